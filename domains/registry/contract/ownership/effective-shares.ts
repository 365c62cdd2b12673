import { Fraction } from 'fraction.js';

import type { Measure, OwnershipNetwork } from './network.ts';

/** The direct shares in each business, as whole parts of one number: `parts` of `whole`, by owner. */
type Held = ReadonlyMap<string, { readonly whole: bigint; readonly parts: ReadonlyMap<string, bigint> }>;

/**
 * What each person owns of the subject, directly and through businesses, exactly. Loops of businesses that own each other are solved: what a
 * business passes on is an unknown of a system of linear equations. A loop that belongs to no person gives nothing to anyone.
 */
export function effectiveShares(network: OwnershipNetwork, measure: Measure): ReadonlyMap<string, Fraction> {
  const held = heldIn(network, measure);
  const persons = new Set(network.nodes.filter(({ kind }) => kind === 'person').map(({ id }) => id));
  const order = businessesBetween(held, persons, network.subject);
  const { flows, scale } = flowsThrough(held, order);
  const found = new Map<string, bigint>();
  for (const [at, business] of order.entries())
    for (const [owner, part] of held.get(business)?.parts ?? [])
      if (persons.has(owner)) found.set(owner, (found.get(owner) ?? 0n) + (flows[at] ?? 0n) * part);
  return new Map([...found].map(([person, part]) => [person, new Fraction(part, scale)]));
}

function heldIn({ edges }: OwnershipNetwork, measure: Measure): Held {
  const shares = edges.map((edge) => ({ ...edge, share: new Fraction(edge[measure]) }));
  const held = shares.filter(({ share }) => share.n !== 0n);
  return new Map(
    [...Map.groupBy(held, ({ owned }) => owned)].map(([owned, all]) => {
      const whole = all.reduce((common, { share }) => common.lcm(share.d), new Fraction(1)).n;
      const parts = new Map<string, bigint>();
      for (const { owner, share } of all)
        parts.set(owner, (parts.get(owner) ?? 0n) + (share.n * whole) / share.d);
      return [owned, { whole, parts }];
    }),
  );
}

/** The subject and the businesses above it that lead to a person, the subject last; none where no person is behind it. */
function businessesBetween(held: Held, persons: ReadonlySet<string>, subject: string): readonly string[] {
  const ownersOf = (business: string) => [...(held.get(business)?.parts.keys() ?? [])];
  const above = new Set([subject]);
  for (const business of above) for (const owner of ownersOf(business)) above.add(owner);
  const sides = [...above].flatMap((owned) => ownersOf(owned).map((owner) => ({ owner, owned })));
  const ownedBy = Map.groupBy(sides, ({ owner }) => owner);
  const leading = new Set([...above].filter((id) => persons.has(id)));
  for (const owner of leading) for (const { owned } of ownedBy.get(owner) ?? []) leading.add(owned);
  if (!leading.delete(subject)) return [];
  return [...[...leading].filter((id) => !persons.has(id)), subject];
}

/**
 * How much of the subject flows through each business, by its `whole`, as whole parts of `scale`: elimination without fractions (Bareiss), in
 * which each division leaves no rest. Nothing where more than the whole of a business is held, as while it is being written.
 */
function flowsThrough(
  held: Held,
  order: readonly string[],
): { readonly flows: readonly bigint[]; readonly scale: bigint } {
  const size = order.length;
  const rows = equationsOf(held, order);
  let before = 1n;
  for (const [at, pivotRow] of rows.entries()) {
    const pivot = pivotRow[at] ?? 0n;
    if (pivot === 0n) return { flows: [], scale: 1n };
    for (const row of rows.slice(at + 1)) {
      const factor = row[at] ?? 0n;
      for (let column = at + 1; column <= size; column += 1)
        row[column] = (pivot * (row[column] ?? 0n) - factor * (pivotRow[column] ?? 0n)) / before;
    }
    before = pivot;
  }
  const flows = Array<bigint>(size).fill(0n);
  for (const [at, row] of [...rows.entries()].toReversed()) {
    let rest = before * (row[size] ?? 0n);
    for (let column = at + 1; column < size; column += 1) rest -= (row[column] ?? 0n) * (flows[column] ?? 0n);
    flows[at] = rest / (row[at] ?? 1n);
  }
  return { flows, scale: before };
}

/** What flows through a business is what flows through those that it owns, by its share; the subject begins with the whole. */
function equationsOf(held: Held, order: readonly string[]): bigint[][] {
  return order.map((owner) => {
    const row = order.map((owned) => {
      const { whole = 1n, parts } = held.get(owned) ?? {};
      return (owner === owned ? whole : 0n) - (parts?.get(owner) ?? 0n);
    });
    return [...row, owner === order.at(-1) ? 1n : 0n];
  });
}
