import type { Database } from '@egcr/server-kit/database';
import { prepared } from '@egcr/server-kit/prepared';
import { sql } from 'kysely';

import { usernameSkeletons } from '../contract/rules.ts';

export interface ProfileRow {
  readonly user_id: string;
  readonly first_name: string;
  readonly last_name: string;
  readonly username: string;
}

const COLUMNS = sql.raw('user_id, first_name, last_name, username');

export async function findProfile(db: Database, userId: string): Promise<ProfileRow | undefined> {
  const { rows } = await sql<ProfileRow>`${prepared('profile_of_person')}
    select ${COLUMNS} from profile.profile where user_id = ${userId}`.execute(db);
  return rows[0];
}

export async function findProfileByUsername(db: Database, username: string): Promise<ProfileRow | undefined> {
  const { rows } = await sql<ProfileRow>`
    select ${COLUMNS} from profile.profile where username = ${username}`.execute(db);
  return rows[0];
}

export async function findProfilesByUsernames(
  db: Database,
  usernames: readonly string[],
): Promise<readonly ProfileRow[]> {
  const { rows } = await sql<ProfileRow>`
    select ${COLUMNS} from profile.profile where username = any(${[...usernames]}::text[])`.execute(db);
  return rows;
}

export async function findProfiles(db: Database, userIds: readonly string[]): Promise<readonly ProfileRow[]> {
  const { rows } = await sql<ProfileRow>`${prepared('profile_of_people')}
    select ${COLUMNS} from profile.profile where user_id = any(${[...userIds]}::uuid[])`.execute(db);
  return rows;
}

/** Names by their ids, also of invented people, who have no username. */
export async function findNames(db: Database, userIds: readonly string[]): Promise<readonly ProfileRow[]> {
  const { rows } = await sql<ProfileRow>`${prepared('names_of_people')}
    select ${COLUMNS} from profile.profile where user_id = any(${[...userIds]}::uuid[])
    union all
    select user_id, first_name, last_name, '' as username from profile.sample_person
    where user_id = any(${[...userIds]}::uuid[])`.execute(db);
  return rows;
}

/** An invented person of a demonstration. */
export interface SamplePerson {
  readonly userId: string;
  readonly firstName: string;
  readonly lastName: string;
}

export async function insertSamplePeople(
  { db }: { readonly db: Database },
  people: readonly SamplePerson[],
): Promise<void> {
  await sql`
    insert into profile.sample_person (user_id, first_name, last_name)
    select "userId", "firstName", "lastName"
    from jsonb_to_recordset(${JSON.stringify(people)}::jsonb) as r("userId" uuid, "firstName" text, "lastName" text)`.execute(
    db,
  );
}

/** Profiles whose username, name or last name begins with a text, whatever its case; what `like` reads as a pattern counts as text. */
export async function findProfilesBeginning(
  db: Database,
  text: string,
  limit: number,
): Promise<readonly ProfileRow[]> {
  const beginning = `${text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const { rows } = await sql<ProfileRow>`
    select ${COLUMNS} from profile.profile
    where username like lower(${beginning})
      or lower(first_name || ' ' || last_name) like lower(${beginning})
      or lower(last_name) like lower(${beginning})
    order by username
    limit ${limit}`.execute(db);
  return rows;
}

/** Who has, or had, a username, or one that looks like it. */
export async function holderOf(db: Database, username: string): Promise<string | undefined> {
  const { rows } = await sql<{ user_id: string }>`
    select user_id from profile.username where username = ${username}
    union all
    select user_id from profile.username_skeleton where skeleton = any(${[...usernameSkeletons(username)]}::text[])
    limit 1`.execute(db);
  return rows[0]?.user_id;
}

/** Takes a username for good, with all that look like it; of two at once one gets it. Answers whose it is. */
export async function takeUsername(
  db: Database,
  { username, userId, now }: { readonly username: string; readonly userId: string; readonly now: Date },
): Promise<string | undefined> {
  await sql`
    insert into profile.username_skeleton (skeleton, user_id)
    select skeleton, ${userId} from unnest(${[...usernameSkeletons(username)].toSorted()}::text[]) as looks (skeleton)
    on conflict (skeleton) do nothing`.execute(db);
  const holder = await holderOf(db, username);
  if (holder !== userId) return holder;
  await sql`
    insert into profile.username (username, user_id, taken_at) values (${username}, ${userId}, ${now})
    on conflict (username) do nothing`.execute(db);
  return userId;
}

export async function putProfile(db: Database, profile: ProfileRow, now: Date): Promise<void> {
  await sql`
    insert into profile.profile (user_id, first_name, last_name, username, created_at, updated_at)
    values (${profile.user_id}, ${profile.first_name}, ${profile.last_name}, ${profile.username}, ${now}, ${now})
    on conflict (user_id) do update set
      first_name = excluded.first_name, last_name = excluded.last_name, username = excluded.username,
      updated_at = excluded.updated_at`.execute(db);
}

export async function removeProfile(db: Database, userId: string): Promise<void> {
  await sql`delete from profile.profile where user_id = ${userId}`.execute(db);
}
