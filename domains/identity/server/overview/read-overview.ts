import type { ReplyOf } from '@egcr/contract/endpoint';
import { addSeconds, toInstant } from '@egcr/contract/time';
import type { CallInput } from '@egcr/server-kit/domain';
import { countWaitingMessages } from '@egcr/server-kit/outbox';
import type { Work } from '@egcr/server-kit/work';
import * as z from 'zod/mini';

import type { readAuditCall, readOverviewCall } from '../../contract/admin-endpoints.ts';
import { auditActions } from '../../contract/audit.ts';
import { OVERVIEW_EVENTS } from '../../contract/limits.ts';
import type { IdentityContext } from '../context.ts';
import { overseeAudit, type OverseenRow } from '../store/audit.ts';
import { countOpenSessions } from '../store/sessions.ts';
import { countPeople } from '../store/users.ts';
import { shownPhone } from '../user-facts.ts';

type Audit = ReplyOf<typeof readAuditCall>;

/** GET /admin/overview: figures of this instant, none of them kept. */
export async function readOverview(
  work: Work,
  { settings }: IdentityContext,
): Promise<ReplyOf<typeof readOverviewCall>> {
  const { now } = work;
  const people = await countPeople(work.db);
  const latest = await overseeAudit(work.db, { before: undefined, limit: OVERVIEW_EVENTS });
  return {
    people: people.total,
    people_verified: people.verified,
    super_admins: people.super_admins,
    sessions_open: await countOpenSessions(work.db, {
      activeAfter: addSeconds(now, -settings.idle_s),
      createdAfter: addSeconds(now, -settings.sessionMax_s),
    }),
    messages_waiting: await countWaitingMessages(work.db),
    latest: latest.flatMap(describe),
  };
}

/** GET /admin/audit. A page that begins nowhere is the first one. */
export async function readAudit(work: Work, { query }: CallInput<typeof readAuditCall>): Promise<Audit> {
  const after = z.safeParse(z.uuid(), query.after);
  const rows = await overseeAudit(work.db, {
    before: after.success ? after.data : undefined,
    limit: query.limit + 1,
  });
  const shown = rows.slice(0, query.limit);
  const last = rows.length > query.limit ? shown.at(-1) : undefined;
  return { items: shown.flatMap(describe), next: last?.id ?? null };
}

const plain = z.union([z.string(), z.number(), z.boolean()]);

function describe(row: OverseenRow): Audit['items'] {
  const action = auditActions.find((known) => known === row.action);
  if (action === undefined) return [];
  const address = row.email ?? (row.phone === null ? undefined : shownPhone(row.phone));
  const details = Object.entries(row.details).flatMap(([name, value]) => {
    const read = z.safeParse(plain, value);
    return read.success ? [[name, read.data] as const] : [];
  });
  return [
    {
      id: row.id,
      happened_at: toInstant(row.happened_at),
      action,
      person: row.user_id === null || address === undefined ? null : { user_id: row.user_id, address },
      ip: row.ip,
      details: Object.fromEntries(details),
    },
  ];
}
