import { platformRefusals } from '@egcr/contract/refusals';
import { notificationAsked } from '@egcr/notifications/contract';
import { step } from '@egcr/server-kit/data/step';
import type { CallInput } from '@egcr/server-kit/domain';
import { told } from '@egcr/server-kit/event-kinds';
import { invariant, Refusal, validationRefusal } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';

import {
  awardMachine,
  grantRefusals,
  milestoneMachine,
  type acceptAgreementCall,
  type endAwardCall,
  type sendReportCall,
} from '../../contract/index.ts';
import { reportSent } from '../../contract/notices.ts';
import type { GrantParts } from '../parts.ts';
import { payMilestone, type PayingParts } from './award-money.ts';
import {
  findAward,
  keepReport,
  keepTerms,
  milestonesOf,
  setAwardState,
  setMilestoneState,
  type AwardRow,
  type MilestoneRow,
} from './award-store.ts';
import { endAward } from './end-award.ts';
import { showAward } from './show-award.ts';
import { termsFor, type Terms } from './terms.ts';

type Parts = Pick<GrantParts, 'acting' | 'money' | 'organisations' | 'cases' | 'papers' | 'holders'>;
type Shown = Awaited<ReturnType<typeof showAward>>;

/** Accepts the agreement. Refuses not_found, award_step_refused, award_changed, terms_changed, in that order. */
export async function acceptAgreement(
  parts: Parts,
  work: Work,
  { params, body }: CallInput<typeof acceptAgreementCall>,
): Promise<Shown> {
  const award = await ownAward(parts, work, params.id);
  const state = step(awardMachine, award.state, 'accept');
  refuseStale(award, body.version);
  const milestones = await milestonesOf(work.db, [award.id]);
  const terms = termsFor(award, milestones, work.request.language);
  if (terms.sha256 !== body.sha256) throw new Refusal(grantRefusals.terms_changed);
  await beginAward(parts, work, { award, state, milestones, terms });
  return showAward(parts, work, params.id);
}

interface Begun {
  readonly award: AwardRow;
  readonly state: AwardRow['state'];
  readonly milestones: readonly MilestoneRow[];
  readonly terms: Terms;
}

/** Keeps the text that was accepted, and makes the envelope of the first part. */
async function beginAward(
  parts: PayingParts,
  work: Work,
  { award, state, milestones, terms }: Begun,
): Promise<void> {
  await keepTerms(work, { id: award.id, ...terms });
  await setAwardState(work, { id: award.id, state });
  const [first] = milestones;
  invariant(first !== undefined, 'an award has parts');
  step(milestoneMachine, first.state, 'begin');
  await payMilestone(parts, work, { award, milestone: first, decidedBy: [] });
}

/** The invented recipient of a demonstration accepts the agreement. */
export async function acceptSample(parts: PayingParts, work: Work, caseId: string): Promise<void> {
  const award = await findAward(work.db, { caseId }, { isLocked: true });
  invariant(award?.is_sample === true, 'only samples are accepted by nobody');
  const milestones = await milestonesOf(work.db, [award.id]);
  const state = step(awardMachine, award.state, 'accept');
  await beginAward(parts, work, { award, state, milestones, terms: termsFor(award, milestones, 'en') });
}

/** Sends the report that is due. Refuses not_found, award_changed, award_step_refused, validation_failed (receipts), in that order. */
export async function sendReport(
  parts: Parts,
  work: Work,
  { params, body }: CallInput<typeof sendReportCall>,
): Promise<Shown> {
  const award = await ownAward(parts, work, params.id);
  refuseStale(award, body.version);
  const milestones = await milestonesOf(work.db, [award.id]);
  const due = milestones.find(({ state }) => state === 'due');
  if (due === undefined)
    throw new Refusal(grantRefusals.award_step_refused, { members: { state: award.state } });
  const receipts = [...new Set(body.receipts)];
  await giveReceipts(parts, work, { caseId: award.case_id, receipts });
  await keepReport(work, { id: due.id, text: body.text, receipts });
  await setMilestoneState(work, { id: due.id, state: step(milestoneMachine, due.state, 'report') });
  await setAwardState(work, award);
  const notice = reportSent.of({ reference: award.reference }, award.case_id);
  for (const userId of await parts.holders(work, 'grants.review'))
    if (userId !== award.user_id) await work.emit(told(notificationAsked, { user_id: userId, ...notice }));
  return showAward(parts, work, params.id);
}

/** Receipts that the case does not have yet are given to it; another person's are answered like those that there are not. */
async function giveReceipts(
  { papers }: Pick<Parts, 'papers'>,
  work: Work,
  { caseId, receipts }: { readonly caseId: string; readonly receipts: readonly string[] },
): Promise<void> {
  const own = await papers.ownAmong(work, receipts);
  const given = new Set((await papers.papersOf(work, caseId)).map(({ document_id: id }) => id));
  const fresh = receipts.filter((id) => !given.has(id));
  const missing = receipts.some((id) => !own.includes(id))
    ? receipts
    : await papers.give(work, { caseId, documentIds: fresh });
  if (missing.length > 0) throw validationRefusal([{ field: 'receipts', code: 'not_found' }]);
}

/** Ends it. Refuses not_found, award_changed, award_step_refused, payment_under_way, case_step_refused, in that order. */
export async function endOwnAward(
  parts: Parts,
  work: Work,
  { params, body }: CallInput<typeof endAwardCall>,
): Promise<Shown> {
  const award = await ownAward(parts, work, params.id);
  refuseStale(award, body.version);
  await endAward(parts, work, award, { by: award.user_id, reason: body.reason });
  await parts.cases.advance(work, { caseId: award.case_id, event: 'end' });
  return showAward(parts, work, params.id);
}

/**
 * The caller's own award, locked: they accepted it, or may. Refuses not_found, also for those of other people and of colleagues, and to who may no
 * longer dispose of the money of the organisation for which they applied.
 */
async function ownAward(
  { acting }: Pick<Parts, 'acting'>,
  { db, actor }: Pick<Work, 'db' | 'actor'>,
  caseId: string,
): Promise<AwardRow> {
  const award = await findAward(db, { caseId }, { isLocked: true });
  if (award === undefined || actor.kind !== 'person' || award.user_id !== actor.userId)
    throw new Refusal(platformRefusals.not_found);
  const { organisation_id: organisationId } = award;
  const member =
    organisationId === null ? undefined : await acting.memberOf(db, award.user_id, organisationId);
  if (organisationId !== null && !member?.rights.includes('pay'))
    throw new Refusal(platformRefusals.not_found);
  return award;
}

export function refuseStale({ version }: AwardRow, read: number): void {
  if (version !== read) throw new Refusal(grantRefusals.award_changed, { members: { version } });
}
