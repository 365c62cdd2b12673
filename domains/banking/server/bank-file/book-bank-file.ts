import { assetOf } from '@egcr/ledger/contract';
import { invariant } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';
import { toWire } from '@egcr/wallet/contract';

import type { BankFileBooked } from '../../contract/bank-files.ts';
import { bankAccount } from '../bank-accounts.ts';
import type { BankingParts } from '../parts.ts';
import { bookPayment, type Booked } from './book-entry.ts';
import { beneficiaryOf } from './plan-bank-file.ts';
import type { BankFilePlan, Effect, PlannedPart, PlannedStatement } from './plan.ts';
import { beyondBefore, entryName, keepEntry, keepStatement, sumOfOpenSendBacks } from './statement-store.ts';

type Reply = BankFileBooked;
type Taken = Reply['entries'][number];

/**
 * Books what was planned, all or nothing, in the transaction in which `planBankFile` made the plan. Nobody who handles the file gets
 * money from it: what would be theirs waits in suspense instead. Afterwards our books of the account are compared with its balance.
 */
export async function bookBankFile(
  parts: BankingParts,
  work: Work,
  plan: BankFilePlan,
  handledBy: readonly [maker: string, checker: string],
): Promise<Reply> {
  const entries: Taken[] = [];
  const statements: Reply['statements'][number][] = [];
  for (const statement of plan.statements) {
    const booked = await bookInOrder(parts, work, { plan, statement, handledBy });
    entries.push(...booked);
    if (statement.place !== undefined)
      statements.push(await close(parts, work, { plan, statement, takenBy: handledBy[0] }));
  }
  return { entries, statements };
}

/** Payments out before payments in, as they were judged; answered in the order of the file. */
async function bookInOrder(
  parts: BankingParts,
  work: Work,
  {
    plan,
    statement,
    handledBy,
  }: {
    readonly plan: BankFilePlan;
    readonly statement: PlannedStatement;
    readonly handledBy: readonly [maker: string, checker: string];
  },
): Promise<readonly Taken[]> {
  const told = new Map<PlannedPart, Taken>();
  const inOrder = [
    ...statement.parts.filter(({ amountMinor }) => amountMinor < 0n),
    ...statement.parts.filter(({ amountMinor }) => amountMinor >= 0n),
  ];
  for (const part of inOrder) {
    const effect = awayFrom(handledBy, part.effect);
    told.set(part, await bookPart(parts, work, { account: plan.account, part, effect, handledBy }));
  }
  return statement.parts.flatMap((part) => told.get(part) ?? []);
}

function awayFrom(handledBy: readonly string[], effect: Effect): Effect {
  return handledBy.includes(beneficiaryOf(effect) ?? '') ? { does: 'suspense', reason: 'own_money' } : effect;
}

async function bookPart(
  parts: BankingParts,
  work: Work,
  {
    account,
    part,
    effect,
    handledBy: [takenBy, approvedBy],
  }: {
    readonly account: string;
    readonly part: PlannedPart;
    readonly effect: Effect;
    readonly handledBy: readonly [maker: string, checker: string];
  },
): Promise<Taken> {
  const { amountMinor, currency, scale } = part;
  const value = amountMinor < 0n ? -amountMinor : amountMinor;
  const shown = {
    entry: entryName(part),
    amount: { value: value.toString(), assetCode: currency, assetScale: scale },
    direction: amountMinor < 0n ? 'out' : 'in',
  } as const;
  if (effect.does === 'skip') return { ...shown, outcome: effect.because, reason: null };
  const booked = await bookEffect(parts, work, { currency, value, effect });
  await keepEntry(work, {
    ...booked,
    ...part,
    id: work.newId(),
    account,
    asset: currency,
    amount: amountMinor,
    takenBy,
    approvedBy,
    at: work.now,
  });
  return { ...shown, outcome: booked.outcome, reason: booked.reason };
}

function bookEffect(
  parts: BankingParts,
  work: Work,
  {
    currency,
    value,
    effect,
  }: {
    readonly currency: string;
    readonly value: bigint;
    readonly effect: Exclude<Effect, { does: 'skip' }>;
  },
): Promise<Booked> | Booked {
  if (effect.does === 'note')
    return { outcome: 'unknown', reason: effect.reason, withdrawalId: null, userId: null, decisionId: null };
  const asset = assetOf(currency)?.code;
  invariant(asset !== undefined, `a payment in ${currency}, which the contract does not know, was planned`);
  return bookPayment(parts, work, { asset, amountMinor: value, effect });
}

/**
 * Keeps the statement, and compares: what the account holds beyond our books (what it held before we kept them) never changes. The
 * log's line is the operator's alarm.
 */
async function close(
  parts: BankingParts,
  work: Work,
  {
    plan: { account },
    statement,
    takenBy,
  }: { readonly plan: BankFilePlan; readonly statement: PlannedStatement; readonly takenBy: string },
): Promise<Reply['statements'][number]> {
  const { name, sequence, openingMinor: opening, closingMinor: closing, place = 1 } = statement;
  const asset = assetOf(statement.asset)?.code;
  invariant(
    asset !== undefined,
    `a statement in ${statement.asset}, which the contract does not know, was planned`,
  );
  const atBank = bankAccount('bank', asset);
  const balances = await parts.ledger.balances(work.db, atBank.owner);
  const booked =
    balances.find((one) => one.asset === asset && one.purpose === atBank.purpose)?.balanceMinor ?? 0n;
  const beyond = closing + booked - (await sumOfOpenSendBacks(work.db, asset));
  const difference = beyond - ((await beyondBefore(work.db, { account, asset, place })) ?? beyond);
  if (difference !== 0n)
    work.log.error(
      { code: 'bank_position_differs', asset, difference: difference.toString() },
      'the bank account does not hold what the books say',
    );
  const row = { id: work.newId(), account, asset, place, name, sequence, opening, closing, beyond };
  await keepStatement(work.db, { ...row, taken_by: takenBy, taken_at: work.now });
  return {
    name,
    sequence,
    opening: toWire({ amountMinor: opening, asset }),
    closing: toWire({ amountMinor: closing, asset }),
    difference: toWire({ amountMinor: difference, asset }),
  };
}
