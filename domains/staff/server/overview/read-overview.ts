import type { ReplyOf } from '@egcr/contract/endpoint';
import { toInstant } from '@egcr/contract/time';
import type { OverseenEvent, StaffPart } from '@egcr/identity/server';
import { pageById } from '@egcr/server-kit/data/page';
import type { CallInput } from '@egcr/server-kit/domain';
import { countWaitingMessages } from '@egcr/server-kit/messages';
import type { Work } from '@egcr/server-kit/work';
import * as z from 'zod/mini';

import type { readAuditCall, readOverviewCall } from '../../contract/endpoints.ts';
import { OVERVIEW_EVENTS } from '../../contract/limits.ts';

type Audit = ReplyOf<typeof readAuditCall>;

/** GET /admin/overview: figures of this instant, none of them kept. */
export async function readOverview(
  accounts: StaffPart,
  work: Work,
): Promise<ReplyOf<typeof readOverviewCall>> {
  const people = await accounts.countPeople(work.db);
  const latest = await accounts.readLog(work.db, { after: undefined, limit: OVERVIEW_EVENTS });
  return {
    people: people.total,
    people_verified: people.verified,
    super_admins: people.super_admins,
    sessions_open: await accounts.countOpenSessions(work),
    messages_waiting: await countWaitingMessages(work.db),
    latest: latest.map(describe),
  };
}

/** GET /admin/audit. Refuses a cursor that is no id. */
export async function readAudit(
  accounts: StaffPart,
  work: Work,
  { query }: CallInput<typeof readAuditCall>,
): Promise<Audit> {
  const { rows, next } = await pageById(query, (asked) => accounts.readLog(work.db, asked));
  return { items: rows.map(describe), next };
}

const plain = z.union([z.string(), z.number(), z.boolean()]);

function describe(row: OverseenEvent): Audit['items'][number] {
  const { user_id: userId, address } = row;
  const details = Object.entries(row.details).flatMap(([name, value]) => {
    const read = z.safeParse(plain, value);
    return read.success ? [[name, read.data] as const] : [];
  });
  return {
    id: row.id,
    happened_at: toInstant(row.happened_at),
    action: row.action,
    person: userId === null || address === null ? null : { user_id: userId, address },
    ip: row.ip,
    details: Object.fromEntries(details),
  };
}
