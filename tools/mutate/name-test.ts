import { relative } from 'node:path';

import { beforeAll, expect } from 'vitest';

// Says which test file runs. Until its tests begin, files are imported: several test files of a worker share what is imported, and only the
// first of them runs it.
const test = relative(process.cwd(), expect.getState().testPath ?? '');
process.env['MARKS_TEST'] = '';
beforeAll(() => {
  process.env['MARKS_TEST'] = test;
});
