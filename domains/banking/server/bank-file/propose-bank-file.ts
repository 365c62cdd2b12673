import { amountFact, preparedKind, textFact, type ProposalKind } from '@egcr/approvals/server';
import type { WireMoney } from '@egcr/contract/money';
import { personOf } from '@egcr/server-kit/work';
import * as z from 'zod/mini';

import { railRefusals } from '../../contract/refusals.ts';
import type { BankingParts } from '../parts.ts';
import { bookBankFile } from './book-bank-file.ts';
import { planBankFile } from './plan-bank-file.ts';
import { readBankFile } from './read-bank-file.ts';
import type { BankFilePlan, Effect, PlannedPart } from './plan.ts';

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

/** What the file would give to people: deposits, and withdrawals that came back. */
function creditsOf({ statements }: BankFilePlan): readonly WireMoney[] {
  return statements
    .flatMap(({ parts }) => parts)
    .filter(({ effect: { does } }) => does === 'deposit' || does === 'reverse' || does === 'return_ahead')
    .map(({ amountMinor, currency, scale }) => ({
      value: amountMinor.toString(),
      assetCode: currency,
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
  const names = [...new Set(Object.values(COUNTED))];
  const countOf = (name: string) => parts.filter(({ effect }) => COUNTED[effect.does] === name).length;
  const deposits = parts
    .filter(({ effect }) => effect.does === 'deposit')
    .toSorted((one, other) => (one.amountMinor < other.amountMinor ? 1 : -1));
  return [
    textFact('account', account),
    ...statements.flatMap(balancesOf),
    ...totals.flatMap(({ asset, inMinor, outMinor }) => [
      amountFact('total_in', wire(parts, asset, inMinor)),
      amountFact('total_out', wire(parts, asset, outMinor)),
    ]),
    ...names.map((name) => textFact(name, String(countOf(name)))),
    ...deposits
      .slice(0, SHOWN)
      .map(({ amountMinor, currency, remittance }) =>
        amountFact('payment', wire(parts, currency, amountMinor), remittance),
      ),
    ...(deposits.length > SHOWN ? [textFact('more', String(deposits.length - SHOWN))] : []),
    textFact('plan', hash.slice(0, PLAN_LENGTH)),
  ];
}

/** A notification has no balances. */
function balancesOf({ parts, asset, place, openingMinor, closingMinor }: BankFilePlan['statements'][number]) {
  if (place === undefined) return [];
  return [
    amountFact('balance_from', wire(parts, asset, openingMinor)),
    amountFact('balance_to', wire(parts, asset, closingMinor)),
  ];
}

/** In the scale that the file's payments in the currency have. */
function wire(parts: readonly PlannedPart[], currency: string, amountMinor: bigint) {
  const assetScale = parts.find((part) => part.currency === currency)?.scale ?? 2;
  return { value: amountMinor.toString(), assetCode: currency, assetScale };
}
