import { amountFact, proposalKind, textFact, type ProposalKind } from '@egcr/approvals/server';
import type { ReplyOf } from '@egcr/contract/endpoint';
import { uuid } from '@egcr/contract/ids';
import { platformRefusals } from '@egcr/contract/refusals';
import { step } from '@egcr/server-kit/data/step';
import type { CallInput } from '@egcr/server-kit/domain';
import { Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';
import * as z from 'zod/mini';

import { awardMachine, grantRefusals, type proposeEndCall } from '../../contract/index.ts';
import type { GrantParts } from '../parts.ts';
import { inAsset } from './award-money.ts';
import { findAward, milestonesOf, type AwardRow } from './award-store.ts';
import { endAward } from './end-award.ts';

const ofEnd = z.strictObject({ case_id: uuid, reason: z.string() });

/** Ending an award early, by two. Its recipient takes no part. Refuses not_found, award_step_refused, payment_under_way, in that order. */
export function endAwardKind({ cases, money }: Pick<GrantParts, 'cases' | 'money'>): ProposalKind {
  return proposalKind<z.infer<typeof ofEnd>>({
    name: 'grants.end_award',
    proposedWith: 'grants.review',
    approvedWith: 'grants.award',
    refusals: [grantRefusals.award_step_refused, grantRefusals.payment_under_way],
    payload: ofEnd,
    judge: async (work, { case_id: caseId }) => {
      const award = await endable(work, caseId);
      const left = await money.left(work.db, { id: award.id, asset: award.asset });
      return {
        facts: [textFact('source', award.reference), amountFact('amount', inAsset(award.asset, left))],
        interested: [award.user_id],
      };
    },
    run: async (work, { case_id: caseId, reason }) => {
      const award = await endable(work, caseId);
      await endAward({ money }, work, award, { by: personOf(work).userId, reason });
      await cases.advance(work, { caseId, event: 'end' });
      return { award: award.id };
    },
  });
}

/** An award that can end now, locked. */
async function endable({ db }: Pick<Work, 'db'>, caseId: string): Promise<AwardRow> {
  const award = await findAward(db, { caseId }, { isLocked: true });
  if (award === undefined) throw new Refusal(platformRefusals.not_found);
  step(awardMachine, award.state, 'end');
  const milestones = await milestonesOf(db, [award.id]);
  if (milestones.some(({ state }) => state === 'to_pay')) throw new Refusal(grantRefusals.payment_under_way);
  return award;
}

/** Proposes it. Refuses not_found, also for cases that are not there for the caller, then as the kind and approvals do. */
export async function proposeEnd(
  { cases, approvals, endKind }: Pick<GrantParts, 'cases' | 'approvals'> & { readonly endKind: ProposalKind },
  work: Work,
  { params, body: { reason } }: CallInput<typeof proposeEndCall>,
): Promise<ReplyOf<typeof proposeEndCall>> {
  const award = await findAward(work.db, { caseId: params.id });
  if (award === undefined) throw new Refusal(platformRefusals.not_found);
  await cases.toRead(work, params.id);
  const payload = { case_id: params.id, reason };
  return approvals.propose(work, endKind, { subject: award.id, payload, reason });
}
