import { expect, it } from 'vitest';

import { proposeGrantCall, proposeRolesCall, requestRoleCall } from './endpoints.ts';
import * as limits from './limits.ts';
import { findPeopleCall } from './people-endpoints.ts';
import { rolesToAskFor } from './request-rules.ts';
import { isStaffRole, staffRoles } from './staff-roles.ts';

it('the limits are those that people and programs know', () => {
  expect({ ...limits }).toEqual({
    SCOPE_ID_LENGTH_MAX: 64,
    PEOPLE_FOUND_MAX: 20,
    PEOPLE_TEXT_MIN: 2,
    PEOPLE_TEXT_MAX: 254,
    GRANTS_OF_PERSON_MAX: 100,
  });
});

const grant = { username: 'ada', role: 'auditor', reason: 'New in the team' };
it.each([
  [{}, true],
  [{ username: 'u'.repeat(64) }, true],
  [{ username: 'u'.repeat(65) }, false],
  [{ username: '  ' }, false],
  [{ scope_kind: 'queue', scope_id: 'q'.repeat(64) }, true],
  [{ scope_kind: 'queue', scope_id: 'q'.repeat(65) }, false],
  [{ scope_kind: 'queue', scope_id: 'a b' }, false],
  [{ role: 'emperor' }, false],
])('a role may be proposed with %j: %s', (change, isTaken) => {
  expect(proposeGrantCall.body?.safeParse({ ...grant, ...change }).success).toBe(isTaken);
});

it('a role counts everywhere where no place is named, and a person has each role once', () => {
  expect(proposeGrantCall.body?.safeParse(grant).data).toMatchObject({ scope_kind: 'global', scope_id: '' });
  const roles = (named: readonly string[]) =>
    proposeRolesCall.body?.safeParse({ roles: named, reason: 'New' }).success;
  expect([roles([]), roles(staffRoles), roles([...staffRoles, 'auditor'])]).toEqual([true, true, false]);
});

it.each([
  ['ad', true],
  [' ad ', true],
  ['a', false],
  [' a ', false],
  ['a'.repeat(254), true],
  ['a'.repeat(255), false],
])('people are searched for by %j: %s', (text, isTaken) => {
  expect(findPeopleCall.query?.safeParse({ text }).success).toBe(isTaken);
});

it('a draft has a first version, and no role that decides about roles is asked for', () => {
  const draft_id = '01900000-0000-7000-8000-000000000001';
  const isTaken = (version: number) => requestRoleCall.body?.safeParse({ draft_id, version }).success;
  expect([isTaken(0), isTaken(1)]).toEqual([false, true]);
  expect(staffRoles.filter((role) => !rolesToAskFor.includes(role))).toEqual([
    'oversight',
    'admin',
    'super_admin',
  ]);
  expect([isStaffRole('author'), isStaffRole('emperor')]).toEqual([true, false]);
});
