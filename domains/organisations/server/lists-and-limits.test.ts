import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { organisationsWith } from './belonging.ts';
import {
  countMailed,
  expireInvitations,
  invitationsFor,
  openInvitations,
  withdrawAll,
} from './invitation-store.ts';
import { markOfEmail } from './invitee.ts';
import { membersOf } from './store.ts';
import { serveOrganisations, type ServedOrganisations } from './testing/served-organisations.ts';

let desk: ServedOrganisations;
beforeAll(async () => {
  desk = await serveOrganisations();
});
afterAll(() => desk.close());

async function owned(name = 'School of the Harbour') {
  const owner = desk.newPerson();
  return { owner, id: await desk.create(owner, { kind: 'ngo', name, country: 'DE' }) };
}

const shownTo = async (who: string, id: string) =>
  (await desk.ask('GET', `/organisations/${id}`, { who })).body;
const withdraw = (id: string, who: string, invitation: string) =>
  desk.ask('DELETE', `/organisations/${id}/invitations/${invitation}`, { who });

/** So many people in a team, beside those who are in it. */
async function fill(id: string, people: number): Promise<void> {
  await desk.owner.query(
    `insert into organisations.member (organisation_id, user_id, role, joined_at)
     select $1, gen_random_uuid(), 'viewer', now() from generate_series(1, $2::integer)`,
    [id, people],
  );
}

describe('lists', () => {
  it('of organisations are by name, of a team by the day of joining, of what waits by its making', async () => {
    const owner = desk.newPerson();
    for (const name of ['Mill', 'Abbey', 'Zoo'])
      await desk.create(owner, { kind: 'ngo', name, country: 'DE' });
    const { items } = (await desk.ask('GET', '/organisations', { who: owner })).body;
    expect(items.map(({ name }) => name)).toEqual(['Abbey', 'Mill', 'Zoo']);
    const id = items[0]?.id ?? '';
    const [first, second, third] = [desk.newPerson(), desk.newPerson(), desk.newPerson()];
    for (const person of [third, first, second]) {
      await desk.invite(id, owner, person);
      desk.services.movableClock.advance(1);
    }
    const waiting = (await shownTo(owner, id)).invitations.map(({ username }) => username);
    expect(waiting).toEqual([third, first, second].map(desk.usernameOf));
    for (const person of [second, third, first]) {
      await desk.answer(await desk.invitationFor(person), person, 'accept');
      desk.services.movableClock.advance(1);
    }
    const team = (await shownTo(owner, id)).team.map(({ user_id: userId }) => userId);
    expect(team).toEqual([owner, second, third, first]);
  });

  it('of invitations of a person have the newest first, and only those of open organisations that wait', async () => {
    const person = desk.newPerson();
    const made = [await owned('One'), await owned('Two'), await owned('Three'), await owned('Gone')];
    for (const { id, owner } of made) {
      await desk.invite(id, owner, person);
      desk.services.movableClock.advance(1);
    }
    await desk.owner.query('update organisations.organisation set closed_at = now() where id = $1', [
      made[3]?.id,
    ]);
    const { items } = (await desk.ask('GET', '/organisation-invitations', { who: person })).body;
    expect(items.map(({ organisation: { name } }) => name)).toEqual(['Three', 'Two', 'One']);
    expect(items[0]?.invited_by).toBe(`Person ${desk.usernameOf(made[2]?.owner ?? '')}`);
  });

  it('of changes say who did what to whom, the newest fifty', async () => {
    const { id, owner } = await owned();
    const [gone, shy, heir] = [desk.newPerson(), desk.newPerson(), await desk.join(id, owner, 'viewer')];
    await desk.invite(id, owner, gone, 'finance');
    await withdraw(id, owner, await desk.invitationFor(gone));
    await desk.invite(id, owner, shy);
    await desk.answer(await desk.invitationFor(shy), shy, 'decline');
    await desk.ask('POST', `/organisations/${id}/handover`, { who: owner, body: { user_id: heir } });
    await desk.ask('DELETE', `/organisations/${id}/members/${owner}`, { who: owner });
    const nameOf = (userId: string) => `Person ${desk.usernameOf(userId)}`;
    const { changes } = await shownTo(heir, id);
    expect(changes.map(({ change, by, person, role }) => [change, by, person, role])).toEqual([
      ['left', nameOf(owner), nameOf(owner), null],
      ['handed_over', nameOf(owner), nameOf(heir), null],
      ['declined', nameOf(shy), nameOf(shy), 'viewer'],
      ['invited', nameOf(owner), nameOf(shy), 'viewer'],
      ['withdrawn', nameOf(owner), nameOf(gone), 'finance'],
      ['invited', nameOf(owner), nameOf(gone), 'finance'],
      ['joined', nameOf(heir), nameOf(heir), 'viewer'],
      ['invited', nameOf(owner), nameOf(heir), 'viewer'],
      ['created', nameOf(owner), null, null],
    ]);
    const body = (turn: number) => ({ name: `School ${turn}`, country: 'DE' });
    for (let turn = 0; turn < 43; turn += 1)
      await desk.ask('PATCH', `/organisations/${id}`, { who: heir, body: body(turn) });
    const latest = (await shownTo(heir, id)).changes.map(({ change }) => change);
    expect(latest).toHaveLength(50);
    expect(latest.slice(-2)).toEqual(['invited', 'joined']);
  });
});

describe('a team of a hundred, with those who are invited,', () => {
  it.each(['by their username', 'by mail'])(
    'takes nobody more %s, until an invitation is over',
    async (way) => {
      const { id, owner } = await owned();
      await fill(id, 97);
      const waiting = desk.newPerson();
      await desk.invite(id, owner, waiting);
      const inviteNext = () =>
        way === 'by mail'
          ? desk.inviteByEmail(id, owner, `${desk.newId()}@post.example`)
          : desk.invite(id, owner, desk.newPerson());
      expect((await inviteNext()).status).toBe(201);
      expect((await inviteNext()).body).toMatchObject({ status: 403, code: 'team_full' });
      await desk.owner.query(
        `update organisations.invitation set expires_at = now() - interval '1 day' where organisation_id = $1 and user_id = $2`,
        [id, waiting],
      );
      expect((await inviteNext()).status).toBe(201);
    },
  );
});

describe('an invitation', () => {
  it('is withdrawn by owners of its own organisation, once', async () => {
    const [here, there] = [await owned(), await owned()];
    const editor = await desk.join(here.id, here.owner, 'editor');
    const person = desk.newPerson();
    await desk.invite(here.id, here.owner, person);
    const invitation = await desk.invitationFor(person);
    expect((await withdraw(there.id, there.owner, invitation)).body.code).toBe('not_found');
    expect((await withdraw(here.id, editor, invitation)).body).toMatchObject({
      code: 'team_role_required',
      role: 'editor',
    });
    expect((await withdraw(here.id, here.owner, desk.newId())).body.code).toBe('not_found');
    expect((await withdraw(here.id, here.owner, invitation)).status).toBe(204);
    expect((await withdraw(here.id, here.owner, invitation)).body).toMatchObject({
      status: 409,
      code: 'invitation_over',
      state: 'withdrawn',
    });
  });

  it('makes no member where the organisation is closed, nor of who belongs to twenty', async () => {
    const { id, owner } = await owned();
    const [late, busy] = [desk.newPerson(), desk.newPerson()];
    await desk.invite(id, owner, busy);
    const invitation = await desk.invitationFor(busy);
    for (let count = 0; count < 20; count += 1) await desk.create(busy);
    expect((await desk.answer(invitation, busy, 'accept')).body).toMatchObject({
      status: 403,
      code: 'organisation_limit_reached',
    });
    expect((await desk.answer(invitation, busy, 'decline')).status).toBe(204);
    await desk.invite(id, owner, late);
    const open = await desk.invitationFor(late);
    await desk.owner.query('update organisations.organisation set closed_at = now() where id = $1', [id]);
    expect((await desk.answer(open, late, 'accept')).body).toMatchObject({
      status: 409,
      code: 'organisation_closed',
    });
    expect((await membersOf(desk.db, id)).map(({ user_id: userId }) => userId)).toEqual([owner]);
  });

  it('goes with who made it, when they are an owner no more; those of others and of other organisations stay', async () => {
    const [one, other] = [await owned('One'), await owned('Other')];
    const partner = await desk.join(one.id, one.owner, 'owner');
    await desk.invite(other.id, other.owner, partner, 'owner');
    await desk.answer(await desk.invitationFor(partner), partner, 'accept');
    const people = [desk.newPerson(), desk.newPerson(), desk.newPerson()];
    await desk.invite(one.id, partner, people[0] ?? '');
    await desk.invite(one.id, one.owner, people[1] ?? '');
    await desk.invite(other.id, partner, people[2] ?? '');
    const roles = async () =>
      new Map((await membersOf(desk.db, one.id)).map((each) => [each.user_id, each.role]));
    const body = { role: 'finance' };
    await desk.ask('PATCH', `/organisations/${one.id}/members/${partner}`, { who: one.owner, body });
    expect(await roles()).toEqual(
      new Map([
        [one.owner, 'owner'],
        [partner, 'finance'],
      ]),
    );
    const waiting = await Promise.all(people.map((each) => desk.invitationFor(each)));
    expect(waiting.map((each) => each !== '')).toEqual([false, true, true]);
  });

  it('of an account that is deleted is declined, and those that it made are withdrawn; a closed organisation is not closed again', async () => {
    const [kept, closed] = [await owned('Kept'), await owned('Closed')];
    const leaver = await desk.join(kept.id, kept.owner, 'owner');
    await desk.invite(closed.id, closed.owner, leaver, 'owner');
    await desk.answer(await desk.invitationFor(leaver), leaver, 'accept');
    const [theirs, ours] = [desk.newPerson(), desk.newPerson()];
    await desk.invite(kept.id, leaver, theirs);
    await desk.invite(kept.id, kept.owner, ours);
    const asked = await owned('Asked');
    await desk.invite(asked.id, asked.owner, leaver);
    await desk.ask('POST', `/organisations/${closed.id}/close`, { who: closed.owner });
    await desk.ask('DELETE', `/organisations/${closed.id}/members/${closed.owner}`, { who: closed.owner });
    await isDeleted(leaver);
    expect([await desk.invitationFor(theirs), (await desk.invitationFor(ours)) !== '']).toEqual(['', true]);
    expect((await shownTo(asked.owner, asked.id)).invitations).toEqual([]);
    const { changes, team, closed_at: closedAt } = await shownTo(kept.owner, kept.id);
    expect([changes[0], team.length, closedAt]).toMatchObject([{ change: 'left' }, 1, null]);
    expect(await lastChanges(closed.id)).toEqual([
      { change: 'left' },
      { change: 'left' },
      { change: 'closed' },
    ]);
  });
});

it('an organisation is closed with the account of its last owner, and its list of changes says so', async () => {
  const { id, owner } = await owned('Left');
  await desk.join(id, owner, 'viewer');
  await isDeleted(owner);
  expect((await lastChanges(id)).slice(0, 2)).toEqual([{ change: 'closed' }, { change: 'left' }]);
});

async function isDeleted(person: string): Promise<void> {
  const event = { id: desk.newId(), topic: 'identity.user_deleted', payload: { user_id: person } };
  await desk.services.unit(
    (work) => desk.domain.listeners?.['identity.user_deleted']?.(work, event) ?? Promise.resolve(),
  );
}

/** The three last ones, the last first. */
async function lastChanges(organisationId: string): Promise<readonly { readonly change: string }[]> {
  const { rows } = await desk.owner.query<{ change: string }>(
    `select change from organisations.team_change where organisation_id = $1 order by id desc limit 3`,
    [organisationId],
  );
  return rows;
}

describe('at the very instant', () => {
  it('at which it expires an invitation waits no more', async () => {
    const { id, owner } = await owned();
    const [person, other] = [desk.newPerson(), await owned()];
    await desk.invite(id, owner, person);
    await desk.invite(other.id, other.owner, person);
    const end = new Date(Date.now() + 3_600_000);
    await desk.owner.query('update organisations.invitation set expires_at = $2 where organisation_id = $1', [
      id,
      end,
    ]);
    const { db } = desk;
    const before = new Date(end.getTime() - 1);
    const waits = async (now: Date) => [
      (await openInvitations({ db, now }, id)).length,
      (await invitationsFor({ db, now }, { userId: person, mark: null })).length,
    ];
    expect([await waits(before), await waits(end)]).toEqual([
      [1, 2],
      [0, 1],
    ]);
    const statesAfter = async (now: Date) => {
      await expireInvitations({ db, now });
      const { rows } = await desk.owner.query<{ state: string }>(
        'select state from organisations.invitation where user_id = $1 order by id',
        [person],
      );
      return rows.map(({ state }) => state);
    };
    expect(await statesAfter(before)).toEqual(['open', 'open']);
    expect(await statesAfter(end)).toEqual(['expired', 'open']);
    await withdrawAll({ db, now: end }, { organisationId: id });
    expect(await statesAfter(end)).toEqual(['expired', 'open']);
  });

  it('a day after it was mailed an invitation counts no more, neither for its address nor for who sent it', async () => {
    const { id, owner } = await owned();
    const email = `${desk.newId()}@post.example`;
    await desk.inviteByEmail(id, owner, email);
    await desk.invite(id, owner, desk.newPerson());
    const { rows } = await desk.owner.query<{ created_at: Date }>(
      `update organisations.invitation set created_at = date_trunc('milliseconds', created_at)
       where organisation_id = $1 and email_mark is not null returning created_at`,
      [id],
    );
    const at = rows[0]?.created_at ?? new Date(0);
    const count = (since: Date) =>
      desk.services.unit((work) => countMailed(work, { mark: markOfEmail(work, email), by: owner, since }));
    expect(await count(new Date(at.getTime() - 1))).toEqual({ to_address: 1, by_person: 1 });
    expect(await count(at)).toEqual({ to_address: 0, by_person: 0 });
  });

  it('at which someone left a team they are not of it any more', async () => {
    const { id, owner } = await owned();
    const [leaver, removed] = [await desk.join(id, owner, 'viewer'), await desk.join(id, owner, 'viewer')];
    await desk.ask('DELETE', `/organisations/${id}/members/${leaver}`, { who: leaver });
    await desk.ask('DELETE', `/organisations/${id}/members/${removed}`, { who: owner });
    const { rows } = await desk.owner.query<{ person_id: string; at: Date }>(
      `select person_id, at from organisations.team_change where organisation_id = $1 and change in ('left', 'removed')`,
      [id],
    );
    expect(rows).toHaveLength(2);
    for (const { person_id: userId, at } of rows) {
      const of = (leftAfter: Date) => organisationsWith(desk.db, { userId, leftAfter });
      expect([await of(new Date(at.getTime() - 1)), await of(at)]).toEqual([[id], []]);
    }
  });
});
