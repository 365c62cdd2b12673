import { notificationAsked } from '@egcr/notifications/contract';
import type { Notice } from '@egcr/contract/notice';
import { told } from '@egcr/server-kit/event-kinds';
import type { Work } from '@egcr/server-kit/work';

import { caseChanged } from '../contract/events.ts';
import type { CaseRow } from './store.ts';

/** Open pages of the applicant and of the officer read the case again. */
export async function caseTold(work: Work, row: CaseRow): Promise<void> {
  const audience = [row.applicant_id, row.assignee_id].filter((id) => id !== null);
  await work.emit(told(caseChanged, { id: row.id, version: row.version }, audience));
}

/** What the bell says to someone of a case. */
export async function notify(work: Work, userId: string, notice: Notice): Promise<void> {
  await work.emit(told(notificationAsked, { user_id: userId, ...notice }));
}
