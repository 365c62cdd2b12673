import { toMajorText } from '@egcr/contract/money';
import type { Database } from '@egcr/server-kit/database';
import { invariant } from '@egcr/server-kit/refusal';
import * as z from 'zod/mini';
import { assetOf, type Asset } from '@egcr/ledger/contract';
import type { Account, Entry, Period } from '@egcr/ledger/server';
import { referenceOf, type Party } from '@egcr/wallet/contract';
import { partiesOf, sharedIdOf, sidesOf } from '@egcr/wallet/server';

import type { StatementParts } from './parts.ts';

/** What all formats print. Opening and closing have been checked against the sum of the lines before the first is written. */
export interface Statement {
  readonly account: Account;
  readonly asset: Asset;
  readonly holder: string;
  readonly period: Period;
  /** The first and the last day, both included. */
  readonly days: { readonly from: string; readonly to: string };
  readonly madeAt: Date;
  readonly openingMinor: bigint;
  readonly closingMinor: bigint;
  readonly inMinor: bigint;
  readonly outMinor: bigint;
  readonly count: bigint;
  readonly language: string;
}

/** One transaction, oldest first. */
export interface Line {
  readonly number: bigint;
  readonly at: Date;
  /** Signed. */
  readonly amountMinor: bigint;
  readonly balanceMinor: bigint;
  /** As the API answers it. */
  readonly kind: string;
  /** What a declared kind is called in the reader's language. */
  readonly title: string | undefined;
  readonly counterpart: Pick<Party, 'name' | 'username'> | null;
  readonly note: string | null;
  readonly reference: string;
  readonly transferId: string;
}

/** The lines of a statement, a page at a time. */
export type Lines = AsyncIterable<readonly Line[]>;

/** Small enough that drawing a page of them keeps nobody else waiting. */
const PAGE = 100;

const meta = z.object({ note: z.optional(z.nullable(z.string())) });

/** What the lines of a statement are read from. */
interface LineParts {
  readonly people: Pick<StatementParts['people'], 'findByIds'>;
  readonly businesses: Pick<StatementParts['businesses'], 'namesOf'>;
  readonly ledger: Pick<StatementParts['ledger'], 'entriesBetween'>;
  readonly wallet: Pick<StatementParts['wallet'], 'namesOfMoney'>;
}

/**
 * The lines, a page at a time. They are entries up to a count that was taken with the balances, and entries never change: what is
 * posted meanwhile comes after them. Ends with an error, and so cuts the file off, where they do not lead to the closing balance.
 */
export async function* linesOf(
  parts: LineParts,
  db: Database,
  statement: Statement,
): AsyncGenerator<readonly Line[]> {
  const { ledger } = parts;
  let left = statement.count;
  let balance = statement.openingMinor;
  let after: bigint | undefined;
  while (left > 0n) {
    const limit = left < BigInt(PAGE) ? Number(left) : PAGE;
    const found = await ledger.entriesBetween(db, statement.account.id, {
      ...statement.period,
      limit,
      ...(after === undefined ? {} : { after }),
    });
    invariant(found.length > 0, 'a statement has fewer entries than were counted');
    for (const entry of found) {
      balance += entry.amountMinor;
      invariant(balance === entry.balanceMinor, 'a running balance is not the sum of the entries before it');
    }
    yield await toLines(parts, { db, language: statement.language }, found);
    left -= BigInt(found.length);
    after = found.at(-1)?.version;
  }
  invariant(balance === statement.closingMinor, 'a statement does not end with its closing balance');
}

async function toLines(
  { people, businesses, wallet: { namesOfMoney } }: LineParts,
  { db, language }: { readonly db: Database; readonly language: string },
  entries: readonly Entry[],
): Promise<readonly Line[]> {
  const owners = entries.flatMap(({ transfer }) => Object.values(sidesOf(transfer)));
  const partyOf = await partiesOf(people, db, owners);
  const named = await businesses.namesOf(db, [
    ...new Set(owners.flatMap(({ kind, id }) => (kind === 'business' ? [id] : []))),
  ]);
  return entries.map(({ version, amountMinor, balanceMinor, transfer, accountId }) => {
    const { payer, payee } = sidesOf(transfer);
    const [own, other] = transfer.debit.accountId === accountId ? [payer, payee] : [payee, payer];
    const business = named.get(other.id);
    const isOther = other.id !== own.id;
    const counterpart = isOther
      ? (partyOf(other) ?? (business === undefined ? null : { name: business, username: '' }))
      : null;
    return {
      number: version,
      at: transfer.postedAt,
      amountMinor,
      balanceMinor,
      kind: namesOfMoney.nameOf(transfer.kind),
      title: namesOfMoney.titleOf(transfer.kind, { language, name: counterpart?.name ?? '' }),
      counterpart,
      note: z.safeParse(meta, transfer.meta).data?.note ?? null,
      reference: referenceOf(sharedIdOf(transfer)),
      transferId: transfer.id,
    };
  });
}

/** Major units as plain decimal text with a point. */
export function major(statement: Pick<Statement, 'asset'>, amountMinor: bigint): string {
  return toMajorText(amountMinor, statement.asset.scale);
}

/** The account as other systems write it: twelve letters and digits. */
export function accountNumber({ account }: Pick<Statement, 'account'>): string {
  return referenceOf(account.id).replaceAll('-', '');
}

export function assetOfAccount(account: Account): Asset {
  const asset = assetOf(account.asset);
  invariant(asset !== undefined, `the ledger holds ${account.asset}, which the contract does not know`);
  return asset;
}
