import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import { repositoryRoot, type SourceFile } from '../tidy/source-file.ts';

const STARTS_PRODUCT = /\bStartedProduct\.start\(/;

/**
 * Besides those that start products: what counts through thousands of cases, draws every screen, or waits for processes and pages. Each took 8 s or
 * more.
 */
const THOROUGH: readonly string[] = [
  'apps/server/src/case-crash.test.ts',
  'apps/server/src/cross-site.test.ts',
  'apps/server/src/permissions.test.ts',
  'apps/server/src/purpose.test.ts',
  ...Array.from({ length: 8 }, (_, at) => `apps/web/testing/screens-${at + 1}.dom.test.tsx`),
  'domains/banking/server/bank-file/bounds.test.ts',
  'domains/funds/server/races.test.ts',
  'domains/gotrue/server/hostile-redirects.test.ts',
  'domains/gotrue/server/refresh-load.test.ts',
  'domains/gotrue/server/strict-guesses.test.ts',
  'domains/gotrue/server/strict.test.ts',
  'domains/ledger/server/books/reconcile.test.ts',
  'domains/payments/server/rails/open-rails.test.ts',
  'domains/site/server/whitepaper/whitepaper.test.ts',
  'domains/support/contract/week-rules.test.ts',
  'domains/support/server/overpayments.test.ts',
  'platform/server/src/aside/parse-aside.test.ts',
  'platform/server/src/data/batch-lane-crash.test.ts',
  'platform/server/src/postgres/embedded-postgres.test.ts',
];

/** A commit runs so many test files of each class at most: where a class grows, its files come round less often, and a run stays short. */
const OF_A_RUN = { slow: 10, guarded: 150, ordinary: 110 };

/** Tests of screens, of the API and of the composed product take nearly all of the time; rules and shapes, and tools, take none and run always. */
const TAKES_TURNS = /^(?:apps\/\w+|(?:platform|domains\/[\w-]+)\/(?:server|web|ui))\/.*\.test\.tsx?$/;

/** What comes round most often: what moves money, knows people by their credentials, or decides on access. */
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

const takesTurns = (file: SourceFile): boolean => TAKES_TURNS.test(file.path) && !isSlow(file);

const isGuarded = ({ path }: SourceFile): boolean => guardedFolders.some((folder) => path.startsWith(folder));

interface Turn {
  readonly files: readonly SourceFile[];
  /** What changed since everything was proven, where that is known. */
  readonly changed: readonly string[] | undefined;
  /** The number of the commit. */
  readonly turn: number;
}

/**
 * The test files that are left to other commits (decision 167). Where few files changed, none of those that did, and none whose code (`strict.ts` for
 * `strict.test.ts`) did.
 */
export function testsOfOtherTurns({ files, changed = [], turn }: Turn): readonly string[] {
  const isNear = (path: string): boolean =>
    changed.length <= FEW_CHANGES &&
    [path, path.replace(/\.(?:dom\.)?test\./, '.')].some((near) => changed.includes(near));
  const classes = {
    slow: files.filter(isSlow),
    guarded: files.filter((file) => takesTurns(file) && isGuarded(file)),
    ordinary: files.filter((file) => takesTurns(file) && !isGuarded(file)),
  };
  return (['slow', 'guarded', 'ordinary'] as const).flatMap((name) => {
    const paths = classes[name].map(({ path }) => path).toSorted();
    const turns = Math.ceil(paths.length / OF_A_RUN[name]);
    return paths.filter((path, at) => at % turns !== turn % turns && !isNear(path));
  });
}
