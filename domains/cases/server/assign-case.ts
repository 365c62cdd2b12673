import type { ReplyOf } from '@egcr/contract/endpoint';
import type { CallInput } from '@egcr/server-kit/domain';
import { Refusal, validationRefusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';

import {
  caseRefusals,
  doingOf,
  moveOf,
  type assignCaseCall,
  type HandledCase,
  type listOfficersCall,
} from '../contract/index.ts';
import { caseAssigned } from '../contract/notices.ts';
import { caseToHandle, isBarred } from './officer-case.ts';
import type { CaseParts } from './parts.ts';
import { holdVersion, moveCase } from './run-step.ts';
import { readCase } from './show-cases.ts';
import { findCase, type CaseRow } from './store.ts';
import { notify } from './tell.ts';

/** Refuses not_found, other_officers, own_case. */
export async function listOfficers(
  parts: CaseParts,
  work: Work,
  { params }: CallInput<typeof listOfficersCall>,
): Promise<ReplyOf<typeof listOfficersCall>> {
  const row = await caseToHandle(parts, work, params.id);
  const ids = await officersFor(parts, work, row);
  const names = await parts.namesOf(work.db, ids);
  const items = ids.map((id) => ({ id, name: names.get(id) ?? '' }));
  return { items: items.toSorted((a, b) => a.name.localeCompare(b.name)) };
}

/**
 * Gives a case to a named officer; one that nobody holds moves on as if the officer had taken it. Refuses not_found, other_officers, own_case,
 * case_changed, validation_failed (the officer does not handle such cases), case_step_refused.
 */
export async function assignCase(
  parts: CaseParts,
  work: Work,
  { params, body }: CallInput<typeof assignCaseCall>,
): Promise<HandledCase> {
  const row = await caseToHandle(parts, work, params.id);
  const { userId: actorId } = personOf(work);
  await holdVersion(parts, work, row, body.version);
  const { officer_id: assigneeId } = body;
  if (!(await officersFor(parts, work, row)).includes(assigneeId))
    throw validationRefusal([{ field: 'officer_id', code: 'not_offered' }]);
  const { machine } = parts.kinds.of(row.kind);
  const take = Object.keys(machine.events).find((event) => doingOf(machine, event) === 'take');
  const to = take === undefined ? undefined : moveOf(machine, row.state, take);
  if (to === undefined || row.assignee_id === assigneeId)
    throw new Refusal(caseRefusals.case_step_refused, {
      members: { state: row.state, version: row.version },
    });
  await moveCase(parts, work, { row, event: 'assign', to, by: { who: 'officer', actorId }, assigneeId });
  if (assigneeId !== actorId)
    await notify(work, assigneeId, caseAssigned.of({ reference: row.reference }, row.id));
  return readCase(parts, work, { params });
}

/** Everybody who may handle a case; nobody for an invented one, which nobody is told of. */
export async function handlersOf(parts: CaseParts, work: Work, id: string): Promise<readonly string[]> {
  const row = await findCase(work.db, id);
  return row === undefined || row.is_sample ? [] : officersFor(parts, work, row);
}

/** Those who may handle such cases now, where none of them is one of the case's own people. */
async function officersFor(parts: CaseParts, work: Work, row: CaseRow): Promise<readonly string[]> {
  const { name, permissions } = parts.kinds.of(row.kind);
  const officers: string[] = [];
  for (const userId of await parts.holders(work, permissions.handle)) {
    const may = await parts.mayIn(work, userId);
    const isOfficer = may('cases.handle', name) && may(permissions.handle, name);
    if (isOfficer && !(await isBarred(parts, work, row, userId))) officers.push(userId);
  }
  return officers;
}
