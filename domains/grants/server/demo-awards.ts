import { step } from '@egcr/server-kit/data/step';
import { invariant } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';

import { milestoneMachine } from '../contract/index.ts';
import { payMilestone } from './awards/award-money.ts';
import {
  findAward,
  keepReport,
  keepReportReason,
  milestonesOf,
  setMilestoneState,
  type AwardRow,
} from './awards/award-store.ts';
import { endAward } from './awards/end-award.ts';
import { acceptSample } from './awards/own-award.ts';
import { settle } from './follow-payments.ts';
import type { GrantParts } from './parts.ts';

/** How far an invented award has come: its first part waits for finance, was paid and asks for a report, or was stopped; all is paid, or it ended before. */
export type SampleAward = 'accepted' | 'reporting' | 'stopped' | 'paid' | 'ended';

type Parts = Pick<GrantParts, 'cases' | 'money' | 'organisations'>;

interface SampleRun {
  readonly caseId: string;
  readonly how: SampleAward;
  /** Who accepts the reports. */
  readonly officerId: string;
}

/** Leads an invented award so far as if its recipient, officers and finance had done it. */
export async function runSampleAward(
  parts: Parts,
  work: Work,
  { caseId, how, officerId }: SampleRun,
): Promise<void> {
  if (how === 'ended') {
    const award = await awardOf(work, caseId);
    const reason = 'Sample: the recipient found another sponsor.';
    await endAward(parts, work, award, { by: award.user_id, reason });
    return parts.cases.advance(work, { caseId, event: 'end' });
  }
  await acceptSample(parts, work, caseId);
  if (how === 'accepted') return;
  const { paySample, cancelSample } = parts.money;
  const end = how === 'stopped' ? cancelSample : paySample;
  while (await endNext(parts, work, { caseId, end })) {
    if (how === 'reporting') return;
    await reportNext(parts, work, { caseId, officerId });
  }
}

async function awardOf(work: Work, caseId: string): Promise<AwardRow> {
  const award = await findAward(work.db, { caseId }, { isLocked: true });
  invariant(award?.is_sample === true, 'only samples are led by nobody');
  return award;
}

/** Pays or cancels the part that waits. Answers whether a report is asked for the next one. */
async function endNext(
  parts: Parts,
  work: Work,
  { caseId, end }: { readonly caseId: string; readonly end: Parts['money']['paySample'] },
): Promise<boolean> {
  const award = await awardOf(work, caseId);
  const waiting = (await milestonesOf(work.db, [award.id])).find(({ state }) => state === 'to_pay');
  invariant(typeof waiting?.envelope_id === 'string', 'a part waits in an envelope');
  await end(work, waiting.envelope_id);
  await settle(parts, work, waiting);
  return (await milestonesOf(work.db, [award.id])).some(({ state }) => state === 'due');
}

/** The report that is due, accepted: the next part waits for its payment. */
async function reportNext(
  parts: Parts,
  work: Work,
  { caseId, officerId }: Omit<SampleRun, 'how'>,
): Promise<void> {
  const award = await awardOf(work, caseId);
  const due = (await milestonesOf(work.db, [award.id])).find(({ state }) => state === 'due');
  invariant(due !== undefined, 'a report is due');
  await keepReport(work, { id: due.id, text: 'Sample: it was bought and is in use.', receipts: [] });
  await keepReportReason(work, { id: due.id, reason: 'Sample: the receipts fit the plan.', by: officerId });
  const state = step(milestoneMachine, due.state, 'report');
  await setMilestoneState(work, { id: due.id, state });
  await payMilestone(parts, work, { award, milestone: { ...due, state }, decidedBy: [officerId] });
}
