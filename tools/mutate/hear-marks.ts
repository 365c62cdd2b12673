// Loaded before everything else in each process and worker of a test run: writes down which test file runs which marked function. Each mark
// has a line in a file named by the test file, once.
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';

import { MARK_EVENT } from './mark-event.ts';

const folder = process.env['MARKS_FOLDER'];
const heard = new Set<string>();

if (folder !== undefined)
  process.on(MARK_EVENT, (mark: string) => {
    const test = process.env['MARKS_TEST'] ?? '';
    const key = `${test} ${mark}`;
    if (heard.has(key)) return;
    heard.add(key);
    appendFileSync(join(folder, `_${encodeURIComponent(test)}`), `${mark}\n`);
  });
