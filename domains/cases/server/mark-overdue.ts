import type { Work } from '@egcr/server-kit/work';

import { caseOverdue } from '../contract/notices.ts';
import type { CaseParts } from './parts.ts';
import { moveCase } from './run-step.ts';
import { overdueCases } from './store.ts';
import { notify } from './tell.ts';

export const MARK_OVERDUE = 'cases.mark_overdue';
const AT_ONCE = 100;

/** Marks cases whose time is over, each once, and tells the person who holds them. */
export async function markOverdue(parts: CaseParts, work: Work): Promise<void> {
  let count: number;
  do {
    const rows = await overdueCases(work.db, work.now, AT_ONCE);
    count = rows.length;
    for (const row of rows) {
      const by = { who: 'time', actorId: null } as const;
      await moveCase(parts, work, { row, event: 'overdue', to: row.state, by });
      if (row.assignee_id !== null)
        await notify(work, row.assignee_id, caseOverdue.of({ reference: row.reference }, row.id));
    }
  } while (count === AT_ONCE);
}
