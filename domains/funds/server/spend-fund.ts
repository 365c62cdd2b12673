import { amountFact, proposalKind, textFact, type ProposalKind } from '@egcr/approvals/server';
import { uuid } from '@egcr/contract/ids';
import type { WireMoney } from '@egcr/contract/money';
import { platformRefusals } from '@egcr/contract/refusals';
import { Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';
import { amountToMove, walletRefusals } from '@egcr/wallet/contract';
import * as z from 'zod/mini';

import { fundRefusals } from '../contract/index.ts';
import { insertSpending } from './cash-store.ts';
import { freeCash, spendableOf } from './free-cash.ts';
import { findFund } from './fund-store.ts';
import { fundWords } from './fund-words.ts';
import { cashOf, spending, spentAccount } from './money.ts';
import { hasStake } from './order-store.ts';
import type { FundParts } from './parts.ts';

const ofSpending = z.strictObject({
  fund: uuid,
  title: z.string(),
  budget: uuid,
  programme: z.string(),
  amount: amountToMove,
});
type OfSpending = z.infer<typeof ofSpending>;
type Parts = Pick<FundParts, 'ledger' | 'wallet' | 'budgets'>;

/**
 * Giving a fund's money to the budget of a programme, within what may be spent this year. It lowers the price of a unit, so no order may wait for
 * one that is due, and nobody with an order takes part. Refuses not_found, orders_unsettled, spending_cap, insufficient_funds.
 */
export function spendingKind(parts: Parts): ProposalKind {
  return proposalKind<OfSpending>({
    name: 'funds.spending',
    proposedWith: 'money.propose',
    approvedWith: 'money.approve',
    refusals: [fundRefusals.orders_unsettled, fundRefusals.spending_cap, walletRefusals.insufficient_funds],
    payload: ofSpending,
    judge: async (work, payload) => {
      await judgeSpending(parts, work, payload);
      const { userId } = personOf(work);
      const isInterested = await hasStake(work.db, { userId, fund: payload.fund });
      return {
        facts: [
          textFact('source', payload.title),
          textFact('programme', payload.programme),
          amountFact('amount', payload.amount),
        ],
        interested: isInterested ? [userId] : [],
        moves: [payload.amount],
      };
    },
    run: async (work, payload, { proposedBy }) => {
      await judgeSpending(parts, work, payload);
      const { fund, budget, amount } = payload;
      const id = work.effectId;
      const by = { proposedBy, approvedBy: personOf(work).userId };
      await parts.wallet.move(work, {
        kind: spending,
        key: id,
        from: cashOf(fund),
        to: spentAccount,
        amount,
      });
      await insertSpending(work, {
        id,
        fund_id: fund,
        budget_id: budget,
        amount_minor: BigInt(amount.value),
        ...by,
      });
      await parts.budgets.fill(work, { fund: budget, amount, key: id, by });
      return { fund, budget, spending: id };
    },
  });
}

/** The fund is locked: two that would pass the cap together follow each other. */
async function judgeSpending(
  parts: Pick<FundParts, 'ledger'>,
  work: Pick<Work, 'db' | 'now'>,
  { fund: id, amount }: OfSpending,
): Promise<void> {
  const fund = await findFund(work.db, { id }, { isLocked: true });
  if (fund === undefined) throw new Refusal(platformRefusals.not_found);
  const { freeMinor, open } = await freeCash(parts, work, id);
  if (open !== undefined && open.waiting + open.purchases > 0)
    throw new Refusal(fundRefusals.orders_unsettled);
  const amountMinor = BigInt(amount.value);
  const { leftMinor } = await spendableOf(work, id);
  if (amountMinor > leftMinor)
    throw new Refusal(fundRefusals.spending_cap, {
      field: 'amount.value',
      members: { left: leftMinor.toString() },
    });
  if (amountMinor > freeMinor)
    throw new Refusal(walletRefusals.insufficient_funds, { field: 'amount.value' });
}

export interface SpendingProposed {
  /** Of the wealth fund. */
  readonly slug: string;
  /** The budget, and what the person who decides reads of it. */
  readonly budget: string;
  readonly programme: string;
  readonly amount: WireMoney;
  readonly reason?: string | undefined;
}

/** Proposes to give money of a fund to a budget. Refuses not_found, then as the kind and approvals do. */
export async function proposeSpending(
  { approvals, kind }: Pick<FundParts, 'approvals'> & { readonly kind: ProposalKind },
  work: Work,
  { slug, budget, programme, amount, reason }: SpendingProposed,
): ReturnType<FundParts['approvals']['propose']> {
  const fund = await findFund(work.db, { slug });
  if (fund === undefined) throw new Refusal(platformRefusals.not_found);
  // The person who decides may read another language: the name is that of the person who proposes.
  const { title } = fundWords(fund.slug, work.request.language);
  return approvals.propose(work, kind, {
    subject: fund.id,
    payload: { fund: fund.id, title, budget, programme, amount },
    reason,
  });
}
