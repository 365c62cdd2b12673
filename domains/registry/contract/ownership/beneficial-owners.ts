import { Fraction } from 'fraction.js';

import { effectiveShares } from './effective-shares.ts';
import {
  measures,
  type BeneficialOwner,
  type OwnershipEdge,
  type OwnershipNetwork,
  type OwnershipPath,
} from './network.ts';

/** From which share a person is named, and whether exactly that share counts. */
export interface OwnersRule {
  readonly fromPercent: number;
  readonly isIncluded: boolean;
}

/** Ways that are listed of each person, and steps that are taken to find them. */
const PATHS_MAX = 5;
const STEPS_MAX = 5_000;
const NOTHING = new Fraction(0);

function reaches(share: Fraction, { fromPercent, isIncluded }: OwnersRule): boolean {
  const threshold = new Fraction(fromPercent, 100);
  return isIncluded ? share.gte(threshold) : share.gt(threshold);
}

/** The people who own or control enough of the subject, the largest first, each with the ways that lead there. */
export function beneficialOwners(network: OwnershipNetwork, rule: OwnersRule): readonly BeneficialOwner[] {
  const [shares, votes] = [effectiveShares(network, 'shares'), effectiveShares(network, 'votes')];
  const all = pathsTo(network);
  const found = [...new Set([...shares.keys(), ...votes.keys()])].flatMap((person) => {
    const own = { shares: shares.get(person) ?? NOTHING, votes: votes.get(person) ?? NOTHING };
    const by = measures.filter((measure) => reaches(own[measure], rule));
    return by.length === 0 ? [] : [{ person, own, by }];
  });
  return found
    .toSorted((one, other) => larger(other.own).compare(larger(one.own)))
    .map(({ person, own, by }) => {
      const listed = (all.get(person) ?? [])
        .map((path) => ({ path, size: larger(partsOf(path)) }))
        .toSorted((one, other) => other.size.compare(one.size))
        .slice(0, PATHS_MAX)
        .map(({ path }) => path);
      const sum = (measure: 'shares' | 'votes') =>
        listed.reduce((total, path) => total.add(path[measure]), NOTHING);
      return {
        node: person,
        shares: own.shares.toFraction(),
        votes: own.votes.toFraction(),
        by: [...by],
        paths: listed,
        has_more: measures.some((measure) => !sum(measure).equals(own[measure])),
      };
    });
}

const partsOf = (path: OwnershipPath) => ({
  shares: new Fraction(path.shares),
  votes: new Fraction(path.votes),
});

function larger({ shares, votes }: { readonly shares: Fraction; readonly votes: Fraction }): Fraction {
  return shares.gte(votes) ? shares : votes;
}

/** All ways from people down to the subject that pass no business twice, by person. */
function pathsTo({ subject, nodes, edges }: OwnershipNetwork): ReadonlyMap<string, OwnershipPath[]> {
  const persons = new Set(nodes.filter(({ kind }) => kind === 'person').map(({ id }) => id));
  const owners = Map.groupBy(edges, ({ owned }) => owned);
  const found = new Map<string, OwnershipPath[]>();
  let steps = 0;
  function climb(at: string, through: readonly string[], parts: ReturnType<typeof partsOf>): void {
    for (const edge of owners.get(at) ?? []) {
      steps += 1;
      if (steps > STEPS_MAX || edge.owner === subject || through.includes(edge.owner)) continue;
      const here = timesEdge(parts, edge);
      if (persons.has(edge.owner))
        found.set(edge.owner, [
          ...(found.get(edge.owner) ?? []),
          { through: [...through], shares: here.shares.toFraction(), votes: here.votes.toFraction() },
        ]);
      else climb(edge.owner, [edge.owner, ...through], here);
    }
  }
  climb(subject, [], { shares: new Fraction(1), votes: new Fraction(1) });
  return found;
}

function timesEdge(parts: ReturnType<typeof partsOf>, { shares, votes }: OwnershipEdge) {
  return { shares: parts.shares.mul(shares), votes: parts.votes.mul(votes) };
}
