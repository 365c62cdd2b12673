/** The lines that only one of two texts has, each as often as it has them more. */
export function linesApart(
  left: readonly string[],
  right: readonly string[],
): { readonly left: readonly string[]; readonly right: readonly string[] } {
  return { left: without(left, right), right: without(right, left) };
}

function without(lines: readonly string[], others: readonly string[]): readonly string[] {
  const left = new Map<string, number>();
  for (const line of others) left.set(line, (left.get(line) ?? 0) + 1);
  return lines.filter((line) => {
    const count = left.get(line) ?? 0;
    left.set(line, count - 1);
    return count <= 0 && line !== '';
  });
}
