import { Fraction } from 'fraction.js';

import type { Measure, OwnershipNetwork } from './network.ts';

type Weights = Map<string, Map<string, Fraction>>;
const ONE = new Fraction(1);

/** The direct shares in each business, by owner. What a business holds of itself stands there too. */
function weightsOf({ edges }: OwnershipNetwork, measure: Measure): Weights {
  const weights: Weights = new Map();
  for (const { owner, owned, [measure]: share } of edges) add(weights, owned, owner, new Fraction(share));
  return weights;
}

function add(weights: Weights, owned: string, owner: string, share: Fraction): void {
  const owners = weights.get(owned) ?? new Map<string, Fraction>();
  owners.set(owner, (owners.get(owner) ?? new Fraction(0)).add(share));
  weights.set(owned, owners);
}

/**
 * What each person owns of the subject, directly and through businesses, exactly. Loops of businesses that own each other are solved: each
 * business is taken out of the network in turn, and what it owned goes to its owners, divided by what it does not own of itself. A loop that
 * belongs to no person gives nothing to anyone.
 */
export function effectiveShares(network: OwnershipNetwork, measure: Measure): ReadonlyMap<string, Fraction> {
  const weights = weightsOf(network, measure);
  const { subject } = network;
  for (const business of [...weights.keys()].filter((each) => each !== subject)) {
    const behind = ownersOf(weights, business);
    weights.delete(business);
    for (const [owned, owners] of weights) {
      const share = owners.get(business);
      if (share === undefined) continue;
      owners.delete(business);
      for (const [owner, part] of behind) add(weights, owned, owner, share.mul(part));
    }
  }
  const persons = new Set(network.nodes.filter(({ kind }) => kind === 'person').map(({ id }) => id));
  return new Map([...ownersOf(weights, subject)].filter(([owner]) => persons.has(owner)));
}

/** The others who own a business, with what it owns of itself spread over all of them. */
function ownersOf(weights: Weights, business: string): ReadonlyMap<string, Fraction> {
  const owners = new Map(weights.get(business));
  const rest = ONE.sub(owners.get(business) ?? 0);
  owners.delete(business);
  if (rest.equals(0)) return new Map();
  return new Map([...owners].map(([owner, share]) => [owner, share.div(rest)]));
}
