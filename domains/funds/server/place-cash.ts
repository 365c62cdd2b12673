import { amountFact, proposalKind, textFact, type ProposalKind } from '@egcr/approvals/server';
import type { ReplyOf } from '@egcr/contract/endpoint';
import { uuid } from '@egcr/contract/ids';
import { platformRefusals } from '@egcr/contract/refusals';
import type { CallInput } from '@egcr/server-kit/domain';
import { Refusal, validationRefusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';
import { amountToMove, walletRefusals } from '@egcr/wallet/contract';
import * as z from 'zod/mini';

import {
  FUND_ASSET,
  fundRefusals,
  type PlacementDirection,
  type proposePlacementCall,
} from '../contract/index.ts';
import { insertPlacement } from './cash-store.ts';
import { findFund } from './fund-store.ts';
import { fundWords } from './fund-words.ts';
import { freeCash } from './free-cash.ts';
import { cashOf, investmentsOf, placement } from './money.ts';
import { hasStake } from './order-store.ts';
import type { FundParts } from './parts.ts';

const ofPlacement = z.strictObject({ fund: uuid, title: z.string(), amount: amountToMove });
type OfPlacement = z.infer<typeof ofPlacement>;
type Parts = Pick<FundParts, 'ledger' | 'wallet'>;

export type PlacementKinds = Readonly<Record<PlacementDirection, ProposalKind>>;

/** Moving a fund's money into its investments, and back: two kinds, so that the person who decides reads which way it goes. */
export function placementKinds(parts: Parts): PlacementKinds {
  return {
    invest: placementKind(parts, 'invest'),
    divest: placementKind(parts, 'divest'),
  };
}

/**
 * Money changes from one account of the fund to another, so what the fund is worth stays as it is. Nobody with an order that waits takes part.
 * Refuses not_found; to invest, insufficient_funds (money that orders wait for stays); to bring back, investments_short.
 */
function placementKind(parts: Parts, direction: PlacementDirection): ProposalKind {
  return proposalKind<OfPlacement>({
    name: direction === 'invest' ? 'funds.investing' : 'funds.divesting',
    proposedWith: 'money.propose',
    approvedWith: 'money.approve',
    refusals: [walletRefusals.insufficient_funds, fundRefusals.investments_short],
    payload: ofPlacement,
    judge: async (work, payload) => {
      await judgePlacement(parts, work, { ...payload, direction });
      const { userId } = personOf(work);
      const isInterested = await hasStake(work.db, { userId, fund: payload.fund });
      return {
        facts: [textFact('source', payload.title), amountFact('amount', payload.amount)],
        interested: isInterested ? [userId] : [],
        moves: [payload.amount],
      };
    },
    run: async (work, payload, { proposedBy }) => {
      await judgePlacement(parts, work, { ...payload, direction });
      const { fund, amount } = payload;
      const id = work.effectId;
      const [from, to] =
        direction === 'invest' ? [cashOf(fund), investmentsOf(fund)] : [investmentsOf(fund), cashOf(fund)];
      await parts.wallet.move(work, { kind: placement, key: id, from, to, amount });
      await insertPlacement(work, {
        id,
        fund_id: fund,
        direction,
        amount_minor: BigInt(amount.value),
        proposedBy,
        approvedBy: personOf(work).userId,
      });
      return { fund, placement: id };
    },
  });
}

/** The fund is locked: nothing is priced, settled, moved or spent of it meanwhile. */
async function judgePlacement(
  parts: Pick<FundParts, 'ledger'>,
  work: Pick<Work, 'db' | 'now'>,
  { fund: id, amount, direction }: OfPlacement & { readonly direction: PlacementDirection },
): Promise<void> {
  const fund = await findFund(work.db, { id }, { isLocked: true });
  if (fund === undefined) throw new Refusal(platformRefusals.not_found);
  const { freeMinor, books } = await freeCash(parts, work, id);
  const amountMinor = BigInt(amount.value);
  if (direction === 'invest' && amountMinor > freeMinor)
    throw new Refusal(walletRefusals.insufficient_funds, { field: 'amount.value' });
  if (direction === 'divest' && amountMinor > books.investmentsMinor)
    throw new Refusal(fundRefusals.investments_short, { field: 'amount.value' });
}

/** Proposes to move money of a fund. Refuses not_found, another currency than the fund's, then as the kind and approvals do. */
export async function proposePlacement(
  { approvals, kinds }: Pick<FundParts, 'approvals'> & { readonly kinds: PlacementKinds },
  work: Work,
  { params, body: { direction, amount, reason } }: CallInput<typeof proposePlacementCall>,
): Promise<ReplyOf<typeof proposePlacementCall>> {
  const fund = await findFund(work.db, { slug: params.slug });
  if (fund === undefined) throw new Refusal(platformRefusals.not_found);
  if (amount.assetCode !== FUND_ASSET)
    throw validationRefusal([{ field: 'amount.assetCode', code: 'not_offered' }]);
  // The person who decides may read another language: the name is that of the person who proposes.
  const { title } = fundWords(fund.slug, work.request.language);
  return approvals.propose(work, kinds[direction], {
    subject: fund.id,
    payload: { fund: fund.id, title, amount },
    reason,
  });
}
