import { expect, it } from 'vitest';

import { effectiveShares } from './effective-shares.ts';
import type { OwnershipNetwork } from './network.ts';

// An independent solver: the same question as a linear system, solved by determinants of whole numbers (Cramer, Bareiss), with no fraction before the last step.

/** The determinant of whole numbers, without fractions (Bareiss). */
function determinant(given: readonly (readonly bigint[])[]): bigint {
  const rows = given.map((row) => [...row]);
  const at = (row: number, column: number) => rows[row]?.[column] ?? 0n;
  let [sign, last] = [1n, 1n];
  for (let step = 0; step < rows.length - 1; step += 1) {
    const pivot = rows.findIndex((row, index) => index >= step && row[step] !== 0n);
    if (pivot === -1) return 0n;
    if (pivot !== step) {
      [rows[step], rows[pivot]] = [rows[pivot] ?? [], rows[step] ?? []];
      sign = -sign;
    }
    for (let row = step + 1; row < rows.length; row += 1)
      for (let column = rows.length - 1; column >= step; column -= 1)
        (rows[row] ?? [])[column] =
          (at(row, column) * at(step, step) - at(row, step) * at(step, column)) / last;
    last = at(step, step);
  }
  return sign * at(rows.length - 1, rows.length - 1);
}

const WHOLE = 60n;

/** Numbers that look random and are the same in each run (mulberry32). */
function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

interface Drawn {
  readonly businesses: number;
  readonly people: number;
  /** In sixtieths: who owns how much of each business; businesses first, then people. */
  readonly parts: readonly (readonly bigint[])[];
}

/** Businesses that own each other, themselves and belong to people, at random; some have owners who are not known. */
function draw(seed: number): Drawn {
  const roll = dice(seed);
  const [businesses, people] = [1 + roll(9), 1 + roll(5)];
  const parts = Array.from({ length: businesses }, () => {
    const owners = Array.from({ length: businesses + people }, () => 0n);
    let rest = Number(WHOLE);
    for (let holding = 0; holding < 1 + roll(6) && rest > 0; holding += 1) {
      const part = 1 + roll(rest);
      const owner = roll(owners.length);
      owners[owner] = (owners[owner] ?? 0n) + BigInt(part);
      rest -= part;
    }
    return owners;
  });
  return { businesses, people, parts };
}

/** Businesses behind which some person stands: only among these is the system sure to have one answer. */
function ofPeople({ businesses, parts }: Drawn): readonly number[] {
  const found = new Set<number>();
  for (let before = -1; before !== found.size;) {
    before = found.size;
    for (const [business, owners] of parts.entries())
      if (owners.some((part, owner) => part > 0n && (owner >= businesses || found.has(owner))))
        found.add(business);
  }
  return [...found].toSorted((one, other) => one - other);
}

/** The share of each person in business 0, as numerator over denominator. */
function solve(drawn: Drawn): ReadonlyMap<number, readonly [bigint, bigint]> {
  const kept = ofPeople(drawn);
  const found = new Map<number, readonly [bigint, bigint]>();
  const subject = kept.indexOf(0);
  if (subject === -1) return found;
  // Row: a business; what a person owns of it less what they own through the others is their direct part.
  const system = kept.map((row) =>
    kept.map((column) => (row === column ? WHOLE : 0n) - (drawn.parts[row]?.[column] ?? 0n)),
  );
  const whole = determinant(system);
  for (let person = 0; person < drawn.people; person += 1) {
    const changed = system.map((row, at) =>
      row.map((value, column) =>
        column === subject ? (drawn.parts[kept[at] ?? 0]?.[drawn.businesses + person] ?? 0n) : value,
      ),
    );
    const part = determinant(changed);
    if (part !== 0n) found.set(person, [part, whole]);
  }
  return found;
}

function networkOf({ businesses, people, parts }: Drawn): OwnershipNetwork {
  const ids = [
    ...Array.from({ length: businesses }, (_none, at) => `B${at}`),
    ...Array.from({ length: people }, (_none, at) => `p${at}`),
  ];
  return {
    subject: 'B0',
    is_cut: false,
    nodes: ids.map((id, at) => ({
      id,
      kind: at < businesses ? 'business' : 'person',
      name: id,
      born_month: null,
      number: null,
      slug: null,
    })),
    edges: parts.flatMap((owners, owned) =>
      owners.flatMap((part, owner) => {
        const share = `${part}/${WHOLE}`;
        return part === 0n
          ? []
          : [{ owner: ids[owner] ?? '', owned: ids[owned] ?? '', shares: share, votes: share }];
      }),
    ),
  };
}

it('of 500 random networks the effective shares equal an independent solver, to the fraction [SYS-08]', () => {
  let [loops, owners] = [0, 0];
  for (let seed = 1; seed <= 500; seed += 1) {
    const drawn = draw(seed);
    const shares = effectiveShares(networkOf(drawn), 'shares');
    const wanted = solve(drawn);
    expect([...shares.keys()].toSorted(), `network ${seed}`).toEqual(
      [...wanted.keys()].map((at) => `p${at}`),
    );
    for (const [person, [over, under]] of wanted) {
      const share = shares.get(`p${person}`);
      expect((share?.n ?? 0n) * under, `network ${seed}`).toBe(over * (share?.d ?? 1n));
      owners += 1;
    }
    if (drawn.parts.some((parts, owned) => parts.some((part, owner) => part > 0n && owner <= owned)))
      loops += 1;
  }
  // Enough of both for the comparison to mean something.
  expect(loops).toBeGreaterThan(250);
  expect(owners).toBeGreaterThan(500);
});
