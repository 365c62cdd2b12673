import type { CasesDoor } from '@egcr/cases/server';
import type { Work } from '@egcr/server-kit/work';

import type { AlertFacts } from '../contract/shapes.ts';
import { addAlertPayments, insertAlert } from './alert-store.ts';
import { alertForm, ALERT } from './alert-kind.ts';

export interface AlertToRaise {
  /** Whose payments they are. */
  readonly userId: string;
  readonly facts: AlertFacts;
  readonly transferIds: readonly string[];
  readonly isSample?: boolean;
}

/**
 * Opens the case of an alert, or adds the payments to the one that the rule has opened about the person on this day. Answers the id of a new
 * case.
 */
export async function raiseAlert(
  { cases }: { readonly cases: Pick<CasesDoor, 'open'> },
  work: Work,
  { userId, facts, transferIds, isSample = false }: AlertToRaise,
): Promise<string | undefined> {
  const caseId = work.newId();
  const { rule } = facts;
  const isNew = await insertAlert(work.db, { caseId, facts, userId, isSample, raisedAt: work.now });
  await addAlertPayments(work.db, { rule, userId, day: work.now }, transferIds);
  if (!isNew) return undefined;
  await cases.open(work, {
    by: 'platform',
    id: caseId,
    kind: ALERT,
    subject: rule,
    submissionId: caseId,
    submitted: { form: alertForm.name, formVersion: alertForm.version, answers: { rule } },
    isSample,
  });
  return caseId;
}
