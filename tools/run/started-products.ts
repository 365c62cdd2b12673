import type { SourceFile } from '../tidy/source-file.ts';

const STARTS_PRODUCT = /\bStartedProduct\.start\(/;

/** A test that starts the product as an operator does, with a database of its own: kills it, copies it, rotates its keys. */
export function startsProduct({ path, text }: SourceFile): boolean {
  return path.endsWith('.test.ts') && STARTS_PRODUCT.test(text);
}

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
    .filter(startsProduct)
    .map(({ path }) => path)
    .toSorted()
    .filter((path, at) => at % 2 !== turn % 2 && changed?.includes(path) !== true);
}
