import type { Database } from '@egcr/server-kit/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { ActingRight } from '../contract/team-roles.ts';
import { actingGate, behind, businessesAmong } from './acting-calls.ts';
import { actingDoor } from './acting.ts';
import { addSampleOrganisations } from './add-sample.ts';
import { organisationsNamed } from './named-in.ts';
import { registeringDoor } from './registering.ts';
import { colleaguesOf, deleteMember, isRegistered } from './store.ts';
import { serveOrganisations, type ServedOrganisations } from './testing/served-organisations.ts';

let desk: ServedOrganisations;
beforeAll(async () => {
  desk = await serveOrganisations();
});
afterAll(() => desk.close());

let numbers = 0;

/** A business of the register and its owner. */
async function registered(name = 'Harbour Bakery') {
  const [id, owner] = [desk.newId(), desk.newPerson()];
  const number = `R-${(numbers += 1)}`;
  await desk.services.unit((work) =>
    registeringDoor.register(work, { id, ownerId: owner, name, country: 'DE', number }),
  );
  return { id, owner, number };
}

const shownTo = async (who: string, id: string) =>
  (await desk.ask('GET', `/organisations/${id}`, { who })).body;
const changesOf = async (who: string, id: string) =>
  (await shownTo(who, id)).changes.map(({ change, by }) => `${change} by ${by}`);

describe('a business of the register', () => {
  it('belongs to who registered it; the register keeps its name, and ends it', async () => {
    const { id, owner } = await registered();
    expect(await shownTo(owner, id)).toMatchObject({
      kind: 'business',
      name: 'Harbour Bakery',
      country: 'DE',
      role: 'owner',
      standing: 'registered',
      closed_at: null,
    });
    expect(await changesOf(owner, id)).toEqual([`created by Person ${desk.usernameOf(owner)}`]);
    const same = { name: 'Harbour Bakery', country: 'DE' };
    const change = (body: object) => desk.ask('PATCH', `/organisations/${id}`, { who: owner, body });
    expect((await change(same)).status).toBe(200);
    for (const other of [
      { ...same, name: 'Bakery' },
      { ...same, country: 'FR' },
    ])
      expect((await change(other)).body).toMatchObject({ status: 409, code: 'organisation_registered' });
    const closed = await desk.ask('POST', `/organisations/${id}/close`, { who: owner });
    expect(closed.body).toMatchObject({ status: 409, code: 'organisation_in_register' });
    expect((await shownTo(owner, id)).closed_at).toBeNull();
  });

  it('is closed by the register once, and nobody is invited any more', async () => {
    const { id, owner } = await registered();
    const [invitee, officer] = [desk.newPerson(), desk.newPerson()];
    await desk.invite(id, owner, invitee);
    const close = () => desk.services.unit((work) => registeringDoor.close(work, { id, by: officer }));
    await close();
    const { closed_at: at } = await shownTo(owner, id);
    expect(at).not.toBeNull();
    expect(await changesOf(owner, id)).toContain(`closed by Person ${desk.usernameOf(officer)}`);
    expect(await desk.invitationFor(invitee)).toBe('');
    expect((await shownTo(owner, id)).invitations).toEqual([]);
    desk.services.movableClock.advance(60);
    await close();
    expect((await shownTo(owner, id)).closed_at).toBe(at);
  });

  it('is one until the register leaves it out, under whatever number', async () => {
    const [one, other] = [await registered(), await registered()];
    const isOne = ({ id }: { readonly id: string }) => registeringDoor.isRegistered(desk.db, id);
    await registeringDoor.renumber(desk.db, { id: one.id, number: 'R-new' });
    expect([await isOne(one), await isOne(other)]).toEqual([true, true]);
    const { rows } = await desk.owner.query(
      'select register_number from organisations.organisation where id = any ($1) order by register_number',
      [[one.id, other.id]],
    );
    expect(rows.map((row: { register_number: string }) => row.register_number)).toEqual(
      [other.number, 'R-new'].toSorted(),
    );
    await registeringDoor.unregister(desk.db, [one.id]);
    expect([await isOne(one), await isOne(other)]).toEqual([false, true]);
    expect((await shownTo(one.owner, one.id)).standing).toBe('self_declared');
    expect(await isRegistered(desk.db, desk.newId())).toBe(false);
    await desk.owner.query(
      `update organisations.organisation set kind = 'ngo', register_number = 'R-ngo' where id = $1`,
      [one.id],
    );
    expect(await isOne(one)).toBe(false);
  });

  it('is found by its people, with all that they belong to', async () => {
    const { id, owner } = await registered();
    const school = await desk.create(owner);
    await registered();
    expect((await registeringDoor.idsOf(desk.db, owner)).toSorted()).toEqual([id, school].toSorted());
  });
});

describe('who acts for an organisation', () => {
  const gate = () => actingGate({ db: desk.db });
  const asked = async (userId: string, organisationId: string, right: ActingRight, within?: Database) => {
    try {
      await gate().requireActing?.({ userId, organisationId, right, ...(within && { within }) });
      return 'may';
    } catch (error) {
      return error instanceof Error ? error.message : error;
    }
  };

  it('may do what their role lets them, for a business of the register; for any other they may only look', async () => {
    const { id, owner } = await registered();
    const finance = await desk.join(id, owner, 'finance');
    const rightsOf = async (who: string, of: string) =>
      Promise.all((['view', 'edit', 'pay'] as const).map((right) => asked(who, of, right)));
    expect(await rightsOf(owner, id)).toEqual(['may', 'may', 'may']);
    expect(await rightsOf(finance, id)).toEqual(['may', 'role_required', 'may']);
    expect(await rightsOf(desk.newPerson(), id)).toEqual(['not_found', 'not_found', 'not_found']);
    const school = await desk.create(owner);
    expect(await rightsOf(owner, school)).toEqual(['may', 'role_required', 'role_required']);
    await desk.services.unit((work) => registeringDoor.close(work, { id, by: owner }));
    expect(await rightsOf(owner, id)).toEqual(['may', 'role_required', 'role_required']);
    await expect(
      gate().requireActing?.({ userId: owner, organisationId: id, right: 'pay' }),
    ).rejects.toMatchObject({ extras: { members: { right: 'pay' } } });
    expect(await actingDoor.memberOf(desk.db, owner, id)).toMatchObject({ rights: ['view'] });
    expect(await actingDoor.membersWith(desk.db, id, 'pay')).toEqual([]);
    expect((await actingDoor.membersWith(desk.db, id, 'view')).toSorted()).toEqual(
      [owner, finance].toSorted(),
    );
  });

  it('is judged again by what is true in the transaction of the call', async () => {
    const { id, owner } = await registered();
    const within = await desk.services.unit(async ({ db }) => {
      await deleteMember(db, { organisationId: id, userId: owner });
      const answer = [await asked(owner, id, 'edit', db), await asked(owner, id, 'edit')];
      return answer;
    });
    expect(within).toEqual(['not_found', 'may']);
  });

  it('is told of what concerns it; something of a person is told to that person', async () => {
    const { id, owner } = await registered();
    const [editor, finance] = [await desk.join(id, owner, 'editor'), await desk.join(id, owner, 'finance')];
    const other = await registered();
    const closed = await registered();
    await desk.services.unit((work) => registeringDoor.close(work, { id: closed.id, by: closed.owner }));
    const left = await registered();
    await deleteMember(desk.db, { organisationId: left.id, userId: left.owner });
    const people = await behind(desk.db, [id, other.id, closed.id, left.id, editor]);
    expect(people(id, 'edit').toSorted()).toEqual([owner, editor].toSorted());
    expect(people(id, 'pay').toSorted()).toEqual([owner, finance].toSorted());
    expect(people(other.id, 'view')).toEqual([other.owner]);
    expect([people(closed.id, 'edit'), people(closed.id, 'view')]).toEqual([[], [closed.owner]]);
    expect([people(left.id, 'view'), people(editor, 'pay')]).toEqual([[], [editor]]);
  });
});

it('which of some ids are organisations is known, and which of them are open businesses of the register', async () => {
  const [open, closed] = [await registered('Open'), await registered('Closed')];
  await desk.services.unit((work) => registeringDoor.close(work, { id: closed.id, by: closed.owner }));
  const ngo = await desk.create(open.owner);
  const declared = await desk.create(open.owner, { kind: 'business', name: 'Declared', country: 'DE' });
  await registered('Not asked for');
  const numbered = await desk.create(open.owner);
  await registeringDoor.renumber(desk.db, { id: numbered, number: 'R-numbered' });
  const found = await businessesAmong(desk.db, [open.id, closed.id, ngo, declared, numbered, open.owner]);
  expect(new Map([...found].map(([id, { is_open: isOpen }]) => [id, isOpen]))).toEqual(
    new Map([
      [open.id, true],
      [closed.id, false],
      [ngo, false],
      [declared, false],
      [numbered, false],
    ]),
  );
  expect(found.get(open.id)?.name).toBe('Open');
  expect(await businessesAmong(desk.db, [])).toEqual(new Map());
  expect(await actingDoor.namesOf(desk.db, [open.id])).toEqual(new Map([[open.id, 'Open']]));
  expect(await actingDoor.namesOf(desk.db, [])).toEqual(new Map());
});

it('the colleagues of a person are those of all their teams, each once, and not they themselves', async () => {
  const { id, owner } = await registered();
  const both = await desk.join(id, owner, 'viewer');
  const school = await desk.create(owner);
  await desk.invite(school, owner, both);
  await desk.answer(await desk.invitationFor(both), both, 'accept');
  const second = await desk.join(school, owner, 'editor');
  await registered();
  expect((await colleaguesOf(desk.db, owner)).toSorted()).toEqual([both, second].toSorted());
  expect((await colleaguesOf(desk.db, second)).toSorted()).toEqual([owner, both].toSorted());
});

it('a demonstration has organisations with their owner, as if these had made them', async () => {
  const [id, owner] = [desk.newId(), desk.newPerson()];
  const made = [{ id, kind: 'ngo', name: 'Lighthouse Trust', country: 'FR', ownerId: owner }] as const;
  await desk.services.unit((work) => addSampleOrganisations(work, made));
  expect(await shownTo(owner, id)).toMatchObject({
    kind: 'ngo',
    name: 'Lighthouse Trust',
    country: 'FR',
    role: 'owner',
    members: 1,
    standing: 'self_declared',
    changes: [{ change: 'created', by: `Person ${desk.usernameOf(owner)}` }],
  });
  expect(await organisationsNamed(desk.db, 'I gave to lighthouse trust')).toEqual([id]);
});
