import { readQueuesCall } from '@egcr/cases/contract';
import { AnsweringServer } from '@egcr/web-kit/testing/answering-server.tsx';

import { Abilities } from '../../contract/ability.ts';
import { readOwnCall, type Grant } from '../../contract/endpoints.ts';
import { readPersonCall } from '../../contract/people-endpoints.ts';
import { everywhere } from '../../contract/scope.ts';
import type { StaffRole } from '../../contract/staff-roles.ts';
import type { StaffPerson } from '../people/queries.ts';

export const id = (at: number) => `01990000-0000-7000-8000-00000000000${at}`;
/** A role that two people gave. */
export const given: Grant = {
  id: id(1),
  person: { user_id: id(9), name: 'Eda Old' },
  role: 'grants_reviewer',
  scope_kind: 'country',
  scope_id: 'KE',
  reason: 'Knows the country',
  granted_by: { user_id: id(7), name: 'Mia' },
  approved_by: { user_id: id(8), name: 'Noa' },
  granted_at: '2026-03-01T12:00:00.000Z',
  ends_at: '2027-04-05T23:59:59.000Z',
  ended_at: null,
  ended_by: null,
  end_reason: null,
  own: false,
};
/** A role that the operator gave. */
export const byOperator: Grant = {
  ...given,
  id: id(2),
  role: 'auditor',
  scope_kind: 'global',
  scope_id: '',
  reason: 'operator',
  granted_by: null,
  approved_by: null,
  ends_at: null,
};
/** The person whom the staff looks at. Tests change what they are about. */
export const person: StaffPerson = {
  user_id: id(9),
  name: 'Eda Old',
  username: 'eda',
  email: 'eda@post.example',
  phone: null,
  is_verified: true,
  is_blocked: false,
  has_pin: true,
  has_second_factor: false,
  joined_at: '2026-01-02T12:00:00.000Z',
  own: false,
  grants: [given, byOperator],
};

/** What the staff member who reads has. */
export function ownRoles(...held: readonly StaffRole[]) {
  const rules = Abilities.of(held.map((role) => ({ role, scope: everywhere }))).packed();
  return { roles: [], rules, needs_second_factor: false };
}
/** Answers a super admin who looks at that person. */
export const servesPerson = (): AnsweringServer =>
  new AnsweringServer()
    .replies(readPersonCall, person)
    .replies(readOwnCall, ownRoles('super_admin'))
    .replies(readQueuesCall, { items: [] });
