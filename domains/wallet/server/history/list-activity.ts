import type { ReplyOf } from '@egcr/contract/endpoint';
import { parseMinor } from '@egcr/contract/money';
import { platformRefusals } from '@egcr/contract/refusals';
import { foldText } from '@egcr/contract/search-text';
import { ownPart, type EntriesQuery, type Entry } from '@egcr/ledger/server';
import type { CallInput } from '@egcr/server-kit/domain';
import { Refusal, validationRefusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';

import { sharedIdOf, sidesOf } from './across-legs.ts';
import { CONVERSION_IN } from './conversion-legs.ts';
import type {
  activityCall,
  activityEntryCall,
  ActivityEntry,
  ActivityQuery,
} from '../../contract/history.ts';
import { kindOf, toTransaction } from '../transactions.ts';
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
  const filters = filtersOf(parts, query);
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

/** One transaction of the person's. Refuses not_found for any other. */
export async function readActivityEntry(
  parts: WalletParts,
  work: Work,
  { params }: CallInput<typeof activityEntryCall>,
): Promise<ActivityEntry> {
  const { userId } = personOf(work);
  const owner = personOwner(userId);
  const transfer = await ownPart(parts.ledger, work.db, { id: pathId(params.id), userId });
  const isKnown = transfer !== undefined && parts.kinds.words.includes(transfer.kind);
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
  parts: WalletParts,
  work: Work,
  entries: readonly Pick<Entry, 'amountMinor' | 'transfer'>[],
): Promise<readonly ActivityEntry[]> {
  const { userId } = personOf(work);
  const owners = entries.flatMap(({ transfer }) => Object.values(sidesOf(transfer)));
  const partyOf = await partiesOf(parts.people, work.db, owners);
  const labels = await readLabels(
    work.db,
    userId,
    entries.map(({ transfer }) => sharedIdOf(transfer)),
  );
  return entries.map(({ amountMinor, transfer }) => {
    const direction = amountMinor < 0n ? 'out' : 'in';
    const kind = kindOf(parts, transfer);
    const { payer, payee } = sidesOf(transfer);
    const other = direction === 'out' ? payee : payer;
    const label = labels.get(sharedIdOf(transfer));
    const counterpart = other.kind === 'person' && other.id === userId ? null : partyOf(other);
    const { language } = work.request;
    const title = parts.kinds.titleOf(transfer.kind, { language, name: counterpart?.name ?? '' });
    const guess = parts.kinds.categoryOf(transfer.kind, direction);
    return {
      ...toTransaction(transfer),
      kind,
      ...(title !== undefined && { title }),
      direction,
      counterpart,
      category: label?.category ?? guess,
      is_guess: (label?.category ?? null) === null,
      guess,
      private_note: label?.privateNote ?? null,
    };
  });
}

function filtersOf(parts: WalletParts, query: ActivityQuery): Omit<EntriesQuery, 'from' | 'limit'> {
  const [min, max] = [query.min, query.max].map((text) =>
    text === undefined ? undefined : parseMinor(text),
  );
  return {
    kinds: kindsOf(parts, query),
    ...(query.direction === undefined ? {} : { direction: query.direction }),
    amountMinor: { ...(min === undefined ? {} : { min }), ...(max === undefined ? {} : { max }) },
    posted: {
      ...(query.from === undefined ? {} : { from: new Date(query.from) }),
      ...(query.to === undefined ? {} : { to: new Date(query.to) }),
    },
  };
}

/**
 * The ledger's words of what is asked for. A conversion shows once, by what left; among what moved in one currency also by what arrived.
 * Refuses a kind that nobody declared.
 */
function kindsOf({ kinds }: WalletParts, { kind, currency }: ActivityQuery): readonly string[] {
  const words = kind === undefined ? kinds.words : kinds.wordsOf(kind);
  if (words.length === 0) throw validationRefusal([{ field: 'kind', code: 'kind_unknown' }]);
  return currency !== undefined && words.includes('conversion') ? [...words, CONVERSION_IN] : words;
}

/** What the ledger does not know: categories, names and notes. */
function isWanted(item: ActivityEntry, { category, text }: ActivityQuery): boolean {
  if (category !== undefined && item.category !== category) return false;
  if (text === undefined) return true;
  const wanted = foldText(text.trim());
  const told = [
    item.title,
    item.counterpart?.name,
    item.counterpart?.username,
    item.note,
    item.private_note,
    item.reference,
    item.reference.replaceAll('-', ''),
  ];
  return told.some((part) => part && foldText(part).includes(wanted));
}

function below(bounds: readonly Bound[], { accountId, version }: Entry): readonly Bound[] {
  return bounds.map((bound) => (bound.accountId === accountId ? { accountId, below: version } : bound));
}
