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
const END = 'registry.end_consents';

const rowsOf = async (query: string, ...values: readonly unknown[]) =>
  (await bank.database.owner.query(query, [...values])).rows;

async function registered(as: TestPerson, answers: object = {}): Promise<{ id: string; number: string }> {
  const { body } = await bank.submit(as, answers);
  await bank.step(body.id, reviewer, { step: 'take' });
  expect((await bank.decide(body.id, reviewer, 'approve')).status).toBe(200);
  const [row] = await rowsOf('select id, number from registry.business where case_id = $1', body.id);
  return row;
}

interface Held {
  readonly id: string;
  readonly name: string;
  readonly consent: string;
}

const entryOf = async (id: string, as: TestPerson) =>
  (await bank.ask('GET', `/businesses/${id}/entry`, as)).body;
const heldBy = async (id: string, as: TestPerson, name: string): Promise<Held> =>
  (await entryOf(id, as)).holdings.find((each: Held) => each.name === name);

/** Of Bao Lin's 400 shares 150 go to Cem Kaya, as the owner of the team asks. */
async function fileOf(as: TestPerson, id: string, given: object = {}) {
  const { version } = await entryOf(id, as);
  return bank.ask('POST', `/businesses/${id}/changes/transfer`, as, {
    version,
    from: (await heldBy(id, as, 'Bao Lin')).id,
    shares: '150',
    to_kind: 'person',
    to_name: 'Cem Kaya',
    to_born: '1982-03-04',
    to_number: '',
    ...given,
  });
}

/** A business of Ann, of which Bao holds shares with an account. */
async function shared() {
  const ann = await bank.person('Ann', '10000');
  const bao = await bank.person('Bao');
  const { id } = await registered(ann);
  await rowsOf(
    `update registry.holding set user_id = $2 where business_id = $1 and name = 'Bao Lin'`,
    id,
    bao.userId,
  );
  return { ann, bao, id };
}

const answer = (caseId: string, as: TestPerson, given: object = {}) =>
  bank.ask('POST', `/registry/consents/${caseId}/answers`, as, { answer: 'consent', reason: '', ...given });
const read = (caseId: string, as: TestPerson) => bank.ask('GET', `/registry/consents/${caseId}`, as);
const take = (caseId: string) =>
  bank.asOfficer('POST', `${caseId}/steps`, reviewer, { version: 2, step: 'take' });
const historyOf = async (caseId: string, as: TestPerson) =>
  (await bank.ask('GET', `/cases/${caseId}`, as)).body.history.map(
    ({ event, reason }: { event: string; reason: string | null }) =>
      reason === null ? event : `${event}: ${reason}`,
  );
const sharesOf = async (id: string) =>
  Object.fromEntries(
    (
      await rowsOf('select name, shares::text as shares from registry.holding where business_id = $1', id)
    ).map(({ name, shares }) => [name, shares]),
  );

describe('shares of a holder with an account [SYS-08]', () => {
  it('go over when the holder has consented and an officer has approved; no officer sees the change before that', async () => {
    const { ann, bao, id } = await shared();
    expect(await heldBy(id, ann, 'Bao Lin')).toMatchObject({ consent: 'account' });
    expect(await heldBy(id, ann, 'Ann Test')).toMatchObject({ consent: 'own' });
    const { status, body } = await fileOf(ann, id);
    expect(status).toBe(201);
    expect(bank.told.filter(({ userId }) => userId === bao.userId)).toEqual([
      { userId: bao.userId, kind: 'registry.consent_asked' },
    ]);
    const seen = await bank.call('GET', `/api/v1/admin/registry/changes/${body.case_id}`, {
      as: reviewer,
      role: 'super_admin',
    });
    expect([seen.status, (await take(body.case_id)).status]).toEqual([404, 404]);
    const queue = await bank.call('GET', '/api/v1/admin/cases?kind=registry.change', {
      as: reviewer,
      role: 'super_admin',
    });
    expect(queue.body.items.map((each: { id: string }) => each.id)).not.toContain(body.case_id);
    const { items } = (await bank.ask('GET', '/registry/consents', bao)).body;
    expect(items).toMatchObject([
      { case_id: body.case_id, holder: 'Bao Lin', shares: '150', held: '400', to_name: 'Cem Kaya' },
    ]);
    expect((await answer(body.case_id, bao)).body).toMatchObject({ state: 'given', can_answer: false });
    expect(await sharesOf(id)).toEqual({ 'Ann Test': '600', 'Bao Lin': '400' });
    await bank.step(body.case_id, reviewer, { step: 'take' });
    expect((await bank.decide(body.case_id, reviewer, 'approve')).body.state).toBe('entered');
    expect(await sharesOf(id)).toEqual({ 'Ann Test': '600', 'Bao Lin': '250', 'Cem Kaya': '150' });
    expect(await historyOf(body.case_id, ann)).toEqual([
      'submit',
      'ask_holder',
      'consent',
      'take',
      'approve: The name is free and the holdings add up.',
    ]);
    const shown = await bank.call('GET', `/api/v1/admin/registry/changes/${body.case_id}`, {
      as: reviewer,
      role: 'super_admin',
    });
    expect(shown.body.consent).toEqual({
      asked_as: 'account',
      given_at: expect.any(String),
      given_by: 'Bao Test',
    });
    expect(bank.told).toContainEqual({ userId: ann.userId, kind: 'registry.consent_given' });
  });

  it('stay where the holder refuses, who says why in the history; another change can be filed then', async () => {
    const { ann, bao, id } = await shared();
    const { body } = await fileOf(ann, id);
    const no = await answer(body.case_id, bao, { answer: 'refuse', reason: 'I sold nothing.' });
    expect(no.body).toMatchObject({ state: 'refused' });
    expect(await historyOf(body.case_id, ann)).toEqual([
      'submit',
      'ask_holder',
      'refuse_consent: I sold nothing.',
    ]);
    expect((await bank.ask('GET', `/cases/${body.case_id}`, ann)).body).toMatchObject({
      state: 'consent_refused',
      awaits: 'nobody',
    });
    expect(await sharesOf(id)).toEqual({ 'Ann Test': '600', 'Bao Lin': '400' });
    expect((await fileOf(ann, id)).status).toBe(201);
  });

  it('stay where the holder does not answer in fourteen days; a late yes counts for nothing', async () => {
    const { ann, bao, id } = await shared();
    const { body } = await fileOf(ann, id);
    bank.clock.advance(13 * DAY_S);
    await bank.runJob(END);
    expect((await read(body.case_id, bao)).body).toMatchObject({ state: 'waiting' });
    bank.clock.advance(DAY_S + 1);
    const late = await answer(body.case_id, bao);
    expect([late.status, late.body.code, late.body.state]).toEqual([409, 'consent_over', 'expired']);
    await Promise.all([bank.runJob(END), bank.runJob(END)]);
    expect(await historyOf(body.case_id, ann)).toEqual(['submit', 'ask_holder', 'expire_consent']);
    expect(bank.told).toContainEqual({ userId: ann.userId, kind: 'registry.consent_expired' });
    expect(await entryOf(id, ann)).toMatchObject({ open_case: null });
  });

  it('need no further yes where the holder files the change', async () => {
    const ann = await bank.person('Ann', '10000');
    const { id } = await registered(ann);
    const { id: from } = await heldBy(id, ann, 'Ann Test');
    const { body } = await fileOf(ann, id, { from, shares: '100' });
    expect(await historyOf(body.case_id, ann)).toEqual(['submit']);
    await bank.step(body.case_id, reviewer, { step: 'take' });
    expect((await bank.decide(body.case_id, reviewer, 'approve')).status).toBe(200);
    expect(await sharesOf(id)).toMatchObject({ 'Ann Test': '500', 'Cem Kaya': '100' });
  });
});

describe('nobody consents for a holder', () => {
  it('not the owner who filed it, not another holder, not an officer, not a stranger: to most it is not there', async () => {
    const { ann, bao, id } = await shared();
    const { body } = await fileOf(ann, id);
    const stranger = await bank.person('Stranger');
    const staff = await bank.officer('Staff', 'registry.read', 'registry.review');
    for (const other of [ann, stranger, staff, reviewer])
      expect((await answer(body.case_id, other)).status).toBe(404);
    expect((await read(body.case_id, ann)).body).toMatchObject({ state: 'waiting', can_answer: false });
    for (const other of [stranger, staff, reviewer])
      expect((await read(body.case_id, other)).status).toBe(404);
    expect((await answer(crypto.randomUUID(), bao)).status).toBe(404);
    // The steps that the platform takes are no steps of the team.
    for (const step of ['consent', 'refuse_consent', 'expire_consent', 'ask_holder']) {
      const tried = await bank.ask('POST', `/cases/${body.case_id}/steps`, ann, { version: 2, step });
      expect([step, tried.status]).toEqual([step, 409]);
    }
    expect(await sharesOf(id)).toMatchObject({ 'Bao Lin': '400' });
  });

  it('and no one of a team that lost the right: an owner of the holding business answers, an editor and a former owner do not', async () => {
    const cleo = await bank.person('Cleo', '10000');
    const holding = await registered(cleo);
    const ann = await bank.person('Ann', '10000');
    const { id } = await registered(ann);
    await rowsOf(
      `update registry.holding
       set holder_kind = 'business', holder_business_id = $2, user_id = null, born_month = null
       where business_id = $1 and name = 'Bao Lin'`,
      id,
      holding.id,
    );
    const editor = await bank.person('Editor');
    const former = await bank.person('Former');
    const join = (who: TestPerson, role: string) =>
      rowsOf(
        `insert into organisations.member (organisation_id, user_id, role, joined_at)
         select organisation_id, $2, $3, now() from registry.business where id = $1`,
        holding.id,
        who.userId,
        role,
      );
    await join(editor, 'editor');
    await join(former, 'owner');
    expect(await heldBy(id, ann, 'Bao Lin')).toMatchObject({ consent: 'account' });
    const { body } = await fileOf(ann, id);
    await rowsOf('delete from organisations.member where user_id = $1', former.userId);
    expect((await answer(body.case_id, former)).status).toBe(404);
    expect((await answer(body.case_id, editor)).status).toBe(404);
    // An officer of that team does not decide about it either.
    bank.appoint(editor, 'registry.read', 'registry.review');
    expect((await answer(body.case_id, cleo)).body).toMatchObject({ state: 'given' });
    const { status } = await bank.asOfficer('POST', `${body.case_id}/steps`, editor, {
      version: 3,
      step: 'take',
    });
    expect(status).toBe(404);
  });

  it('not with a stolen session: the call takes a PIN of this minute', async () => {
    const { ann, bao, id } = await shared();
    const { body } = await fileOf(ann, id);
    const path = `/api/v1/registry/consents/${body.case_id}/answers`;
    const stolen = await bank.call('POST', path, {
      as: bao,
      pin: 'stale',
      key: crypto.randomUUID(),
      body: { answer: 'consent', reason: '' },
    });
    expect([stolen.status, stolen.body.code]).toEqual([401, 'pin_required']);
    expect((await read(body.case_id, bao)).body).toMatchObject({ state: 'waiting' });
  });

  it('and none counts twice: of many answers at once the first stands, and a repeat says the same', async () => {
    const { ann, bao, id } = await shared();
    const { body } = await fileOf(ann, id);
    const all = await Promise.all(
      Array.from({ length: 10 }, (_, at) =>
        answer(body.case_id, bao, { answer: at % 2 === 0 ? 'consent' : 'refuse' }),
      ),
    );
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(all.filter(({ status, body: no }) => status === 409 && no.code === 'consent_over')).toHaveLength(
      9,
    );
    const kept = await rowsOf('select answer from registry.consent where case_id = $1', body.case_id);
    const steps = await historyOf(body.case_id, ann);
    expect(steps).toHaveLength(3);
    expect(steps[2]).toBe(kept[0].answer === 'given' ? 'consent' : 'refuse_consent');
  });

  it('a yes is to the entry that stands: where it was changed meanwhile, or the change was withdrawn, it is refused', async () => {
    const { ann, bao, id } = await shared();
    const { body } = await fileOf(ann, id);
    await rowsOf('update registry.business set version = version + 1 where id = $1', id);
    const stale = await answer(body.case_id, bao);
    expect([stale.status, stale.body.code, stale.body.version]).toEqual([409, 'entry_changed', 2]);
    const { status } = await bank.ask('POST', `/cases/${body.case_id}/steps`, ann, {
      version: 2,
      step: 'cancel',
    });
    expect(status).toBe(200);
    const gone = await answer(body.case_id, bao);
    expect([gone.status, gone.body.state]).toEqual([409, 'withdrawn']);
    expect((await read(body.case_id, bao)).body).toMatchObject({ state: 'withdrawn', can_answer: false });
    expect((await bank.ask('GET', '/registry/consents', bao)).body.items).toEqual([]);
  });
});

describe('shares of a holder without an account', () => {
  it('go over on a signed paper, which the officer can open', async () => {
    const ann = await bank.person('Ann', '10000');
    const { id } = await registered(ann);
    expect(await heldBy(id, ann, 'Bao Lin')).toMatchObject({ consent: 'paper' });
    const fields = async (papers: readonly string[]) =>
      (await fileOf(ann, id, { papers })).body.errors?.map(
        ({ field, code }: { field: string; code: string }) => `${field} ${code}`,
      );
    expect(await fields([])).toEqual(['papers paper_required']);
    expect(await fields([crypto.randomUUID()])).toEqual(['papers not_offered']);
    expect(await fields([await bank.paper(await bank.person('Other'))])).toEqual(['papers not_offered']);
    const { status, body } = await fileOf(ann, id, { papers: [await bank.paper(ann)] });
    expect(status).toBe(201);
    await bank.step(body.case_id, reviewer, { step: 'take' });
    const { answers } = await bank.read(body.case_id, reviewer);
    expect(answers.find((each: { name: string }) => each.name === 'papers')).toMatchObject({
      papers: [{ name: 'signed.pdf' }],
    });
    expect((await bank.decide(body.case_id, reviewer, 'approve')).body.state).toBe('entered');
  });

  it('count as such again when their account is deleted', async () => {
    const { ann, bao, id } = await shared();
    bank.people.remove(bao.userId);
    expect(await heldBy(id, ann, 'Bao Lin')).toMatchObject({ consent: 'paper' });
    expect((await fileOf(ann, id)).status).toBe(422);
  });

  it('a transfer without the consent of its holder is not entered, however it came to the officer', async () => {
    const { ann, id } = await shared();
    const { body } = await fileOf(ann, id);
    await rowsOf(`update registry.change set state = 'submitted' where case_id = $1`, body.case_id);
    await rowsOf(`update cases.case set state = 'submitted', awaits = 'officer' where id = $1`, body.case_id);
    await bank.step(body.case_id, reviewer, { step: 'take' });
    const { status, body: no } = await bank.decide(body.case_id, reviewer, 'approve');
    expect([status, no.code]).toEqual([409, 'decision_not_ready']);
    expect(await sharesOf(id)).toMatchObject({ 'Bao Lin': '400' });
  });
});
