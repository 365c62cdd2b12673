import { openRegistryBank, type RegistryBank } from '@egcr/registry/testing';
import { jvd, type TestPerson } from '@egcr/wallet/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createBusinessStatus } from './index.ts';

let bank: RegistryBank;
let reviewer: TestPerson;
beforeAll(async () => {
  bank = await openRegistryBank({ above: (ground) => [createBusinessStatus(ground)] });
  reviewer = await bank.officer('Reviewer', 'registry.read', 'registry.review');
});
afterAll(() => bank.close());

interface Business {
  readonly id: string;
  readonly number: string;
  readonly slug: string;
  readonly organisation: string;
  readonly code: string;
}

const find = async (where: string, value: string): Promise<Business> => {
  const { rows } = await bank.database.owner.query(
    `select b.id, b.number, b.slug, b.organisation_id as organisation, c.code
     from registry.business b left join registry.certificate c on c.business_id = b.id
     where ${where} = $1`,
    [value],
  );
  return rows[0];
};

/** A registered business of Ann. */
async function registered(answers: object = {}) {
  const ann = await bank.person('Ann', '900000');
  const { body } = await bank.submit(ann, answers);
  await bank.step(body.id, reviewer, { step: 'take' });
  expect((await bank.decide(body.id, reviewer, 'approve')).status).toBe(200);
  return { ann, business: await find('b.case_id', body.id) };
}

const REASON = 'The address of the business is not theirs.';
const own = (as: TestPerson, { id }: Business) => bank.ask('GET', `/businesses/${id}/status`, as);
const take = (as: TestPerson, { id }: Business, event: string, reason = REASON) =>
  bank.ask('POST', `/businesses/${id}/status`, as, { event, reason });
const propose = (as: TestPerson, { number }: Business, event: string, more: object = {}) =>
  bank.call('POST', `/api/v1/admin/businesses/${number}/status-proposals`, {
    as,
    role: 'super_admin',
    key: crypto.randomUUID(),
    body: { event, reason: REASON, ...more },
  });
const seen = (business: Business) =>
  bank.call('GET', `/api/v1/admin/businesses/${business.number}/status`, {
    as: reviewer,
    role: 'super_admin',
  });
/** One officer proposes, another approves. */
async function byTwo(business: Business, event: string, more: object = {}) {
  const proposed = await propose(reviewer, business, event, more);
  return proposed.status === 202 ? bank.approve(proposed.body) : proposed;
}
const profile = async ({ slug }: Business) =>
  (await fetch(new URL(`/api/v1/directory/businesses/${slug}`, bank.url))).json();
const certificate = async ({ code }: Business) =>
  (await bank.call('GET', `/api/v1/registry/certificates/${code}`)).body;
const deposit = (as: TestPerson, { organisation }: Business, minor: string) =>
  bank.ask('POST', `/treasury/${organisation}/deposits`, as, { amount: jvd(minor) });
const pay = (as: TestPerson, { organisation }: Business, to: TestPerson) =>
  bank.ask('POST', `/treasury/${organisation}/payments`, as, {
    to: { username: to.username },
    amount: jvd('100'),
  });
const statusOf = async (business: Business) => (await profile(business)).status;

describe('owners of a business [SYS-08]', () => {
  it('put it to rest with a reason that everyone reads, and resume; meanwhile it pays nobody', async () => {
    const { ann, business } = await registered();
    const bob = await bank.person('Bob');
    await deposit(ann, business, '5000');
    expect((await own(ann, business)).body).toMatchObject({ status: 'active', forbids: [], may: ['rest'] });
    const rested = await take(ann, business, 'rest', 'No season until spring.');
    expect(rested.body).toMatchObject({
      status: 'dormant',
      forbids: ['pay', 'sell', 'apply', 'publish'],
      may: ['resume'],
      steps: [{ event: 'rest', reason: 'No season until spring.' }],
    });
    expect(await pay(ann, business, bob)).toMatchObject({
      status: 409,
      body: { code: 'business_status_forbids', state: 'dormant' },
    });
    expect(await profile(business)).toMatchObject({
      status: 'dormant',
      status_said: { status: 'dormant', reason: 'No season until spring.', successor: null },
      filings: [{ kind: 'rested' }, { kind: 'registered' }],
    });
    // It rests, and is there: its certificate counts, and says so.
    expect(await certificate(business)).toMatchObject({ state: 'valid', status_said: { status: 'dormant' } });
    expect((await take(ann, business, 'resume')).body).toMatchObject({ status: 'active', may: ['rest'] });
    expect((await pay(ann, business, bob)).status).toBe(201);
    expect((await profile(business)).status_said).toBeNull();
  });

  it('alone do so: strangers do not find it, a viewer is told that the role is missing, officers steps are not offered', async () => {
    const { ann, business } = await registered();
    const eve = await bank.person('Eve');
    expect((await own(eve, business)).status).toBe(404);
    expect((await take(eve, business, 'rest')).status).toBe(404);
    await bank.database.owner.query(
      `insert into organisations.member (organisation_id, user_id, role, joined_at) values ($1, $2, 'editor', now())`,
      [business.organisation, eve.userId],
    );
    expect(await take(eve, business, 'rest')).toMatchObject({
      status: 403,
      body: { code: 'team_role_required' },
    });
    expect((await own(eve, business)).body.may).toEqual([]);
    for (const event of ['suspend', 'lift', 'give_notice', 'dissolve', 'nothing'])
      expect((await take(ann, business, event)).status).toBe(422);
    expect((await take(ann, business, 'rest', 'short')).status).toBe(422);
    expect(await statusOf(business)).toBe('active');
  });

  it('do not resume what officers have stopped, and read the status now', async () => {
    const { ann, business } = await registered();
    await take(ann, business, 'rest');
    expect((await byTwo(business, 'suspend')).status).toBe(201);
    expect(await take(ann, business, 'resume')).toMatchObject({
      status: 409,
      body: { code: 'status_step_refused', state: 'suspended' },
    });
    expect((await own(ann, business)).body).toMatchObject({ status: 'suspended', may: [] });
  });

  it('of two who rest it at once one does', async () => {
    const { ann, business } = await registered();
    const answers = await Promise.all(Array.from({ length: 8 }, () => take(ann, business, 'rest')));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      200,
      ...Array.from({ length: 7 }, () => 409),
    ]);
    expect((await own(ann, business)).body.steps).toHaveLength(1);
  });
});

describe('two officers [SYS-17]', () => {
  it('suspend a business and lift that: its certificate does not count meanwhile, its people are told', async () => {
    const { ann, business } = await registered();
    const waiting = await propose(reviewer, business, 'suspend');
    expect(waiting).toMatchObject({
      status: 202,
      body: { kind: 'business_status.suspend', reason: REASON, state: 'open' },
    });
    expect(await statusOf(business)).toBe('active');
    bank.told.length = 0;
    expect((await bank.approve(waiting.body)).status).toBe(201);
    expect(bank.told).toContainEqual({ userId: ann.userId, kind: 'registry.status_changed' });
    expect(await profile(business)).toMatchObject({
      status: 'suspended',
      status_said: { status: 'suspended', reason: REASON },
      filings: [{ kind: 'suspended' }, { kind: 'registered' }],
    });
    expect(await certificate(business)).toMatchObject({ state: 'revoked', status_said: { reason: REASON } });
    expect(
      (await bank.ask('POST', `/businesses/${business.id}/certificate`, ann, { renew: true })).status,
    ).toBe(409);
    expect((await seen(business)).body.may).toEqual(['lift', 'begin_liquidation']);
    expect((await byTwo(business, 'lift')).status).toBe(201);
    expect(await certificate(business)).toMatchObject({ state: 'valid', status_said: null });
  });

  it('are never one person, nor anyone with a part in the business or in one that does the same in its country', async () => {
    const { ann, business } = await registered();
    const { ann: rival } = await registered();
    const { ann: stranger } = await registered({ activities: ['P'] });
    expect(await propose(ann, business, 'suspend')).toMatchObject({
      status: 403,
      body: { code: 'interested_party' },
    });
    expect((await propose(rival, business, 'suspend')).body.code).toBe('interested_party');
    const member = await bank.person('Member');
    await bank.database.owner.query(
      `insert into organisations.member (organisation_id, user_id, role, joined_at) values ($1, $2, 'viewer', now())`,
      [business.organisation, member.userId],
    );
    expect((await propose(member, business, 'suspend')).body.code).toBe('interested_party');
    // Nor does it help them to leave the team first.
    const left = `/api/v1/organisations/${business.organisation}/members/${member.userId}`;
    expect((await bank.call('DELETE', left, { as: member, key: crypto.randomUUID() })).status).toBe(204);
    expect((await propose(member, business, 'suspend')).body.code).toBe('interested_party');
    const made = await propose(stranger, business, 'suspend');
    expect(made.status).toBe(202);
    expect((await bank.approve(made.body, stranger)).body.code).toBe('own_proposal');
    expect((await bank.approve(made.body, rival)).body.code).toBe('interested_party');
    expect(await statusOf(business)).toBe('active');
    expect((await bank.approve(made.body)).status).toBe(201);
  });

  it('at once, with two proposals, change it once: the second reads the status that the first left', async () => {
    const { business } = await registered();
    const [one, two] = [
      await propose(reviewer, business, 'suspend'),
      await propose(await bank.person('Second'), business, 'suspend'),
    ];
    const answers = await Promise.all([bank.approve(one.body), bank.approve(two.body)]);
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'status_step_refused' });
    expect((await seen(business)).body.steps).toHaveLength(1);
  });

  it('stop a dissolution with a suspension: lifted, the business is active, and its owners ask anew', async () => {
    const { ann, business } = await registered();
    const dissolution = `/businesses/${business.id}/dissolution`;
    expect((await bank.ask('POST', dissolution, ann, { number: business.number })).status).toBe(200);
    await byTwo(business, 'suspend');
    expect((await bank.ask('POST', `${dissolution}/withdrawal`, ann)).body.code).toBe('dissolution_over');
    bank.clock.advance(40 * 86_400);
    await bank.runJob('registry.dissolve_due');
    expect(await statusOf(business)).toBe('suspended');
    await byTwo(business, 'lift');
    expect(await statusOf(business)).toBe('active');
  });

  it('end a business that is in liquidation once nothing is left of it', async () => {
    const { ann, business } = await registered();
    const bob = await bank.person('Bob');
    await deposit(ann, business, '100');
    expect(await propose(reviewer, business, 'close')).toMatchObject({
      status: 409,
      body: { code: 'status_step_refused', state: 'active' },
    });
    await byTwo(business, 'begin_liquidation');
    expect(await propose(reviewer, business, 'close')).toMatchObject({
      status: 409,
      body: { code: 'status_stopped', obstacles: 'money' },
    });
    expect((await pay(ann, business, bob)).status).toBe(201);
    expect((await byTwo(business, 'close')).status).toBe(201);
    expect(await profile(business)).toMatchObject({ status: 'dissolved', status_said: { reason: REASON } });
    expect((await pay(ann, business, bob)).status).toBe(403);
    expect((await propose(reviewer, business, 'lift')).body).toMatchObject({ state: 'dissolved' });
  });

  it('refuse what is unknown: another number, another step, a reason too short, no type, people without the permission', async () => {
    const { ann, business } = await registered();
    expect((await propose(reviewer, { ...business, number: 'JVRIT0000000X' }, 'suspend')).status).toBe(404);
    expect((await propose(reviewer, business, 'dissolve')).status).toBe(422);
    expect((await propose(reviewer, business, 'suspend', { reason: 'no' })).status).toBe(422);
    expect((await propose(reviewer, business, 'convert')).body.errors).toMatchObject([{ field: 'type' }]);
    const type = 'private_company';
    expect((await propose(reviewer, business, 'convert', { type })).body.errors).toMatchObject([
      { field: 'type', code: 'type_same' },
    ]);
    const asUser = await bank.ask('GET', `/admin/businesses/${business.number}/status`, ann);
    expect(asUser.status).toBe(403);
  });
});

describe('a business that becomes one of another type [SYS-17]', () => {
  it('goes on under a new number with its team, wallet, directors and shares; the old certificate counts no more', async () => {
    const { ann, business } = await registered();
    const bob = await bank.person('Bob');
    await deposit(ann, business, '5000');
    expect((await byTwo(business, 'convert', { type: 'cooperative' })).status).toBe(201);
    const before = await profile(business);
    expect(before).toMatchObject({ status: 'converted', takes_messages: false });
    const { successor } = before.status_said;
    const next = await find('b.slug', successor.slug);
    expect(next).toMatchObject({ number: successor.number, organisation: business.organisation });
    const after = await profile(next);
    expect(after).toMatchObject({ status: 'active', type: 'cooperative', name: before.name, verified: null });
    expect(after.officers.map(({ name }: { name: string }) => name)).toEqual(
      before.officers.map(({ name }: { name: string }) => name),
    );
    expect(after.capital).toEqual(before.capital);
    expect(await certificate(business)).toMatchObject({ state: 'revoked', status_said: { successor } });
    expect((await certificate(next)).state).toBe('valid');
    expect((await bank.ask('GET', `/businesses/${next.id}`, ann)).status).toBe(200);
    expect((await bank.ask('GET', `/businesses/${business.id}`, ann)).status).toBe(404);
    expect((await pay(ann, next, bob)).status).toBe(201);
    expect((await seen(business)).body.may).toEqual([]);
  });

  it('does so only while nothing is asked for in its name', async () => {
    const { ann, business } = await registered();
    const { body: entry } = await bank.ask('GET', `/businesses/${business.id}/entry`, ann);
    const filed = await bank.ask('POST', `/businesses/${business.id}/changes/address`, ann, {
      version: entry.version,
      street: 'Via Nuova 2',
      town: 'Genova',
      postcode: '16100',
    });
    expect(filed.status).toBe(201);
    expect(await propose(reviewer, business, 'convert', { type: 'cooperative' })).toMatchObject({
      status: 409,
      body: { code: 'status_stopped', obstacles: 'open_cases' },
    });
    // A change that was filed before a suspension is not entered after it.
    await byTwo(business, 'suspend');
    await bank.step(filed.body.case_id, reviewer, { step: 'take' });
    expect((await bank.decide(filed.body.case_id, reviewer, 'approve')).status).toBe(409);
    expect((await profile(business)).street).toBe('Via del Porto 1');
  });
});

it('a payment and a suspension at once: either it was paid before, or it is refused', async () => {
  const { ann, business } = await registered();
  const bob = await bank.person('Bob');
  await deposit(ann, business, '5000');
  const proposed = await propose(reviewer, business, 'suspend');
  const [approved, ...paid] = await Promise.all([
    bank.approve(proposed.body),
    ...Array.from({ length: 6 }, () => pay(ann, business, bob)),
  ]);
  expect(approved.status).toBe(201);
  expect(paid.every(({ status }) => status === 201 || status === 409)).toBe(true);
  expect((await pay(ann, business, bob)).body.code).toBe('business_status_forbids');
  expect(await bank.balance(bob)).toBe(String(100 * paid.filter(({ status }) => status === 201).length));
});
