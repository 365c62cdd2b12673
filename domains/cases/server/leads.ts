import type { Work } from '@egcr/server-kit/work';
import * as z from 'zod/mini';

import type { Term } from '../contract/clock-rules.ts';
import { caseUrgent } from '../contract/notices.ts';
import type { CaseParts } from './parts.ts';
import { isBarred } from './officer-case.ts';
import { findCase, type CaseRow } from './store.ts';
import { notify } from './tell.ts';

/** Those who lead a queue: they decide its cases, or oversee it. */
async function leadsOf(parts: CaseParts, work: Work, row: CaseRow): Promise<readonly string[]> {
  const { name, permissions } = parts.kinds.of(row.kind);
  const leads: string[] = [];
  for (const userId of await parts.holders(work, 'cases.decide')) {
    const may = await parts.mayIn(work, userId);
    const isLead = may('cases.decide', name) && may(permissions.read, name);
    if (isLead && !(await isBarred(parts, work, row, userId))) leads.push(userId);
  }
  return leads;
}

/** Nobody is told of invented cases. */
export async function tellLeads(
  parts: CaseParts,
  work: Work,
  row: CaseRow,
  notice: typeof caseUrgent,
): Promise<void> {
  if (row.is_sample) return;
  for (const userId of await leadsOf(parts, work, row))
    await notify(work, userId, notice.of({ reference: row.reference }, row.id));
}

export const TELL_URGENT = 'cases.tell_urgent';
const urgentCase = z.object({ case_id: z.string() });

/**
 * A case whose term counts hours and that nobody holds is told to those who lead its queue at once. A job does it, after the commit: who is accused
 * in a case is known only then, and no one is warned by their own bell.
 */
export async function tellUrgent(work: Work, row: CaseRow, term: Term | undefined): Promise<void> {
  const isUrgent = term !== undefined && 'hours' in term && !row.is_sample;
  if (isUrgent && row.awaits === 'officer' && row.assignee_id === null)
    await work.enqueue(TELL_URGENT, { case_id: row.id });
}

export async function tellUrgentNow(parts: CaseParts, work: Work, payload: unknown): Promise<void> {
  const row = await findCase(work.db, z.parse(urgentCase, payload).case_id);
  if (row?.awaits === 'officer' && row.assignee_id === null) await tellLeads(parts, work, row, caseUrgent);
}
