import type { Proposal } from '@egcr/approvals/contract';
import { amountFact, proposalKind, textFact, type ProposalKind } from '@egcr/approvals/server';
import { parseMinor } from '@egcr/contract/money';
import type { CallInput } from '@egcr/server-kit/domain';
import { Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';
import * as z from 'zod/mini';
import { assetOf, type AssetCode } from '@egcr/ledger/contract';
import { walletRefusals, toWire } from '@egcr/wallet/contract';

import { tidyAccount } from '../../contract/bank-details.ts';
import type { missingStatementCall } from '../../contract/bank-files.ts';
import { railRefusals } from '../../contract/refusals.ts';
import type { BankingParts } from '../parts.ts';
import { bankOf } from '../rails/deposit-details.ts';
import { keyedContent } from '../rails/sealed-entries.ts';
import { bookBankFile } from './book-bank-file.ts';
import { BANK_AMOUNT_MAX } from './camt-amount.ts';
import type { BankFilePlan, PlannedPart } from './plan.ts';
import { lastStatements, waitForOtherFiles } from './statement-store.ts';

/** How a statement is named that never came. */
const NAME = 'missing';

const gap = z.strictObject({ asset: z.string(), balance: z.string(), reason: z.string() });
type Gap = z.infer<typeof gap>;

/**
 * POST /admin/wallet/bank-statements/missing: proposes at which balance the account goes on. Refuses invalid_amount, bank_not_configured,
 * statement_not_missing, and what proposing refuses (day_worth_reached), in that order.
 */
export async function proposeMissing(
  parts: BankingParts,
  kind: ProposalKind,
  work: Work,
  { body: { balance, reason } }: CallInput<typeof missingStatementCall>,
): Promise<Proposal> {
  const asset = assetOf(balance.assetCode);
  const minor = signed(balance.value);
  if (asset === undefined || asset.scale !== balance.assetScale || minor === undefined)
    throw new Refusal(walletRefusals.invalid_amount, { field: 'balance' });
  const payload: Gap = { asset: asset.code, balance: minor.toString(), reason };
  return parts.approvals.propose(work, kind, { subject: asset.code, payload, reason });
}

/**
 * Goes on without a statement that the bank cannot give again, by two people. What the account holds more waits in suspense, what it holds
 * less stands as unexplained, so that the books say what the bank does. Refuses bank_not_configured, statement_not_missing, bank_books_stopped.
 */
export function missingStatementProposal(parts: BankingParts): ProposalKind {
  return proposalKind({
    name: 'wallet.bank_statement_missing',
    proposedWith: 'money.propose',
    approvedWith: 'money.approve',
    refusals: [railRefusals.bank_not_configured, railRefusals.statement_not_missing],
    payload: gap,
    judge: async (work, payload) => {
      const { account, from, to, asset } = await measure(parts, work, payload);
      const difference = to - from;
      const amount = toWire({ amountMinor: difference < 0n ? -difference : difference, asset });
      return {
        facts: [
          textFact('account', account),
          amountFact('balance_from', toWire({ amountMinor: from, asset })),
          amountFact('balance_to', toWire({ amountMinor: to, asset })),
          amountFact(difference < 0n ? 'total_out' : 'total_in', amount),
        ],
        // No bank says it, two people do: it is bounded as what they give away.
        moves: [amount],
      };
    },
    run: async (work, payload, { proposedBy }) => {
      const plan = planOf(work, await measure(parts, work, payload), payload.reason);
      return { ...(await bookBankFile(parts, work, plan, [proposedBy, personOf(work).userId])) };
    },
  });
}

interface Measured {
  readonly account: string;
  readonly asset: AssetCode;
  readonly place: number;
  /** Where the last statement ended, and where the next one is to begin. */
  readonly from: bigint;
  readonly to: bigint;
}

/** Files of the bank wait until the end of the transaction: where the last statement ended stays so. */
async function measure({ settings }: BankingParts, work: Work, payload: Gap): Promise<Measured> {
  const bank = bankOf(settings);
  if (!bank) throw new Refusal(railRefusals.bank_not_configured);
  const account = tidyAccount(bank.iban);
  const asset = assetOf(payload.asset)?.code;
  const to = signed(payload.balance);
  await waitForOtherFiles(work.db);
  const last = (await lastStatements(work.db, account)).get(payload.asset);
  // Before the first statement there is none to miss: that one begins the row wherever it begins.
  if (asset === undefined || to === undefined || last === undefined || last.closingMinor === to)
    throw new Refusal(railRefusals.statement_not_missing);
  return { account, asset, place: last.place + 1, from: last.closingMinor, to };
}

/** A statement of one payment, of which nobody knows what it was. */
function planOf(work: Work, { account, asset, place, from, to }: Measured, reason: string): BankFilePlan {
  const [amountMinor, why] = [to - from, 'statement_missing' as const];
  const part: PlannedPart = {
    content: keyedContent(work.cipher, `${NAME} ${asset} ${place}|${account}`),
    ordinal: 1,
    part: 1,
    currency: asset,
    scale: assetOf(asset)?.scale ?? 0,
    amountMinor,
    remittance: reason,
    bookedOn: undefined,
    effect: { does: amountMinor < 0n ? 'unexplained' : 'suspense', reason: why },
  };
  const statement = {
    asset,
    name: NAME,
    sequence: '',
    openingMinor: from,
    closingMinor: to,
    place,
    parts: [part],
  };
  return { account, statements: [statement], hash: part.content, totals: [] };
}

/** An account may be overdrawn; beyond what a file may say, an amount is wrong. */
function signed(text: string): bigint | undefined {
  const minor = parseMinor(text.startsWith('-') ? text.slice(1) : text);
  if (minor === undefined || minor > BANK_AMOUNT_MAX) return undefined;
  return text.startsWith('-') ? -minor : minor;
}
