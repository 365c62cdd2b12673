import { expectPages } from '@egcr/server-kit/testing/expect-pages';
import { nameKey } from '@egcr/contract/name-key';
import { jvd, type TestPerson } from '@egcr/wallet/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { indexedGrams, isRegisterNumber } from '../contract/index.ts';
import { openRegistryBank, type RegistryBank } from './testing/registry-bank.ts';
import { listRegistrationRows } from './store.ts';

let bank: RegistryBank;
let reviewer: TestPerson;
beforeAll(async () => {
  bank = await openRegistryBank();
  reviewer = await bank.officer('Reviewer', 'registry.read', 'registry.review');
});
afterAll(() => bank.close());

const FEE = 2500;
const owner = (money = '10000') => bank.person('Owner', money);
const rowsOf = async (query: string, ...values: readonly unknown[]) =>
  (await bank.database.owner.query(query, [...values])).rows;

/** A registration that a reviewer has taken. */
async function taken(as: TestPerson, answers: object = {}): Promise<string> {
  const { status, body } = await bank.submit(as, answers);
  expect([status, body]).toEqual([201, expect.objectContaining({ reference: expect.any(String) })]);
  expect((await bank.step(body.id, reviewer, { step: 'take' })).status).toBe(200);
  return body.id;
}

describe('a business', () => {
  it('goes from a draft to a number in the register, with director, shares and organisation [SYS-08]', async () => {
    const ann = await owner();
    const id = await taken(ann, { name: 'Harbour Olive Press' });
    expect(await bank.balance(ann)).toBe(String(10_000 - FEE));
    expect((await bank.mine(ann))[0]).toMatchObject({ state_label: 'In review', number: null });
    expect((await bank.decide(id, reviewer, 'approve')).body.state).toBe('registered');
    const [found] = await bank.mine(ann);
    expect(found).toMatchObject({ name: 'Harbour Olive Press', state_label: 'Registered' });
    expect(isRegisterNumber(found.number)).toBe(true);
    const [business] = await rowsOf('select * from registry.business where number = $1', found.number);
    expect(business).toMatchObject({
      status: 'active',
      jurisdiction: 'IT',
      activities: ['C', 'I'],
      type: 'private_company',
    });
    expect(
      await rowsOf(
        'select role, born_month, user_id from registry.officer where business_id = $1',
        business.id,
      ),
    ).toEqual([{ role: 'director', born_month: '1990-05', user_id: ann.userId }]);
    expect(
      await rowsOf(
        'select name, shares::text from registry.holding where business_id = $1 order by shares',
        business.id,
      ),
    ).toEqual([
      { name: 'Bao Lin', shares: '400' },
      { name: 'Owner Test', shares: '600' },
    ]);
    expect(await rowsOf('select kind from registry.filing where business_id = $1', business.id)).toEqual([
      { kind: 'registered' },
    ]);
    const { body: own } = await bank.ask('GET', '/organisations', ann);
    expect(own.items).toMatchObject([
      { id: business.organisation_id, name: 'Harbour Olive Press', role: 'owner', standing: 'registered' },
    ]);
    const renamed = await bank.ask('PATCH', `/organisations/${business.organisation_id}`, ann, {
      name: 'Other',
      country: 'IT',
    });
    expect([renamed.status, renamed.body.code]).toEqual([409, 'organisation_registered']);
    const [kept] = await rowsOf('select sealed_details from registry.registration where case_id = $1', id);
    expect(kept.sealed_details).not.toContain('1990');
  });

  it('that needs information waits for its applicant, and then goes on', async () => {
    const ann = await owner();
    const id = await taken(ann);
    await bank.step(id, reviewer, { step: 'ask', text: 'Who bakes?' });
    expect((await bank.mine(ann))[0].state_label).toBe('Information needed');
    expect((await bank.decide(id, reviewer, 'approve')).status).toBe(409);
    const answered = await bank.ask('POST', `/cases/${id}/messages`, ann, { text: 'I do.' });
    expect(answered.status).toBeLessThan(300);
    expect((await bank.mine(ann))[0].state_label).toBe('In review');
    expect((await bank.decide(id, reviewer, 'approve')).body.state).toBe('registered');
  });

  it('that is refused or withdrawn lets its name go', async () => {
    const ann = await owner();
    const name = 'Lantern Glass Works';
    const id = await taken(ann, { name });
    const other = await owner();
    expect((await bank.submit(other, { name: 'LANTERN GLASS WORK LTD' })).body.code).toBe('name_taken');
    await bank.decide(id, reviewer, 'decline');
    expect((await bank.mine(ann))[0].state_label).toBe('Refused');
    const again = await bank.submit(other, { name });
    expect(again.status).toBe(201);
    const withdrawn = await bank.ask('POST', `/cases/${again.body.id}/steps`, other, {
      step: 'cancel',
      version: 1,
    });
    expect(withdrawn.body.state_label).toBe('Withdrawn');
    expect((await bank.submit(await owner(), { name })).status).toBe(201);
  });

  it('is decided by no one who asked for it, nor by officers of other queues', async () => {
    const self = await bank.officer('Self', 'registry.read', 'registry.review');
    await bank.fund(self, jvd('10000'));
    const { body } = await bank.submit(self);
    expect((await bank.step(body.id, self, { step: 'take' })).status).toBeGreaterThanOrEqual(400);
    const stranger = await bank.officer('Stranger', 'grants.read');
    expect((await bank.asOfficer('GET', body.id, stranger)).status).toBe(404);
  });
});

describe('a draft', () => {
  it('of someone else is not found, neither to read nor to send', async () => {
    const [ann, eve] = [await owner(), await owner()];
    const draft = await bank.draft(ann);
    expect((await bank.ask('GET', `/form-drafts/${draft.draft_id}`, eve)).status).toBe(404);
    expect((await bank.send(eve, draft)).status).toBe(404);
    expect(await bank.balance(eve)).toBe('10000');
  });

  it('stays whole where the wallet has too little, and is sent once there is money', async () => {
    const poor = await owner('2499');
    const draft = await bank.draft(poor);
    const refused = await bank.send(poor, draft);
    expect([refused.status, refused.body]).toMatchObject([
      402,
      { code: 'awaiting_payment', fee: '2500', asset: 'JVD' },
    ]);
    const kept = await bank.ask('GET', `/form-drafts/${draft.draft_id}`, poor);
    expect(kept.body.answers.town).toBe('Genova');
    expect(
      await rowsOf('select name from registry.held_name where name like $1', `${kept.body.answers.name}%`),
    ).toEqual([]);
    const rich = await owner();
    await bank.send(rich, await bank.draft(rich));
    await bank.fund(poor, jvd('1'));
    expect((await bank.send(poor, draft)).status).toBe(201);
    expect(await bank.balance(poor)).toBe('0');
  });

  it('with faults is refused at all of its questions, and nothing is paid', async () => {
    const ann = await owner();
    const answer = await bank.submit(ann, { name: 'Royal Аcme Bank', born: '2015-01-01', own_shares: 5 });
    expect(answer.status).toBe(422);
    expect(answer.body.errors.map(({ field, code }: Record<string, string>) => `${field} ${code}`)).toEqual([
      'name mixed_scripts',
      'name_paper paper_needed',
      'born under_age',
      'own_shares sum_differs',
    ]);
    expect(await bank.balance(ann)).toBe('10000');
  });

  it('is sent with a fresh PIN only', async () => {
    const ann = await owner();
    const body = await bank.draft(ann);
    const stale = await bank.call('POST', '/api/v1/registry/registrations', {
      as: ann,
      pin: 'stale',
      key: crypto.randomUUID(),
      body,
    });
    expect([stale.status, stale.body.code]).toEqual([401, 'pin_required']);
  });
});

describe('at the same time', () => {
  it('of fifty submissions of like names one is taken, and one fee', async () => {
    const forms = ['', ' Ltd', ' Limited', ' LLC', ' GmbH'];
    const people = await Promise.all(Array.from({ length: 50 }, () => owner()));
    const drafts: object[] = [];
    for (const [at, person] of people.entries()) {
      const name = `${at % 2 === 0 ? 'Sunrise Mill' : 'SUNRISE-MILLS'}${forms[at % 5] ?? ''}`;
      drafts.push(await bank.draft(person, { name }));
    }
    const answers = await Promise.all(people.map((person, at) => bank.send(person, drafts[at] ?? {})));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    for (const { status, body } of answers.filter((each) => each.status !== 201))
      expect([status, body.code, body.question]).toEqual([409, 'name_taken', 'name']);
    const balances = await Promise.all(people.map((person) => bank.balance(person)));
    expect(balances.filter((each) => each === '10000')).toHaveLength(49);
  });

  it('twenty submissions of one draft are one registration', async () => {
    const ann = await owner('100000');
    const draft = await bank.draft(ann);
    const answers = await Promise.all(Array.from({ length: 20 }, () => bank.send(ann, draft)));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await bank.balance(ann)).toBe(String(100_000 - FEE));
    expect(await bank.mine(ann)).toHaveLength(1);
  });

  it('ten approvals of one registration make one entry', async () => {
    const ann = await owner();
    const id = await taken(ann);
    const { version } = await bank.read(id, reviewer);
    const others = await Promise.all(
      Array.from({ length: 10 }, () => bank.officer('Other', 'registry.read', 'registry.review')),
    );
    const body = { version, decision: 'approve', reason: 'The name is free.' };
    const answers = await Promise.all(
      others.map((each) => bank.asOfficer('POST', `${id}/decision`, each, body)),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await rowsOf('select number from registry.business where case_id = $1', id)).toHaveLength(1);
  });
});

describe('a name', () => {
  const check = async (as: TestPerson, name: string, jurisdiction = 'IT') =>
    (await bank.ask('GET', `/registry/names?${new URLSearchParams({ name, jurisdiction }).toString()}`, as))
      .body;

  it('is compared with those of its country while it is written', async () => {
    const ann = await owner();
    await bank.submit(ann, { name: 'Copper Kettle Bakery' });
    expect(await check(ann, 'copper kettle bakeries ltd'.replace('bakeries', 'bakerys'))).toMatchObject({
      issue: 'taken',
    });
    expect(await check(ann, 'Copper Kettle Bakers')).toEqual({
      issue: null,
      near: ['Copper Kettle Bakery'],
      sensitive: [],
    });
    expect(await check(ann, 'Copper Kettle Bakery', 'FR')).toMatchObject({ issue: null, near: [] });
    expect(await check(ann, 'Сopper')).toMatchObject({ issue: 'mixed_scripts' });
    expect(await check(ann, 'Kettle Bank')).toMatchObject({ issue: null, sensitive: ['Bank'] });
  });

  it('shows the nearest of very many names that share a word with it', async () => {
    const ann = await bank.person('Ann');
    const letters = 'abcdefghijklmnopqrstuvwxyz';
    const held = Array.from({ length: 600 }, (_, at) => {
      const sign = (place: number) => letters.charAt(Math.floor(at / 26 ** place) % 26);
      const name = `${sign(0)}${sign(1)}${sign(0)}${sign(1)}k Winterberry`;
      return { name, name_key: nameKey(name), near_grams: indexedGrams(nameKey(name)) };
    });
    await bank.database.owner.query(
      `insert into registry.held_name (jurisdiction, name_key, name, near_grams, holder_id, held_at)
       select 'PT', name_key, name, near_grams, gen_random_uuid(), now()
       from jsonb_to_recordset($1::jsonb) as given (name text, name_key text, near_grams text[])`,
      [JSON.stringify(held)],
    );
    const { near } = await check(ann, 'Mwmwk Winterbery', 'PT');
    expect(near[0]).toBe('mwmwk Winterberry');
  });

  it('that is hostile is answered, never with a fault', async () => {
    const ann = await owner();
    for (const name of ["'); drop schema registry;--", '\u202E\u2066', '%_%', 'a'.repeat(399), '🧁🧁'])
      expect(Object.keys(await check(ann, name))).toEqual(['issue', 'near', 'sensitive']);
    expect(await check(ann, 'Copper\u0000')).toMatchObject({ errors: [{ field: 'name', code: 'format' }] });
  });
});

it('the registrations of a person are read page by page, the newest first', async () => {
  const ann = await owner('20000');
  for (const name of ['Cedar Mill Works', 'Walnut Mill Works']) await bank.submit(ann, { name });
  await expectPages((asked) => listRegistrationRows(bank.services.db, { ...asked, userId: ann.userId }), {
    order: 'newest',
  });
});
