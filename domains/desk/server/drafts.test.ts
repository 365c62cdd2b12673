import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { goodAnswers, serveDesk, type ServedDesk } from './testing/served-desk.ts';

const DAY_S = 86_400;
let desk: ServedDesk;

beforeAll(async () => {
  desk = await serveDesk();
});
afterAll(() => desk.close());

const begin = async (who: string) => (await desk.ask('POST', '/forms/desk.fund/drafts', { who })).body;

describe('a form', () => {
  it('is asked in the reader’s language', async () => {
    const who = desk.newId();
    const { body } = await desk.ask('GET', '/forms/desk.fund', { who, language: 'de' });
    expect(body.title).toBe('Fonds');
    expect(body.questions.map(({ name }) => name)).toEqual(Object.keys(body.schema.properties));
    expect(body.questions[0]?.label).toBe('Was brauchen Sie?');
  });

  it.each(['desk.job', 'desk.nothing', 'x.y'])('that is not offered is not found: %s', async (form) => {
    expect((await desk.ask('GET', `/forms/${form}`, { who: desk.newId() })).status).toBe(404);
    expect((await desk.ask('POST', `/forms/${form}/drafts`, { who: desk.newId() })).status).toBe(404);
  });
});

describe('a draft', () => {
  it('is the same one wherever its owner goes on, with what was answered so far', async () => {
    const who = desk.newId();
    const first = await begin(who);
    const body = { version: first.version, answers: { purpose: ' half ' } };
    const saved = await desk.ask('PUT', `/form-drafts/${first.id}`, { who, body });
    expect(saved.body.version).toBe(2);
    const again = await begin(who);
    expect(again).toMatchObject({ id: first.id, version: 2, answers: { purpose: 'half' } });
    const { items } = (await desk.ask('GET', '/form-drafts', { who })).body;
    expect(items).toMatchObject([{ id: first.id, title: 'Fund', address: '/create/fund' }]);
  });

  it('of an earlier version of the form keeps its answers, lists what is new until it is saved, and can be sent', async () => {
    const who = desk.newId();
    const { id } = await begin(who);
    await desk.ask('PUT', `/form-drafts/${id}`, { who, body: { version: 1, answers: goodAnswers } });
    await sql`update forms.draft set form_version = 1 where id = ${id}`.execute(desk.db);
    const found = (await desk.ask('GET', `/form-drafts/${id}`, { who })).body;
    expect(found).toMatchObject({ answers: goodAnswers, changed_questions: ['budget', 'papers'] });
    expect((await begin(who)).changed_questions).toEqual(['budget', 'papers']);
    await desk.ask('PUT', `/form-drafts/${id}`, { who, body: { version: 2, answers: goodAnswers } });
    expect((await begin(who)).changed_questions).toEqual([]);
    const sent = await desk.ask('POST', '/services/fund/cases', {
      who,
      body: { draft_id: id, version: 3 },
      key: desk.newId(),
    });
    expect(sent.status).toBe(201);
  });

  it('is begun once by 20 tabs at once', async () => {
    const who = desk.newId();
    const drafts = await Promise.all(Array.from({ length: 20 }, () => begin(who)));
    expect(new Set(drafts.map(({ id }) => id)).size).toBe(1);
  });

  it('that was saved elsewhere is not overwritten: the answer names the version that stands', async () => {
    const who = desk.newId();
    const { id } = await begin(who);
    const save = (answers: object) =>
      desk.ask('PUT', `/form-drafts/${id}`, { who, body: { version: 1, answers } });
    await save({ purpose: 'from the telephone' });
    const late = await save({ purpose: 'from the computer' });
    expect(late).toMatchObject({ status: 409, body: { code: 'draft_changed', version: 2 } });
    expect((await desk.ask('GET', `/form-drafts/${id}`, { who })).body.answers).toEqual({
      purpose: 'from the telephone',
    });
  });

  it('is there for its owner alone', async () => {
    const { id } = await begin(desk.newId());
    const who = desk.newId();
    expect((await desk.ask('GET', `/form-drafts/${id}`, { who })).status).toBe(404);
    const body = { version: 1, answers: {} };
    expect((await desk.ask('PUT', `/form-drafts/${id}`, { who, body })).status).toBe(404);
    expect((await desk.ask('DELETE', `/form-drafts/${id}`, { who })).status).toBe(404);
    const sent = { draft_id: id, version: 1 };
    expect((await desk.ask('POST', '/services/fund/cases', { who, body: sent })).status).toBe(404);
  });

  it('is deleted by its owner for good', async () => {
    const who = desk.newId();
    const { id } = await begin(who);
    expect((await desk.ask('DELETE', `/form-drafts/${id}`, { who })).status).toBe(204);
    expect((await desk.ask('GET', `/form-drafts/${id}`, { who })).status).toBe(404);
  });

  it('cannot be read in the database', async () => {
    const who = desk.newId();
    await desk.draft(who, { purpose: 'A secret of mine' });
    const { rows } = await desk.owner.query('select * from forms.draft where owner_id = $1', [who]);
    expect(JSON.stringify(rows)).not.toContain('secret');
  });

  it.each([
    [{ stranger: 'x' }, ['answers.stranger']],
    [{ purpose: 'x'.repeat(10_001) }, ['answers.purpose']],
    [{ purpose: { deep: 1 } }, ['answers.purpose']],
    [{ purpose: [1], other: null }, ['answers.purpose', 'answers.other']],
  ])('does not take %j, and names the fields', async (answers, fields) => {
    const who = desk.newId();
    const { id } = await begin(who);
    const { status, body } = await desk.ask('PUT', `/form-drafts/${id}`, {
      who,
      body: { version: 1, answers },
    });
    expect(status).toBe(422);
    expect(body.errors.map(({ field }) => field)).toEqual(fields);
  });

  it('keeps hostile text as text, without signs that nobody can see', async () => {
    const who = desk.newId();
    const purpose = "<script>alert(1)</script>'; drop table forms.draft; -- \u202Ereversed\u0000";
    const { draft_id: id } = await desk.draft(who, { ...goodAnswers, purpose });
    expect((await desk.ask('GET', `/form-drafts/${id}`, { who })).body.answers).toMatchObject({
      purpose: "<script>alert(1)</script>'; drop table forms.draft; -- reversed",
    });
  });
});

describe('a draft whose time is over', () => {
  it('is not there any more, also before the job has deleted it: neither opened, saved, sent nor listed', async () => {
    const who = desk.newId();
    const { draft_id: id, version } = await desk.draft(who);
    desk.services.movableClock.advance(90 * DAY_S);
    const asked = [
      await desk.ask('GET', `/form-drafts/${id}`, { who }),
      await desk.ask('PUT', `/form-drafts/${id}`, { who, body: { version, answers: goodAnswers } }),
      await desk.ask('POST', '/services/fund/cases', { who, body: { draft_id: id, version } }),
    ];
    expect(asked.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect((await desk.ask('GET', '/form-drafts', { who })).body.items).toEqual([]);
  });

  it('makes room for a new one', async () => {
    const who = desk.newId();
    const { draft_id: id } = await desk.draft(who);
    desk.services.movableClock.advance(90 * DAY_S);
    const begun = await Promise.all([begin(who), begin(who), begin(who)]);
    expect(new Set(begun.map((each) => each.id)).size).toBe(1);
    expect(begun[0]).toMatchObject({ answers: {}, version: 1 });
    expect(begun[0]?.id).not.toBe(id);
  });
});

describe('a draft that nobody sends', () => {
  const end = () =>
    desk.services.unit(async (work) => {
      for (const { jobs } of desk.together) await jobs?.['forms.end_drafts']?.(work, {});
    });
  const reminders = async (who: string) => {
    const { rows } = await desk.owner.query(
      "select 1 from platform.event where topic = 'notification.asked' and payload ->> 'user_id' = $1",
      [who],
    );
    return rows.length;
  };

  it('is told of 14, 3 and 1 days before its end, each once, and deleted after 90 days', async () => {
    const who = desk.newId();
    const { draft_id: id } = await desk.draft(who);
    const told: number[] = [];
    for (const days of [75, 1, 10, 1, 1, 1]) {
      desk.services.movableClock.advance(days * DAY_S);
      await end();
      await end();
      told.push(await reminders(who));
    }
    expect(told).toEqual([0, 1, 1, 2, 2, 3]);
    expect((await desk.ask('GET', `/form-drafts/${id}`, { who })).status).toBe(200);
    desk.services.movableClock.advance(DAY_S);
    await end();
    expect((await desk.ask('GET', `/form-drafts/${id}`, { who })).status).toBe(404);
  });
});
