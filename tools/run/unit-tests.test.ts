import { join } from 'node:path';

import { expect, it } from 'vitest';

import { repositoryRoot } from '../tidy/source-file.ts';
import { failedFiles } from './unit-tests.ts';

it('files with a failing test are named as they stand in the repository, those that pass are not', () => {
  const report = {
    testResults: [
      { name: join(repositoryRoot, 'domains/blog/web/post.dom.test.tsx'), status: 'failed' },
      { name: join(repositoryRoot, 'domains/blog/web/list.dom.test.tsx'), status: 'passed' },
    ],
  };
  expect(failedFiles(JSON.stringify(report))).toEqual(['domains/blog/web/post.dom.test.tsx']);
});
