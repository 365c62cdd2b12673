import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { SourceFile } from '../tidy/source-file.ts';
import type { Fault } from './fault.ts';
import { withMarks, type MarkedFile } from './marks.ts';

interface Asked {
  /** The copy of the tree. */
  readonly folder: string;
  readonly files: readonly SourceFile[];
  readonly faults: readonly Fault[];
  /** Runs all tests that may reach a fault; they write into the folder which functions they run. Gives those that failed: they say nothing about a fault. */
  readonly run: (marksFolder: string) => Promise<readonly string[]>;
}

/**
 * Whether a test file runs the function that a fault stands in, found by running all tests once with marks in these functions. A fault outside of
 * all functions, or in one that runs while files are imported, may be seen by every test that imports the file.
 */
export async function reachedFunctions({
  folder,
  files,
  faults,
  run,
}: Asked): Promise<(test: string, fault: Fault) => boolean> {
  const marksFolder = mkdtempSync(join(tmpdir(), 'egcr-marks-'));
  // Some tests start the product as another user.
  chmodSync(marksFolder, 0o777);
  const marked = new Map<string, MarkedFile>();
  try {
    for (const file of files) {
      const own = faults.filter(({ path }) => path === file.path);
      if (own.length === 0) continue;
      const withThem = withMarks(file, own);
      marked.set(file.path, withThem);
      writeFileSync(join(folder, file.path), withThem.text);
    }
    const failed = new Set(await run(marksFolder));
    const heard = new Map(
      readdirSync(marksFolder).map((name): [string, ReadonlySet<string>] => [
        decodeURIComponent(name.slice(1)),
        new Set(readFileSync(join(marksFolder, name), 'utf8').split('\n')),
      ]),
    );
    return (test, fault) => {
      if (failed.has(test)) return false;
      const mark = marked.get(fault.path)?.markOf(fault);
      return mark === undefined || heard.get('')?.has(mark) === true || heard.get(test)?.has(mark) === true;
    };
  } finally {
    for (const file of files)
      if (marked.has(file.path) && existsSync(join(folder, file.path)))
        writeFileSync(join(folder, file.path), file.text);
    rmSync(marksFolder, { recursive: true, force: true });
  }
}
