import type { TestPerson } from '@egcr/wallet/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { entriesOf } from '../testing/entries.ts';
import { openRegistryBank, type RegistryBank } from '../testing/registry-bank.ts';
import { consentsOver } from './consent-store.ts';
import { consentStateOf } from './show-consents.ts';

let bank: RegistryBank;
let reviewer: TestPerson;
let entries: ReturnType<typeof entriesOf>;
beforeAll(async () => {
  bank = await openRegistryBank();
  reviewer = await bank.officer('Reviewer', 'registry.read', 'registry.review');
  entries = entriesOf(bank, reviewer);
});
afterAll(() => bank.close());

const DAY_S = 86_400;
const DAYS = 14;
const read = async (caseId: string, as: TestPerson) => bank.ask('GET', `/registry/consents/${caseId}`, as);
const answer = (caseId: string, as: TestPerson, given: object = {}) =>
  bank.ask('POST', `/registry/consents/${caseId}/answers`, as, { answer: 'consent', reason: '', ...given });
const after = (instant: string, seconds: number) =>
  new Date(new Date(instant).getTime() + seconds * 1000).toISOString();

async function shared() {
  const ann = await bank.person('Ann', '10000');
  const bao = await bank.person('Bao');
  const entry = await entries.registered(ann);
  await entries.accountOf(entry.id, bao);
  return { ann, bao, entry };
}

describe('what a holder is asked [SYS-08]', () => {
  it('says who asks, how many of the shares go, to which person, and until when', async () => {
    const { ann, bao, entry } = await shared();
    const { body } = await entries.transfer(ann, entry.id);
    const { filed_at: filedAt } = (await read(body.case_id, bao)).body;
    const { name } = await entries.profile(entry);
    const shown = {
      case_id: body.case_id,
      name,
      number: entry.number,
      slug: entry.slug,
      holder: 'Bao Lin',
      class_name: expect.any(String),
      held: '400',
      shares: '150',
      to_kind: 'person',
      to_name: 'Cem Kaya',
      to_born_month: '1982-03',
      to_number: null,
      filed_by: 'Ann Test',
      filed_at: filedAt,
      expires_at: after(filedAt, DAYS * DAY_S),
      state: 'waiting',
    };
    expect((await read(body.case_id, bao)).body).toEqual({ ...shown, can_answer: true });
    expect((await read(body.case_id, ann)).body).toEqual({ ...shown, can_answer: false });
    bank.people.remove(ann.userId);
    expect((await read(body.case_id, bao)).body.filed_by).toBe('');
    bank.people.add(ann);
  });

  it('says to which business, by its number in the register', async () => {
    const { ann, bao, entry } = await shared();
    const { number } = await entries.registered(await bank.person('Cleo', '10000'));
    const { body } = await entries.transfer(ann, entry.id, {
      to_kind: 'business',
      to_name: 'Quay Holding',
      to_born: '',
      to_number: number,
    });
    expect((await read(body.case_id, bao)).body).toMatchObject({
      to_kind: 'business',
      to_name: 'Quay Holding',
      to_born_month: null,
      to_number: number,
    });
  });

  it('is answered for fourteen days, and over then, also before the job has run', async () => {
    const { ann, bao, entry } = await shared();
    const { body } = await entries.transfer(ann, entry.id);
    bank.clock.advance(DAYS * DAY_S - 60);
    expect((await read(body.case_id, bao)).body).toMatchObject({ state: 'waiting', can_answer: true });
    await bank.runJob('registry.end_consents');
    expect(await entries.entryOf(entry.id, ann)).toMatchObject({ open_case: body.case_id });
    bank.clock.advance(60);
    expect((await read(body.case_id, bao)).body).toMatchObject({ state: 'expired', can_answer: false });
    expect((await bank.ask('GET', '/registry/consents', bao)).body.items).toEqual([]);
    expect((await answer(body.case_id, bao)).body).toMatchObject({ code: 'consent_over', state: 'expired' });
    await bank.runJob('registry.end_consents');
    expect(await entries.entryOf(entry.id, ann)).toMatchObject({ open_case: null });
    expect(entries.toldTo(ann)).toEqual(['registry.consent_expired']);
  });

  it('is over at the very instant that it names', async () => {
    const { ann, bao, entry } = await shared();
    const { body } = await entries.transfer(ann, entry.id);
    const until = new Date((await read(body.case_id, bao)).body.expires_at);
    const before = new Date(until.getTime() - 1);
    const over = async (now: Date) => consentsOver({ db: bank.services.db, now });
    expect([await over(before), await over(until)]).toEqual([[], [body.case_id]]);
    const asked = { answer: null, expires_at: until };
    const states = [
      consentStateOf(asked, 'awaiting_consent', before),
      consentStateOf(asked, 'awaiting_consent', until),
      consentStateOf(asked, 'submitted', before),
      consentStateOf({ answer: 'refused', expires_at: until }, 'consent_refused', until),
      consentStateOf({ answer: null, expires_at: null }, 'awaiting_consent', until),
    ];
    expect(states).toEqual(['waiting', 'expired', 'withdrawn', 'refused', 'waiting']);
    await answer(body.case_id, bao);
    expect(await over(until)).toEqual([]);
  });

  it('may be refused without a reason, also where the entry is another by now; who filed it is told', async () => {
    const { ann, bao, entry } = await shared();
    const { body } = await entries.transfer(ann, entry.id);
    await entries.rowsOf('update registry.business set version = version + 1 where id = $1', entry.id);
    expect((await answer(body.case_id, bao, { answer: 'refuse' })).body).toMatchObject({
      state: 'refused',
      can_answer: false,
    });
    const { history } = (await bank.ask('GET', `/cases/${body.case_id}`, ann)).body;
    expect(history.at(-1)).toMatchObject({ event: 'refuse_consent', reason: null });
    expect(entries.toldTo(ann)).toEqual(['registry.consent_refused']);
    expect(
      await entries.rowsOf(
        'select answer, answered_by from registry.consent where case_id = $1',
        body.case_id,
      ),
    ).toEqual([{ answer: 'refused', answered_by: bao.userId }]);
  });

  it('keeps a reason only with a no', async () => {
    const { ann, bao, entry } = await shared();
    const { body } = await entries.transfer(ann, entry.id);
    await answer(body.case_id, bao, { reason: 'Gladly.' });
    const { history } = (await bank.ask('GET', `/cases/${body.case_id}`, ann)).body;
    expect(history.at(-1)).toMatchObject({ event: 'consent', reason: null });
  });

  it('is no question where the holder signed a paper or files it: there is nothing to read', async () => {
    const ann = await bank.person('Ann', '10000');
    const { id } = await entries.registered(ann);
    const onPaper = await entries.transfer(ann, id, { papers: [await bank.paper(ann)] });
    expect((await read(onPaper.body.case_id, ann)).status).toBe(404);
    await entries.decided(onPaper.body.case_id);
    const own = await entries.transfer(ann, id, { from: (await entries.heldBy(id, ann, 'Ann Test')).id });
    expect((await read(own.body.case_id, ann)).status).toBe(404);
    expect((await answer(own.body.case_id, ann)).status).toBe(404);
  });
});

describe('a business that holds shares [SYS-08]', () => {
  const heldByBusiness = async () => {
    const ann = await bank.person('Ann', '10000');
    const { id } = await entries.registered(ann);
    const cleo = await bank.person('Cleo', '10000');
    const holder = await entries.registered(cleo);
    await entries.rowsOf(
      `update registry.holding
       set holder_kind = 'business', holder_business_id = $2, user_id = null, born_month = null
       where business_id = $1 and name = 'Bao Lin'`,
      id,
      holder.id,
    );
    return { ann, cleo, id, holder };
  };
  const join = (organisation: string, { userId }: TestPerson, role: string) =>
    entries.rowsOf(
      `insert into organisations.member (organisation_id, user_id, role, joined_at) values ($1, $2, $3, now())`,
      organisation,
      userId,
      role,
    );

  it('asks each of its owners, and neither editor nor finance', async () => {
    const { ann, cleo, id, holder } = await heldByBusiness();
    const [second, editor, finance] = [
      await bank.person('Second'),
      await bank.person('Editor'),
      await bank.person('Finance'),
    ];
    await join(holder.organisation, second, 'owner');
    await join(holder.organisation, editor, 'editor');
    await join(holder.organisation, finance, 'finance');
    const { body } = await entries.transfer(ann, id);
    for (const owner of [cleo, second]) {
      expect(entries.toldTo(owner)).toEqual(['registry.consent_asked']);
      const { items } = (await bank.ask('GET', '/registry/consents', owner)).body;
      expect(items).toMatchObject([{ case_id: body.case_id }]);
    }
    for (const other of [editor, finance]) {
      expect(entries.toldTo(other)).toEqual([]);
      expect((await bank.ask('GET', '/registry/consents', other)).body.items).toEqual([]);
      expect((await answer(body.case_id, other)).status).toBe(404);
    }
    expect((await answer(body.case_id, second)).body.state).toBe('given');
    expect((await bank.ask('GET', '/registry/consents', cleo)).body.items).toEqual([]);
  });

  it('consents by an owner who files the change, and on paper where it has no owner any more', async () => {
    const { ann, id, holder } = await heldByBusiness();
    await join(holder.organisation, ann, 'owner');
    expect(await entries.heldBy(id, ann, 'Bao Lin')).toMatchObject({ consent: 'own' });
    const own = await entries.transfer(ann, id);
    expect(
      await entries.rowsOf(
        'select asked_as, answer, answered_by, expires_at from registry.consent where case_id = $1',
        own.body.case_id,
      ),
    ).toEqual([{ asked_as: 'own', answer: 'given', answered_by: ann.userId, expires_at: null }]);
    await entries.rowsOf('delete from organisations.member where organisation_id = $1', holder.organisation);
    expect(await entries.heldBy(id, ann, 'Bao Lin')).toMatchObject({ consent: 'paper' });
  });
});
