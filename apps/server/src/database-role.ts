import { excessOf } from '@egcr/server-kit/application-role';
import type { openPool } from '@egcr/server-kit/database';

/** A pool, or one connection of it. */
type Connection = Pick<ReturnType<typeof openPool>, 'query'>;

/** Schemas whose rows only functions write. */
const CLOSED_SCHEMAS = ['ledger'];

export interface RoleFound {
  readonly role: string;
  /** What it may do beyond what the application needs. */
  readonly excess: readonly string[];
  readonly makesRoles: boolean;
}

export async function findExcess(connection: Connection): Promise<RoleFound> {
  const excess = await excessOf(connection, { closedSchemas: CLOSED_SCHEMAS });
  const { rows } = await connection.query<{ role: string; makes_roles: boolean }>(
    'select rolname as role, rolsuper or rolcreaterole as makes_roles from pg_roles where rolname = current_user',
  );
  return { role: rows[0]?.role ?? '', excess, makesRoles: rows[0]?.makes_roles === true };
}

/** Refuses to answer strangers with a role that may do more than it should. */
export async function refuseExcess(connection: Connection): Promise<void> {
  const { role, excess } = await findExcess(connection);
  if (excess.length > 0) throw new Error(tooPowerful(role, excess));
}

/** What the role may do too much, and the statements that put it right. */
export function tooPowerful(role: string, excess: readonly string[]): string {
  return [
    `The role "${role}" of DATABASE_URL may do more than the application needs: it ${excess.join('; it ')}.`,
    'Run as an administrator of the database (choose the passwords):',
    "  create role egcr_owner login password '…';",
    "  create role egcr_app login password '…';",
    '  alter database <database> owner to egcr_owner;',
    'and where there are tables already, give them to the new owner with: reassign owned by <owner so far> to egcr_owner;',
    'Then set DATABASE_OWNER_URL to the address with egcr_owner, DATABASE_URL to that with egcr_app, and start again.',
    'Each start gives egcr_app exactly what it needs. docs/operations.md, "The database\'s roles", has the whole of it.',
  ].join('\n');
}
