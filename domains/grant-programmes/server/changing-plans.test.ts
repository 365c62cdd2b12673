import type { GrantsBank } from '@egcr/grants/testing';
import type { TestPerson } from '@egcr/wallet/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openProgrammesBank, plansIn } from './testing/plans.ts';

let bank: GrantsBank;
let plans: ReturnType<typeof plansIn>;
let manager: TestPerson;
beforeAll(async () => {
  bank = await openProgrammesBank();
  plans = plansIn(bank);
  manager = await bank.officer('Manager', 'grants.read', 'grants.review');
});
afterAll(() => bank.close());

const change = (as: TestPerson, draft: object, id: string) =>
  plans.call('POST', '/grants/programme-plans', as, { ...draft, replaces: id });
const titlesOf = async (as: TestPerson) =>
  (await plans.call('GET', '/grants/programme-plans', as)).body.items.map(
    ({ title }: { title: string }) => title,
  );

describe('a programme that is changed', () => {
  it('has a draft of its own, beside that of another and that of a new one', async () => {
    const maker = await bank.officer('Maker', 'grants.read', 'grants.review');
    const { body: wells } = await plans.make(maker, plans.answers({ title: 'Wells for villages' }));
    const { body: lamps } = await plans.make(maker, plans.answers({ title: 'Lamps for schools' }));
    // Three are written at the same time.
    const fresh = await plans.draft(maker, plans.answers({ title: 'Boats for fishers' }));
    const toWells = await plans.draft(maker, plans.answers({ title: 'Deep wells for villages' }), {
      subject: wells.id,
    });
    const toLamps = await plans.draft(maker, plans.answers({ title: 'Bright lamps for schools' }), {
      subject: lamps.id,
    });
    expect(new Set([fresh.draft_id, toWells.draft_id, toLamps.draft_id]).size).toBe(3);
    const again = await plans.begin(maker, { subject: wells.id });
    expect([again.body.id, again.body.answers.title]).toEqual([toWells.draft_id, 'Deep wells for villages']);
    const listed = (await plans.call('GET', '/form-drafts', maker)).body.items;
    expect(listed.map(({ address }: { address: string }) => address).toSorted()).toEqual(
      [
        '/create/grant-programme',
        `/create/grant-programme?changes=${wells.id}`,
        `/create/grant-programme?changes=${lamps.id}`,
      ].toSorted(),
    );
    expect((await change(maker, toLamps, lamps.id)).body).toEqual({ id: lamps.id, state: 'draft' });
    expect((await change(maker, toWells, wells.id)).body).toEqual({ id: wells.id, state: 'draft' });
    expect(await titlesOf(maker)).toEqual(['Bright lamps for schools', 'Deep wells for villages']);
    // It may be changed again.
    const later = await plans.begin(maker, { subject: wells.id });
    expect([later.status, later.body.answers]).toEqual([200, {}]);
    expect(later.body.id).not.toBe(toWells.draft_id);
  });

  it('takes the answers of its own draft alone', async () => {
    const { body: one } = await plans.make(manager, plans.answers({ title: 'Bridges for hills' }));
    const { body: other } = await plans.make(manager, plans.answers({ title: 'Roads for hills' }));
    const toOne = await plans.draft(manager, plans.answers({ title: 'Stolen words' }), { subject: one.id });
    expect((await change(manager, toOne, other.id)).status).toBe(404);
    const asNew = await plans.call('POST', '/grants/programme-plans', manager, toOne);
    expect(asNew.status).toBe(404);
    const fresh = await plans.draft(manager, plans.answers({ title: 'Stolen words' }));
    expect((await change(manager, fresh, one.id)).status).toBe(404);
    expect(await titlesOf(manager)).not.toContain('Stolen words');
  });

  it('is that of the one who begins the draft, and a draft still', async () => {
    const { body } = await plans.make(manager);
    const colleague = await bank.officer('Colleague', 'grants.read', 'grants.review');
    expect((await plans.begin(colleague, { subject: body.id })).status).toBe(404);
    expect((await plans.begin(manager, { subject: crypto.randomUUID() })).status).toBe(404);
    expect((await plans.begin(manager, { subject: 'not-an-id' })).status).toBe(422);
    // Nor is it changed in the name of an organisation that did not make it.
    const ngo = crypto.randomUUID();
    bank.teams.set(ngo, { owner: manager.userId, kind: 'ngo' });
    expect((await plans.begin(manager, { subject: body.id, actingFor: ngo })).status).toBe(404);
    await plans.step(manager, body.id, 'submit');
    expect((await plans.begin(manager, { subject: body.id })).status).toBe(404);
    // A form that changes nothing takes no subject.
    const grant = await plans.call('POST', `/forms/grants.personal/drafts?subject=${body.id}`, manager);
    expect(grant.status).toBe(404);
  });

  it('has one draft, however often it is begun at once', async () => {
    const { body } = await plans.make(manager);
    const begun = await Promise.all(
      Array.from({ length: 5 }, () => plans.begin(manager, { subject: body.id })),
    );
    expect(new Set(begun.map((each) => each.body.id)).size).toBe(1);
  });
});

describe('who may make a programme', () => {
  it('is told before the first question', async () => {
    const person = await bank.person('Ann');
    const [ngo, business] = [crypto.randomUUID(), crypto.randomUUID()];
    bank.teams.set(ngo, { owner: person.userId, kind: 'ngo' });
    bank.teams.set(business, { owner: person.userId, kind: 'business' });
    const mayMake = async (as: TestPerson, query = '') =>
      (await plans.call('GET', `/grants/programme-plans${query}`, as)).body.may_make;
    expect(await mayMake(manager)).toBe(true);
    expect(await mayMake(person)).toBe(false);
    expect(await mayMake(person, `?acting_for=${ngo}`)).toBe(true);
    expect(await mayMake(person, `?acting_for=${business}`)).toBe(false);
    // The same rule decides.
    const refused = await plans.make(person, plans.answers(), business);
    expect([refused.status, refused.body.code]).toEqual([403, 'programme_makers']);
  });
});

it('a programme of an NGO that is archived unpublished is no surprise: its makers read why, and that it is over', async () => {
  const [owner, ngo] = [await bank.person('Owner'), crypto.randomUUID()];
  bank.teams.set(ngo, { owner: owner.userId, kind: 'ngo' });
  const { body } = await plans.make(owner, plans.answers({ title: 'Boats for hills' }), ngo);
  await plans.step(manager, body.id, 'send_back', { reason: 'Another fund builds them already.' });
  expect((await plans.step(manager, body.id, 'archive')).body.state).toBe('archived');
  const told = ['grant_programmes.plan_sent_back', 'grant_programmes.plan_dropped'];
  expect(await plans.toldTo(owner, 'Boats for hills')).toEqual(told);
});

describe('a step of a programme', () => {
  it('is refused for another version than the newest, where there is none, and without its reason', async () => {
    const second = await bank.officer('Second', 'grants.read', 'grants.award');
    const { body: made } = await plans.make(manager, plans.answers());
    expect((await plans.step(manager, made.id, 'submit')).status).toBe(200);
    const { version } = (await plans.read(manager, made.id)).body;
    const sendBack = (id: string, given: object) =>
      plans.call('POST', `/admin/grant-programmes/${id}/steps`, manager, { step: 'send_back', ...given });
    const publish = (id: string, given: object) =>
      plans.call('POST', `/admin/grant-programmes/${id}/confirmation`, second, { step: 'publish', ...given });
    const reason = 'The budget is missing.';
    for (const other of [version - 1, version + 1])
      for (const answer of [
        await sendBack(made.id, { version: other, reason }),
        await publish(made.id, { version: other }),
      ])
        expect([answer.status, answer.body]).toMatchObject([409, { code: 'plan_changed', version }]);
    const none = crypto.randomUUID();
    expect((await sendBack(none, { version, reason })).status).toBe(404);
    expect((await publish(none, { version })).status).toBe(404);
    const unsaid = await sendBack(made.id, { version });
    expect([unsaid.status, unsaid.body.errors]).toEqual([422, [{ field: 'reason', code: 'required' }]]);
    expect((await plans.read(manager, made.id)).body).toMatchObject({ state: 'in_review', version });
    expect((await sendBack(made.id, { version, reason })).body.state).toBe('draft');
  });
});
