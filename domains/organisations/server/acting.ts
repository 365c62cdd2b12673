import { platformRefusals } from '@egcr/contract/refusals';
import type { Database } from '@egcr/server-kit/database';
import { Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';

import { organisationRefusals } from '../contract/refusals.ts';
import { rightsOf, type ActingRight, type OrganisationKind } from '../contract/team-roles.ts';
import { findOwn, namesOf, usersOf } from './store.ts';

/** What a member may do for an organisation. */
export interface Membership {
  readonly name: string;
  readonly kind: OrganisationKind;
  /** ISO 3166-1, two letters. */
  readonly country: string;
  readonly rights: readonly ActingRight[];
}

/** What the register may forbid a business to do: to pay, to sell, to apply for grants, to publish jobs. */
type RegisteredAct = 'pay' | 'sell' | 'apply' | 'publish';

/** Makes sure that the status of a business in the register lets it do this; one that is in no register may. Refuses business_status_forbids. */
export type RequireStatus = (
  work: Pick<Work, 'db'>,
  asked: { readonly organisationId: string; readonly act: RegisteredAct },
) => Promise<void>;

/** Whether that status lets it do this, as it stands now; of one that is in no register always. */
export type StatusAllows = (
  db: Database,
  asked: { readonly organisationId: string; readonly act: RegisteredAct },
) => Promise<boolean>;

/** What other domains ask of organisations, for things that belong to one. */
export interface ActingDoor {
  /** Undefined where the person is not a member now. A closed organisation can be viewed, no more. */
  memberOf(db: Database, userId: string, organisationId: string): Promise<Membership | undefined>;
  /** The members who have this right now. */
  membersWith(db: Database, organisationId: string, right: ActingRight): Promise<readonly string[]>;
  namesOf(db: Database, organisationIds: readonly string[]): Promise<ReadonlyMap<string, string>>;
}

export const actingDoor: ActingDoor = {
  memberOf: async (db, userId, organisationId) => {
    const found = await findOwn(db, { id: organisationId, userId });
    return (
      found && {
        name: found.name,
        kind: found.kind,
        country: found.country,
        rights: rightsOf(found.role, found.closed_at !== null),
      }
    );
  },
  membersWith: async (db, organisationId, right) => {
    const members = await usersOf(db, organisationId);
    return members.flatMap(({ user_id: userId, role, is_closed: isClosed }) =>
      rightsOf(role, isClosed).includes(right) ? [userId] : [],
    );
  },
  namesOf,
};

/** Makes sure that the caller may act for an organisation. Refuses not_found where they are no member, then team_role_required. */
export async function requireRight(
  acting: Pick<ActingDoor, 'memberOf'>,
  work: Work,
  { organisationId, right }: { readonly organisationId: string; readonly right: ActingRight },
): Promise<Membership> {
  const member = await acting.memberOf(work.db, personOf(work).userId, organisationId);
  if (member === undefined) throw new Refusal(platformRefusals.not_found);
  if (!member.rights.includes(right)) throw new Refusal(organisationRefusals.team_role_required);
  return member;
}
