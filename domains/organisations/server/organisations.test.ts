import type { Person } from '@egcr/server-kit/actor';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { ORGANISATIONS_MAX } from '../contract/limits.ts';
import type { ActingRight } from '../contract/team-roles.ts';
import { peopleBehind } from './acting-calls.ts';
import { actingDoor, requireRight } from './acting.ts';
import { school, serveOrganisations, type ServedOrganisations } from './testing/served-organisations.ts';

let desk: ServedOrganisations;

const personCalled = (userId: string): Person => ({
  kind: 'person',
  userId,
  sessionId: userId,
  roles: [],
  isVerified: true,
  pin: { isSet: true, expiresAt: null, verifiedAt: null },
});

beforeAll(async () => {
  desk = await serveOrganisations();
});
afterAll(() => desk.close());

describe('an organisation', () => {
  it('belongs to the person who makes it, and says that no one has checked it', async () => {
    const who = desk.newPerson();
    const id = await desk.create(who);
    const { body } = await desk.ask('GET', `/organisations/${id}`, { who });
    expect(body).toMatchObject({ ...school, id, role: 'owner', members: 1, standing: 'self_declared' });
    expect(body.team).toMatchObject([{ user_id: who, role: 'owner', is_you: true }]);
    expect(body.changes).toMatchObject([{ change: 'created', person: null }]);
    expect((await desk.ask('GET', '/organisations', { who })).body.items).toMatchObject([{ id, members: 1 }]);
  });

  it('is made once, however often the request comes', async () => {
    const sent = { who: desk.newPerson(), body: school, key: desk.newId() };
    await Promise.all(Array.from({ length: 10 }, () => desk.ask('POST', '/organisations', sent)));
    await desk.ask('POST', '/organisations', sent);
    expect((await desk.ask('GET', '/organisations', sent)).body.items).toHaveLength(1);
  });

  it(`is the last where a person has ${ORGANISATIONS_MAX}, also of requests at the same time`, async () => {
    const who = desk.newPerson();
    const answers = await Promise.all(
      Array.from({ length: ORGANISATIONS_MAX + 5 }, () =>
        desk.ask('POST', '/organisations', { who, body: school }),
      ),
    );
    const refused = answers.filter(({ status }) => status === 403).map(({ body }) => body.code);
    expect(refused).toEqual(Array.from({ length: 5 }, () => 'organisation_limit_reached'));
  });

  it.each([
    [{ name: ' ' }, 'name', 'required'],
    [{ name: 'Acme\u200B' }, 'name', 'characters'],
    [{ name: 'a'.repeat(121) }, 'name', 'too_long'],
    [{ name: 'a'.repeat(5_000) }, 'name', 'too_long'],
    [{ country: 'XX' }, 'country', 'country_unknown'],
    [{ country: 'de' }, 'country', 'country_unknown'],
    [{ kind: 'club' }, 'kind', 'not_offered'],
    [{ is_verified: true }, 'is_verified', 'unknown_field'],
  ])('is refused with %j', async (wrong, field, code) => {
    const body = { ...school, ...wrong };
    const answer = await desk.ask('POST', '/organisations', { who: desk.newPerson(), body });
    expect([answer.status, answer.body.errors]).toMatchObject([422, [{ field, code }]]);
  });

  it('is renamed by an editor, not by finance or a viewer', async () => {
    const owner = desk.newPerson();
    const id = await desk.create(owner);
    const body = { name: '  New  name ', country: 'FR' };
    const editor = await desk.join(id, owner, 'editor');
    const renamed = await desk.ask('PATCH', `/organisations/${id}`, { who: editor, body });
    expect(renamed.body).toMatchObject({ name: 'New name', country: 'FR' });
    await desk.ask('PATCH', `/organisations/${id}`, { who: editor, body });
    await desk.ask('PATCH', `/organisations/${id}`, { who: editor, body: { ...body, country: 'DE' } });
    const { changes } = (await desk.ask('GET', `/organisations/${id}`, { who: owner })).body;
    const renamings = changes.filter(({ change }) => change === 'renamed');
    expect(renamings, 'what stays as it is is no change').toHaveLength(2);
    expect(renamings[0]?.by).toBe(`Person ${desk.usernameOf(editor)}`);
    for (const role of ['finance', 'viewer'] as const) {
      const who = await desk.join(id, owner, role);
      const answer = await desk.ask('PATCH', `/organisations/${id}`, { who, body });
      expect(answer.body).toMatchObject({ status: 403, code: 'team_role_required', role });
    }
  });

  it('is read and never changed once it is closed; its last owner may leave then', async () => {
    const owner = desk.newPerson();
    const id = await desk.create(owner);
    const editor = await desk.join(id, owner, 'editor');
    const invitee = desk.newPerson();
    await desk.invite(id, owner, invitee);
    const closed = await desk.ask('POST', `/organisations/${id}/close`, { who: owner });
    expect(closed.body.closed_at).not.toBeNull();
    expect(closed.body.changes[0]).toMatchObject({ change: 'closed', person: null });
    expect(closed.body.invitations).toEqual([]);
    expect(await desk.invitationFor(invitee)).toBe('');
    expect((await desk.ask('GET', `/organisations/${id}`, { who: editor })).status).toBe(200);
    const again = await desk.ask('POST', `/organisations/${id}/close`, { who: owner });
    expect(again.body.code).toBe('organisation_closed');
    expect((await desk.invite(id, owner, invitee)).body.code).toBe('organisation_closed');
    const leave = await desk.ask('DELETE', `/organisations/${id}/members/${owner}`, { who: owner });
    expect(leave.status).toBe(204);
  });
});

describe('what belongs to an organisation', () => {
  it('is for members with the right; others do not learn that it is there', async () => {
    const owner = desk.newPerson();
    const id = await desk.create(owner);
    const finance = await desk.join(id, owner, 'finance');
    const codeOf = (userId: string, right: ActingRight) =>
      desk.services.unit((work) =>
        requireRight(
          actingDoor,
          { ...work, actor: personCalled(userId) },
          { organisationId: id, right },
        ).then(
          ({ name, kind, country }) => ({ name, kind, country }),
          (error: unknown) => (error instanceof Error ? error.message : error),
        ),
      );
    expect(await codeOf(finance, 'pay')).toEqual(school);
    expect(await codeOf(finance, 'edit')).toBe('team_role_required');
    expect(await codeOf(desk.newPerson(), 'view')).toBe('not_found');
    const told = async (right: ActingRight) => desk.services.unit(({ db }) => peopleBehind(db, id, right));
    expect((await told('pay')).toSorted()).toEqual([owner, finance].toSorted());
    expect(await told('edit')).toEqual([owner]);
    expect(await desk.services.unit(({ db }) => peopleBehind(db, finance, 'edit'))).toEqual([finance]);
    expect(await actingDoor.membersWith(desk.db, id, 'edit')).toEqual([owner]);
  });
});

describe('other people', () => {
  const calls = [
    ['GET', '', undefined],
    ['PATCH', '', { name: 'Mine', country: 'DE' }],
    ['POST', '/invitations', { username: 'user0', role: 'owner' }],
    ['DELETE', '/invitations/00000000-0000-7000-8000-000000000000', undefined],
    ['PATCH', '/members/:owner', { role: 'viewer' }],
    ['DELETE', '/members/:owner', undefined],
    ['POST', '/handover', { user_id: ':owner' }],
    ['POST', '/close', undefined],
  ] as const;
  it.each(calls)('find nothing at %s %s', async (method, path, body) => {
    const owner = desk.newPerson();
    const id = await desk.create(owner);
    const place = (text: string) => text.replace(':owner', owner);
    const sent = { who: desk.newPerson(), ...(body && { body: JSON.parse(place(JSON.stringify(body))) }) };
    const answer = await desk.ask(method, `/organisations/${id}${place(path)}`, sent);
    expect([answer.status, answer.body.code]).toEqual([404, 'not_found']);
  });

  it('cannot answer an invitation that is not theirs', async () => {
    const owner = desk.newPerson();
    const id = await desk.create(owner);
    const invitee = desk.newPerson();
    await desk.invite(id, owner, invitee, 'owner');
    const invitation = await desk.invitationFor(invitee);
    expect((await desk.answer(invitation, desk.newPerson(), 'accept')).status).toBe(404);
    expect((await desk.answer(invitation, owner, 'accept')).status).toBe(404);
  });

  it('see neither invitations nor changes as members who are no owners', async () => {
    const owner = desk.newPerson();
    const id = await desk.create(owner);
    const editor = await desk.join(id, owner, 'editor');
    await desk.invite(id, owner, desk.newPerson());
    const { body } = await desk.ask('GET', `/organisations/${id}`, { who: editor });
    expect([body.invitations, body.changes]).toEqual([[], []]);
    expect(body.team).toHaveLength(2);
  });
});
