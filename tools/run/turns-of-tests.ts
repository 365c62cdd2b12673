import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { repositoryRoot, type SourceFile } from '../tidy/source-file.ts';

const STARTS_PRODUCT = /\bStartedProduct\.start\(/;

/** Besides those that start products: what counts through thousands of cases, or waits for processes and pages. Each took 8 s or more. */
const THOROUGH: readonly string[] = [
  'apps/server/src/case-crash.test.ts',
  'apps/server/src/cross-site.test.ts',
  'apps/server/src/purpose.test.ts',
  'domains/banking/server/bank-file/bounds.test.ts',
  'domains/gotrue/server/hostile-redirects.test.ts',
  'domains/gotrue/server/refresh-load.test.ts',
  'domains/gotrue/server/strict-guesses.test.ts',
  'domains/gotrue/server/strict.test.ts',
  'domains/site/server/whitepaper/whitepaper.test.ts',
  'domains/support/contract/week-rules.test.ts',
  'platform/server/src/aside/parse-aside.test.ts',
  'platform/server/src/postgres/embedded-postgres.test.ts',
];

/** A test file that takes turns runs with one commit of so many. */
const TURNS = 3;

/** Tests of screens, of the API and of the composed product: together they take nearly all of the time. */
const TAKES_TURNS = /^(?:apps\/\w+|(?:platform|domains\/[\w-]+)\/(?:server|web|ui))\/.*\.test\.tsx?$/;

/** What runs with every commit, slow tests aside: what moves money, knows people by their credentials, or decides on access. */
const GUARDED = new Set(['money', 'credentials', 'access']);

interface Goal {
  readonly area: string;
  readonly folders: readonly string[];
}

const goals: readonly Goal[] = JSON.parse(
  readFileSync(join(repositoryRoot, 'tools/mutate/goals.json'), 'utf8'),
);
const guardedFolders = goals.filter(({ area }) => GUARDED.has(area)).flatMap(({ folders }) => folders);

/** Where more files changed than this, a change says nothing about which tests matter most. */
const FEW_CHANGES = 60;

/** A test that starts the product as an operator does, with a database of its own: kills it, copies it, rotates its keys. */
export function startsProduct({ path, text }: SourceFile): boolean {
  return path.endsWith('.test.ts') && STARTS_PRODUCT.test(text);
}

const isSlow = (file: SourceFile): boolean => startsProduct(file) || THOROUGH.includes(file.path);

const isOrdinary = (file: SourceFile): boolean =>
  TAKES_TURNS.test(file.path) &&
  !isSlow(file) &&
  !guardedFolders.some((folder) => file.path.startsWith(folder));

interface Turn {
  readonly files: readonly SourceFile[];
  /** What changed since everything was proven, where that is known. */
  readonly changed: readonly string[] | undefined;
  /** The number of the commit. */
  readonly turn: number;
}

/**
 * The test files that are left to other commits: two thirds of the slow ones, each of which takes as long as twenty others, and of those that guard
 * neither money nor credentials nor access (decisions 146 and 157). Where few files changed, none of those that did, and none whose code (`strict.ts` for
 * `strict.test.ts`) did.
 */
export function testsOfOtherTurns({ files, changed = [], turn }: Turn): readonly string[] {
  const isNear = (path: string): boolean =>
    changed.length <= FEW_CHANGES &&
    [path, path.replace(/\.(?:dom\.)?test\./, '.')].some((near) => changed.includes(near));
  const ofOthers = (takesPart: (file: SourceFile) => boolean): readonly string[] =>
    files
      .filter(takesPart)
      .map(({ path }) => path)
      .toSorted()
      .filter((path, at) => at % TURNS !== turn % TURNS && !isNear(path));
  return [...ofOthers(isSlow), ...ofOthers(isOrdinary)];
}
