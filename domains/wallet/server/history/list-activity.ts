import { parseMinor } from '@egcr/contract/money';
import { platformRefusals } from '@egcr/contract/refusals';
import type { ReplyOf } from '@egcr/contract/endpoint';
import type { CallInput } from '@egcr/server-kit/domain';
import { Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';

import { guessCategory } from '../../contract/categories.ts';
import type {
  activityCall,
  activityEntryCall,
  ActivityEntry,
  ActivityQuery,
} from '../../contract/history.ts';
import { movementKinds } from '../../contract/shapes.ts';
import { CONVERSION_IN } from '../convert/conversion-meta.ts';
import type { EntriesQuery, Entry } from '../ledger/ledger.ts';
import { kindOf, toMovement } from '../movements.ts';
import type { WalletParts } from '../parts.ts';
import { partiesOf } from '../parties.ts';
import { pathId } from '../path-id.ts';
import { MAIN, personOwner } from '../purses.ts';
import { readLabels } from './labels.ts';
import { boundsOf, nextAfter, type Bound } from './pages.ts';

/** Entries read at once where each has to be looked at, and how often in one call: then the page says how far it got. */
const SCAN_SIZE = 200;
const SCANS_MAX = 10;

/** Everything that changed one of a person's balances, newest first, filtered. */
export async function listActivity(
  parts: WalletParts,
  work: Work,
  { query }: CallInput<typeof activityCall>,
): Promise<ReplyOf<typeof activityCall>> {
  const { userId } = personOf(work);
  const accounts = (await parts.ledger.balances(work.db, personOwner(userId))).filter(
    ({ purpose, asset }) => purpose === MAIN && (query.currency ?? asset) === asset,
  );
  const isSearch = query.text !== undefined || query.category !== undefined;
  const size = isSearch ? SCAN_SIZE : query.limit + 1;
  const filters = filtersOf(query);
  let bounds: readonly Bound[] = boundsOf(accounts, query.after);
  const items: ActivityEntry[] = [];
  for (let scan = 0; scan < SCANS_MAX; scan += 1) {
    const found = await parts.ledger.entries(work.db, { ...filters, from: bounds, limit: size });
    const seen = await enrich(parts, work, found);
    for (const [at, item] of seen.entries()) {
      const entry = found[at];
      if (entry) bounds = below(bounds, entry);
      if (!isWanted(item, query)) continue;
      items.push(item);
      if (items.length < query.limit) continue;
      const isEnd = at === found.length - 1 && found.length < size;
      return { items, next: isEnd ? null : nextAfter(bounds) };
    }
    if (found.length < size) return { items, next: null };
  }
  return { items, next: nextAfter(bounds) };
}

/** One movement of the person's. Refuses not_found for any other. */
export async function readActivityEntry(
  parts: WalletParts,
  work: Work,
  { params }: CallInput<typeof activityEntryCall>,
): Promise<ActivityEntry> {
  const owner = personOwner(personOf(work).userId);
  const transfer = await parts.ledger.transfer(work.db, pathId(params.id));
  const isKnown = transfer !== undefined && movementKinds.some((kind) => kind === transfer.kind);
  const side = isKnown
    ? [transfer.debit, transfer.credit].find(
        (one) => one.owner.kind === owner.kind && one.owner.id === owner.id,
      )
    : undefined;
  if (!transfer || !side) throw new Refusal(platformRefusals.not_found);
  const amountMinor = side === transfer.debit ? -transfer.amountMinor : transfer.amountMinor;
  const [entry] = await enrich(parts, work, [{ amountMinor, transfer }]);
  if (!entry) throw new Refusal(platformRefusals.not_found);
  return entry;
}

/** Entries as their owner sees them: with the other side, and with what they say of each themselves. */
async function enrich(
  { people }: WalletParts,
  work: Work,
  entries: readonly Pick<Entry, 'amountMinor' | 'transfer'>[],
): Promise<readonly ActivityEntry[]> {
  const { userId } = personOf(work);
  const owners = entries.flatMap(({ transfer }) => [transfer.debit.owner, transfer.credit.owner]);
  const partyOf = await partiesOf(people, work.db, owners);
  const labels = await readLabels(
    work.db,
    userId,
    entries.map(({ transfer }) => transfer.id),
  );
  return entries.map(({ amountMinor, transfer }) => {
    const direction = amountMinor < 0n ? 'out' : 'in';
    const kind = kindOf(transfer);
    const other = direction === 'out' ? transfer.credit.owner : transfer.debit.owner;
    const label = labels.get(transfer.id);
    return {
      ...toMovement(transfer),
      kind,
      direction,
      counterpart: other.kind === 'person' && other.id === userId ? null : partyOf(other),
      category: label?.category ?? guessCategory(kind, direction),
      is_guess: (label?.category ?? null) === null,
      private_note: label?.privateNote ?? null,
    };
  });
}

function filtersOf(query: ActivityQuery): Omit<EntriesQuery, 'from' | 'limit'> {
  const [min, max] = [query.min, query.max].map((text) =>
    text === undefined ? undefined : parseMinor(text),
  );
  return {
    kinds: kindsOf(query),
    ...(query.direction === undefined ? {} : { direction: query.direction }),
    amountMinor: { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) },
    posted: {
      ...(query.from === undefined ? {} : { from: new Date(query.from) }),
      ...(query.to === undefined ? {} : { to: new Date(query.to) }),
    },
  };
}

/** A conversion shows once, by what left; among what moved in one currency also by what arrived. */
function kindsOf({ kind, currency }: ActivityQuery): readonly string[] {
  const kinds: readonly string[] = kind === undefined ? movementKinds : [kind];
  return currency !== undefined && kinds.includes('conversion') ? [...kinds, CONVERSION_IN] : kinds;
}

/** What the ledger does not know: categories, names and notes. */
function isWanted(item: ActivityEntry, { category, text }: ActivityQuery): boolean {
  if (category !== undefined && item.category !== category) return false;
  if (text === undefined) return true;
  const wanted = foldText(text.trim());
  const told = [
    item.counterpart?.name,
    item.counterpart?.username,
    item.note,
    item.private_note,
    item.reference,
    item.reference.replaceAll('-', ''),
  ];
  return told.some((part) => part && foldText(part).includes(wanted));
}

/** Without case and accents, so that `jose` finds José. */
function foldText(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

function below(bounds: readonly Bound[], { accountId, version }: Entry): readonly Bound[] {
  return bounds.map((bound) => (bound.accountId === accountId ? { accountId, below: version } : bound));
}
