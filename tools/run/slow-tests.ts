import type { SourceFile } from '../tidy/source-file.ts';

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

/** Each slow test file runs with one commit of so many. */
const TURNS = 3;

/** A test that starts the product as an operator does, with a database of its own: kills it, copies it, rotates its keys. */
export function startsProduct({ path, text }: SourceFile): boolean {
  return path.endsWith('.test.ts') && STARTS_PRODUCT.test(text);
}

/**
 * The slow test files that are left to another commit: two thirds of them, by the number of the commit (`turn`), but none that changed, or whose
 * code (`strict.ts` for `strict.test.ts`) did. Each of them takes as long as twenty others.
 */
export function slowTestsOfOtherTurns({
  files,
  changed,
  turn,
}: {
  readonly files: readonly SourceFile[];
  readonly changed: readonly string[] | undefined;
  readonly turn: number;
}): readonly string[] {
  return files
    .filter((file) => startsProduct(file) || THOROUGH.includes(file.path))
    .map(({ path }) => path)
    .toSorted()
    .filter(
      (path, at) =>
        at % TURNS !== turn % TURNS &&
        ![path, path.replace('.test.', '.')].some((near) => changed?.includes(near) === true),
    );
}
