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
const SILENCE = 'registry.tell_of_silence';
const second = { has_director_2: true, director_2: 'Dee Second', director_2_born: '1970-07-08' };
const director = (user: string) => ({ ...second, director_2_user: user });
const answer = (id: string, as: TestPerson, given = 'confirm') =>
  bank.ask('POST', `/registry/directorships/${id}/answers`, as, { answer: given });
const profileOf = async (caseId: string) => {
  const { rows } = await bank.database.owner.query('select slug from registry.business where case_id = $1', [
    caseId,
  ]);
  return (await fetch(new URL(`/api/v1/directory/businesses/${rows[0].slug}`, bank.url))).json();
};

/** A registration of Ann that names Dee as the second director. */
async function invited() {
  const ann = await bank.person('Ann', '10000');
  const dee = await bank.person('Dee');
  const { status, body } = await bank.submit(ann, director(`@${dee.username}`));
  expect(status).toBe(201);
  const { items } = (await bank.ask('GET', '/registry/directorships', dee)).body;
  await bank.step(body.id, reviewer, { step: 'take' });
  return { ann, dee, caseId: body.id, asked: items[0] };
}

describe('a director who is invited [SYS-08]', () => {
  it('confirms by their own account before the business is registered, and everyone sees that they did', async () => {
    const { ann, dee, caseId, asked } = await invited();
    expect(asked).toMatchObject({ name: 'Dee Second', born_month: '1970-07', state: 'waiting' });
    expect(bank.told).toContainEqual({ userId: dee.userId, kind: 'registry.director_asked' });
    expect((await bank.decide(caseId, reviewer, 'approve')).body.code).toBe('decision_not_ready');
    expect((await answer(asked.id, dee)).body.state).toBe('confirmed');
    expect(bank.told).toContainEqual({ userId: ann.userId, kind: 'registry.director_confirmed' });
    expect((await bank.decide(caseId, reviewer, 'approve')).status).toBe(200);
    const { officers } = await profileOf(caseId);
    expect(officers).toMatchObject([
      { name: 'Ann Test', is_confirmed: true },
      { name: 'Dee Second', is_confirmed: true },
    ]);
  });

  it('who says no keeps the business out of the register', async () => {
    const { ann, dee, caseId, asked } = await invited();
    expect((await answer(asked.id, dee, 'decline')).body.state).toBe('declined');
    expect(bank.told).toContainEqual({ userId: ann.userId, kind: 'registry.director_declined' });
    expect((await bank.decide(caseId, reviewer, 'approve')).body.code).toBe('decision_not_ready');
    expect((await answer(asked.id, dee)).body.code).toBe('directorship_over');
    expect((await bank.decide(caseId, reviewer, 'decline')).status).toBe(200);
  });

  it('who lets fourteen days pass holds nothing up, and is not shown as confirmed', async () => {
    const { dee, caseId, asked } = await invited();
    bank.clock.advance(14 * DAY_S + 1);
    const late = await answer(asked.id, dee);
    expect([late.status, late.body.code]).toEqual([409, 'directorship_over']);
    expect((await bank.decide(caseId, reviewer, 'approve')).status).toBe(200);
    expect((await profileOf(caseId)).officers[1]).toMatchObject({ name: 'Dee Second', is_confirmed: false });
  });

  it('who does not answer is told of to the applicant once, and not while there is time, an answer or another who is asked', async () => {
    const [silent, declined, replaced, decided] = [
      await invited(),
      await invited(),
      await invited(),
      await invited(),
    ];
    await answer(declined.asked.id, declined.dee, 'decline');
    const toldOf = (ann: TestPerson) =>
      bank.told.filter(({ userId, kind }) => userId === ann.userId && kind === 'registry.director_silent')
        .length;
    bank.clock.advance(13 * DAY_S);
    await bank.runJob(SILENCE);
    expect(toldOf(silent.ann)).toBe(0);
    const other = await bank.person('Other');
    expect((await replace(replaced.caseId, replaced.ann, other.username)).status).toBe(200);
    bank.clock.advance(DAY_S + 1);
    expect((await bank.decide(decided.caseId, reviewer, 'approve')).status).toBe(200);
    await Promise.all([bank.runJob(SILENCE), bank.runJob(SILENCE)]);
    await bank.runJob(SILENCE);
    expect([silent, declined, replaced, decided].map(({ ann }) => toldOf(ann))).toEqual([1, 0, 0, 0]);
    bank.clock.advance(13 * DAY_S);
    await bank.runJob(SILENCE);
    expect([silent, replaced].map(({ ann }) => toldOf(ann))).toEqual([1, 1]);
  });

  it('is asked alone: for all others the question is not there, nor do they decide about the registration', async () => {
    const { ann, dee, caseId, asked } = await invited();
    for (const other of [ann, reviewer, await bank.person('Stranger')]) {
      expect((await answer(asked.id, other)).status).toBe(404);
      expect((await bank.ask('GET', `/registry/directorships/${asked.id}`, other)).status).toBe(404);
    }
    bank.appoint(dee, 'registry.read', 'registry.review');
    expect((await bank.asOfficer('GET', caseId, dee)).status).toBe(404);
    const stolen = await bank.call('POST', `/api/v1/registry/directorships/${asked.id}/answers`, {
      as: dee,
      pin: 'stale',
      key: crypto.randomUUID(),
      body: { answer: 'confirm' },
    });
    expect([stolen.status, stolen.body.code]).toEqual([401, 'pin_required']);
    const all = await Promise.all(
      Array.from({ length: 8 }, (_, at) => answer(asked.id, dee, at % 2 === 0 ? 'confirm' : 'decline')),
    );
    expect(all.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it('is a person with an account who is not the applicant, and is asked about one name', async () => {
    const ann = await bank.person('Ann', '10000');
    const dee = await bank.person('Dee');
    for (const user of ['nobody-of-this-name', ann.username]) {
      const { status, body } = await bank.submit(ann, director(user));
      expect([status, body.errors?.[0]]).toEqual([
        422,
        expect.objectContaining({ field: 'director_2_user', code: 'person_unknown' }),
      ]);
    }
    const twice = await bank.submit(ann, {
      ...director(dee.username),
      has_director_3: true,
      director_3: 'Eva Third',
      director_3_born: '1971-07-08',
      director_3_user: dee.username,
    });
    expect(twice.body.errors).toMatchObject([{ field: 'director_3_user', code: 'person_unknown' }]);
  });

  it('confirms in every case where the country requires it; time that passed does not do', async () => {
    const ann = await bank.person('Ann', '10000');
    const dee = await bank.person('Dee');
    const without = await bank.submit(ann, { ...second, jurisdiction: 'GB' });
    expect(without.body.errors).toMatchObject([{ field: 'director_2_user', code: 'required' }]);
    const { body } = await bank.submit(ann, { ...director(dee.username), jurisdiction: 'GB' });
    await bank.step(body.id, reviewer, { step: 'take' });
    bank.clock.advance(14 * DAY_S + 1);
    expect((await bank.decide(body.id, reviewer, 'approve')).body.code).toBe('decision_not_ready');
    await replace(body.id, ann, dee.username);
    const { items } = (await bank.ask('GET', '/registry/directorships', dee)).body;
    expect((await answer(items[0].id, dee)).status).toBe(200);
    expect((await bank.decide(body.id, reviewer, 'approve')).status).toBe(200);
  });
});

const replace = (caseId: string, as: TestPerson, user: string, place = '2') =>
  bank.ask('POST', `/registry/registrations/${caseId}/directors/${place}`, as, { user });
const directorsOf = (caseId: string, as: TestPerson) =>
  bank.ask('GET', `/registry/registrations/${caseId}/directors`, as);

describe('the question about a director who has not confirmed [SYS-08]', () => {
  it('is open again after a no: the applicant asks another account, and not the same one again', async () => {
    const { ann, dee, caseId, asked } = await invited();
    await answer(asked.id, dee, 'decline');
    expect((await directorsOf(caseId, ann)).body.items).toEqual([
      {
        place: '2',
        name: 'Dee Second',
        state: 'declined',
        username: dee.username,
        email: '',
        account_name: 'Dee Test',
        expires_at: expect.any(String),
        can_replace: true,
      },
    ]);
    const again = await replace(caseId, ann, dee.username);
    expect([again.status, again.body.errors?.[0]]).toEqual([
      422,
      expect.objectContaining({ field: 'user', code: 'person_declined' }),
    ]);
    const right = await bank.person('Dee');
    expect((await replace(caseId, ann, right.username)).body.items).toMatchObject([
      { state: 'waiting', username: right.username },
    ]);
    expect(bank.told).toContainEqual({ userId: right.userId, kind: 'registry.director_asked' });
    const { items } = (await bank.ask('GET', '/registry/directorships', right)).body;
    expect((await answer(items[0].id, right)).status).toBe(200);
    const seen = await bank.call('GET', `/api/v1/admin/registry/registrations/${caseId}/directors`, {
      as: reviewer,
      role: 'super_admin',
    });
    expect(seen.body.items).toMatchObject([{ state: 'confirmed', can_replace: false }]);
    const late = await replace(caseId, ann, '');
    expect([late.status, late.body.code]).toEqual([409, 'directorship_over']);
    expect((await bank.decide(caseId, reviewer, 'approve')).status).toBe(200);
    expect((await profileOf(caseId)).officers[1]).toMatchObject({ is_confirmed: true });
  });

  it('ends where the applicant takes the director off: the business is registered without them', async () => {
    const { ann, dee, caseId, asked } = await invited();
    expect((await replace(caseId, ann, '')).body.items).toMatchObject([{ state: 'off', can_replace: false }]);
    const late = await answer(asked.id, dee);
    expect([late.status, late.body.state]).toEqual([409, 'over']);
    expect((await bank.ask('GET', '/registry/directorships', dee)).body.items).toEqual([]);
    expect((await bank.decide(caseId, reviewer, 'approve')).status).toBe(200);
    expect((await profileOf(caseId)).officers).toMatchObject([{ name: 'Ann Test' }]);
  });

  it('is one of the applicant alone: of a yes and a replacement at once one counts', async () => {
    const { ann, dee, caseId, asked } = await invited();
    const other = await bank.person('Other');
    for (const stranger of [dee, other, reviewer]) {
      expect((await replace(caseId, stranger, other.username)).status).toBe(404);
      expect((await directorsOf(caseId, stranger)).status).toBe(404);
    }
    expect((await replace(caseId, ann, other.username, '3')).status).toBe(404);
    const [yes, instead] = await Promise.all([answer(asked.id, dee), replace(caseId, ann, other.username)]);
    expect(new Set([yes.status, instead.status])).toEqual(new Set([200, 409]));
    const [now] = (await directorsOf(caseId, ann)).body.items;
    expect(now).toMatchObject(
      yes.status === 200 ? { state: 'confirmed', username: dee.username } : { state: 'waiting' },
    );
  });
});

describe('a director who joins by a change [SYS-08]', () => {
  const register = async (ann: TestPerson) => {
    const { body } = await bank.submit(ann);
    await bank.step(body.id, reviewer, { step: 'take' });
    await bank.decide(body.id, reviewer, 'approve');
    const { rows } = await bank.database.owner.query('select id from registry.business where case_id = $1', [
      body.id,
    ]);
    return { id: String(rows[0].id), caseId: String(body.id) };
  };
  const join = (id: string, as: TestPerson, user: string) =>
    bank.ask('POST', `/businesses/${id}/changes/directors`, as, {
      version: 1,
      leaving: '',
      joining_name: 'Dee Second',
      joining_born: '1970-07-08',
      joining_user: user,
    });

  it('confirms by their own account before an officer sees the change', async () => {
    const ann = await bank.person('Ann', '10000');
    const dee = await bank.person('Dee');
    const { id, caseId } = await register(ann);
    const nobody = await join(id, ann, 'nobody-of-this-name');
    expect(nobody.body.errors).toMatchObject([{ field: 'joining_user', code: 'person_unknown' }]);
    const { body } = await join(id, ann, dee.username);
    expect((await bank.asOfficer('GET', body.case_id, reviewer)).status).toBe(404);
    const { items } = (await bank.ask('GET', '/registry/directorships', dee)).body;
    expect(items).toMatchObject([{ name: 'Dee Second', born_month: '1970-07', state: 'waiting' }]);
    expect((await bank.ask('GET', '/registry/consents', dee)).body.items).toEqual([]);
    const path = `/registry/consents/${body.case_id}`;
    expect((await bank.ask('GET', path, dee)).status).toBe(404);
    const wrong = await bank.ask('POST', `${path}/answers`, dee, { answer: 'consent', reason: '' });
    expect(wrong.status).toBe(404);
    for (const other of [ann, reviewer, await bank.person('Stranger')])
      expect((await answer(body.case_id, other)).status).toBe(404);
    expect((await answer(body.case_id, dee)).body).toMatchObject({ state: 'confirmed' });
    expect(bank.told).toContainEqual({ userId: ann.userId, kind: 'registry.director_confirmed' });
    await bank.step(body.case_id, reviewer, { step: 'take' });
    expect((await bank.decide(body.case_id, reviewer, 'approve')).body.state).toBe('entered');
    expect((await profileOf(caseId)).officers[1]).toMatchObject({ name: 'Dee Second', is_confirmed: true });
  });

  it('who says no ends the change', async () => {
    const ann = await bank.person('Ann', '10000');
    const dee = await bank.person('Dee');
    const { id, caseId } = await register(ann);
    const { body } = await join(id, ann, dee.username);
    expect((await answer(body.case_id, dee, 'decline')).body).toMatchObject({ state: 'declined' });
    const again = await answer(body.case_id, dee);
    expect([again.status, again.body.code]).toEqual([409, 'directorship_over']);
    expect((await bank.ask('GET', `/cases/${body.case_id}`, ann)).body.state).toBe('consent_refused');
    expect((await profileOf(caseId)).officers).toHaveLength(1);
    expect((await join(id, ann, dee.username)).status).toBe(201);
  });
});
