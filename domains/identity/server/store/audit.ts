import type { Database } from '@egcr/server-kit/database';
import { networkOf } from '@egcr/server-kit/network';
import type { Work } from '@egcr/server-kit/work';
import { sql } from 'kysely';

/** What the audit log may say; append-only, like the log itself. */
export type AuditAction =
  | 'user_signed_up'
  | 'user_confirmed'
  | 'user_signed_in'
  | 'sign_in_failed'
  | 'user_signed_out'
  | 'user_updated'
  | 'password_changed'
  | 'message_sent'
  | 'code_failed'
  | 'refresh_reused'
  | 'session_ended'
  | 'session_idle_end'
  | 'pin_set'
  | 'pin_changed'
  | 'pin_verified'
  | 'pin_failed'
  | 'pin_locked'
  | 'pin_reset'
  | 'role_granted'
  | 'person_created'
  | 'email_change_asked'
  | 'phone_change_asked'
  | 'email_changed'
  | 'phone_changed'
  | 'contact_change_undone'
  | 'factor_enrolled'
  | 'factor_verified'
  | 'factor_failed'
  | 'factor_locked'
  | 'factor_removed'
  | 'recovery_codes_made'
  | 'recovery_code_used'
  | 'passkey_added'
  | 'passkey_removed'
  | 'passkey_failed'
  | 'user_invited'
  | 'user_deleted'
  | 'user_changed_by_admin'
  | 'link_generated';

export interface AuditEntry {
  readonly action: AuditAction;
  readonly userId?: string;
  readonly sessionId?: string;
  readonly details?: Readonly<Record<string, string | number | boolean>>;
}

/** Writes what happened, with the network it came from, in the same unit. */
export async function recordAudit(
  work: Work,
  { action, userId, sessionId, details }: AuditEntry,
): Promise<void> {
  await sql`
    insert into identity.audit_event (id, happened_at, action, user_id, session_id, ip, details)
    values (
      ${work.newId()}, ${work.now}, ${action}, ${userId ?? null}, ${sessionId ?? null},
      ${truncateAddress(work.request.ip)}, ${JSON.stringify(details ?? {})}
    )`.execute(work.db);
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
  history: {
    readonly userId: string;
    readonly actions: readonly AuditAction[];
    readonly before: string | undefined;
    readonly limit: number;
  },
): Promise<readonly AuditRow[]> {
  const { rows } = await sql<AuditRow>`
    select id, happened_at, action, user_id, session_id, ip, details from identity.audit_event
    where user_id = ${history.userId} and action = any(${[...history.actions]}::text[])
      and (${history.before ?? null}::uuid is null or id < ${history.before ?? null}::uuid)
    order by id desc limit ${history.limit}`.execute(db);
  return rows;
}

/** Enough of a network address to recognise a network, not a household: IPv4 /24, IPv6 /48. */
export function truncateAddress(address: string): string {
  const network = networkOf(address);
  if (network.includes(':')) return `${network.split(':').slice(0, 3).join(':')}::/48`;
  return network === '' ? '' : network.replace(/\.\d+$/, '.0');
}
