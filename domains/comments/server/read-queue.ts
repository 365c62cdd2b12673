import type { ReplyOf } from '@egcr/contract/endpoint';
import { toInstant } from '@egcr/contract/time';
import { pageById } from '@egcr/server-kit/data/page';
import type { CallInput } from '@egcr/server-kit/domain';
import { personOf, type Work } from '@egcr/server-kit/work';

import type { QueuedComment, readQueueCall } from '../contract/index.ts';
import type { CommentParts, KnownSubject } from './parts.ts';
import { countReports, listQueueRows, type QueuedRow, type ReportCount } from './queue-store.ts';
import { saidOf, writersOf } from './shown.ts';
import { subjectsOf } from './subjects.ts';

/** GET /admin/comments. */
export async function readQueue(
  parts: CommentParts,
  work: Work,
  { query }: CallInput<typeof readQueueCall>,
): Promise<ReplyOf<typeof readQueueCall>> {
  const choice = query.state ?? 'open';
  const { rows, next } = await pageById(query, (asked) => listQueueRows(work.db, choice, asked));
  return { items: [...(await queuedOf(parts, work, rows))], next };
}

/** Rows as editors see them: with writers, subjects and reports, in a few reads however many rows there are. */
export async function queuedOf(
  parts: CommentParts,
  work: Work,
  rows: readonly QueuedRow[],
): Promise<readonly QueuedComment[]> {
  const deciders = rows.map(({ decided_by: by }) => ({ writer_id: by, sample_name: null }));
  const nameOf = await writersOf(parts, work.db, [...rows, ...deciders]);
  const subjectOf = await subjectsOf(parts, work, rows);
  const reports = Map.groupBy(
    await countReports(
      work.db,
      rows.map(({ id }) => id),
    ),
    ({ comment_id: id }) => id,
  );
  const { userId } = personOf(work);
  return rows.map((row) => ({
    ...saidOf(row, nameOf(row)),
    state: row.state,
    is_yours: row.writer_id === userId,
    subject: shownSubject(subjectOf(row)),
    replies_to: row.parent_text,
    reports: (reports.get(row.id) ?? []).map(reportOf),
    decision: decisionOf(row, nameOf({ writer_id: row.decided_by, sample_name: null })),
  }));
}

function shownSubject(known: KnownSubject | undefined): QueuedComment['subject'] {
  return known === undefined ? null : { title: known.title, path: known.path };
}

function reportOf({ reason, count }: ReportCount): QueuedComment['reports'][number] {
  return { reason, count };
}

function decisionOf(
  { decided_at: at, reason, note }: QueuedRow,
  by: string | null,
): QueuedComment['decision'] {
  return at === null ? null : { by, at: toInstant(at), reason, note };
}
