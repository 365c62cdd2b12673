import type { ReplyOf } from '@egcr/contract/endpoint';
import { platformRefusals } from '@egcr/contract/refusals';
import { requireRight } from '@egcr/organisations/server';
import { pageById } from '@egcr/server-kit/data/page';
import { step } from '@egcr/server-kit/data/step';
import type { CallInput } from '@egcr/server-kit/domain';
import { Refusal, validationRefusal } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';

import {
  jobRefusals,
  postingMachine,
  type listPostingsCall,
  type renewPostingCall,
  type stepPostingCall,
} from '../contract/index.ts';
import { closingIssue, endOfDay } from '../contract/posting-rules.ts';
import type { JobParts } from './parts.ts';
import { ownOf, ownsOf, verifiedEmployers } from './shown.ts';
import { findPosting, listPostingRows, overduePostings, renewRow, setPostingState } from './store.ts';

type Parts = Pick<JobParts, 'acting' | 'levelsOf'>;
type RenewParts = Parts & Pick<JobParts, 'requireStatus'>;

/** Refuses not_found where the caller is no member of the organisation. */
export async function listPostings(
  parts: Parts,
  work: Work,
  { params, query }: CallInput<typeof listPostingsCall>,
): Promise<ReplyOf<typeof listPostingsCall>> {
  const organisationId = params.id;
  await requireRight(parts.acting, work, { organisationId, right: 'view' });
  const { rows, next } = await pageById(query, (asked) =>
    listPostingRows(work.db, { organisationId, ...asked }),
  );
  return { next, items: [...(await ownsOf(parts, work, rows))] };
}

/** Refuses not_found, team_role_required, posting_changed, posting_step_refused, in that order. */
export async function stepPosting(
  parts: Parts,
  work: Work,
  { params, body }: CallInput<typeof stepPostingCall>,
): Promise<ReplyOf<typeof stepPostingCall>> {
  const row = await findPosting(work.db, { by: params, isLocked: true });
  if (row === undefined) throw new Refusal(platformRefusals.not_found);
  await requireRight(parts.acting, work, { organisationId: row.organisation_id, right: 'edit' });
  if (row.version !== body.version)
    throw new Refusal(jobRefusals.posting_changed, { members: { state: row.state, version: row.version } });
  const state = step(postingMachine, row.state, body.step);
  await setPostingState(work, { id: row.id, state });
  return ownOf(parts, work, { ...row, state, version: row.version + 1 });
}

/**
 * Opens a posting again, or for longer. Refuses not_found, team_role_required, business_status_forbids, validation_failed (the closing day), posting_changed,
 * posting_step_refused, verification_ended, in that order.
 */
export async function renewPosting(
  parts: RenewParts,
  work: Work,
  { params, body }: CallInput<typeof renewPostingCall>,
): Promise<ReplyOf<typeof renewPostingCall>> {
  const row = await findPosting(work.db, { by: params, isLocked: true });
  if (row === undefined) throw new Refusal(platformRefusals.not_found);
  await requireRight(parts.acting, work, { organisationId: row.organisation_id, right: 'edit' });
  await parts.requireStatus(work, { organisationId: row.organisation_id, act: 'publish' });
  const issue = closingIssue(body.closes_on, work.now);
  if (issue !== undefined) throw validationRefusal([{ field: 'closes_on', code: issue }]);
  if (row.version !== body.version)
    throw new Refusal(jobRefusals.posting_changed, { members: { state: row.state, version: row.version } });
  const state = step(postingMachine, row.state, 'renew');
  const verified = await verifiedEmployers(parts, work, [row.organisation_id]);
  // An officer has looked at the words of others, and they are the same.
  if ((row.case_id === null || row.is_changed_unseen) && !verified.has(row.organisation_id))
    throw new Refusal(jobRefusals.verification_ended);
  const closesAt = endOfDay(body.closes_on);
  await renewRow(work.db, { id: row.id, closesAt });
  return ownOf(parts, work, { ...row, state, version: row.version + 1, closes_at: closesAt });
}

/** So many in one transaction; the next run goes on. */
const EXPIRED_AT_ONCE = 1000;

/** Ends the jobs whose closing day is over. Searches leave them out from that moment, whenever this runs. */
export async function expirePostings(work: Work): Promise<void> {
  for (const id of await overduePostings(work, EXPIRED_AT_ONCE))
    await setPostingState(work, { id, state: step(postingMachine, 'published', 'expire') });
}
