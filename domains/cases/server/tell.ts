import { notificationAsked } from '@egcr/notifications/contract';
import type { Notice } from '@egcr/contract/notice';
import { told } from '@egcr/server-kit/event-kinds';
import type { DomainEvent, Work } from '@egcr/server-kit/work';

import type { ActingRight } from '@egcr/organisations/contract';

import { caseChanged } from '../contract/events.ts';
import type { CaseParts } from './parts.ts';
import { PLATFORM_ID } from './platform-case.ts';
import type { CaseRow } from './store.ts';

/** Open pages of the applicant and of the officer read the case again. */
export async function caseTold(parts: Pick<CaseParts, 'acting'>, work: Work, row: CaseRow): Promise<void> {
  const readers = await askersOf(parts, work, row, 'view');
  const audience = [...new Set([...readers, row.assignee_id])].filter((id) => id !== null);
  await work.emit(told(caseChanged, { id: row.id, version: row.version }, audience));
}

/** Who asked for it: the applicant, or the members of the organisation with this right now. */
export async function askersOf(
  { acting }: Pick<CaseParts, 'acting'>,
  { db }: Pick<Work, 'db'>,
  row: CaseRow,
  right: ActingRight,
): Promise<readonly string[]> {
  return row.organisation_id === null
    ? [row.applicant_id]
    : acting.membersWith(db, row.organisation_id, right);
}

/** What the bell says to those who asked for a case and act on it. */
export async function notifyAskers(
  parts: Pick<CaseParts, 'acting'>,
  work: Work,
  row: CaseRow,
  notice: Notice,
): Promise<void> {
  await work.emit(...(await noticesToAskers(parts, work, row, notice)));
}

/** The same, to be told along with something else. */
export async function noticesToAskers(
  parts: Pick<CaseParts, 'acting'>,
  work: Work,
  row: CaseRow,
  notice: Notice,
): Promise<readonly DomainEvent[]> {
  const askers = await askersOf(parts, work, row, 'edit');
  return askers.flatMap((userId) => noticeTo(userId, notice));
}

/** What the bell says to someone of a case. */
export async function notify(work: Work, userId: string, notice: Notice): Promise<void> {
  await work.emit(...noticeTo(userId, notice));
}

function noticeTo(userId: string, notice: Notice): readonly DomainEvent[] {
  return userId === PLATFORM_ID ? [] : [told(notificationAsked, { user_id: userId, ...notice })];
}
