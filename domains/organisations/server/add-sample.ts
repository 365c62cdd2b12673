import { nameKey } from '@egcr/contract/name-key';
import type { Work } from '@egcr/server-kit/work';
import { sql } from 'kysely';

import type { OrganisationKind } from '../contract/team-roles.ts';

interface SampleOrganisation {
  readonly id: string;
  readonly kind: OrganisationKind;
  readonly name: string;
  readonly country: string;
  readonly ownerId: string;
}

/** Makes organisations of a demonstration, each with its owner: three statements in all. */
export async function addSampleOrganisations(
  { db, now, newId }: Pick<Work, 'db' | 'now' | 'newId'>,
  made: readonly SampleOrganisation[],
): Promise<void> {
  const rows = made.map((each) => ({ ...each, key: nameKey(each.name), change: newId() }));
  const given = sql`jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as given (
    id uuid, kind text, name text, key text, country text, "ownerId" uuid, change uuid)`;
  await sql`
    insert into organisations.organisation (id, kind, name, name_key, country, created_at)
    select id, kind, name, key, country, ${now} from ${given}`.execute(db);
  await sql`
    insert into organisations.member (organisation_id, user_id, role, joined_at)
    select id, "ownerId", 'owner', ${now} from ${given}`.execute(db);
  await sql`
    insert into organisations.team_change (id, organisation_id, change, actor_id, at)
    select change, id, 'created', "ownerId", ${now} from ${given}`.execute(db);
}
