import type { ReplyOf } from '@egcr/contract/endpoint';
import { toInstant } from '@egcr/contract/time';
import type { Entry } from '@egcr/ledger/server';
import { numberCursor, readPage } from '@egcr/server-kit/data/page';
import type { CallInput } from '@egcr/server-kit/domain';
import type { Work } from '@egcr/server-kit/work';
import { referenceOf, toWire } from '@egcr/wallet/contract';
import type { MoneyKind } from '@egcr/wallet/server';
import * as z from 'zod/mini';

import type { listBusinessEntriesCall } from '../contract/index.ts';
import { memberWith } from './members.ts';
import { treasuryKinds } from './money.ts';
import type { TreasuryParts } from './parts.ts';
import { accountsIn } from './read-wallet.ts';
import { namesFor } from './show-payments.ts';

/** Above every version: reading begins with the newest entry. */
export const FROM_NEWEST = 9_000_000_000_000_000n;
const kept = z.object({ note: z.optional(z.nullable(z.string())) });

/** GET /treasury/:organisation/entries. Refuses not_found. A currency in which it has no account has no entries. */
export async function listBusinessEntries(
  parts: Pick<TreasuryParts, 'acting' | 'organisations' | 'people' | 'ledger' | 'kinds'>,
  work: Work,
  { params: { organisation: organisationId }, query }: CallInput<typeof listBusinessEntriesCall>,
): Promise<ReplyOf<typeof listBusinessEntriesCall>> {
  await memberWith(parts, work, { organisationId, right: 'view' });
  const account = (await accountsIn(parts, work, organisationId)).find(({ code }) => code === query.asset);
  if (!account) return { items: [], next: null };
  const { rows, next } = await readPage<Entry, bigint>(query, {
    cursor: numberCursor,
    placeOf: ({ version }) => version,
    list: ({ after, limit }) =>
      parts.ledger.entries(work.db, {
        from: [{ accountId: account.id, below: after ?? FROM_NEWEST }],
        limit,
      }),
  });
  const sides = rows.map((entry) => otherSide(entry));
  const nameOf = await namesFor(parts, work, {
    users: sides.flatMap(({ kind, id }) => (kind === 'person' ? [id] : [])),
    businesses: sides.flatMap(({ kind, id }) => (kind === 'business' ? [id] : [])),
  });
  return {
    next,
    items: rows.map((entry) => {
      const { transfer, amountMinor, balanceMinor } = entry;
      const other = otherSide(entry);
      const asset = account.code;
      return {
        id: transfer.id,
        reference: referenceOf(transfer.id),
        title: titleOf([...treasuryKinds, ...(parts.kinds ?? [])], transfer.kind, work.request.language),
        direction: amountMinor < 0n ? ('out' as const) : ('in' as const),
        amount: toWire({ amountMinor: transfer.amountMinor, asset }),
        balance: toWire({ amountMinor: balanceMinor, asset }),
        counterpart: other.kind === 'person' || other.kind === 'business' ? nameOf(other.id) : null,
        note: z.parse(kept, transfer.meta).note ?? null,
        created_at: toInstant(transfer.postedAt),
      };
    }),
  };
}

function otherSide({ accountId, transfer: { debit, credit } }: Entry) {
  return debit.accountId === accountId ? credit.owner : debit.owner;
}

/** What the business reads of it; a kind of another domain is read by its name. */
function titleOf(kinds: readonly MoneyKind[], word: string, language: string): string {
  const kind = kinds.find((each) => each.word === word);
  return kind ? kind.words(language).title.replace('{name}', '').trim() : word;
}
