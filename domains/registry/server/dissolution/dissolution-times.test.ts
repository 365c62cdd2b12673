import type { TestPerson } from '@egcr/wallet/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { entriesOf, type Entered } from '../testing/entries.ts';
import { openRegistryBank, type RegistryBank } from '../testing/registry-bank.ts';
import { dueDissolutions } from './dissolution-store.ts';

let bank: RegistryBank;
let entries: ReturnType<typeof entriesOf>;
beforeAll(async () => {
  bank = await openRegistryBank();
  entries = entriesOf(bank, await bank.officer('Reviewer', 'registry.read', 'registry.review'));
});
afterAll(() => bank.close());

const DAY_S = 86_400;
const runDue = () => bank.runJob('registry.dissolve_due');
const at = ({ id }: Entered) => `/businesses/${id}/dissolution`;
const read = async (as: TestPerson, business: Entered) => (await bank.ask('GET', at(business), as)).body;
const ask = (as: TestPerson, business: Entered) =>
  bank.ask('POST', at(business), as, { number: business.number });
const agree = (as: TestPerson, business: Entered, { number } = business) =>
  bank.ask('POST', `${at(business)}/agreement`, as, { number });
const withdraw = (as: TestPerson, business: Entered) => bank.ask('POST', `${at(business)}/withdrawal`, as);
const dayIn = (days: number) =>
  new Date(bank.clock.now().getTime() + days * DAY_S * 1000).toISOString().slice(0, 10);
const after = (instant: string, days: number) =>
  new Date(new Date(instant).getTime() + days * DAY_S * 1000).toISOString();

async function owned() {
  const ann = await bank.person('Ann', '20000');
  return { ann, business: await entries.registered(ann) };
}
async function join({ organisation }: Entered, role = 'owner'): Promise<TestPerson> {
  const person = await bank.person('Bob', '100');
  await entries.rowsOf(
    `insert into organisations.member (organisation_id, user_id, role, joined_at) values ($1, $2, $3, now())`,
    organisation,
    person.userId,
    role,
  );
  return person;
}
const leave = ({ organisation }: Entered, { userId }: TestPerson) =>
  entries.rowsOf(
    'delete from organisations.member where organisation_id = $1 and user_id = $2',
    organisation,
    userId,
  );
const nothing = {
  asked_by: '',
  asked_at: null,
  agree_until: null,
  notice_until: null,
  obstacles: [],
  takes_two: false,
};
const no = { ask: false, agree: false, withdraw: false };

describe('the notice before a business ends [SYS-08]', () => {
  it('lasts fourteen days with the last one; it can be taken back until then', async () => {
    const { ann, business } = await owned();
    expect(await read(ann, business)).toEqual({ ...nothing, state: null, may: { ...no, ask: true } });
    const { asked_at: since } = (await ask(ann, business)).body;
    const noticed = {
      ...nothing,
      state: 'noticed',
      asked_by: 'Ann Test',
      asked_at: since,
      notice_until: dayIn(14),
    };
    expect(await read(ann, business)).toEqual({ ...noticed, may: { ...no, withdraw: true } });
    bank.clock.advance(14 * DAY_S);
    await runDue();
    expect((await read(ann, business)).state).toBe('noticed');
    bank.clock.advance(DAY_S);
    await runDue();
    expect(await read(ann, business)).toEqual({ ...noticed, state: 'dissolved', may: no });
    expect((await withdraw(ann, business)).body.code).toBe('team_role_required');
    expect(await entries.events('registry.business_dissolved', business.id)).toHaveLength(1);
  });

  it('goes on a week longer while something stands in the way; then all are told of the end', async () => {
    const { ann, business } = await owned();
    const bob = await join(business);
    const director = await bank.person('Director');
    await entries.rowsOf(
      `insert into registry.officer (id, business_id, role, user_id, name, born_month, appointed_at)
       values (gen_random_uuid(), $1, 'director', $2, 'Named', '1980-01', now())`,
      business.id,
      director.userId,
    );
    await ask(ann, business);
    await agree(bob, business);
    bank.granted.add(business.organisation);
    bank.clock.advance(15 * DAY_S);
    await runDue();
    expect(await read(ann, business)).toMatchObject({
      state: 'noticed',
      notice_until: dayIn(7),
      obstacles: ['grants'],
      takes_two: true,
    });
    expect(await entries.profile(business)).toMatchObject({ dissolution: { on: dayIn(7) } });
    bank.granted.delete(business.organisation);
    bank.clock.advance(7 * DAY_S);
    await runDue();
    expect((await read(ann, business)).state).toBe('noticed');
    bank.clock.advance(DAY_S);
    await runDue();
    expect((await entries.profile(business)).status).toBe('dissolved');
    const waited = ['registry.dissolution_waits', 'registry.dissolved'];
    expect(entries.toldTo(ann)).toEqual(['registry.dissolution_noticed', ...waited]);
    expect(entries.toldTo(bob)).toEqual(['registry.dissolution_asked', ...waited]);
    expect(entries.toldTo(director)).toEqual(['registry.dissolution_noticed', 'registry.dissolved']);
  });

  it('is not given for a business that rests', async () => {
    const { ann, business } = await owned();
    await entries.rowsOf(`update registry.business set status = 'dormant' where id = $1`, business.id);
    expect((await ask(ann, business)).body).toMatchObject({ code: 'business_not_active', state: 'dormant' });
    expect((await read(ann, business)).may).toEqual(no);
  });

  it('names all that stands in the way, in one order', async () => {
    const { ann, business } = await owned();
    await bank.ask('POST', `/treasury/${business.organisation}/deposits`, ann, {
      amount: { value: '500', assetCode: 'JVD', assetScale: 2 },
    });
    await entries.file(ann, business.id, 'address', { street: 'Via 2', town: 'Genova', postcode: '' });
    bank.granted.add(business.organisation);
    expect((await ask(ann, business)).body).toMatchObject({
      code: 'dissolution_stopped',
      obstacles: 'open_cases money grants',
    });
    // What stands in the way is for owners to read.
    const editor = await join(business, 'editor');
    expect(await read(editor, business)).toMatchObject({ obstacles: [], may: no });
  });

  it('does not wait for shares of the business itself, nor for those of a business that has ended', async () => {
    const { ann, business } = await owned();
    const ended = await owned();
    const hold = (of: Entered) =>
      entries.rowsOf(
        `update registry.holding set holder_business_id = $1, holder_kind = 'business', user_id = null, born_month = null
         where business_id = $2 and name = 'Bao Lin'`,
        business.id,
        of.id,
      );
    await hold(business);
    await hold(ended.business);
    expect((await read(ann, business)).obstacles).toEqual(['shares']);
    await entries.rowsOf(
      `update registry.business set status = 'dissolved' where id = $1`,
      ended.business.id,
    );
    expect((await read(ann, business)).obstacles).toEqual([]);
  });
});

describe('the wish of one of several owners to end a business [SYS-08]', () => {
  it('can be agreed to for thirty days, and is asked anew where the time has passed', async () => {
    const { ann, business } = await owned();
    const bob = await join(business);
    const { asked_at: since } = (await ask(ann, business)).body;
    expect(await read(ann, business)).toEqual({
      ...nothing,
      state: 'asked',
      asked_by: 'Ann Test',
      asked_at: since,
      agree_until: after(since, 30),
      takes_two: true,
      may: { ...no, withdraw: true },
    });
    expect((await ask(bob, business)).body.code).toBe('dissolution_open');
    bank.clock.advance(30 * DAY_S - 60);
    expect((await read(bob, business)).may).toEqual({ ...no, agree: true, withdraw: true });
    bank.clock.advance(60);
    // The job that ends it has not run yet.
    expect(await read(bob, business)).toMatchObject({
      state: 'expired',
      agree_until: null,
      may: { ...no, ask: true },
    });
    expect((await withdraw(bob, business)).body.code).toBe('dissolution_over');
    expect((await ask(bob, business)).body).toMatchObject({ state: 'asked', asked_by: 'Bob Test' });
    const states = await entries.rowsOf(
      'select state from registry.dissolution where business_id = $1 order by id',
      business.id,
    );
    expect(states).toEqual([{ state: 'expired' }, { state: 'asked' }]);
  });

  it('ends thirty days later to the instant, and both are told', async () => {
    const { ann, business } = await owned();
    const bob = await join(business);
    const { agree_until: until } = (await ask(ann, business)).body;
    const due = async (now: Date) =>
      (await dueDissolutions({ db: bank.services.db, now }, '2000-01-01')).filter(
        (each) => each.business_id === business.id,
      ).length;
    const end = new Date(until);
    expect([await due(new Date(end.getTime() - 1)), await due(end)]).toEqual([0, 1]);
    bank.clock.advance(30 * DAY_S);
    await runDue();
    expect(
      await entries.rowsOf('select state from registry.dissolution where business_id = $1', business.id),
    ).toEqual([{ state: 'expired' }]);
    expect(entries.toldTo(ann)).toEqual(['registry.dissolution_expired']);
    expect(entries.toldTo(bob)).toEqual(['registry.dissolution_asked', 'registry.dissolution_expired']);
  });

  it('is the wish of the only owner who is left, whether they asked or another who left', async () => {
    const one = await owned();
    const bob = await join(one.business);
    await ask(one.ann, one.business);
    await leave(one.business, one.ann);
    expect((await read(bob, one.business)).may).toEqual({ ...no, agree: true, withdraw: true });
    const mistyped = await agree(bob, one.business, { ...one.business, number: 'JVRIT0000000X' });
    expect(mistyped.body.errors).toMatchObject([{ field: 'number', code: 'number_wrong' }]);
    expect((await agree(bob, one.business)).body.state).toBe('noticed');

    const two = await owned();
    const cem = await join(two.business);
    await ask(two.ann, two.business);
    expect((await read(two.ann, two.business)).may).toMatchObject({ agree: false });
    await leave(two.business, cem);
    expect((await read(two.ann, two.business)).may).toMatchObject({ agree: true });
    expect((await agree(two.ann, two.business)).body.state).toBe('noticed');
  });
});
