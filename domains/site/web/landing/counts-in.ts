/** The named counts of an answer; undefined where one is missing or is no count. */
export function countsIn<Name extends string>(
  answer: unknown,
  names: readonly Name[],
): Readonly<Record<Name, number>> | undefined {
  if (typeof answer !== 'object' || answer === null) return undefined;
  const given = new Map<string, unknown>(Object.entries(answer));
  const counts: Partial<Record<Name, number>> = {};
  for (const name of names) {
    const count = given.get(name);
    if (typeof count !== 'number' || !Number.isSafeInteger(count) || count < 0) return undefined;
    counts[name] = count;
  }
  return isWhole(counts, names) ? counts : undefined;
}

function isWhole<Name extends string>(
  counts: Partial<Record<Name, number>>,
  names: readonly Name[],
): counts is Record<Name, number> {
  return names.every((name) => counts[name] !== undefined);
}
