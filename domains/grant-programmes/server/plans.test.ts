import { expectPages } from '@egcr/server-kit/testing/expect-pages';
import type { GrantsBank } from '@egcr/grants/testing';
import type { TestPerson } from '@egcr/wallet/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { dayFrom, openProgrammesBank, plansIn } from './testing/plans.ts';
import { listPlanRows } from './plan-store.ts';

let bank: GrantsBank;
let plans: ReturnType<typeof plansIn>;
/** Runs programmes; gives the second approval; does both. */
let manager: TestPerson;
let second: TestPerson;
let both: TestPerson;
let finance: TestPerson;
beforeAll(async () => {
  bank = await openProgrammesBank();
  plans = plansIn(bank);
  manager = await bank.officer('Manager', 'grants.read', 'grants.review');
  second = await bank.officer('Second', 'grants.read', 'grants.award');
  both = await bank.officer('Both', 'grants.read', 'grants.review', 'grants.award');
  finance = await bank.person('Finance');
});
afterAll(() => bank.close());

/** A programme that two people published. */
async function published(changed: object = {}): Promise<{ readonly id: string; readonly slug: string }> {
  const { body } = await plans.make(manager, plans.answers(changed));
  expect((await plans.step(manager, body.id, 'submit')).status).toBe(200);
  const { status, body: plan } = await plans.confirm(second, body.id, 'publish');
  expect(status).toBe(200);
  return { id: body.id, slug: plan.slug };
}

const days = (count: number) => bank.clock.advance(count * 86_400);

describe('a programme that people make', () => {
  it('goes from a draft to money in the wallet: two publish it, two decide, two pay [SYS-03]', async () => {
    const made = await plans.make(manager);
    expect([made.status, made.body.state]).toEqual([201, 'draft']);
    expect((await bank.call('GET', '/api/v1/grants/programmes?words=villages')).body.items).toEqual([]);
    const { slug } = await published({ title: 'Clean water for towns' });
    // It is found, by its words and filters, with its terms.
    const found = (await bank.call('GET', '/api/v1/grants/programmes?words=towns&applicant=person')).body
      .items;
    expect(found).toMatchObject([
      {
        slug,
        title: 'Clean water for towns',
        state: 'open',
        decision_days: 60,
        minimum: { value: '200000' },
      },
    ]);
    await bank.fill(slug, '5000000');
    const ann = await bank.person('Ann');
    const refused = await bank.apply(ann, { type: slug, amount: '500000' });
    expect(refused.body.errors).toMatchObject([{ field: 'own_1', code: 'required' }]);
    const outside = await bank.apply(ann, { type: slug, amount: '900000', answers: { own_1: 40 } });
    expect(outside.status).toBe(422);
    const sent = await bank.apply(ann, { type: slug, amount: '500000', answers: { own_1: 40 } });
    expect(sent.status).toBe(201);
    expect(await bank.mine(ann)).toMatchObject([{ programme: slug, title: 'Clean water for towns' }]);
    const { id } = sent.body;
    expect((await bank.step(id, manager, { step: 'take' })).status).toBe(200);
    const asked = await bank.read(id, manager);
    expect(asked.title).toBe('Clean water for towns');
    await bank.decide(id, manager, 'approve');
    expect((await bank.decide(id, second, 'approve')).body.state).toBe('approved');
    await bank.accept(id, ann);
    await bank.pay(id, finance);
    // The first of two halves.
    expect(await bank.balance(ann, 'USD')).toBe('250000');
    expect(await bank.money.prove(bank.database.db)).toEqual([]);
    const page = (await bank.call('GET', `/api/v1/grants/programmes/${slug}`)).body;
    expect(page.times).toEqual({
      screening: { done: 1, kept: 1, late: 0 },
      decision: { done: 1, kept: 1, late: 0 },
    });
    expect(page.rubric.criteria.map(({ weight }: { weight: number }) => weight)).toEqual([40, 30, 20, 10]);
    const awards = (await bank.call('GET', `/api/v1/grants/awards?type=${slug}`)).body.items;
    expect(awards).toMatchObject([{ programme: slug, title: 'Clean water for towns', who: 'person' }]);
  });

  it('is an opportunity, a competition and a form of CommonGrants', async () => {
    const { id, slug } = await published({ title: 'Seeds for the dry season' });
    const { body } = await bank.call('GET', `/common-grants/opportunities/${id}`);
    expect(body.data).toMatchObject({
      title: 'Seeds for the dry season',
      status: { value: 'open' },
      source: expect.stringContaining(`/grants/programmes/${slug}`),
    });
    // The id of its one competition follows from its own.
    const last = ((Number.parseInt(id.slice(-8), 16) ^ 0xc0_4b_e7_17) >>> 0).toString(16).padStart(8, '0');
    const path = `/common-grants/competitions/${id.slice(0, -8)}${last}`;
    const own = (await bank.call('GET', path)).body.data;
    expect(own.forms.forms.application.jsonSchema.properties.own_1.title).toBe(
      'How many people will drink from it?',
    );
  });

  it('is published by two: neither who made it, nor the first alone', async () => {
    const { body: made } = await plans.make(both);
    const { id } = made;
    expect((await plans.confirm(second, id, 'publish')).body.code).toBe('plan_step_refused');
    await plans.step(both, id, 'submit');
    expect((await plans.confirm(both, id, 'publish')).body.code).toBe('others_decide');
    expect((await plans.read(both, id)).body.may).not.toContain('publish');
    const [one, other] = await Promise.all([
      plans.confirm(second, id, 'publish'),
      plans.confirm(second, id, 'publish'),
    ]);
    expect([one.status, other.status].toSorted((a, b) => a - b)).toEqual([200, 409]);
    const plan = (await plans.read(manager, id)).body;
    expect(plan.state).toBe('open');
    expect(plan.steps.map(({ event }: { event: string }) => event)).toEqual(['make', 'submit', 'publish']);
  });

  it('of an NGO waits for both of two officers, none of whom is in its team', async () => {
    const [owner, ngo] = [await bank.person('Owner'), crypto.randomUUID()];
    bank.teams.set(ngo, { owner: owner.userId, editor: both.userId, kind: 'ngo' });
    const { status, body } = await plans.make(owner, plans.answers(), ngo);
    expect([status, body.state]).toEqual([201, 'in_review']);
    expect((await plans.confirm(second, body.id, 'publish')).body.code).toBe('not_endorsed');
    expect((await plans.step(both, body.id, 'endorse')).body.code).toBe('others_decide');
    const sentBack = await plans.step(manager, body.id, 'send_back', { reason: 'The budget is too small.' });
    expect(sentBack.body.state).toBe('draft');
    const own = await plans.call('GET', `/grants/programme-plans?acting_for=${ngo}`, owner);
    expect(own.body.items).toMatchObject([{ state: 'draft', reason: 'The budget is too small.' }]);
    const body2 = await plans.draft(owner, plans.answers({ budget: '9000000' }), {
      actingFor: ngo,
      subject: body.id,
    });
    const again = await plans.call('POST', '/grants/programme-plans', owner, { ...body2, replaces: body.id });
    expect([again.status, again.body]).toEqual([201, { id: body.id, state: 'in_review' }]);
    await plans.step(manager, body.id, 'endorse');
    expect((await plans.confirm(second, body.id, 'publish')).body.state).toBe('open');
    // A stranger, a business and another NGO do not find it.
    const eve = await bank.person('Eve');
    expect((await plans.make(eve)).body.code).toBe('programme_makers');
    const mine = await plans.draft(eve, plans.answers());
    const stolen = await plans.call('POST', '/grants/programme-plans', eve, { ...mine, replaces: body.id });
    expect(stolen.status).toBe(404);
    expect((await plans.call('GET', `/grants/programme-plans?acting_for=${ngo}`, eve)).status).toBe(404);
  });

  it('takes no application of the organisation that proposed it, and says so before', async () => {
    const [owner, ngo] = [await bank.person('Owner'), crypto.randomUUID()];
    const [other, another] = [await bank.person('Other'), crypto.randomUUID()];
    bank.teams.set(ngo, { owner: owner.userId, kind: 'ngo' });
    bank.teams.set(another, { owner: other.userId, kind: 'ngo' });
    const { body } = await plans.make(owner, plans.answers({ applicants: ['ngo'] }), ngo);
    await plans.step(manager, body.id, 'endorse');
    const { slug } = (await plans.confirm(second, body.id, 'publish')).body;
    await bank.fill(slug, '5000000');
    const chance = async (as: TestPerson, actingFor: string) =>
      (await bank.call('GET', `/api/v1/grants/programmes/${slug}/chance?acting_for=${actingFor}`, { as }))
        .body.is_proposer;
    const ask = (as: TestPerson, actingFor: string) =>
      bank.apply(as, { type: slug, actingFor, answers: { own_1: 3 } });
    expect([await chance(owner, ngo), await chance(other, another)]).toEqual([true, false]);
    const refused = await ask(owner, ngo);
    expect([refused.status, refused.body.code]).toEqual([409, 'own_programme']);
    expect((await ask(other, another)).status).toBe(201);
  });

  it('says at the question what does not fit', async () => {
    const today = bank.clock.now();
    const wrong: readonly (readonly [object, string])[] = [
      [{ minimum: '100000' }, 'minimum'],
      [{ maximum: '1100000', budget: '9000000' }, 'maximum'],
      [{ maximum: '250000', minimum: '300000' }, 'maximum'],
      [{ budget: '700000' }, 'budget'],
      [{ weight_costs: 11 }, 'weight_costs'],
      [{ opens_on_1: dayFrom(today, 5), closes_on_1: dayFrom(today, 4) }, 'closes_on_1'],
      [{ opens_on_1: dayFrom(today, -9), closes_on_1: dayFrom(today, -2) }, 'closes_on_1'],
      [
        {
          another_round_1: true,
          opens_on_2: dayFrom(today, 3),
          closes_on_2: dayFrom(today, 30),
          another_round_2: false,
        },
        'opens_on_2',
      ],
      [{ applicants: ['person', 'business'] }, 'minimum'],
      [{ title: '' }, 'title'],
    ];
    for (const [changed, field] of wrong) {
      const { status, body } = await plans.make(manager, plans.answers(changed));
      expect([field, status, body.errors]).toMatchObject([field, 422, [{ field }]]);
    }
  });

  it('cannot be changed, removed or renamed once it is published, not even by the application', async () => {
    const { id } = await published();
    for (const change of [
      `update grants.programme set made = '{}'::jsonb where id = $1`,
      `update grants.programme set maximum_minor = maximum_minor * 2 where id = $1`,
      `update grant_programmes.plan set answers = '{}'::jsonb where id = $1`,
      `update grant_programmes.plan set published_by = made_by where id = $1`,
      `update grant_programmes.plan set state = 'draft' where id = $1`,
    ])
      await expect(bank.database.owner.query(change, [id])).rejects.toHaveProperty('severity', 'ERROR');
  });

  it('opens and closes on its days in its zone, is judged, awarded by two, and goes into its next round', async () => {
    const today = bank.clock.now();
    const { id, slug } = await published({
      title: 'Boats for fishers',
      zone: 'Asia/Tokyo',
      opens_on_1: dayFrom(today, 2),
      closes_on_1: dayFrom(today, 4),
      another_round_1: true,
      opens_on_2: dayFrom(today, 40),
      closes_on_2: dayFrom(today, 50),
      another_round_2: false,
    });
    await bank.fill(slug, '5000000');
    const stateOf = async () => (await bank.call('GET', `/api/v1/grants/programmes/${slug}`)).body;
    expect((await stateOf()).state).toBe('forecasted');
    expect((await stateOf()).opens_at).toBe(`${dayFrom(today, 1)}T15:00:00.000Z`);
    expect((await plans.step(manager, id, 'evaluate')).body.code).toBe('plan_step_refused');
    days(2);
    const ann = await bank.person('Ann');
    const sent = await bank.apply(ann, { type: slug, answers: { own_1: 3 } });
    expect(sent.status).toBe(201);
    days(3);
    await bank.runJob('grant_programmes.move');
    expect((await plans.read(manager, id)).body).toMatchObject({
      state: 'closed',
      applications: 1,
      undecided: 1,
    });
    const late = await bank.person('Late');
    expect((await bank.apply(late, { type: slug, answers: { own_1: 3 } })).body.code).toBe(
      'competition_closed',
    );
    // Its history says when it opened and closed, not when that was written down.
    const { steps } = (await plans.read(manager, id)).body;
    expect(steps.slice(-2)).toMatchObject([
      { event: 'open', at: `${dayFrom(today, 1)}T15:00:00.000Z` },
      { event: 'close', at: `${dayFrom(today, 4)}T14:59:59.999Z` },
    ]);
    expect((await plans.step(manager, id, 'evaluate')).body.state).toBe('evaluating');
    expect((await stateOf()).stage).toBe('evaluating');
    expect((await plans.step(manager, id, 'propose_award')).body).toMatchObject({
      code: 'applications_open',
      open: '1',
    });
    await bank.step(sent.body.id, manager, { step: 'take' });
    await bank.decide(sent.body.id, manager, 'decline');
    expect((await plans.confirm(second, id, 'award')).body.code).toBe('not_endorsed');
    await plans.step(both, id, 'propose_award');
    expect((await plans.confirm(both, id, 'award')).body.code).toBe('others_decide');
    // An appeal after the proposal makes an application undecided again.
    await plans.appeal(ann, sent.body.id, (await bank.read(sent.body.id, manager)).version);
    expect((await plans.confirm(second, id, 'award')).body.code).toBe('applications_open');
    await bank.step(sent.body.id, both, { step: 'take' });
    await bank.decide(sent.body.id, both, 'decline');
    expect((await plans.confirm(second, id, 'award')).body.state).toBe('awarded');
    // Who made it learns what was decided, and who proposed the awards as well.
    for (const as of [manager, both])
      expect((await plans.toldTo(as, 'Boats for fishers')).at(-1)).toBe('grant_programmes.plan_awarded');
    expect((await plans.step(manager, id, 'next_round')).body).toMatchObject({
      state: 'forecasted',
      round: 2,
    });
    expect((await stateOf()).opens_at).toBe(`${dayFrom(today, 39)}T15:00:00.000Z`);
    days(60);
    await bank.runJob('grant_programmes.move');
    await plans.step(manager, id, 'evaluate');
    await plans.step(manager, id, 'propose_award');
    await plans.confirm(second, id, 'award');
    // There is no third round.
    expect((await plans.step(manager, id, 'next_round')).body.code).toBe('plan_step_refused');
    expect((await plans.step(both, id, 'archive')).body.state).toBe('archived');
    expect(await plans.toldTo(manager, 'Boats for fishers')).not.toContain('grant_programmes.plan_dropped');
  });

  it('shows whether its times were kept: a first look too late, and decisions that wait', async () => {
    const { slug } = await published({ title: 'Lamps for schools' });
    await bank.fill(slug, '5000000');
    const [ann, bob] = [await bank.person('Ann'), await bank.person('Bob')];
    const one = await bank.apply(ann, { type: slug, answers: { own_1: 3 } });
    await bank.apply(bob, { type: slug, answers: { own_1: 3 } });
    // Nine days hold five working days, wherever they begin.
    days(9);
    const times = async () => (await bank.call('GET', `/api/v1/grants/programmes/${slug}`)).body.times;
    expect((await times()).screening).toEqual({ done: 0, kept: 0, late: 2 });
    const inSixtyDays = () => bank.clock.now().getTime() + 60 * 86_400_000;
    const soonest = inSixtyDays();
    await bank.step(one.body.id, manager, { step: 'take' });
    const latest = inSixtyDays();
    expect((await times()).screening).toEqual({ done: 1, kept: 0, late: 1 });
    const due = new Date((await bank.read(one.body.id, manager)).due_at).getTime();
    expect(due).toBeGreaterThanOrEqual(soonest);
    expect(due).toBeLessThanOrEqual(latest);
    days(61);
    expect((await times()).decision).toEqual({ done: 0, kept: 0, late: 1 });
  });

  it('takes hostile words as words', async () => {
    const title = 'Wells — ‮evil‬ 💧 <script>alert(1)</script> {title}';
    const { slug } = await published({ title });
    expect(slug).toMatch(/^[a-z0-9-]+$/);
    const page = await bank.call('GET', `/api/v1/grants/programmes/${slug}`);
    expect(page.body.title).toBe('Wells — evil 💧 <script>alert(1)</script> {title}');
    for (const given of [{ step: 'publish' }, { step: 'open' }, { step: 'close' }, { step: '\u0000' }]) {
      const { id } = (await plans.make(manager)).body;
      expect((await plans.step(manager, id, given.step)).status).toBe(422);
    }
    expect((await plans.read(manager, 'not-an-id')).status).toBe(422);
    expect((await plans.read(manager, crypto.randomUUID())).status).toBe(404);
  });
});

it('the programmes that people make are read page by page, the newest first', async () => {
  const now = bank.clock.now();
  await expectPages((asked) => listPlanRows(bank.services.db, { ...asked, state: undefined, now }), {
    order: 'newest',
  });
});
