import { proposalKind, textFact, type ProposalKind } from '@egcr/approvals/server';
import { Refusal } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';
import * as z from 'zod/mini';

import { decimalText, rateRefusals, WIRE_DIGITS } from '../../contract/index.ts';
import { JVD_ADMINISTERED_PRICE } from '../../contract/limits.ts';
import { jvdModes, rateText } from '../../contract/shapes.ts';
import { refuseFarSteps } from '../held-steps.ts';
import type { RatesParts } from '../parts.ts';
import { rateOf } from '../store.ts';
import { addPolicy, readPolicy } from './policy-store.ts';
import { publishJvd } from './publish-jvd.ts';

const policy = z.strictObject({ mode: z.enum(jvdModes), price: z.optional(rateText) });

/** How JVD's price is made from now on: decided by two people. Refuses price_required, price_step_too_far. */
export function jvdPolicyProposal({ market }: Pick<RatesParts, 'market'>): ProposalKind {
  return proposalKind({
    name: 'rates.jvd_policy',
    proposedWith: 'rates.propose',
    approvedWith: 'rates.approve',
    refusals: [rateRefusals.price_required, rateRefusals.price_step_too_far],
    payload: policy,
    judge: async (work, { mode, price }) => {
      if (mode === 'administered' && price === undefined)
        throw new Refusal(rateRefusals.price_required, { field: 'price' });
      // Whatever the mode: the price stands in where the market is silent.
      if (price !== undefined) await refuseFarSteps(work, [jvdPoint(price)]);
      const shown = (text: string) => decimalText(rateOf(text), WIRE_DIGITS);
      return {
        facts: [
          textFact('mode', mode),
          ...(price === undefined ? [] : [textFact('price', shown(price))]),
          textFact('price_now', shown(await administeredPrice(work))),
        ],
      };
    },
    run: async (work, { mode, price }, { proposedBy }) => {
      await addPolicy(work.db, {
        id: work.newId(),
        mode,
        // Without a price the last administered one stays.
        price: price ?? (await administeredPrice(work)),
        setBy: proposedBy,
        now: work.now,
      });
      await publishJvd(work, market, { isApproved: true });
      return { mode };
    },
  });
}

async function administeredPrice({ db }: Work): Promise<string> {
  return (await readPolicy(db))?.price ?? JVD_ADMINISTERED_PRICE;
}

function jvdPoint(price: string) {
  return { base: 'JVD', quote: 'USD', mid: price, bid: price, ask: price } as const;
}
