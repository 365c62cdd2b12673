import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { withFault, type Fault } from './fault.ts';
import type { Verdict } from './run-tests.ts';

export type Outcome =
  | 'caught'
  | 'hung'
  | 'does not compile'
  | 'not as generated'
  | 'survived'
  | 'reached by no test';

/**
 * A hang counts: no run of the tests ends with it. So does what the compiler refuses, and what makes generated files other than they stand in the
 * repository: `npm run check` ends with either.
 */
export function isCaught(outcome: Outcome): boolean {
  return outcome !== 'survived' && outcome !== 'reached by no test';
}

interface Planting {
  /** The copy of the tree. */
  readonly folder: string;
  readonly fault: Fault;
  /** Test files, nearest first. */
  readonly tests: readonly string[];
  readonly run: (tests: readonly string[]) => Promise<Verdict>;
  /** Whether the copy compiles with the fault. It is asked about what no test noticed. */
  readonly compiles: () => Promise<boolean>;
  /** Whether the generated files are still right. Asked last. */
  readonly isAsGenerated: () => Promise<boolean>;
}

/** Most faults are seen by the tests beside the file: these run first, and the others only where none of them failed. */
const NEAREST = 4;

/** Plants one fault, runs the tests that reach it until one fails, and takes the fault out again. */
export async function plant({
  folder,
  fault,
  tests,
  run,
  compiles,
  isAsGenerated,
}: Planting): Promise<Outcome> {
  const file = join(folder, fault.path);
  const before = readFileSync(file, 'utf8');
  writeFileSync(file, withFault(before, fault));
  try {
    for (const wave of [tests.slice(0, NEAREST), tests.slice(NEAREST)]) {
      const verdict = wave.length === 0 ? 'passed' : await run(wave);
      if (verdict !== 'passed') return verdict === 'hung' ? 'hung' : 'caught';
    }
    // To the compiler SQL is a text.
    if (!fault.kind.endsWith('SQL') && !(await compiles())) return 'does not compile';
    if (!(await isAsGenerated())) return 'not as generated';
    return tests.length === 0 ? 'reached by no test' : 'survived';
  } finally {
    writeFileSync(file, before);
  }
}
