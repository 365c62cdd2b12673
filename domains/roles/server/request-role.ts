import type { CasesDoor } from '@egcr/cases/server';
import type { ReplyOf } from '@egcr/contract/endpoint';
import type { FormsDoor } from '@egcr/forms/server';
import type { CallInput } from '@egcr/server-kit/domain';
import { invariant, Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';

import type { requestRoleCall } from '../contract/endpoints.ts';
import { rolesToAskFor } from '../contract/request-rules.ts';
import { roleRefusals } from '../contract/refusals.ts';
import { requestForm } from './request-form.ts';
import { insertRequest, type RequestRow } from './request-store.ts';
import { activeGrants } from './store.ts';

/** What a request for a role asks of forms and cases. */
export interface RequestDesk {
  readonly forms: Pick<FormsDoor, 'submit'>;
  readonly cases: Pick<CasesDoor, 'open' | 'takePlatformStep'>;
}

/**
 * Sends a draft and opens its case. Refuses not_found, draft_sent, draft_changed, validation_failed, ends_too_early, roles_unchanged,
 * request_waits, in that order.
 */
export async function requestRole(
  { forms, cases }: RequestDesk,
  work: Work,
  { body }: CallInput<typeof requestRoleCall>,
): Promise<ReplyOf<typeof requestRoleCall>> {
  const { userId } = personOf(work);
  const id = work.effectId;
  const submitted = await forms.submit(work, {
    draftId: body.draft_id,
    version: body.version,
    form: requestForm.name,
    submissionId: id,
  });
  const { role: named, is_one_queue: isOneQueue, queue, why, ends_on: endsOn } = submitted.answers;
  const role = rolesToAskFor.find((each) => each === named);
  invariant(role !== undefined, 'a request without a role was sent');
  const wanted: RequestRow = {
    case_id: id,
    user_id: userId,
    role,
    ...(isOneQueue === true
      ? { scope_kind: 'queue', scope_id: String(queue) }
      : { scope_kind: 'global', scope_id: '' }),
    reason: String(why),
    ends_at: endsOn === undefined ? null : new Date(`${String(endsOn)}T23:59:59.000Z`),
  };
  if (wanted.ends_at !== null && wanted.ends_at <= work.now)
    throw new Refusal(roleRefusals.ends_too_early, { field: 'ends_on' });
  const active = await activeGrants(work.db, { userId, now: work.now });
  const isThere = active.some(
    (grant) =>
      grant.role === role && grant.scope_kind === wanted.scope_kind && grant.scope_id === wanted.scope_id,
  );
  if (isThere) throw new Refusal(roleRefusals.roles_unchanged);
  if (!(await insertRequest(work.db, wanted, work.now))) throw new Refusal(roleRefusals.request_waits);
  return cases.open(work, {
    id,
    kind: requestForm.name,
    subject: role,
    applicantId: userId,
    submissionId: body.draft_id,
    submitted,
  });
}
