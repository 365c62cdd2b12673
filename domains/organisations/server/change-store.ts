import type { Work } from '@egcr/server-kit/work';
import { sql } from 'kysely';

import { CHANGES_SHOWN_MAX } from '../contract/limits.ts';
import type { TeamChange } from '../contract/shapes.ts';
import type { TeamRole } from '../contract/team-roles.ts';

export interface ChangeRow {
  readonly change: TeamChange;
  readonly actor_id: string;
  readonly person_id: string | null;
  readonly role: TeamRole | null;
  readonly at: Date;
}

/** Keeps what happened, in the transaction in which it happens. */
export async function keepChange(
  { db, now, newId }: Pick<Work, 'db' | 'now' | 'newId'>,
  happened: {
    readonly organisationId: string;
    readonly change: TeamChange;
    readonly actorId: string;
    readonly personId?: string;
    readonly role?: TeamRole;
  },
): Promise<void> {
  const { organisationId, change, actorId, personId = null, role = null } = happened;
  await sql`
    insert into organisations.team_change (id, organisation_id, change, actor_id, person_id, role, at)
    values (${newId()}, ${organisationId}, ${change}, ${actorId}, ${personId}, ${role}, ${now})`.execute(db);
}

/** The latest, newest first. */
export async function changesOf(db: Work['db'], organisationId: string): Promise<readonly ChangeRow[]> {
  const { rows } = await sql<ChangeRow>`
    select change, actor_id, person_id, role, at
    from organisations.team_change
    where organisation_id = ${organisationId}
    order by id desc
    limit ${CHANGES_SHOWN_MAX}`.execute(db);
  return rows;
}
