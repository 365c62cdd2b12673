import type { ReplyOf } from '@egcr/contract/endpoint';
import { formRefusals } from '@egcr/forms/contract';
import type { CallInput } from '@egcr/server-kit/domain';
import { Refusal, validationRefusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';

import { firstWeekOf, dateIn } from '../contract/index.ts';
import { isEligible, judgeEligibility, type Wish } from '../contract/eligibility.ts';
import type { claimSupportCall, readSupportChanceCall } from '../contract/endpoints.ts';
import { currentPolicy } from '../contract/policy.ts';
import { supportRefusals } from '../contract/refusals.ts';
import { factsOf } from '../contract/known-facts.ts';
import { wishOf } from '../contract/written-wish.ts';
import { CLAIM_FORM } from './claim-form.ts';
import { KIND, SUBJECT } from './claim-kind.ts';
import { canClaimFrom } from './claim-weeks.ts';
import { activeClaim, insertClaim, insertMarks, type ClaimRow, type Mark } from './claim-store.ts';
import { noteLikenesses } from './likeness.ts';
import type { SupportParts } from './parts.ts';

/** What is known about the caller by which a claim is decided. */
export async function readChance(
  { people, howCompleteCvIs }: Pick<SupportParts, 'people' | 'howCompleteCvIs'>,
  work: Work,
  { query }: CallInput<typeof readSupportChanceCall>,
): Promise<ReplyOf<typeof readSupportChanceCall>> {
  const { userId } = personOf(work);
  const contacts = await people.contactsOf(work.db, userId);
  const active = await activeClaim(work.db, userId);
  const today = dateIn(query.zone, work.now);
  const { percent, missing } = await howCompleteCvIs(work, userId);
  return {
    is_contact_confirmed: contacts?.isEmailVerified === true || contacts?.isPhoneVerified === true,
    today,
    active: active === undefined ? null : { case_id: active.case_id, reference: active.reference },
    cv: { percent, missing: [...missing] },
    claim_from: (await canClaimFrom(work.db, currentPolicy, { userId, today })) ?? null,
  };
}

/**
 * Sends a draft and opens its case. Refuses not_found, team_role_required, already_claimed (also where the draft was sent as the active claim),
 * draft_sent, draft_changed, validation_failed, support_not_eligible, claimed_by_other, in that order.
 */
export async function claimSupport(
  parts: SupportParts,
  work: Work,
  { body }: CallInput<typeof claimSupportCall>,
): Promise<ReplyOf<typeof claimSupportCall>> {
  const { userId } = personOf(work);
  const { zone } = body;
  const submitted = await submit(parts, work, body);
  const active = await activeClaim(work.db, userId);
  if (active !== undefined) throw alreadyClaimed(active);
  const known = await readChance(parts, work, { params: undefined, query: { zone }, body: undefined });
  requirePast(submitted.answers['last_work'], known.today);
  requireEligible(known, wishOf(submitted.answers));
  const { id, reference } = await parts.cases.open(work, {
    id: work.effectId,
    kind: KIND,
    subject: SUBJECT,
    applicantId: userId,
    submissionId: body.draft_id,
    submitted,
  });
  const isFirst = await insertClaim(work, {
    case_id: id,
    reference,
    user_id: userId,
    state: 'submitted',
    zone,
    policy_version: currentPolicy.version,
    benefit_minor: currentPolicy.benefitMinor,
    first_week: firstWeekOf(currentPolicy, { claimedAt: work.now, zone }),
    is_sample: false,
  });
  if (!isFirst) {
    const first = await activeClaim(work.db, userId);
    throw first === undefined ? new Refusal(supportRefusals.claimed_by_other) : alreadyClaimed(first);
  }
  const marks = await marksOf(parts, work, { userId, idNumber: submitted.answers['id_number'] });
  if (!(await insertMarks(work, { caseId: id, marks }))) throw new Refusal(supportRefusals.claimed_by_other);
  await noteLikenesses(parts, work, { caseId: id, userId, birthDate: submitted.answers['birth_date'] });
  return { id, reference };
}

/** Refuses support_not_eligible with what is missing. */
function requireEligible(known: ReplyOf<typeof readSupportChanceCall>, wish: Wish): void {
  const findings = judgeEligibility(currentPolicy, factsOf(known), wish);
  if (isEligible(findings)) return;
  const missing = findings.flatMap(({ criterion, is }) => (is === 'met' ? [] : [criterion]));
  const from = known.claim_from;
  throw new Refusal(supportRefusals.support_not_eligible, {
    members: { criteria: missing.join(','), ...(from !== null && { claim_from: from }) },
  });
}

/** Refuses validation_failed: nobody has worked on a day that has not come. */
function requirePast(lastWork: unknown, today: string): void {
  if (typeof lastWork === 'string' && lastWork > today)
    throw validationRefusal([{ field: 'last_work', code: 'in_the_future' }]);
}

/** Takes the answers of the draft. Where the same person sent it a moment ago, the answer is the way to that claim. */
async function submit(
  { forms }: Pick<SupportParts, 'forms'>,
  work: Work,
  draft: CallInput<typeof claimSupportCall>['body'],
): ReturnType<SupportParts['forms']['submit']> {
  try {
    return await forms.submit(work, {
      draftId: draft.draft_id,
      version: draft.version,
      form: CLAIM_FORM,
      submissionId: work.effectId,
    });
  } catch (error) {
    if (!(error instanceof Refusal) || error.kind.code !== formRefusals.draft_sent.code) throw error;
    const active = await activeClaim(work.db, personOf(work).userId);
    throw active === undefined ? error : alreadyClaimed(active);
  }
}

/** The same person under another account has one of these in common: written in one way, so that a space or a capital makes no other person. */
async function marksOf(
  { people }: Pick<SupportParts, 'people'>,
  { db }: Pick<Work, 'db'>,
  { userId, idNumber }: { readonly userId: string; readonly idNumber: unknown },
): Promise<readonly Mark[]> {
  const contacts = await people.contactsOf(db, userId);
  const marks: Mark[] = [];
  if (contacts?.isEmailVerified && contacts.email)
    marks.push({ kind: 'email', text: mailbox(contacts.email) });
  if (contacts?.isPhoneVerified && contacts.phone) marks.push({ kind: 'phone', text: contacts.phone });
  if (typeof idNumber === 'string')
    marks.push({ kind: 'document', text: idNumber.replaceAll(/[^A-Za-z0-9]/g, '').toUpperCase() });
  return marks;
}

/** Without what mail servers deliver to the same box: capitals, and what stands behind a plus. */
function mailbox(email: string): string {
  const [name = '', host = ''] = email.toLowerCase().split('@');
  return `${name.split('+')[0] ?? name}@${host}`;
}

function alreadyClaimed({ case_id: caseId, reference }: ClaimRow): Refusal {
  return new Refusal(supportRefusals.already_claimed, { members: { case_id: caseId, reference } });
}
