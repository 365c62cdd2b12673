import type { ReplyOf } from '@egcr/contract/endpoint';
import { uuid } from '@egcr/contract/ids';
import { platformRefusals } from '@egcr/contract/refusals';
import { ownPart, type Entry, type Owner, type PostedTransfer } from '@egcr/ledger/server';
import type { CallInput } from '@egcr/server-kit/domain';
import { invariant, Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';
import * as z from 'zod/mini';

import type { transferCall, transfersCall } from '../contract/endpoints.ts';
import type { Party, TransferItem } from '../contract/shapes.ts';
import { sidesOf, TRANSFER_WORDS } from './history/across-legs.ts';
import { boundsOf, nextAfter } from './history/pages.ts';
import { toTransaction } from './transactions.ts';
import type { WalletParts } from './parts.ts';
import { partiesOf } from './parties.ts';
import { MAIN, personOwner } from './purses.ts';

/** A person's transfers from and to other people, newest first. */
export async function listTransfers(
  parts: WalletParts,
  work: Work,
  { query }: CallInput<typeof transfersCall>,
): Promise<ReplyOf<typeof transfersCall>> {
  const { entries, next } = await pageOfEntries(parts, work, { ...query, kinds: TRANSFER_WORDS });
  const partyOf = await partiesOf(parts.people, work.db, entries.flatMap(ownersOf));
  return { items: entries.map((entry) => toItem(entry.transfer, personOf(work).userId, partyOf)), next };
}

/** One transfer, for its two parties. Refuses not_found to everybody else. */
export async function readTransfer(
  { people, ledger }: WalletParts,
  work: Work,
  { params }: CallInput<typeof transferCall>,
): Promise<TransferItem> {
  const { userId } = personOf(work);
  const id = z.safeParse(uuid, params.id.toLowerCase()).data;
  const transfer = id === undefined ? undefined : await ownPart(ledger, work.db, { id, userId });
  if (!transfer || !TRANSFER_WORDS.some((word) => word === transfer.kind))
    throw new Refusal(platformRefusals.not_found);
  return toItem(transfer, userId, await partiesOf(people, work.db, ownersOf({ transfer })));
}

interface HistoryQuery {
  readonly after?: string | undefined;
  readonly limit: number;
  readonly kinds: readonly string[];
}

async function pageOfEntries(
  { ledger }: WalletParts,
  { db, actor }: Work,
  { after, limit, kinds }: HistoryQuery,
): Promise<{ readonly entries: readonly Entry[]; readonly next: string | null }> {
  invariant(actor.kind === 'person', 'history is read by a person');
  const accounts = (await ledger.balances(db, personOwner(actor.userId))).filter(
    (account) => account.purpose === MAIN,
  );
  const from = boundsOf(accounts, after);
  // One more than asked for tells whether there is another page.
  const found = await ledger.entries(db, { from, kinds, limit: limit + 1 });
  const entries = found.slice(0, limit);
  if (found.length <= limit) return { entries, next: null };
  const bounds = from.map(({ accountId, below }) => ({
    accountId,
    below: entries.reduce((low, entry) => (entry.accountId === accountId ? entry.version : low), below),
  }));
  return { entries, next: nextAfter(bounds) };
}

function ownersOf({ transfer }: Pick<Entry, 'transfer'>): Owner[] {
  return Object.values(sidesOf(transfer));
}

function isPerson(owner: Owner, userId: string): boolean {
  return owner.kind === 'person' && owner.id === userId;
}

function toItem(
  transfer: PostedTransfer,
  userId: string,
  partyOf: (owner: Owner) => Party | null,
): TransferItem {
  const { payer, payee } = sidesOf(transfer);
  const [from, to] = [partyOf(payer), partyOf(payee)];
  invariant(from !== null && to !== null, 'a transfer between people has a person on each side');
  const direction = isPerson(payer, userId) ? 'out' : 'in';
  return { ...toTransaction(transfer), direction, from, to };
}
