import type { SourceFile } from '../tidy/source-file.ts';

/** A test that starts the product as an operator does: kills it, copies it, rotates its keys. */
const STARTS_PRODUCT = /\bStartedProduct\.start\(/;

/**
 * The test files that start whole products, and are left to another commit: every second one, by the number of the commit (`turn`), but none that
 * changed. Each of them takes as long as fifty others.
 */
export function productsOfOtherTurns({
  files,
  changed,
  turn,
}: {
  readonly files: readonly SourceFile[];
  readonly changed: readonly string[] | undefined;
  readonly turn: number;
}): readonly string[] {
  return files
    .filter(({ path, text }) => path.endsWith('.test.ts') && STARTS_PRODUCT.test(text))
    .map(({ path }) => path)
    .toSorted()
    .filter((path, at) => at % 2 !== turn % 2 && changed?.includes(path) !== true);
}
