import type { Database } from '@egcr/server-kit/database';
import type { Work } from '@egcr/server-kit/work';
import { sql } from 'kysely';

import type { ActingDoor } from './acting.ts';

/** A person who has left a team stays apart from what is decided about its organisation for half a year. */
const APART_MS = 180 * 86_400_000;

/** The instant after which a person must not have left a team, to decide about its organisation now. */
export function apartSince(now: Date): Date {
  return new Date(now.getTime() - APART_MS);
}

/** The people who have left the team of an organisation, or were removed from it, and still stay apart from decisions about it. */
async function leftLately(
  { db, now }: Pick<Work, 'db' | 'now'>,
  organisationId: string,
): Promise<readonly string[]> {
  const { rows } = await sql<{ person_id: string }>`
    select distinct person_id from organisations.team_change
    where organisation_id = ${organisationId} and change in ('left', 'removed') and at > ${apartSince(now)}
      and person_id is not null`.execute(db);
  return rows.map((row) => row.person_id);
}

/** The team of an organisation, and those who have left it lately: others decide what concerns it. */
export async function teamLately(
  { acting }: { readonly acting: Pick<ActingDoor, 'membersWith'> },
  work: Pick<Work, 'db' | 'now'>,
  organisationId: string,
): Promise<readonly string[]> {
  const team = await acting.membersWith(work.db, organisationId, 'view');
  return [...team, ...(await leftLately(work, organisationId))];
}

/**
 * The organisations to which a person belongs, open or closed, and those whose team they left after an instant: who judges an organisation cannot
 * leave it for an hour to do so.
 */
export async function organisationsWith(
  db: Database,
  { userId, leftAfter }: { readonly userId: string; readonly leftAfter: Date },
): Promise<readonly string[]> {
  const { rows } = await sql<{ organisation_id: string }>`
    select organisation_id from organisations.member where user_id = ${userId}
    union
    select organisation_id from organisations.team_change
    where person_id = ${userId} and change in ('left', 'removed') and at > ${leftAfter}`.execute(db);
  return rows.map((row) => row.organisation_id);
}

/** Whether a person is in the team of an organisation, or has left it lately: others decide what concerns it. */
export async function isOfTeam(
  { acting }: { readonly acting: Pick<ActingDoor, 'memberOf'> },
  work: Pick<Work, 'db' | 'now'>,
  { userId, organisationId }: { readonly userId: string; readonly organisationId: string },
): Promise<boolean> {
  if ((await acting.memberOf(work.db, userId, organisationId)) !== undefined) return true;
  return (await leftLately(work, organisationId)).includes(userId);
}
