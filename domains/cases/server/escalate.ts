import type { Work } from '@egcr/server-kit/work';

import { caseEscalated, caseOverdue } from '../contract/notices.ts';
import { tellLeads } from './leads.ts';
import type { CaseParts } from './parts.ts';
import { moveCase } from './run-step.ts';
import { casesToEscalate, markEscalated, overdueCases, type CaseRow } from './store.ts';
import { notify } from './tell.ts';

export const MARK_OVERDUE = 'cases.mark_overdue';
const AT_ONCE = 100;

/**
 * Marks cases whose time is over, each once: the person who holds one is told, and where nobody does, those who lead its queue. Where it is still not
 * decided after half the term again, they are told too.
 */
export async function markOverdue(parts: CaseParts, work: Work): Promise<void> {
  let count: number;
  do {
    const rows = await overdueCases(work.db, work.now, AT_ONCE);
    count = rows.length;
    for (const row of rows) {
      const by = { who: 'time', actorId: null } as const;
      await moveCase(parts, work, { row, event: 'overdue', to: row.state, by });
      if (row.assignee_id === null) await escalate(parts, work, row);
      else if (!row.is_sample)
        await notify(work, row.assignee_id, caseOverdue.of({ reference: row.reference }, row.id));
    }
  } while (count === AT_ONCE);
  do {
    const rows = await casesToEscalate(work.db, work.now, AT_ONCE);
    count = rows.length;
    for (const row of rows) await escalate(parts, work, row);
  } while (count === AT_ONCE);
}

async function escalate(parts: CaseParts, work: Work, row: CaseRow): Promise<void> {
  await markEscalated(work, row.id);
  await tellLeads(parts, work, row, caseEscalated);
}
