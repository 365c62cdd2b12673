import { describe, expect, it } from 'vitest';

import * as limits from './limits.ts';
import { leavesNoOwner, organisationNameIssue, tidyOrganisationName } from './rules.ts';
import { newInvitation, newMailedInvitation, savedOrganisation } from './shapes.ts';
import { rightsOf, roleMay, teamActs, teamRoles } from './team-roles.ts';

describe('the name of an organisation', () => {
  it.each([
    ['School of the Harbour', undefined],
    ['Müller & Söhne GmbH', undefined],
    ['株式会社はまなす', undefined],
    ['مؤسسة الميناء', undefined],
    ['3M', undefined],
    ['', 'required'],
    ['   ', 'required'],
    ['—', 'characters'],
    ['Acme\u200B Ltd', 'characters'],
    ['Acme\u202ELtd', 'characters'],
    ['Acme\u0000', 'characters'],
    ['\uD800', 'characters'],
    ['a'.repeat(120), undefined],
    ['a'.repeat(121), 'too_long'],
  ])('%j: %s', (name, issue) => {
    expect(organisationNameIssue(name)).toBe(issue);
  });

  it('is kept with composed characters and single spaces', () => {
    expect(tidyOrganisationName('  Cafe\u0301  du\u00A0Port ')).toBe('Café du Port');
  });
});

describe('roles of a team', () => {
  it('allow this and nothing else', () => {
    const table = teamRoles.map(
      (role) => `${role}: ${teamActs.filter((act) => roleMay(role, act)).join(' ')}`,
    );
    expect(table).toEqual([
      'owner: read edit pay manage_team close',
      'finance: read pay',
      'editor: read edit',
      'viewer: read',
    ]);
  });
});

describe('what a member may do with what belongs to the organisation', () => {
  it.each([
    ['owner', ['view', 'edit', 'pay']],
    ['finance', ['view', 'pay']],
    ['editor', ['view', 'edit']],
    ['viewer', ['view']],
  ] as const)('of the %s is %j; once it is closed, only to view', (role, rights) => {
    expect(rightsOf(role, false)).toEqual(rights);
    expect(rightsOf(role, true)).toEqual(['view']);
  });
});

describe('the last owner', () => {
  const [a, b] = [
    { userId: 'a', role: 'owner' },
    { userId: 'b', role: 'editor' },
  ] as const;
  it.each([
    ['goes', [a, b], { userId: 'a', role: undefined }, true],
    ['becomes an editor', [a, b], { userId: 'a', role: 'editor' }, true],
    ['stays an owner', [a, b], { userId: 'a', role: 'owner' }, false],
    ['is not the one who goes', [a, b], { userId: 'b', role: undefined }, false],
    ['has another beside them', [a, { ...b, role: 'owner' }], { userId: 'a', role: undefined }, false],
  ] as const)('%s', (_what, team, change, isRefused) => {
    expect(leavesNoOwner(team, change)).toBe(isRefused);
  });
});

it('the limits are those that people and programs know', () => {
  expect({ ...limits }).toEqual({
    ORGANISATION_NAME_MAX: 120,
    ORGANISATIONS_MAX: 20,
    TEAM_MAX: 100,
    INVITATION_DAYS: 14,
    INVITATIONS_OF_PERSON_MAX: 20,
    CHANGES_SHOWN_MAX: 50,
    MAILS_TO_ADDRESS_MAX: 3,
    MAILS_OF_INVITER_MAX: 30,
  });
});

describe('what is typed', () => {
  const typed = (spaces: number) => ({ name: `${' '.repeat(spaces)}${'a'.repeat(120)}`, country: 'DE' });
  it.each([
    ['a name with many spaces', savedOrganisation, typed(280), true],
    ['a name with more than anyone types', savedOrganisation, typed(281), false],
    ['a username', newInvitation, { username: 'u'.repeat(64), role: 'viewer' }, true],
    ['a username that is too long', newInvitation, { username: 'u'.repeat(65), role: 'viewer' }, false],
    ['no username', newInvitation, { username: '  ', role: 'viewer' }, false],
    ['a username of one sign', newInvitation, { username: ' u ', role: 'viewer' }, true],
    [
      'an address',
      newMailedInvitation,
      { email: `${' '.repeat(382)}ann@post.example  `, role: 'viewer' },
      true,
    ],
    [
      'an address with more',
      newMailedInvitation,
      { email: `${' '.repeat(383)}ann@post.example  `, role: 'viewer' },
      false,
    ],
  ] as const)('%s is taken as it should be', (_what, schema, given, isTaken) => {
    expect(schema.safeParse(given).success).toBe(isTaken);
  });
});
