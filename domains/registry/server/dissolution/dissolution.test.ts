import type { TestPerson } from '@egcr/wallet/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openRegistryBank, type RegistryBank } from '../testing/registry-bank.ts';

let bank: RegistryBank;
let reviewer: TestPerson;
beforeAll(async () => {
  bank = await openRegistryBank();
  reviewer = await bank.officer('Reviewer', 'registry.read', 'registry.review');
});
afterAll(() => bank.close());

const DAY_S = 86_400;
const JOB = 'registry.dissolve_due';

interface Business {
  readonly id: string;
  readonly number: string;
  readonly slug: string;
  readonly organisation: string;
}

/** A registered business of Ann. */
async function registered(): Promise<{ readonly ann: TestPerson; readonly business: Business }> {
  const ann = await bank.person('Ann', '20000');
  const { body } = await bank.submit(ann);
  await bank.step(body.id, reviewer, { step: 'take' });
  expect((await bank.decide(body.id, reviewer, 'approve')).status).toBe(200);
  const { rows } = await bank.database.owner.query(
    'select id, number, slug, organisation_id as organisation from registry.business where case_id = $1',
    [body.id],
  );
  return { ann, business: rows[0] };
}

async function join({ organisation }: Business, role: string): Promise<TestPerson> {
  const person = await bank.person('Member', '100');
  await bank.database.owner.query(
    `insert into organisations.member (organisation_id, user_id, role, joined_at) values ($1, $2, $3, now())`,
    [organisation, person.userId, role],
  );
  return person;
}

const at = ({ id }: Business) => `/businesses/${id}/dissolution`;
const read = async (as: TestPerson, business: Business) => (await bank.ask('GET', at(business), as)).body;
const ask = (as: TestPerson, business: Business, number = business.number) =>
  bank.ask('POST', at(business), as, { number });
const agree = (as: TestPerson, business: Business) =>
  bank.ask('POST', `${at(business)}/agreement`, as, { number: business.number });
const withdraw = (as: TestPerson, business: Business) => bank.ask('POST', `${at(business)}/withdrawal`, as);
const profile = async ({ slug }: Business) =>
  (await fetch(new URL(`/api/v1/directory/businesses/${slug}`, bank.url))).json();
const endNotice = async () => {
  bank.clock.advance(15 * DAY_S);
  await bank.runJob(JOB);
};

describe('a business that its owner dissolves [SYS-08]', () => {
  it('is on notice for everyone to see, and ends afterwards: it can be read, and nothing is changed', async () => {
    const { ann, business } = await registered();
    const asked = await ask(ann, business);
    expect(asked.body).toMatchObject({ state: 'noticed', takes_two: false, may: { withdraw: true } });
    expect(await profile(business)).toMatchObject({
      status: 'struck_off_pending',
      dissolution: { state: 'noticed', on: asked.body.notice_until },
      filings: [{ kind: 'dissolution_noticed' }, { kind: 'registered' }],
    });
    await bank.runJob(JOB);
    expect((await profile(business)).status).toBe('struck_off_pending');
    await endNotice();
    const ended = await profile(business);
    expect(ended).toMatchObject({ status: 'dissolved', dissolution: { state: 'dissolved' } });
    expect(ended.filings[0].kind).toBe('dissolved');
    const certificate = await fetch(new URL(`/api/v1/registry/certificates/${ended.certificate}`, bank.url));
    expect(await certificate.json()).toMatchObject({
      state: 'revoked',
      dissolution: { state: 'dissolved' },
    });
    // The team reads all of it, and does nothing more.
    expect((await bank.ask('GET', `/businesses/${business.id}`, ann)).body).toMatchObject({
      status: 'dissolved',
      rights: ['view'],
    });
    const address = { street: 'Via Nuova 2', town: 'Genova', postcode: '', version: 1 };
    const acts = [
      await bank.ask('POST', `/businesses/${business.id}/changes/address`, ann, address),
      await bank.ask('POST', `/businesses/${business.id}/confirmation`, ann),
      await bank.ask('POST', `/treasury/${business.organisation}/deposits`, ann, {
        amount: { value: '100', assetCode: 'JVD', assetScale: 2 },
      }),
      await ask(ann, business),
      await withdraw(ann, business),
    ];
    expect(acts.map(({ status }) => status >= 400 && status < 500)).toEqual(acts.map(() => true));
    const { rows } = await bank.database.owner.query(
      'select closed_at is not null as is_closed from organisations.organisation where id = $1',
      [business.organisation],
    );
    expect(rows).toEqual([{ is_closed: true }]);
  });

  it('is active again where it is taken back in time', async () => {
    const { ann, business } = await registered();
    await ask(ann, business);
    expect((await withdraw(ann, business)).body).toMatchObject({ state: 'withdrawn', may: { ask: true } });
    await endNotice();
    const found = await profile(business);
    expect([found.status, found.dissolution]).toEqual(['active', null]);
    expect(found.filings[0].kind).toBe('dissolution_withdrawn');
    expect((await withdraw(ann, business)).body.code).toBe('dissolution_over');
  });

  it('takes the number of the business, typed', async () => {
    const { ann, business } = await registered();
    const refused = await ask(ann, business, 'JVRIT0000000X');
    expect(refused.body).toMatchObject({ status: 422, errors: [{ field: 'number', code: 'number_wrong' }] });
    expect((await profile(business)).status).toBe('active');
  });
});

describe('a business with two owners [SYS-08]', () => {
  it('ends only where both agree, also where the wish is sent twice', async () => {
    const { ann, business } = await registered();
    const [bob, cem] = [await join(business, 'owner'), await join(business, 'owner')];
    const twice = await Promise.all([ask(ann, business), ask(ann, business)]);
    expect(twice.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    expect((await profile(business)).status).toBe('active');
    expect((await agree(ann, business)).body.code).toBe('second_owner');
    expect(bank.told).toContainEqual({ userId: bob.userId, kind: 'registry.dissolution_asked' });
    expect((await read(bob, business)).may).toEqual({ ask: false, agree: true, withdraw: true });
    expect((await agree(bob, business)).body.state).toBe('noticed');
    // Every other owner learns of it, whether the entry names them or not.
    for (const { userId } of [ann, cem])
      expect(bank.told).toContainEqual({ userId, kind: 'registry.dissolution_noticed' });
    expect(bank.told).not.toContainEqual({ userId: bob.userId, kind: 'registry.dissolution_noticed' });
    expect((await agree(bob, business)).body.code).toBe('dissolution_over');
    await endNotice();
    expect((await profile(business)).status).toBe('dissolved');
  });

  it('goes on where the other owner takes it back, or lets the time pass', async () => {
    const { ann, business } = await registered();
    const bob = await join(business, 'owner');
    await ask(ann, business);
    expect((await withdraw(bob, business)).body.state).toBe('withdrawn');
    expect(bank.told).toContainEqual({ userId: ann.userId, kind: 'registry.dissolution_withdrawn' });
    await ask(ann, business);
    bank.clock.advance(30 * DAY_S - 60);
    await bank.runJob(JOB);
    expect((await read(ann, business)).state).toBe('asked');
    bank.clock.advance(120);
    expect((await agree(bob, business)).body.code).toBe('dissolution_over');
    await bank.runJob(JOB);
    await bank.runJob(JOB);
    expect((await read(ann, business)).state).toBe('expired');
    // Who asked, and who could have agreed, learn once that nothing came of it.
    const expired = bank.told.filter(({ kind }) => kind === 'registry.dissolution_expired');
    expect(expired.map(({ userId }) => userId).toSorted()).toEqual([ann.userId, bob.userId].toSorted());
    expect((await ask(ann, business)).status).toBe(200);
  });

  it('does not end by the wish of an owner who was put out', async () => {
    const { ann, business } = await registered();
    const [bob, eve] = [await join(business, 'owner'), await join(business, 'owner')];
    await ask(eve, business);
    await bank.database.owner.query(
      'delete from organisations.member where organisation_id = $1 and user_id = $2',
      [business.organisation, eve.userId],
    );
    expect((await agree(bob, business)).body.code).toBe('second_owner');
    expect((await withdraw(ann, business)).body.state).toBe('withdrawn');
  });
});

describe('the dissolution of a business', () => {
  it.each(['editor', 'finance', 'viewer'])('is nothing that its %s does', async (role) => {
    const { ann, business } = await registered();
    const member = await join(business, role);
    for (const act of [ask, agree, withdraw])
      expect((await act(member, business)).body.code).toBe('team_role_required');
    expect((await read(member, business)).may).toEqual({ ask: false, agree: false, withdraw: false });
    const stranger = await bank.person('Eve');
    for (const act of [ask, agree, withdraw]) expect((await act(stranger, business)).status).toBe(404);
    expect((await bank.ask('GET', at(business), stranger)).status).toBe(404);
    expect((await read(ann, business)).state).toBeNull();
  });

  it('waits for money in its wallet, also where that came while notice was given', async () => {
    const { ann, business } = await registered();
    const deposit = () =>
      bank.ask('POST', `/treasury/${business.organisation}/deposits`, ann, {
        amount: { value: '500', assetCode: 'JVD', assetScale: 2 },
      });
    const other = await registered();
    expect((await deposit()).status).toBeLessThan(300);
    expect((await ask(ann, business)).body).toMatchObject({
      code: 'dissolution_stopped',
      obstacles: 'money',
    });
    expect((await read(ann, business)).obstacles).toEqual(['money']);
    await ask(other.ann, other.business);
    await bank.ask('POST', `/treasury/${other.business.organisation}/deposits`, other.ann, {
      amount: { value: '500', assetCode: 'JVD', assetScale: 2 },
    });
    await endNotice();
    expect((await profile(other.business)).status).toBe('struck_off_pending');
    expect(bank.told).toContainEqual({
      userId: other.ann.userId,
      kind: 'registry.dissolution_waits',
    });
  });

  it('waits for an open change, and for shares that it holds of another business', async () => {
    const { ann, business } = await registered();
    const change = await bank.ask('POST', `/businesses/${business.id}/changes/address`, ann, {
      street: 'Via Nuova 2',
      town: 'Genova',
      postcode: '16121',
      version: 1,
    });
    expect(change.status).toBe(201);
    expect((await ask(ann, business)).body.obstacles).toBe('open_cases');
    const holder = await registered();
    const owned = await registered();
    await bank.database.owner.query(
      `update registry.holding set holder_business_id = $1, holder_kind = 'business', user_id = null, born_month = null
       where id = (select id from registry.holding where business_id = $2 order by id limit 1)`,
      [holder.business.id, owned.business.id],
    );
    expect((await ask(holder.ann, holder.business)).body.obstacles).toBe('shares');
    const granted = await registered();
    bank.granted.add(granted.business.organisation);
    expect((await ask(granted.ann, granted.business)).body.obstacles).toBe('grants');
  });

  it('is no way around it to close the organisation: money would be left to nobody', async () => {
    const { ann, business } = await registered();
    const closed = await bank.ask('POST', `/organisations/${business.organisation}/close`, ann);
    expect(closed.body.code).toBe('organisation_in_register');
  });
});
