import type { ReplyOf } from '@egcr/contract/endpoint';
import { platformRefusals } from '@egcr/contract/refusals';
import { addSeconds } from '@egcr/contract/time';
import { requireRight } from '@egcr/organisations/server';
import type { CallInput } from '@egcr/server-kit/domain';
import { Refusal, validationRefusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';

import { lookedAtChanges, loweredPay, type LookedAtPart } from '../../contract/change-rules.ts';
import { jobRefusals, type changePostingCall, type readPostingCall } from '../../contract/index.ts';
import { DUPLICATE_DAYS } from '../../contract/limits.ts';
import { scamScoreOf } from '../../contract/scam-rules.ts';
import { HELD_FROM } from '../../contract/scam-signs.ts';
import type { PostingChange } from '../../contract/shapes.ts';
import { openLook } from '../moderation-kind.ts';
import type { JobParts } from '../parts.ts';
import { refuseTwin } from '../post-job.ts';
import { isOpen } from '../read-job.ts';
import { ownOf, verifiedEmployers } from '../shown.ts';
import { findPosting, lockEmployer, recentPostings, type PostingRow } from '../store.ts';
import { applyChange, payIn } from './decide-change.ts';
import { insertChange, waitingChanges, type Proposed } from './store.ts';

const DAY_S = 86_400;

/** Refuses not_found where the caller is no member of the organisation. */
export async function readPosting(
  parts: Pick<JobParts, 'acting' | 'levelsOf'>,
  work: Work,
  { params }: CallInput<typeof readPostingCall>,
): Promise<ReplyOf<typeof readPostingCall>> {
  const row = await findPosting(work.db, { by: params });
  if (row === undefined) throw new Refusal(platformRefusals.not_found);
  await requireRight(parts.acting, work, { organisationId: row.organisation_id, right: 'view' });
  return {
    ...(await ownOf(parts, work, row)),
    body: row.body,
    must_skills: [...row.must_skills],
    questions: [...row.questions],
    experience_years: row.experience_years,
    positions: row.positions,
  };
}

/**
 * Changes what an open posting says, at once or once an officer has looked. Refuses not_found, team_role_required, posting_changed,
 * posting_step_refused (it is not open), change_waits, validation_failed (pay that falls), already_posted, in that order.
 */
export async function changePosting(
  parts: JobParts,
  work: Work,
  { params, body }: CallInput<typeof changePostingCall>,
): Promise<ReplyOf<typeof changePostingCall>> {
  const before = await changeable(parts, work, { id: params.id, version: body.version });
  const { version: _version, ...said } = body;
  const [pay, asked] = [payBefore(before), payIn(said)];
  const lowered = loweredPay(pay, asked);
  if (lowered !== undefined) throw validationRefusal([{ field: lowered, code: 'below_published' }]);
  if (said.title !== before.title) await refuseTwinOf(work, before, said.title);
  const changed = lookedAtChanges({ ...before, ...pay }, { ...said, ...asked });
  if (await waits(parts, work, { before, said, changed }))
    await askOfficer(parts, work, { before, proposed: { ...said, parts: changed } });
  else {
    const isUnseen = before.is_changed_unseen || changed.length > 0;
    await applyChange(work, { row: before, said, isUnseen });
  }
  const row = await findPosting(work.db, { by: { id: before.id } });
  if (row === undefined) throw new Refusal(platformRefusals.not_found);
  return ownOf(parts, work, row);
}

/** The posting as it is open now, locked. The employer is locked first, as where one is posted. */
async function changeable(
  parts: Pick<JobParts, 'acting'>,
  work: Work,
  { id, version }: { readonly id: string; readonly version: number },
): Promise<PostingRow> {
  const found = await findPosting(work.db, { by: { id } });
  if (found === undefined) throw new Refusal(platformRefusals.not_found);
  await requireRight(parts.acting, work, { organisationId: found.organisation_id, right: 'edit' });
  await lockEmployer(work.db, found.organisation_id);
  const row = await findPosting(work.db, { by: { id }, isLocked: true });
  if (row === undefined) throw new Refusal(platformRefusals.not_found);
  if (row.version !== version)
    throw new Refusal(jobRefusals.posting_changed, { members: { state: row.state, version: row.version } });
  if (!isOpen(row, work.now))
    throw new Refusal(jobRefusals.posting_step_refused, { members: { state: row.state } });
  const caseId = (await waitingChanges(work.db, [id])).get(id);
  if (caseId !== undefined) throw new Refusal(jobRefusals.change_waits, { members: { case_id: caseId } });
  return row;
}

const payBefore = (row: PostingRow) => ({ payMinMinor: row.pay_min_minor, payMaxMinor: row.pay_max_minor });

/** A new title makes no twin of another posting. */
async function refuseTwinOf(
  { db, now }: Pick<Work, 'db' | 'now'>,
  before: PostingRow,
  title: string,
): Promise<void> {
  const since = addSeconds(now, -DUPLICATE_DAYS * DAY_S);
  const recent = await recentPostings(db, { organisationId: before.organisation_id, since });
  refuseTwin(
    recent.filter(({ id }) => id !== before.id),
    { ...before, title },
  );
}

interface Asked {
  readonly before: PostingRow;
  readonly said: Omit<PostingChange, 'version'>;
  readonly changed: readonly LookedAtPart[];
}

/** Whether an officer looks first: at words and pay of those who are not verified, and at words that look like a scam. */
async function waits(
  parts: Pick<JobParts, 'levelsOf'>,
  work: Work,
  { before, said, changed }: Asked,
): Promise<boolean> {
  if (changed.length === 0) return false;
  const verified = await verifiedEmployers(parts, work, [before.organisation_id]);
  return !verified.has(before.organisation_id) || scamScoreOf(said).score >= HELD_FROM;
}

/** The posting stays as it is until an officer has decided. */
async function askOfficer(
  parts: Pick<JobParts, 'cases'>,
  work: Work,
  { before, proposed }: { readonly before: PostingRow; readonly proposed: Proposed },
): Promise<void> {
  const { userId } = personOf(work);
  const caseId = work.effectId;
  await insertChange(work, { caseId, postingId: before.id, proposed, askedBy: userId });
  await openLook(parts, work, {
    caseId,
    body: {
      acting_for: before.organisation_id,
      title: proposed.title,
      body: proposed.body,
      questions: proposed.questions,
      country: before.country,
      place: before.place,
      currency: before.asset,
      pay_min: proposed.pay_min,
      pay_max: proposed.pay_max,
      period: before.period,
    },
    employer: before.employer,
    applicantId: userId,
    isSample: before.is_sample,
  });
}
