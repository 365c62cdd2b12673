import { amountFact, preparedKind, textFact, type ProposalKind } from '@egcr/approvals/server';
import type { WireMoney } from '@egcr/contract/money';
import { assetOf } from '@egcr/ledger/contract';
import { invariant } from '@egcr/server-kit/refusal';
import { personOf } from '@egcr/server-kit/work';
import * as z from 'zod/mini';

import { railRefusals } from '../../contract/refusals.ts';
import type { BankingParts } from '../parts.ts';
import { bookBankFile } from './book-bank-file.ts';
import { planBankFile } from './plan-bank-file.ts';
import { readBankFile } from './read-bank-file.ts';
import type { BankFilePlan, Effect, PlannedPart, PlannedStatement } from './plan.ts';

/** How many of the largest deposits the person who approves is shown. */
const SHOWN = 10;
/** So much of a plan's hash tells two plans apart. */
const PLAN_LENGTH = 32;

/**
 * A file of the bank, booked by two people: judged whole before anything is booked, booked whole or not at all, and only as it was planned when it
 * was handed in. What would be the money of either of them waits in suspense. Refuses as the contract of the call lists.
 */
export function bankFileProposal(parts: BankingParts): ProposalKind {
  return preparedKind({
    name: 'wallet.bank_file',
    proposedWith: 'money.propose',
    approvedWith: 'money.approve',
    refusals: [
      railRefusals.bank_not_configured,
      railRefusals.bank_file_unreadable,
      railRefusals.bank_file_too_long,
      railRefusals.bank_account_foreign,
      railRefusals.bank_statement_differs,
      railRefusals.bank_statement_gap,
      railRefusals.bank_books_stopped,
    ],
    payload: z.strictObject({ content: z.string() }),
    prepare: (before, { content }) => readBankFile(parts, before, content),
    judge: async (work, _payload, { prepared }) => {
      const plan = await planBankFile(work, prepared);
      return { facts: factsOf(plan), moves: creditsOf(plan) };
    },
    run: async (work, _payload, { proposedBy, prepared }) => {
      const plan = await planBankFile(work, prepared);
      return { ...(await bookBankFile(parts, work, plan, [proposedBy, personOf(work).userId])) };
    },
  });
}

/** What the file would give to people: deposits, and withdrawals that came back; together for each currency. */
function creditsOf({ statements }: BankFilePlan): readonly WireMoney[] {
  const sums = new Map<string, { minor: bigint; scale: number }>();
  for (const { amountMinor, currency, scale, effect } of statements.flatMap(({ parts }) => parts)) {
    if (effect.does !== 'deposit' && effect.does !== 'reverse' && effect.does !== 'return_ahead') continue;
    sums.set(currency, { minor: (sums.get(currency)?.minor ?? 0n) + amountMinor, scale });
  }
  return [...sums].map(([assetCode, { minor, scale }]) => ({
    value: minor.toString(),
    assetCode,
    assetScale: scale,
  }));
}

/** What kinds of effects are counted as. */
const COUNTED = {
  deposit: 'credited',
  capture: 'paid',
  settle: 'paid',
  confirm: 'returned',
  reverse: 'returned',
  return_ahead: 'returned',
  suspense: 'suspense',
  unexplained: 'unexplained',
  note: 'unexplained',
  skip: 'known',
} as const satisfies Record<Effect['does'], string>;

function factsOf({ account, statements, totals, hash }: BankFilePlan) {
  const parts = statements.flatMap((statement) => statement.parts);
  const counts = new Map(Object.values(COUNTED).map((name) => [name, 0]));
  const deposits: PlannedPart[] = [];
  for (const part of parts) {
    const name = COUNTED[part.effect.does];
    counts.set(name, (counts.get(name) ?? 0) + 1);
    if (name === 'credited') keepLargest(deposits, part);
  }
  const more = (counts.get('credited') ?? 0) - deposits.length;
  return [
    textFact('account', account),
    ...statements.flatMap(balancesOf),
    ...totals.flatMap(({ asset, inMinor, outMinor }) => [
      amountFact('total_in', wire(asset, inMinor)),
      amountFact('total_out', wire(asset, outMinor)),
    ]),
    ...[...counts].map(([name, count]) => textFact(name, String(count))),
    ...deposits.map(({ amountMinor, currency, remittance }) =>
      amountFact('payment', wire(currency, amountMinor), remittance),
    ),
    ...(more > 0 ? [textFact('more', String(more))] : []),
    textFact('plan', hash.slice(0, PLAN_LENGTH)),
  ];
}

/** The largest first, of the same size the earlier; no more than are shown. */
function keepLargest(largest: PlannedPart[], part: PlannedPart): void {
  const place = largest.findIndex(({ amountMinor }) => amountMinor < part.amountMinor);
  largest.splice(place === -1 ? largest.length : place, 0, part);
  largest.splice(SHOWN);
}

/** A notification has no balances. */
function balancesOf({ asset, place, openingMinor, closingMinor }: PlannedStatement) {
  if (place === undefined) return [];
  return [
    amountFact('balance_from', wire(asset, openingMinor)),
    amountFact('balance_to', wire(asset, closingMinor)),
  ];
}

/** Only currencies that we keep are counted: any other is no part of an account of ours. */
function wire(currency: string, amountMinor: bigint): WireMoney {
  const asset = assetOf(currency);
  invariant(asset !== undefined, `${currency} was planned, which the contract does not know`);
  return { value: amountMinor.toString(), assetCode: currency, assetScale: asset.scale };
}
