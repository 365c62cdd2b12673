import type { ReplyOf } from '@egcr/contract/endpoint';
import { toInstant } from '@egcr/contract/time';
import { pageById } from '@egcr/server-kit/data/page';
import type { CallInput } from '@egcr/server-kit/domain';
import { personOf, type Work } from '@egcr/server-kit/work';

import type { readHistoryCall } from '../../contract/endpoints.ts';
import { historyEvents } from '../../contract/shapes.ts';
import { auditOf, type AuditRow } from '../store/audit.ts';

type History = ReplyOf<typeof readHistoryCall>;

/** GET /history, from the audit log. Refuses a cursor that is no id. */
export async function readHistory(
  work: Work,
  { query }: CallInput<typeof readHistoryCall>,
): Promise<History> {
  const { userId, sessionId } = personOf(work);
  const { rows, next } = await pageById(query, (asked) =>
    auditOf(work.db, { userId, actions: historyEvents, ...asked }),
  );
  return { items: rows.flatMap((row) => describe(row, sessionId)), next };
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
