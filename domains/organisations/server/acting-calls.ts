import { platformRefusals } from '@egcr/contract/refusals';
import type { Database } from '@egcr/server-kit/database';
import { Refusal } from '@egcr/server-kit/refusal';
import type { Gatekeeper, Services } from '@egcr/server-kit/services';
import { sql } from 'kysely';

import { rightsOf, type ActingRight, type TeamRole } from '../contract/team-roles.ts';
import { actingDoor } from './acting.ts';
import { isRegistered } from './store.ts';

/** The organisations' part of the kit's gatekeeper: members change something for businesses of the register alone. */
export function actingGate({ db: pool }: Pick<Services, 'db'>): Pick<Gatekeeper, 'requireActing'> {
  return {
    requireActing: async ({ userId, organisationId, right, within: db = pool }) => {
      const member = await actingDoor.memberOf(db, userId, organisationId);
      if (member === undefined) throw new Refusal(platformRefusals.not_found);
      // What only says that it is a business has nothing to look at, and nothing is done for it.
      const isAble = right === 'view' || (await isRegistered(db, organisationId));
      if (!isAble || !member.rights.includes(right))
        throw new Refusal(platformRefusals.role_required, { members: { right } });
    },
  };
}

interface BehindRow {
  readonly id: string;
  readonly user_id: string | null;
  readonly role: TeamRole | null;
  readonly is_closed: boolean;
}

/** Whom to tell of something whose owner has this id: the person themselves, or the members of an organisation who have the right. */
export async function peopleBehind(db: Database, id: string, right: ActingRight): Promise<readonly string[]> {
  return (await behind(db, [id]))(id, right);
}

/** The same for several ids and rights at once. */
export async function behind(
  db: Database,
  ids: readonly string[],
): Promise<(id: string, right: ActingRight) => readonly string[]> {
  const { rows } = await sql<BehindRow>`
    select o.id, m.user_id, m.role, o.closed_at is not null as is_closed
    from organisations.organisation as o
    left join organisations.member as m on m.organisation_id = o.id
    where o.id = any (${[...new Set(ids)]}::uuid[])
    order by m.user_id`.execute(db);
  return (id, right) => {
    const own = rows.filter((row) => row.id === id);
    if (own.length === 0) return [id];
    return own.flatMap(({ user_id: userId, role, is_closed: isClosed }) =>
      userId !== null && role !== null && rightsOf(role, isClosed).includes(right) ? [userId] : [],
    );
  };
}

/** An organisation whose id something bears. */
export interface NamedBusiness {
  readonly id: string;
  readonly name: string;
  /** In the register of businesses, and not closed. */
  readonly is_open: boolean;
}

/** The organisations among some ids, by id. What is left are people, or nobody. */
export async function businessesAmong(
  db: Database,
  ids: readonly string[],
): Promise<ReadonlyMap<string, NamedBusiness>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<NamedBusiness>`
    select id, name, kind = 'business' and register_number is not null and closed_at is null as is_open
    from organisations.organisation
    where id = any (${[...ids]}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}
