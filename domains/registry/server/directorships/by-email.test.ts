import { untilOneWaits } from '@egcr/server-kit/testing/held-rows';
import { waitingMessages } from '@egcr/server-kit/testing/waiting-messages';
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

const second = { has_director_2: true, director_2: 'Dee Second', director_2_born: '1970-07-08' };
const director = (user: string) => ({ ...second, director_2_user: user });
const addressOf = ({ username }: TestPerson) => `${username}@example.org`;
const answer = (id: string, as: TestPerson, given = 'confirm') =>
  bank.ask('POST', `/registry/directorships/${id}/answers`, as, { answer: given });
const askedOf = async (as: TestPerson) => (await bank.ask('GET', '/registry/directorships', as)).body.items;
const directorsOf = async (caseId: string, as: TestPerson) =>
  (await bank.ask('GET', `/registry/registrations/${caseId}/directors`, as)).body.items;
const mailsTo = async (email: string) =>
  (await waitingMessages(bank.services)).filter(({ to }) => to === email);

/** A registration of Ann that asks an address. */
async function mailed(email: string) {
  const ann = await bank.person('Ann', '10000');
  const { status, body } = await bank.submit(ann, director(email));
  expect(status).toBe(201);
  await bank.step(body.id, reviewer, { step: 'take' });
  return { ann, caseId: body.id };
}

describe('a director who is invited by mail [SYS-08]', () => {
  it('confirms by an account with that address, made before or later, and is known by it', async () => {
    const dee = await bank.person('Dee');
    const { ann, caseId } = await mailed(` ${addressOf(dee).toUpperCase()} `);
    const [asked] = await askedOf(dee);
    const [mail] = await mailsTo(addressOf(dee));
    expect(mail?.text).toContain(`/businesses/directorships/${asked.id}`);
    expect(mail?.text).toContain(`Ann Test (@${ann.username})`);
    expect(await directorsOf(caseId, ann)).toMatchObject([
      { state: 'waiting', email: addressOf(dee), username: '', account_name: '', can_replace: true },
    ]);
    expect((await bank.decide(caseId, reviewer, 'approve')).body.code).toBe('decision_not_ready');
    expect((await answer(asked.id, dee)).body.state).toBe('confirmed');
    expect(await directorsOf(caseId, ann)).toMatchObject([
      { state: 'confirmed', email: '', username: dee.username, account_name: 'Dee Test' },
    ]);
    expect((await bank.decide(caseId, reviewer, 'approve')).status).toBe(200);
    const { rows } = await bank.database.owner.query(
      `select o.user_id from registry.officer o join registry.business b on b.id = o.business_id
       where b.case_id = $1 and o.confirmed_at is not null and o.name = 'Dee Second'`,
      [caseId],
    );
    expect(rows).toEqual([{ user_id: dee.userId }]);
  });

  it('is asked once, and nobody else finds the question', async () => {
    const dee = await bank.person('Dee');
    await mailed(addressOf(dee));
    const [asked] = await askedOf(dee);
    const stranger = await bank.person('Eve');
    expect((await bank.ask('GET', `/registry/directorships/${asked.id}`, stranger)).status).toBe(404);
    expect((await answer(asked.id, stranger)).status).toBe(404);
    const both = await Promise.all([answer(asked.id, dee), answer(asked.id, dee, 'decline')]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const { rows } = await bank.database.owner.query(
      'select sealed_email, user_id from registry.directorship where id = $1',
      [asked.id],
    );
    expect(rows).toEqual([{ sealed_email: null, user_id: dee.userId }]);
  });

  it('is not the applicant, nor named twice, and an address is a whole one', async () => {
    const ann = await bank.person('Ann', '10000');
    const dee = await bank.person('Dee');
    const third = { has_director_3: true, director_3: 'Third One', director_3_born: '1971-01-01' };
    const fields = async (answers: object) => {
      const { status, body } = await bank.submit(ann, answers);
      return [status, body.errors?.map(({ field }: { field: string }) => field)];
    };
    expect(await fields(director(addressOf(ann)))).toEqual([422, ['director_2_user']]);
    expect(await fields(director('dee@example'))).toEqual([422, ['director_2_user']]);
    const twice = { ...director(addressOf(dee)), ...third, director_3_user: addressOf(dee).toUpperCase() };
    expect(await fields(twice)).toEqual([422, ['director_3_user']]);
    expect(await mailsTo(addressOf(dee))).toEqual([]);
  });

  it('answers for one place alone, where a username and an address turn out to be of one person', async () => {
    const ann = await bank.person('Ann', '10000');
    const dee = await bank.person('Dee');
    const third = { has_director_3: true, director_3: 'Third One', director_3_born: '1971-01-01' };
    const sent = await bank.submit(ann, {
      ...director(dee.username),
      ...third,
      director_3_user: addressOf(dee),
    });
    expect(sent.status).toBe(201);
    const asked = await askedOf(dee);
    expect(asked.map(({ name }: { name: string }) => name)).toEqual(['Dee Second']);
  });

  it('decides nothing about that registration as an officer', async () => {
    const officer = await bank.officer('Officer', 'registry.read', 'registry.review');
    const { caseId } = await mailed(addressOf(officer));
    expect((await bank.asOfficer('GET', caseId, officer)).status).toBe(404);
  });

  it('may be asked in the place of an account that said no; their mailbox is not filled', async () => {
    const dee = await bank.person('Dee');
    for (let count = 0; count < 2; count += 1) await mailed(addressOf(dee));
    const wrong = await bank.person('Wrong');
    const { ann, caseId } = await mailed(addressOf(wrong));
    const [asked] = await askedOf(wrong);
    await answer(asked.id, wrong, 'decline');
    const replace = (user: string) =>
      bank.ask('POST', `/registry/registrations/${caseId}/directors/2`, ann, { user });
    expect((await replace(addressOf(wrong))).body.errors).toMatchObject([
      { field: 'user', code: 'person_declined' },
    ]);
    expect((await replace(addressOf(dee))).body.items).toMatchObject([
      { state: 'waiting', email: addressOf(dee) },
    ]);
    const other = await bank.person('Ann', '10000');
    const refused = await bank.submit(other, director(addressOf(dee)));
    expect(refused.body.errors).toMatchObject([{ field: 'director_2_user', code: 'too_many' }]);
    expect(await mailsTo(addressOf(dee))).toHaveLength(3);
  });
});

describe('a director who joins by a change and is asked by mail [SYS-08]', () => {
  const register = async (ann: TestPerson): Promise<string> => {
    const { body } = await bank.submit(ann);
    await bank.step(body.id, reviewer, { step: 'take' });
    await bank.decide(body.id, reviewer, 'approve');
    const { rows } = await bank.database.owner.query('select id from registry.business where case_id = $1', [
      body.id,
    ]);
    return rows[0].id;
  };
  const join = (id: string, as: TestPerson, user: string) =>
    bank.ask('POST', `/businesses/${id}/changes/directors`, as, {
      version: 1,
      leaving: '',
      joining_name: 'Dee Second',
      joining_born: '1970-07-08',
      joining_user: user,
    });

  it('confirms by an account with that address; nobody else finds the question, and the address is deleted', async () => {
    const ann = await bank.person('Ann', '10000');
    const dee = await bank.person('Dee');
    const id = await register(ann);
    const { status, body } = await join(id, ann, ` ${addressOf(dee).toUpperCase()}`);
    expect(status).toBe(201);
    const [mail] = await mailsTo(addressOf(dee));
    expect(mail?.text).toContain(`/businesses/directorships/${body.case_id}`);
    expect(mail?.text).toContain('asks to enter you as a director');
    expect((await bank.asOfficer('GET', body.case_id, reviewer)).status).toBe(404);
    for (const other of [ann, reviewer, await bank.person('Eve')])
      expect((await answer(body.case_id, other)).status).toBe(404);
    expect(await askedOf(dee)).toMatchObject([{ name: 'Dee Second', state: 'waiting' }]);
    const both = await Promise.all([answer(body.case_id, dee), answer(body.case_id, dee, 'decline')]);
    expect(both.map((each) => each.status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    const { rows } = await bank.database.owner.query(
      'select sealed_email, user_id, answer from registry.consent where case_id = $1',
      [body.case_id],
    );
    expect(rows).toMatchObject([{ sealed_email: null, user_id: dee.userId }]);
    if (rows[0].answer !== 'given') return;
    await bank.step(body.case_id, reviewer, { step: 'take' });
    expect((await bank.decide(body.case_id, reviewer, 'approve')).body.state).toBe('entered');
    const led = await bank.database.owner.query(
      'select user_id from registry.officer where business_id = $1 and confirmed_at is not null and name = $2',
      [id, 'Dee Second'],
    );
    expect(led.rows).toEqual([{ user_id: dee.userId }]);
  });

  it('answers once: a yes waits for an answer that is being written, and does not count beside it', async () => {
    const ann = await bank.person('Ann', '10000');
    const dee = await bank.person('Dee');
    const { body } = await join(await register(ann), ann, addressOf(dee));
    const written = await bank.database.owner.connect();
    try {
      await written.query('begin');
      await written.query(
        `update registry.consent set answer = 'refused', answered_by = $2, answered_at = now(), user_id = $2, sealed_email = null
         where case_id = $1`,
        [body.case_id, dee.userId],
      );
      const yes = answer(body.case_id, dee);
      await untilOneWaits(bank.database);
      await written.query('commit');
      expect((await yes).body).toMatchObject({ code: 'directorship_over', state: 'declined' });
    } finally {
      written.release();
    }
  });

  it('is a whole address of someone else, mailed a few times a day, and no director already', async () => {
    const ann = await bank.person('Ann', '10000');
    const id = await register(ann);
    const dee = await bank.person('Dee');
    const codeOf = async (user: string) => (await join(id, ann, user)).body.errors?.[0]?.code;
    expect(await codeOf(addressOf(ann))).toBe('person_unknown');
    expect(await codeOf('dee@example')).toBe('person_unknown');
    for (let count = 0; count < 3; count += 1) await mailed(addressOf(dee));
    expect(await codeOf(addressOf(dee))).toBe('too_many');
    const [first, second] = [await bank.person('Lead'), await bank.person('Other')];
    await bank.database.owner.query(
      `insert into registry.officer (id, business_id, role, user_id, name, born_month, appointed_at)
       values (gen_random_uuid(), $1, 'director', $2, 'Lead Test', '1980-01', now())`,
      [id, first.userId],
    );
    const { body } = await join(id, ann, addressOf(first));
    expect((await answer(body.case_id, first)).body.code).toBe('directorship_over');
    expect((await join(id, ann, addressOf(second))).body.code).toBe('change_open');
  });

  it('who lets the time pass ends the change, and the address is deleted', async () => {
    const ann = await bank.person('Ann', '10000');
    const id = await register(ann);
    const dee = await bank.person('Dee');
    const { body } = await join(id, ann, addressOf(dee));
    bank.clock.advance(14 * 86_400 - 60);
    await bank.runJob('registry.end_consents');
    expect((await bank.ask('GET', `/cases/${body.case_id}`, ann)).body.state).not.toBe('consent_expired');
    bank.clock.advance(120);
    await bank.runJob('registry.end_consents');
    expect((await bank.ask('GET', `/cases/${body.case_id}`, ann)).body.state).toBe('consent_expired');
    const { rows } = await bank.database.owner.query(
      'select sealed_email, answer from registry.consent where case_id = $1',
      [body.case_id],
    );
    expect(rows).toEqual([{ sealed_email: null, answer: 'expired' }]);
    expect((await answer(body.case_id, dee)).status).toBe(409);
  });
});
