import type { ReplyOf } from '@egcr/contract/endpoint';
import { toInstant } from '@egcr/contract/time';
import type { CallInput } from '@egcr/server-kit/domain';
import { personOf, type Work } from '@egcr/server-kit/work';
import * as z from 'zod/mini';

import type { readHistoryCall } from '../../contract/endpoints.ts';
import { historyEvents } from '../../contract/shapes.ts';
import { auditOf, type AuditRow } from '../store/audit.ts';

type History = ReplyOf<typeof readHistoryCall>;

/** GET /history, from the audit log. A page that begins nowhere is the first one. */
export async function readHistory(
  work: Work,
  { query }: CallInput<typeof readHistoryCall>,
): Promise<History> {
  const { userId, sessionId } = personOf(work);
  const after = z.safeParse(z.uuid(), query.after);
  const rows = await auditOf(work.db, {
    userId,
    actions: historyEvents,
    before: after.success ? after.data : undefined,
    limit: query.limit + 1,
  });
  const shown = rows.slice(0, query.limit);
  const last = rows.length > query.limit ? shown.at(-1) : undefined;
  return { items: shown.flatMap((row) => describe(row, sessionId)), next: last?.id ?? null };
}

function describe(row: AuditRow, sessionId: string): History['items'] {
  const event = historyEvents.find((known) => known === row.action);
  if (event === undefined) return [];
  const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value : null);
  return [
    {
      id: row.id,
      happened_at: toInstant(row.happened_at),
      event,
      method: text(row.details['method']),
      is_current: row.session_id === sessionId,
      user_agent: text(row.details['user_agent']),
      ip: row.ip,
    },
  ];
}
