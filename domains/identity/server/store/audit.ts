import { told } from '@egcr/server-kit/event-kinds';
import { securityNoted } from '../../contract/events.ts';
import { toInstant } from '@egcr/contract/time';
import type { PageAsked } from '@egcr/server-kit/data/page';
import type { Database } from '@egcr/server-kit/database';
import { networkOf } from '@egcr/server-kit/network';
import { prepared } from '@egcr/server-kit/prepared';
import type { Work } from '@egcr/server-kit/work';
import { sql } from 'kysely';

import type { Act } from '@egcr/contract/act';

import { isSecurityAction, type AuditAction } from '../../contract/audit.ts';

const TOLD_USER_AGENT_MAX_LENGTH = 200;

export interface AuditEntry {
  /** Identity's own, or one that another domain declares. */
  readonly action: AuditAction | Act;
  readonly userId?: string;
  readonly sessionId?: string;
  readonly details?: Readonly<Record<string, string | number | boolean>>;
}

/** Writes what happened, with the network it came from, in the same unit; security events of a person are told to who listens. */
export async function recordAudit(
  work: Work,
  { action: given, userId, sessionId, details }: AuditEntry,
): Promise<void> {
  const action = typeof given === 'string' ? given : given.name;
  await sql`${prepared('identity_audit')}
    insert into identity.audit_event (id, happened_at, action, user_id, session_id, ip, details)
    values (
      ${work.newId()}, ${work.now}, ${action}, ${userId ?? null}, ${sessionId ?? null},
      ${truncateAddress(work.request.ip)}, ${JSON.stringify(details ?? {})}
    )`.execute(work.db);
  if (userId === undefined || !isSecurityAction(action)) return;
  await work.emit(
    told(securityNoted, {
      user_id: userId,
      session_id: sessionId ?? null,
      action,
      ip: truncateAddress(work.request.ip),
      user_agent: work.request.userAgent.slice(0, TOLD_USER_AGENT_MAX_LENGTH),
      happened_at: toInstant(work.now),
    }),
  );
}

export interface AuditRow {
  readonly id: string;
  readonly happened_at: Date;
  readonly action: string;
  readonly user_id: string | null;
  readonly session_id: string | null;
  readonly ip: string;
  readonly details: Readonly<Record<string, unknown>>;
}

/** All that happened, by page, the latest first, and how much there is. */
export async function listAudit(
  db: Database,
  { page, perPage }: { readonly page: number; readonly perPage: number },
): Promise<{ readonly events: readonly AuditRow[]; readonly total: number }> {
  const { rows } = await sql<AuditRow>`
    select id, happened_at, action, user_id, session_id, ip, details from identity.audit_event
    order by id desc limit ${perPage} offset ${(page - 1) * perPage}`.execute(db);
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from identity.audit_event`.execute(db);
  return { events: rows, total: counted.rows[0]?.total ?? 0 };
}

/** What happened to a person, the latest first. */
export async function auditOf(
  db: Database,
  history: PageAsked<string> & { readonly userId: string; readonly actions: readonly AuditAction[] },
): Promise<readonly AuditRow[]> {
  const { rows } = await sql<AuditRow>`
    select id, happened_at, action, user_id, session_id, ip, details from identity.audit_event
    where user_id = ${history.userId} and action = any(${[...history.actions]}::text[])
      and (${history.after ?? null}::uuid is null or id < ${history.after ?? null}::uuid)
    order by id desc limit ${history.limit}`.execute(db);
  return rows;
}

/** When something last happened to a person in one session, the latest first. */
export async function timesOf(
  db: Database,
  event: {
    readonly userId: string;
    readonly sessionId: string;
    readonly action: AuditAction;
    readonly since: Date;
    readonly limit: number;
  },
): Promise<readonly Date[]> {
  const { rows } = await sql<{ happened_at: Date }>`
    select happened_at from identity.audit_event
    where user_id = ${event.userId} and session_id = ${event.sessionId} and action = ${event.action}
      and happened_at > ${event.since}
    order by id desc limit ${event.limit}`.execute(db);
  return rows.map(({ happened_at: at }) => at);
}

export interface OverseenRow extends AuditRow {
  readonly email: string | null;
  /** Without +. */
  readonly phone: string | null;
}

/** All that happened, the latest first, with the addresses of the people it happened to. */
export async function overseeAudit(
  db: Database,
  { after, limit }: PageAsked<string>,
): Promise<readonly OverseenRow[]> {
  const { rows } = await sql<OverseenRow>`
    select event.id, event.happened_at, event.action, event.user_id, event.session_id, event.ip, event.details,
      person.email, person.phone
    from identity.audit_event as event
    left join identity.user as person on person.id = event.user_id
    where ${after ?? null}::uuid is null or event.id < ${after ?? null}::uuid
    order by event.id desc limit ${limit}`.execute(db);
  return rows;
}

/** Enough of a network address to recognise a network, not a household: IPv4 /24, IPv6 /48. */
export function truncateAddress(address: string): string {
  const network = networkOf(address);
  if (network.includes(':')) return `${network.split(':').slice(0, 3).join(':')}::/48`;
  return network === '' ? '' : network.replace(/\.\d+$/, '.0');
}
