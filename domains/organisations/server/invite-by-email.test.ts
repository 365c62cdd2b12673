import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { MAILS_OF_INVITER_MAX, MAILS_TO_ADDRESS_MAX } from '../contract/limits.ts';
import { teamRoles } from '../contract/team-roles.ts';
import { serveOrganisations, type ServedOrganisations } from './testing/served-organisations.ts';

let desk: ServedOrganisations;
beforeAll(async () => {
  desk = await serveOrganisations();
});
afterAll(() => desk.close());

let addresses = 0;
const newAddress = () => `ann${(addresses += 1)}@post.example`;

async function invited(email: string) {
  const owner = desk.newPerson();
  const id = await desk.create(owner);
  const { status, body } = await desk.inviteByEmail(id, owner, email, 'editor');
  expect(status).toBe(201);
  return { owner, id, invitation: body.invitations.find((each) => each.email === email)?.id ?? '' };
}

describe('an invitation by mail', () => {
  it('says who invites, to what and until when, and brings in the person who has the address', async () => {
    const email = newAddress();
    const { id, invitation } = await invited(email);
    const [mail] = await desk.mailsTo(email);
    expect(mail?.text).toContain('School of the Harbour');
    expect(mail?.text).toMatch(/Person user\d+ \(@user\d+\)/u);
    expect(mail?.text).toContain(`/settings?section=organisations&invitation=${invitation}`);
    const person = desk.newPerson();
    desk.giveAddress(person, email);
    expect(await desk.invitationFor(person)).toBe(invitation);
    expect((await desk.answer(invitation, person, 'accept')).status).toBe(204);
    const shown = (await desk.ask('GET', `/organisations/${id}`, { who: person })).body;
    expect(shown.role).toBe('editor');
    expect(shown.team.map(({ user_id: userId }) => userId)).toContain(person);
  });

  it('is not there for anyone else, not even for who wrote the address into their account', async () => {
    const email = newAddress();
    const { id, invitation } = await invited(email);
    const [stranger, pretender] = [desk.newPerson(), desk.newPerson()];
    desk.giveAddress(stranger, newAddress());
    desk.giveAddress(pretender, email, false);
    for (const who of [stranger, pretender]) {
      expect(await desk.invitationFor(who)).toBe('');
      expect((await desk.answer(invitation, who, 'accept')).status).toBe(404);
      expect((await desk.ask('GET', `/organisations/${id}`, { who })).status).toBe(404);
    }
  });

  it('works once, also where two accept at the same time, and the address is forgotten then', async () => {
    const email = newAddress();
    const { invitation } = await invited(email);
    const person = desk.newPerson();
    desk.giveAddress(person, email);
    const both = await Promise.all([
      desk.answer(invitation, person, 'accept'),
      desk.answer(invitation, person, 'accept'),
    ]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 409]);
    // Who has the address later gets nothing.
    const later = desk.newPerson();
    desk.giveAddress(later, email);
    expect((await desk.answer(invitation, later, 'accept')).status).toBe(404);
    const { rows } = await desk.owner.query(
      `select sealed_email, user_id, state from organisations.invitation where id = $1`,
      [invitation],
    );
    expect(rows).toEqual([{ sealed_email: null, user_id: person, state: 'accepted' }]);
  });

  it('ends with its time, and as it is taken back', async () => {
    const email = newAddress();
    const { id, owner, invitation } = await invited(email);
    const person = desk.newPerson();
    desk.giveAddress(person, email);
    await desk.owner.query(
      `update organisations.invitation set expires_at = now() - interval '1 day' where id = $1`,
      [invitation],
    );
    expect((await desk.answer(invitation, person, 'accept')).body.state).toBe('expired');
    const second = (await desk.inviteByEmail(id, owner, email)).body.invitations[0]?.id ?? '';
    await desk.ask('DELETE', `/organisations/${id}/invitations/${second}`, { who: owner });
    // The person finds out that it is there no more, as everybody does.
    expect((await desk.answer(second, person, 'accept')).body.code).toBe('invitation_over');
  });

  it('answers the same for an address with an account and for one without', async () => {
    const [known, unknown] = [newAddress(), newAddress()];
    desk.giveAddress(desk.newPerson(), known);
    const owner = desk.newPerson();
    const id = await desk.create(owner);
    const answers = [
      await desk.inviteByEmail(id, owner, known),
      await desk.inviteByEmail(id, owner, unknown),
    ];
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    const [of, other] = (answers[1]?.body.invitations ?? []).map(({ name, username, role }) => ({
      name,
      username,
      role,
    }));
    expect(of).toEqual(other);
    expect(of?.name).toBe('');
  });

  it('goes to an address written in capitals as to the same, and twice to none', async () => {
    const email = newAddress();
    const owner = desk.newPerson();
    const id = await desk.create(owner);
    const both = await Promise.all([
      desk.inviteByEmail(id, owner, email),
      desk.inviteByEmail(id, owner, email.toUpperCase()),
    ]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
    expect(await desk.mailsTo(email)).toHaveLength(1);
  });

  it('fills no mailbox: no matter who invites, an address gets few mails in a day', async () => {
    const email = newAddress();
    for (let count = 0; count < MAILS_TO_ADDRESS_MAX; count += 1) await invited(email);
    const owner = desk.newPerson();
    const refused = await desk.inviteByEmail(await desk.create(owner), owner, email);
    expect(refused.body).toMatchObject({ status: 403, code: 'mails_full' });
    expect(await desk.mailsTo(email)).toHaveLength(MAILS_TO_ADDRESS_MAX);
  });

  it('is sent by one person a few times a day, also where they invite to several organisations at once', async () => {
    const owner = desk.newPerson();
    const [first = '', ...ids] = await Promise.all(Array.from({ length: 6 }, () => desk.create(owner)));
    await desk.owner.query(
      `insert into organisations.invitation
         (id, organisation_id, email_mark, sealed_email, role, invited_by, created_at, expires_at, state)
       select gen_random_uuid(), $1, sha256(n::text::bytea), 'sealed', 'editor', $2, now(), now() + interval '1 day', 'open'
       from generate_series(1, $3::integer) n`,
      [first, owner, MAILS_OF_INVITER_MAX - 1],
    );
    const answers = await Promise.all(ids.map((id) => desk.inviteByEmail(id, owner, newAddress())));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(answers.filter(({ body }) => body.code === 'mails_full')).toHaveLength(4);
  });

  it('carries no link that a name brings along', async () => {
    const email = newAddress();
    const owner = desk.newPerson();
    const id = await desk.create(owner, {
      kind: 'ngo',
      name: 'Win at https://evil.example/x',
      country: 'DE',
    });
    await desk.inviteByEmail(id, owner, email);
    const [mail] = await desk.mailsTo(email);
    expect(mail?.text).toContain('Win at https: evil. example/x');
    expect(mail?.html).not.toContain('evil.example');
  });

  it.each(teamRoles.filter((role) => role !== 'owner'))('is not made by the %s of a team', async (role) => {
    const owner = desk.newPerson();
    const id = await desk.create(owner);
    const member = await desk.join(id, owner, role);
    const refused = await desk.inviteByEmail(id, member, newAddress());
    expect(refused.body.code).toBe('team_role_required');
    const outside = await desk.inviteByEmail(id, desk.newPerson(), newAddress());
    expect(outside.status).toBe(404);
  });

  it('does not give a member another role', async () => {
    const email = newAddress();
    const { id, owner, invitation } = await invited(email);
    const person = await desk.join(id, owner, 'viewer');
    desk.giveAddress(person, email);
    expect((await desk.answer(invitation, person, 'accept')).body.code).toBe('already_member');
    expect((await desk.ask('GET', `/organisations/${id}`, { who: person })).body.role).toBe('viewer');
  });

  it.each([
    'ann',
    'ann@',
    '@post.example',
    'ann@post',
    'a\u0000b@post.example',
    `${'a'.repeat(300)}@post.example`,
  ])('names the field where the address is none: %j', async (email) => {
    const owner = desk.newPerson();
    const refused = await desk.inviteByEmail(await desk.create(owner), owner, email);
    expect(refused.body).toMatchObject({ status: 422, errors: [{ field: 'email' }] });
  });
});
