import type { Database } from '@egcr/server-kit/database';
import { sql } from 'kysely';

export interface UserRow {
  readonly id: string;
  readonly email: string | null;
  readonly email_confirmed_at: Date | null;
  /** Without +. */
  readonly phone: string | null;
  readonly phone_confirmed_at: Date | null;
  readonly password_hash: string | null;
  readonly password_key_id: string | null;
  readonly roles: readonly string[];
  readonly user_metadata: Readonly<Record<string, unknown>>;
  readonly app_metadata: Readonly<Record<string, unknown>>;
  readonly language: string;
  readonly is_anonymous: boolean;
  readonly banned_until: Date | null;
  /** When the person last showed that the number is theirs. */
  readonly phone_proved_at: Date | null;
  readonly money_held_since: Date | null;
  readonly money_held_until: Date | null;
  readonly money_held_by: readonly string[];
  readonly last_sign_in_at: Date | null;
  readonly created_at: Date;
  readonly updated_at: Date;
}

const COLUMNS = sql.raw(
  `id, email, email_confirmed_at, phone, phone_confirmed_at, password_hash, password_key_id, roles, user_metadata,
   app_metadata, language, is_anonymous, banned_until, phone_proved_at, money_held_since, money_held_until, money_held_by, last_sign_in_at, created_at, updated_at`,
);

/** A way to reach a person; the phone without +. */
export type Address = { readonly email: string } | { readonly phone: string };

export async function findUser(db: Database, id: string): Promise<UserRow | undefined> {
  const { rows } = await sql<UserRow>`select ${COLUMNS} from identity.user where id = ${id}`.execute(db);
  return rows[0];
}

/** The same, held until the unit ends: first confirmations and password changes come one after the other. */
export async function lockUser(db: Database, id: string): Promise<UserRow | undefined> {
  const { rows } = await sql<UserRow>`
    select ${COLUMNS} from identity.user where id = ${id} for no key update`.execute(db);
  return rows[0];
}

export async function findUserAt(db: Database, address: Address): Promise<UserRow | undefined> {
  const where = 'email' in address ? sql`email = ${address.email}` : sql`phone = ${address.phone}`;
  const { rows } = await sql<UserRow>`select ${COLUMNS} from identity.user where ${where}`.execute(db);
  return rows[0];
}

export interface NewUser {
  readonly id: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly userMetadata: Readonly<Record<string, unknown>>;
  readonly language: string;
  readonly isAnonymous?: boolean;
  readonly now: Date;
  /** Ids of the rows that go with it. */
  readonly newId: () => string;
}

/** Adds an unconfirmed person with the identities that go with the addresses; undefined where an address is taken. */
export async function addUser(db: Database, user: NewUser): Promise<UserRow | undefined> {
  const { rows } = await sql<UserRow>`
    insert into identity.user (id, email, phone, user_metadata, language, is_anonymous, created_at, updated_at)
    values (
      ${user.id}, ${user.email}, ${user.phone}, ${JSON.stringify(user.userMetadata)}, ${user.language},
      ${user.isAnonymous ?? false}, ${user.now}, ${user.now}
    )
    on conflict do nothing
    returning ${COLUMNS}`.execute(db);
  const added = rows[0];
  if (!added) return undefined;
  for (const provider of ['email', 'phone'] as const) {
    if (user[provider] !== null) {
      await addIdentity(db, { id: user.newId(), userId: user.id, provider, now: user.now });
    }
  }
  return added;
}

/** A way to sign in, where the person has it not yet. */
export async function addIdentity(
  db: Database,
  identity: {
    readonly id: string;
    readonly userId: string;
    readonly provider: 'email' | 'phone';
    readonly now: Date;
  },
): Promise<void> {
  const { id, userId, provider, now } = identity;
  await sql`
    insert into identity.identity (id, user_id, provider, provider_id, created_at, updated_at)
    values (${id}, ${userId}, ${provider}, ${userId}, ${now}, ${now})
    on conflict do nothing`.execute(db);
}

/** Gives way to someone who has proved that an address is theirs: a sign-up with it that nobody confirmed is forgotten. */
export async function deleteUnconfirmedAt(db: Database, address: Address): Promise<void> {
  const where = 'email' in address ? sql`email = ${address.email}` : sql`phone = ${address.phone}`;
  await sql`
    delete from identity.user
    where ${where} and email_confirmed_at is null and phone_confirmed_at is null`.execute(db);
}

export interface IdentityRow {
  readonly id: string;
  readonly provider: string;
  readonly identity_data: Readonly<Record<string, unknown>>;
  readonly last_sign_in_at: Date | null;
  readonly created_at: Date;
  readonly updated_at: Date;
}

export async function identitiesOf(db: Database, userId: string): Promise<readonly IdentityRow[]> {
  const { rows } = await sql<IdentityRow>`
    select id, provider, identity_data, last_sign_in_at, created_at, updated_at
    from identity.identity where user_id = ${userId} order by provider`.execute(db);
  return rows;
}

export interface UserChange {
  readonly email?: string | null;
  /** Without +. */
  readonly phone?: string | null;
  readonly emailConfirmedAt?: Date;
  readonly phoneConfirmedAt?: Date;
  readonly password?: { readonly hash: string; readonly keyId: string } | null;
  readonly userMetadata?: Readonly<Record<string, unknown>>;
  readonly roles?: readonly string[];
  readonly lastSignInAt?: Date;
  readonly language?: string;
  readonly isAnonymous?: boolean;
  readonly appMetadata?: Readonly<Record<string, unknown>>;
  /** null lifts it. */
  readonly bannedUntil?: Date | null;
  readonly phoneProvedAt?: Date;
  /** null ends it. */
  readonly moneyHold?: { readonly since: Date; readonly until: Date; readonly by: readonly string[] } | null;
}

/** Writes the named facts, leaves the others, and answers the row as it then is. */
export async function changeUser(
  db: Database,
  { id, now, change }: { readonly id: string; readonly now: Date; readonly change: UserChange },
): Promise<UserRow> {
  const { password } = change;
  const sets = [
    sql`updated_at = ${now}`,
    change.emailConfirmedAt && sql`email_confirmed_at = ${change.emailConfirmedAt}`,
    change.phoneConfirmedAt &&
      sql`phone_confirmed_at = ${change.phoneConfirmedAt}, phone_proved_at = ${change.phoneConfirmedAt}`,
    change.phoneProvedAt && sql`phone_proved_at = ${change.phoneProvedAt}`,
    change.moneyHold !== undefined &&
      sql`money_held_since = ${change.moneyHold?.since ?? null}::timestamptz,
        money_held_until = ${change.moneyHold?.until ?? null}::timestamptz,
        money_held_by = ${[...(change.moneyHold?.by ?? [])]}::text[]`,
    password !== undefined &&
      sql`password_hash = ${password?.hash ?? null}, password_key_id = ${password?.keyId ?? null}`,
    change.userMetadata && sql`user_metadata = ${JSON.stringify(change.userMetadata)}`,
    change.roles && sql`roles = ${[...change.roles]}::text[]`,
    change.lastSignInAt && sql`last_sign_in_at = ${change.lastSignInAt}`,
    change.language !== undefined && sql`language = ${change.language}`,
    change.email !== undefined && sql`email = ${change.email}`,
    change.phone !== undefined && sql`phone = ${change.phone}`,
    change.isAnonymous !== undefined && sql`is_anonymous = ${change.isAnonymous}`,
    change.appMetadata && sql`app_metadata = ${JSON.stringify(change.appMetadata)}`,
    change.bannedUntil !== undefined && sql`banned_until = ${change.bannedUntil}::timestamptz`,
  ].filter((part) => part !== false && part !== undefined);
  const { rows } = await sql<UserRow>`
    update identity.user set ${sql.join(sets)} where id = ${id} returning ${COLUMNS}`.execute(db);
  const changed = rows[0];
  if (!changed) throw new Error('a person vanished while being changed');
  return changed;
}

/** Takes an address away from a person who has another one: they sign in by it no more. */
export async function dropAddress(
  db: Database,
  { id, kind, now }: { readonly id: string; readonly kind: 'email' | 'phone'; readonly now: Date },
): Promise<UserRow> {
  await sql`delete from identity.identity where user_id = ${id} and provider = ${kind}`.execute(db);
  const gone =
    kind === 'email'
      ? sql`email = null, email_confirmed_at = null`
      : sql`phone = null, phone_confirmed_at = null, phone_proved_at = null`;
  const { rows } = await sql<UserRow>`
    update identity.user set ${gone}, updated_at = ${now} where id = ${id} returning ${COLUMNS}`.execute(db);
  const changed = rows[0];
  if (!changed) throw new Error('a person vanished while being changed');
  return changed;
}

/** People by page, the latest first, and how many there are. */
export async function listUsers(
  db: Database,
  { page, perPage }: { readonly page: number; readonly perPage: number },
): Promise<{ readonly users: readonly UserRow[]; readonly total: number }> {
  const { rows } = await sql<UserRow>`
    select ${COLUMNS} from identity.user order by created_at desc, id desc
    limit ${perPage} offset ${(page - 1) * perPage}`.execute(db);
  const counted = await sql<{ total: number }>`select count(*)::int as total from identity.user`.execute(db);
  return { users: rows, total: counted.rows[0]?.total ?? 0 };
}

/**
 * Everybody with a role; who asks next waits until this unit ends, so that of two who take it from each other one keeps it. Not by the
 * rows: each of the two holds its own already.
 */
export async function lockHolders(db: Database, role: string): Promise<readonly string[]> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`identity.role.${role}`}, 0))`.execute(db);
  return holdersOf(db, [role]);
}

/** Everybody with at least one of these roles, without waiting for anybody. */
export async function holdersOf(db: Database, roles: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from identity.user where roles && ${[...roles]}::text[] order by id`.execute(db);
  return rows.map(({ id }) => id);
}

export async function deleteUser(db: Database, id: string): Promise<void> {
  await sql`delete from identity.user where id = ${id}`.execute(db);
}

/** Keeps the row for those who refer to it, and nothing that tells who it was or lets anybody in. */
export async function emptyUser(
  db: Database,
  { id, now }: { readonly id: string; readonly now: Date },
): Promise<void> {
  await sql`
    update identity.user set
      email = ${`${id}@deleted.invalid`}, email_confirmed_at = null, phone = null, phone_confirmed_at = null,
      password_hash = null, password_key_id = null, roles = '{}', user_metadata = '{}', app_metadata = '{}',
      banned_until = '9999-12-31T00:00:00Z', updated_at = ${now}
    where id = ${id}`.execute(db);
  await sql`delete from identity.identity where user_id = ${id}`.execute(db);
  await sql`delete from identity.factor where user_id = ${id}`.execute(db);
  await sql`delete from identity.passkey where user_id = ${id}`.execute(db);
  await sql`delete from identity.pin where user_id = ${id}`.execute(db);
  await sql`delete from identity.one_time_token where user_id = ${id}`.execute(db);
  await sql`delete from identity.auth_code where user_id = ${id}`.execute(db);
  await sql`delete from identity.contact_change where user_id = ${id}`.execute(db);
  await sql`delete from identity.contact_undo where user_id = ${id}`.execute(db);
}

/** Forgets people who last signed up before `before` and confirmed nothing. Answers how many. */
export async function deleteUnconfirmed(db: Database, before: Date): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    delete from identity.user
    where email_confirmed_at is null and phone_confirmed_at is null and not is_anonymous
      and created_at < ${before} and updated_at < ${before}
    returning id`.execute(db);
  return rows.length;
}

/** How many people there are, have proved an address, and are super admins. */
export async function countPeople(
  db: Database,
): Promise<{ readonly total: number; readonly verified: number; readonly super_admins: number }> {
  const { rows } = await sql<{ total: number; verified: number; super_admins: number }>`
    select count(*)::int as total,
      count(*) filter (where email_confirmed_at is not null or phone_confirmed_at is not null)::int as verified,
      count(*) filter (where 'super_admin' = any(roles))::int as super_admins
    from identity.user`.execute(db);
  return rows[0] ?? { total: 0, verified: 0, super_admins: 0 };
}
