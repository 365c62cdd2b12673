import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { INVITATION_DAYS } from '../contract/limits.ts';
import { teamRoles } from '../contract/team-roles.ts';
import { shareOrganisation } from './store.ts';
import { serveOrganisations, type ServedOrganisations } from './testing/served-organisations.ts';

let desk: ServedOrganisations;

beforeAll(async () => {
  desk = await serveOrganisations();
});
afterAll(() => desk.close());

async function roleOf(id: string, person: string, who: string): Promise<string | undefined> {
  const { team } = (await desk.ask('GET', `/organisations/${id}`, { who })).body;
  return team.find(({ user_id }) => user_id === person)?.role;
}

it('who belongs to one organisation is known, also who belongs to one of those that are named', async () => {
  const [owner, colleague, stranger] = [desk.newPerson(), desk.newPerson(), desk.newPerson()];
  const id = await desk.create(owner);
  await desk.invite(id, owner, colleague, 'viewer');
  const both = (one: string, other: string, organisationIds: readonly string[] = []) =>
    desk.services.unit(({ db }) => shareOrganisation(db, { one, other, organisationIds }));
  expect(await both(colleague, owner)).toBe(false);
  await desk.answer(await desk.invitationFor(colleague), colleague, 'accept');
  expect(await both(colleague, owner)).toBe(true);
  expect(await both(owner, colleague)).toBe(true);
  expect(await both(stranger, owner)).toBe(false);
  expect(await both(owner, stranger)).toBe(false);
  expect(await both(owner, stranger, [id])).toBe(true);
  expect(await both(stranger, owner, [id])).toBe(false);
});

it('owners see who of the others is signed in and on which day each was last here; nobody else does', async () => {
  const owner = desk.newPerson();
  const id = await desk.create(owner);
  const [here, away, never] = [
    await desk.join(id, owner, 'editor'),
    await desk.join(id, owner, 'finance'),
    await desk.join(id, owner, 'viewer'),
  ];
  desk.present.push(
    { userId: owner, isSignedIn: true, lastActiveAt: new Date('2026-03-04T10:00:00Z') },
    { userId: here, isSignedIn: true, lastActiveAt: new Date('2026-03-04T10:00:00Z') },
    { userId: away, isSignedIn: false, lastActiveAt: new Date('2026-02-01T23:59:59Z') },
  );
  const seenBy = async (who: string) => {
    const { team } = (await desk.ask('GET', `/organisations/${id}`, { who })).body;
    return new Map(team.map(({ user_id, presence }) => [user_id, presence]));
  };
  expect(await seenBy(owner)).toEqual(
    new Map([
      [owner, null],
      [here, { is_signed_in: true, last_on: '2026-03-04' }],
      [away, { is_signed_in: false, last_on: '2026-02-01' }],
      [never, { is_signed_in: false, last_on: null }],
    ]),
  );
  for (const member of [here, away, never]) {
    expect([...(await seenBy(member)).values()]).toEqual([null, null, null, null]);
  }
});

describe('an invitation', () => {
  it('makes a member of who accepts it, in its role', async () => {
    const owner = desk.newPerson();
    const id = await desk.create(owner);
    const person = desk.newPerson();
    const invited = await desk.invite(id, owner, person, 'finance');
    expect(invited.body.invitations).toMatchObject([{ username: desk.usernameOf(person), role: 'finance' }]);
    const [waiting] = (await desk.ask('GET', '/organisation-invitations', { who: person })).body.items;
    expect(waiting).toMatchObject({ organisation: { name: 'School of the Harbour' }, role: 'finance' });
    expect((await desk.ask('GET', `/organisations/${id}`, { who: person })).status).toBe(404);
    expect((await desk.answer(waiting?.id ?? '', person, 'accept')).status).toBe(204);
    expect(await roleOf(id, person, owner)).toBe('finance');
  });

  it('is answered once, though it is accepted and declined twenty times at once', async () => {
    const owner = desk.newPerson();
    const id = await desk.create(owner);
    const person = desk.newPerson();
    await desk.invite(id, owner, person);
    const invitation = await desk.invitationFor(person);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => desk.answer(invitation, person, at % 2 ? 'accept' : 'decline')),
    );
    expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
    const late = answers.filter(({ body }) => body.code === 'invitation_over');
    expect(late).toHaveLength(19);
  });

  it('is over when it was withdrawn, and when its days are', async () => {
    const owner = desk.newPerson();
    const id = await desk.create(owner);
    const [one, other] = [desk.newPerson(), desk.newPerson()];
    await desk.invite(id, owner, one);
    await desk.invite(id, owner, other);
    const [first, second] = [await desk.invitationFor(one), await desk.invitationFor(other)];
    const withdraw = { who: owner };
    expect((await desk.ask('DELETE', `/organisations/${id}/invitations/${first}`, withdraw)).status).toBe(
      204,
    );
    expect((await desk.answer(first, one, 'accept')).body).toMatchObject({
      code: 'invitation_over',
      state: 'withdrawn',
    });
    await desk.owner.query(
      `update organisations.invitation set expires_at = now() - interval '1 day' where id = $1`,
      [second],
    );
    expect(await desk.invitationFor(other)).toBe('');
    expect((await desk.answer(second, other, 'accept')).body.state).toBe('expired');
    expect((await desk.invite(id, owner, other)).status).toBe(201);
  });

  it(`lasts ${INVITATION_DAYS} days`, async () => {
    const owner = desk.newPerson();
    const id = await desk.create(owner);
    const invited = await desk.invite(id, owner, desk.newPerson());
    const [{ expires_at: end } = { expires_at: '' }] = invited.body.invitations;
    const now = desk.services.clock.now().getTime();
    expect(Math.round((Date.parse(end) - now) / 86_400_000)).toBe(INVITATION_DAYS);
  });

  it('is not made twice, nor of a member, nor of who is not there', async () => {
    const owner = desk.newPerson();
    const id = await desk.create(owner);
    const person = desk.newPerson();
    const both = await Promise.all([desk.invite(id, owner, person), desk.invite(id, owner, person)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    expect((await desk.invite(id, owner, owner)).body.code).toBe('already_member');
    const body = { username: 'no.such.person', role: 'viewer' };
    const unknown = await desk.ask('POST', `/organisations/${id}/invitations`, { who: owner, body });
    expect(unknown.body).toMatchObject({ status: 422, code: 'invitee_unknown' });
  });

  it('is withdrawn with the owner who made it: who is put out brings nobody in', async () => {
    const owner = desk.newPerson();
    const id = await desk.create(owner);
    const traitor = await desk.join(id, owner, 'owner');
    const friend = desk.newPerson();
    await desk.invite(id, traitor, friend, 'owner');
    const invitation = await desk.invitationFor(friend);
    await desk.ask('DELETE', `/organisations/${id}/members/${traitor}`, { who: owner });
    expect((await desk.answer(invitation, friend, 'accept')).body.code).toBe('invitation_over');
  });

  it('floods no one: twenty wait for a person, the next is refused', async () => {
    const victim = desk.newPerson();
    const codes: string[] = [];
    for (let count = 0; count < 21; count += 1) {
      const owner = desk.newPerson();
      const { status, body } = await desk.invite(await desk.create(owner), owner, victim);
      codes.push(status === 201 ? 'invited' : body.code);
    }
    expect(codes.filter((code) => code === 'invited')).toHaveLength(20);
    expect(codes.at(-1)).toBe('invitations_full');
  });
});

describe('a team', () => {
  it('keeps one owner, though two owners put each other out at the same time', async () => {
    const owner = desk.newPerson();
    const id = await desk.create(owner);
    const other = await desk.join(id, owner, 'owner');
    await Promise.all([
      desk.ask('DELETE', `/organisations/${id}/members/${other}`, { who: owner }),
      desk.ask('DELETE', `/organisations/${id}/members/${owner}`, { who: other }),
    ]);
    const { rows } = await desk.owner.query(
      `select count(*)::integer as owners from organisations.member where organisation_id = $1 and role = 'owner'`,
      [id],
    );
    expect(rows).toEqual([{ owners: 1 }]);
  });

  it('does not let its last owner go, nor become less', async () => {
    const owner = desk.newPerson();
    const id = await desk.create(owner);
    await desk.join(id, owner, 'finance');
    const self = `/organisations/${id}/members/${owner}`;
    expect((await desk.ask('DELETE', self, { who: owner })).body.code).toBe('last_owner');
    const less = await desk.ask('PATCH', self, { who: owner, body: { role: 'editor' } });
    expect(less.body.code).toBe('last_owner');
  });

  it('is handed over: the other is owner, the one before an editor', async () => {
    const owner = desk.newPerson();
    const id = await desk.create(owner);
    const heir = await desk.join(id, owner, 'viewer');
    const handed = await desk.ask('POST', `/organisations/${id}/handover`, {
      who: owner,
      body: { user_id: heir },
    });
    expect(handed.body.role).toBe('editor');
    expect([await roleOf(id, heir, heir), await roleOf(id, owner, heir)]).toEqual(['owner', 'editor']);
    const stranger = { who: heir, body: { user_id: desk.newPerson() } };
    expect((await desk.ask('POST', `/organisations/${id}/handover`, stranger)).status).toBe(404);
  });

  it('tells each person what another did with their place in it, and nobody what they did themselves', async () => {
    const owner = desk.newPerson();
    const id = await desk.create(owner);
    const [ann, bob] = [await desk.join(id, owner, 'viewer'), await desk.join(id, owner, 'viewer')];
    const asOwner = (method: 'PATCH' | 'DELETE', body?: object) =>
      desk.ask(method, `/organisations/${id}/members/${ann}`, { who: owner, ...(body && { body }) });
    await asOwner('PATCH', { role: 'editor' });
    await asOwner('PATCH', { role: 'editor' });
    await asOwner('DELETE');
    await desk.ask('DELETE', `/organisations/${id}/members/${bob}`, { who: bob });
    const heir = await desk.join(id, owner, 'viewer');
    await desk.ask('POST', `/organisations/${id}/handover`, { who: owner, body: { user_id: heir } });
    expect(await desk.toldTo(ann)).toEqual(['invited', 'role_changed', 'removed']);
    expect(await desk.toldTo(bob)).toEqual(['invited']);
    expect(await desk.toldTo(heir)).toEqual(['invited', 'role_changed']);
    expect(await desk.toldTo(owner)).toEqual(['joined', 'joined', 'joined']);
  });

  it.each(teamRoles.filter((role) => role !== 'owner'))(
    'is not changed by its %s, who may leave',
    async (role) => {
      const owner = desk.newPerson();
      const id = await desk.create(owner);
      const member = await desk.join(id, owner, role);
      const other = await desk.join(id, owner, 'viewer');
      const answers = await Promise.all([
        desk.invite(id, member, desk.newPerson(), 'owner'),
        desk.ask('PATCH', `/organisations/${id}/members/${member}`, { who: member, body: { role: 'owner' } }),
        desk.ask('DELETE', `/organisations/${id}/members/${other}`, { who: member }),
        desk.ask('POST', `/organisations/${id}/handover`, { who: member, body: { user_id: member } }),
        desk.ask('POST', `/organisations/${id}/close`, { who: member }),
      ]);
      expect(answers.map(({ body }) => body.code)).toEqual(answers.map(() => 'team_role_required'));
      expect(
        (await desk.ask('DELETE', `/organisations/${id}/members/${member}`, { who: member })).status,
      ).toBe(204);
      expect((await desk.ask('GET', `/organisations/${id}`, { who: member })).status).toBe(404);
    },
  );

  it('keeps what happened: it is not changed, not even by the application', async () => {
    const owner = desk.newPerson();
    const id = await desk.create(owner);
    const member = await desk.join(id, owner, 'viewer');
    await desk.ask('PATCH', `/organisations/${id}/members/${member}`, {
      who: owner,
      body: { role: 'editor' },
    });
    await desk.ask('DELETE', `/organisations/${id}/members/${member}`, { who: owner });
    const { changes } = (await desk.ask('GET', `/organisations/${id}`, { who: owner })).body;
    expect(changes.map(({ change, role }) => [change, role])).toEqual([
      ['removed', null],
      ['role_changed', 'editor'],
      ['joined', 'viewer'],
      ['invited', 'viewer'],
      ['created', null],
    ]);
    await expect(
      desk.owner.query(`delete from organisations.team_change where organisation_id = $1`, [id]),
    ).rejects.toThrow('never changed');
  });
});

describe('an account that is deleted', () => {
  it('leaves its teams; without an owner an organisation is closed', async () => {
    const owner = desk.newPerson();
    const [alone, shared] = [await desk.create(owner), await desk.create(owner)];
    const viewer = await desk.join(alone, owner, 'viewer');
    const other = await desk.join(shared, owner, 'owner');
    const event = { id: desk.newId(), topic: 'identity.user_deleted', payload: { user_id: owner } };
    await desk.services.unit(async (work) => desk.domain.listeners?.['identity.user_deleted']?.(work, event));
    const left = (await desk.ask('GET', `/organisations/${alone}`, { who: viewer })).body;
    expect([left.closed_at === null, left.team]).toMatchObject([
      false,
      [{ user_id: viewer, role: 'viewer' }],
    ]);
    expect((await desk.ask('GET', `/organisations/${shared}`, { who: other })).body.closed_at).toBeNull();
  });
});
