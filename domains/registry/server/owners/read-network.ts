import type { Database } from '@egcr/server-kit/database';

import { NETWORK_MAX } from '../../contract/limits.ts';
import { directShares } from '../../contract/ownership/direct-shares.ts';
import type { OwnershipNetwork, OwnershipNode } from '../../contract/ownership/network.ts';
import { personKey } from '../../contract/person-key.ts';
import {
  businessesByIds,
  classesOf,
  holdingsOf,
  type ClassRow,
  type HoldingRow,
  type OwnedRow,
} from './owners-store.ts';

/** Who owns a business, directly and through the businesses of the register. Answers ids that mean something in this network alone. */
export async function readNetwork(db: Database, businessId: string): Promise<OwnershipNetwork> {
  const { ids, holdings, isCut } = await climb(db, businessId);
  const businesses = await businessesByIds(db, ids);
  const classes = Map.groupBy(await classesOf(db, ids), (each) => each.business_id);
  const idOf = holderIds(holdings);
  const nodes = new Map<string, OwnershipNode>(
    businesses.map((each) => [businessNode(each.id), nodeOfBusiness(each)]),
  );
  for (const each of holdings) if (!nodes.has(idOf(each))) nodes.set(idOf(each), nodeOfHolder(each));
  // What stands for a person or a business is numbered: neither an account nor a row is named to strangers.
  const shown = new Map([...nodes.keys()].map((id, at) => [id, `n${at + 1}`]));
  const nameOf = (id: string) => shown.get(id) ?? id;
  return {
    subject: nameOf(businessNode(businessId)),
    nodes: [...nodes].map(([id, node]) => ({ ...node, id: nameOf(id) })),
    edges: edgesOf({ classes, holdings, idOf }).map((edge) => ({
      ...edge,
      owner: nameOf(edge.owner),
      owned: nameOf(edge.owned),
    })),
    is_cut: isCut,
  };
}

/** The businesses behind one, level by level, and all holdings in them. */
async function climb(db: Database, businessId: string) {
  const ids = [businessId];
  const holdings: HoldingRow[] = [];
  let [level, isCut] = [[businessId], false];
  while (level.length > 0) {
    const found = await holdingsOf(db, level);
    holdings.push(...found);
    const next = [...new Set(found.flatMap((each) => each.holder_business_id ?? []))].filter(
      (id) => !ids.includes(id),
    );
    level = next.slice(0, NETWORK_MAX - ids.length);
    isCut ||= level.length < next.length;
    ids.push(...level);
  }
  return { ids, holdings, isCut };
}

const businessNode = (id: string) => `business ${id}`;

/**
 * Who a holding stands for. A person with an account is one wherever they hold; others are one where name and month of birth are the same, and are
 * the person with the account if these are the same too. Who has neither is a person of their own.
 */
function holderIds(holdings: readonly HoldingRow[]): (holding: HoldingRow) => string {
  const accounts = new Map<string, string>();
  for (const { user_id: userId, name, born_month: born } of holdings)
    if (userId !== null && born !== null) accounts.set(personKey(name, born), userId);
  return (each) => {
    if (each.holder_business_id !== null) return businessNode(each.holder_business_id);
    if (each.user_id !== null) return `account ${each.user_id}`;
    if (each.holder_kind === 'business') return `outside ${personKey(each.name, '')}`;
    if (each.born_month === null) return `holding ${each.business_id} ${personKey(each.name, '')}`;
    const key = personKey(each.name, each.born_month);
    const userId = accounts.get(key);
    return userId === undefined ? `person ${key}` : `account ${userId}`;
  };
}

function nodeOfBusiness({ name, number, slug }: OwnedRow): OwnershipNode {
  return { id: '', kind: 'business', name, born_month: null, number, slug };
}

function nodeOfHolder({ holder_kind: kind, name, born_month }: HoldingRow): OwnershipNode {
  return { id: '', kind, name, born_month, number: null, slug: null };
}

function edgesOf({
  classes,
  holdings,
  idOf,
}: {
  readonly classes: ReadonlyMap<string, readonly ClassRow[]>;
  readonly holdings: readonly HoldingRow[];
  readonly idOf: (holding: HoldingRow) => string;
}) {
  return [...Map.groupBy(holdings, (each) => each.business_id)].flatMap(([owned, held]) =>
    directShares(
      (classes.get(owned) ?? []).map((each) => ({
        name: each.name,
        issued: each.issued,
        nominalMinor: each.nominal_minor,
        votesPerShare: each.votes_per_share,
      })),
      held.map((each) => ({ owner: idOf(each), className: each.class_name, shares: each.shares })),
    ).map((part) => ({ ...part, owned: businessNode(owned) })),
  );
}
