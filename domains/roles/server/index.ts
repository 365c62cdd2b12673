import type { ApprovalsDoor, ProposalKind } from '@egcr/approvals/server';
import type { CaseKind } from '@egcr/cases/server';
import type { Permission } from '@egcr/contract/endpoint';
import type { DeclaredForm } from '@egcr/forms/server';
import { userDeleted } from '@egcr/identity/contract';
import { handle, type ServerDomain } from '@egcr/server-kit/domain';
import { hear } from '@egcr/server-kit/event-kinds';
import type { Gatekeeper, Services } from '@egcr/server-kit/services';
import type { Work } from '@egcr/server-kit/work';

import {
  giveUpRoleCall,
  listGrantsCall,
  proposeGrantCall,
  proposeRolesCall,
  readOwnCall,
  requestRoleCall,
  revokeGrantCall,
} from '../contract/endpoints.ts';
import type { Abilities } from '../contract/ability.ts';
import { rolesWith } from '../contract/matrix.ts';
import { findPeopleCall, readPersonCall } from '../contract/people-endpoints.ts';
import { roleScreens } from '../contract/screens.ts';
import { EXPIRE, expire } from './expire.ts';
import { followProposal } from './follow-proposal.ts';
import { abilitiesOf, hasPermission, heldRole, holdersWith, setRoles } from './grants.ts';
import { giveUpRole } from './give-up.ts';
import { createJudge } from './judge.ts';
import type { RolePeople } from './people.ts';
import { grantProposal, proposeGrant } from './propose-grant.ts';
import { rolesProposal } from './propose-roles.ts';
import { requestForm, requestKind } from './request-form.ts';
import { requestRole, type RequestDesk } from './request-role.ts';
import { revokeGrant } from './revoke-grant.ts';
import { readGrants, readOwn } from './show-grants.ts';
import { findPeople, readPerson } from './show-people.ts';
import { activeGrants } from './store.ts';

export type { FoundPerson, RolePeople } from './people.ts';

/** What other domains may ask of roles. */
export interface RolesDoor {
  /** Whether a person has a permission and may act now: not banned, not gone. Their account is held until the unit ends. */
  hold(work: Work, asked: { readonly userId: string; readonly permission: Permission }): Promise<boolean>;
  /** What the roles of a person allow at this moment, and where. */
  abilities(work: Pick<Work, 'db' | 'now'>, userId: string): Promise<Pick<Abilities, 'may'>>;
  /** Everybody to whom a role gives a permission. */
  holders(work: Pick<Work, 'db' | 'now'>, permission: Permission): Promise<readonly string[]>;
  /** The operator's word: a person has exactly these roles of the staff from now on. */
  setRoles(work: Work, person: { readonly userId: string; readonly roles: readonly string[] }): Promise<void>;
}

interface RoleParts {
  readonly people: RolePeople;
  readonly approvals: ApprovalsDoor;
  readonly settings: { readonly staffSecondFactor: boolean };
  /** Asked for late: cases need roles first. */
  readonly desk: () => RequestDesk;
}

export interface Roles {
  readonly domain: ServerDomain;
  readonly door: RolesDoor;
  readonly proposals: readonly ProposalKind[];
  /** How people ask for a role: the form, and the kind of case that it opens. */
  readonly request: { readonly form: DeclaredForm; readonly kind: CaseKind };
  readonly gatekeeper: (services: Pick<Services, 'db'>) => Required<Pick<Gatekeeper, 'judge'>>;
}

/** Roles as apps/server composes them: the domain, its door, its kinds of proposals, and what the guard asks of it. */
export function createRoles(parts: RoleParts): Roles {
  const { people, settings } = parts;
  return {
    domain: domainOf(parts),
    proposals: [
      rolesProposal(people),
      { ...grantProposal(people), ended: (work, ended) => followProposal(parts.desk, work, ended) },
    ],
    request: { form: requestForm, kind: requestKind(people, parts.approvals) },
    door: {
      hold: async (work, { userId, permission }) =>
        (await people.hold(work, userId)) && hasPermission(work, { userId, permission }),
      abilities: ({ db, now }, userId) => abilitiesOf(db, { userId, now }),
      holders: holdersWith,
      setRoles: (work, person) => setRoles(work, { ...person, reason: 'operator' }),
    },
    gatekeeper: ({ db }) => ({
      judge: createJudge({
        heldBy: async ({ person: { userId }, now, within = db }) =>
          (await activeGrants(within, { userId, now })).map(heldRole),
        staffSecondFactor: settings.staffSecondFactor,
      }),
    }),
  };
}

function domainOf({ people, approvals, settings, desk }: RoleParts): ServerDomain {
  return {
    name: 'roles',
    rolesWith,
    screens: roleScreens,
    calls: [
      handle(readOwnCall, (work) => readOwn(work, settings)),
      handle(requestRoleCall, (work, input) => requestRole(desk(), work, input)),
      handle(giveUpRoleCall, (work, input) => giveUpRole(people, work, input)),
      handle(findPeopleCall, (work, input) => findPeople(people, work, input)),
      handle(readPersonCall, (work, input) => readPerson(people, work, input)),
      handle(listGrantsCall, (work, input) => readGrants(people, work, input)),
      handle(proposeGrantCall, (work, input) => proposeGrant(people, approvals, work, input)),
      handle(revokeGrantCall, (work, input) => revokeGrant(people, work, input)),
      handle(proposeRolesCall, (work, { params: { id }, body: { roles, reason } }) =>
        approvals.propose(work, rolesProposal(people), {
          subject: id,
          payload: { user_id: id, roles },
          reason,
        }),
      ),
    ],
    jobs: { [EXPIRE]: (work) => expire(people, work) },
    schedules: [{ cron: '* * * * *', job: EXPIRE }],
    listeners: {
      ...hear(userDeleted, (work, { user_id: userId }) =>
        setRoles(work, { userId, roles: [], reason: 'account deleted' }),
      ),
    },
  };
}
