import { watchDrawing } from '@egcr/server-kit/testing/drawn-paper';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

import { insertMessage } from './case-store.ts';
import { findCase, overdueCases } from './store.ts';
import { serveCases, type ServedCases } from './testing/served-cases.ts';

let served: ServedCases;
beforeAll(async () => {
  served = await serveCases();
});
afterEach(() => served.staff.clear());
afterAll(() => served.close());

const rowsOf = async (query: string, ...values: readonly unknown[]) =>
  (await served.owner.query(query, [...values])).rows;
const rowOf = async (id: string) => {
  const row = await findCase(served.services.db, id);
  if (row === undefined) throw new Error('there is no such case');
  return row;
};
/** What the bell was asked to tell a person. */
const bellOf = async (userId: string): Promise<readonly string[]> =>
  (
    await rowsOf(
      `select payload ->> 'kind' as kind from platform.event
       where topic = 'notification.asked' and payload ->> 'user_id' = $1 order by id`,
      userId,
    )
  ).map(({ kind }) => kind);
const write = (id: string, who: string, kind: 'reply' | 'note', text = 'Hello') =>
  served.ask('POST', `/admin/cases/${id}/messages`, { who, body: { kind, text } });
const writeOwn = (id: string, who: string) =>
  served.ask('POST', `/cases/${id}/messages`, { who, body: { text: 'Hello' } });

describe('officers of other kinds of cases', () => {
  it.each<['GET' | 'POST', string, object | undefined]>([
    ['GET', '', undefined],
    ['GET', '/officers', undefined],
    ['POST', '/steps', { step: 'take', version: 1 }],
    ['POST', '/decision', { decision: 'award', version: 1, reason: 'The plan is sound.' }],
    ['POST', '/messages', { kind: 'reply', text: 'Hello' }],
    ['POST', '/assignee', { officer_id: crypto.randomUUID(), version: 1 }],
  ])('do not find a case: %s %s', async (method, path, body) => {
    const id = await served.openCase(served.newId());
    const stranger = served.officer('stranger');
    const refused = await served.ask(method, `/admin/cases/${id}${path}`, {
      who: stranger,
      ...(body && { body }),
    });
    expect([refused.status, refused.body.code]).toEqual([404, 'not_found']);
    const unknown = served.newId();
    const none = await served.ask(method, `/admin/cases/${unknown}${path}`, {
      who: served.officer('screener'),
      ...(body && { body }),
    });
    expect([none.status, none.body.code]).toEqual([404, 'not_found']);
    expect((await rowOf(id)).version).toBe(1);
  });

  it('who only read them write nothing, and are not offered to', async () => {
    const id = await served.openCase(served.newId());
    const reader = served.officer('reader');
    expect((await served.read(id, reader)).can_write).toBe(false);
    const refused = await write(id, reader, 'reply');
    expect([refused.status, refused.body.code]).toEqual([403, 'other_officers']);
    expect((await served.read(id, served.officer('reviewer'))).can_write).toBe(true);
  });
});

describe('what is written in a case', () => {
  it('by an officer is told to the applicant, and a note to nobody but officers', async () => {
    const ann = served.newId();
    const id = await served.openCase(ann);
    const officer = served.officer('reviewer');
    expect((await write(id, officer, 'note', 'Ask the school')).status).toBeLessThan(300);
    expect(await bellOf(ann)).toEqual([]);
    const { body } = await write(id, officer, 'reply', 'Which school?');
    expect(body.messages.map((each) => [each.text, each.is_note, each.by])).toEqual([
      ['Ask the school', true, 'officer'],
      ['Which school?', false, 'officer'],
    ]);
    expect(await bellOf(ann)).toEqual(['cases.message']);
    const own = await served.ask('GET', `/cases/${id}`, { who: ann });
    expect(own.body.messages.map(({ text, name }) => [text, name])).toEqual([['Which school?', null]]);
    const answered = await writeOwn(id, ann);
    expect(answered.body.messages.map(({ text, by }) => [text, by])).toEqual([
      ['Which school?', 'officer'],
      ['Hello', 'applicant'],
    ]);
    // Nobody waited for an answer: it is no step.
    expect((await rowOf(id)).version).toBe(1);
  });

  it('ends with the case, for both sides; a note is always possible', async () => {
    const ann = served.newId();
    const id = await served.openCase(ann);
    expect((await served.ownStep(id, ann, { step: 'cancel' })).body.state).toBe('cancelled');
    const officer = served.officer('reviewer');
    const refused = await write(id, officer, 'reply');
    expect([refused.status, refused.body.code]).toEqual([409, 'case_closed']);
    const own = await writeOwn(id, ann);
    expect([own.status, own.body.code]).toEqual([409, 'case_closed']);
    expect((await write(id, officer, 'note')).body.messages).toHaveLength(1);
    expect((await served.ask('GET', `/cases/${id}`, { who: ann })).body.can_write).toBe(false);
  });

  it.each([
    ['officers', true],
    ['the applicant', false],
  ])('by %s is at most 200 messages', async (_, isOfficer) => {
    const ann = served.newId();
    const id = await served.openCase(ann);
    const officer = served.officer('reviewer');
    const send = () => (isOfficer ? write(id, officer, 'reply') : writeOwn(id, ann));
    const other = () => (isOfficer ? writeOwn(id, ann) : write(id, officer, 'reply'));
    await served.services.unit(async (work) => {
      for (let sent = 0; sent < 199; sent += 1)
        await insertMessage(work, {
          id: work.newId(),
          caseId: id,
          authorId: ann,
          isOfficer,
          isNote: false,
          text: 'Hello',
        });
    });
    expect((await send()).body.messages).toHaveLength(200);
    const refused = await send();
    expect(refused.body.code).toBe('too_many_messages');
    expect((await other()).body.code).not.toBe('too_many_messages');
  });
});

describe('whose turn it is, and how long', () => {
  it('stays as it was where a case is taken, given or endorsed in its state', async () => {
    const { id } = await served.underReview(served.newId());
    await served.owner.query("update cases.case set awaits = 'applicant' where id = $1", [id]);
    const [giver, other] = [served.newId(), served.newId()];
    served.staff.set(giver, 'reviewer').set(other, 'reviewer');
    await served.step(id, `${other} reviewer aal2`, { step: 'take' });
    expect((await rowOf(id)).awaits).toBe('applicant');
    const { version } = await rowOf(id);
    const given = await served.ask('POST', `/admin/cases/${id}/assignee`, {
      who: `${giver} reviewer aal2`,
      body: { officer_id: giver, version },
    });
    expect([given.status, (await rowOf(id)).awaits]).toEqual([200, 'applicant']);
    await served.decide(id, served.officer('reviewer'), 'award');
    expect((await rowOf(id)).awaits).toBe('applicant');
  });

  it('the term goes on while officers work in one state, and begins anew with the next, and after an answer', async () => {
    const ann = served.newId();
    const id = await served.openCase(ann);
    const screener = served.officer('screener');
    const due = async () => (await rowOf(id)).due_at?.toISOString();
    const submitted = await due();
    served.services.movableClock.advance(600);
    await served.step(id, screener, { step: 'take' });
    const screening = await due();
    expect(screening).not.toBe(submitted);
    served.services.movableClock.advance(600);
    await served.step(id, served.officer('screener'), { step: 'take' });
    expect(await due()).toBe(screening);
    await served.step(id, screener, { step: 'ask', text: 'Which school?' });
    expect([await due(), (await rowOf(id)).escalate_at]).toEqual([undefined, null]);
    served.services.movableClock.advance(600);
    await writeOwn(id, ann);
    expect(Date.parse((await due()) ?? '')).toBeGreaterThan(Date.parse(screening ?? ''));
  });

  it('a case is late from its term on, once, and nobody is told of an invented one', async () => {
    const [lead, ann] = [served.newId(), served.newId()];
    served.staff.set(lead, 'reviewer');
    const id = await served.openCase(ann);
    const sample = await served.openCase(ann, 'An invented roof', true);
    const due = (await rowOf(id)).due_at ?? new Date(0);
    const lateAt = async (at: Date) => {
      const late = (await overdueCases(served.services.db, at, 100)).map((row) => row.id);
      return [late.includes(id), late.includes(sample)];
    };
    expect(await lateAt(new Date(due.getTime() - 1000))).toEqual([false, false]);
    expect((await lateAt(due))[0]).toBe(true);
    served.services.movableClock.advance((due.getTime() - served.services.clock.now().getTime()) / 1000 + 1);
    expect(await lateAt(served.services.clock.now())).toEqual([true, true]);
    await served.runJob('cases.mark_overdue');
    expect(await lateAt(served.services.clock.now())).toEqual([false, false]);
    const kinds = await rowsOf(
      `select count(*) filter (where payload::text like '%' || $1 || '%') as of_case,
         count(*) filter (where payload::text like '%' || $2 || '%') as of_sample
       from platform.event where topic = 'notification.asked' and payload ->> 'user_id' = $3`,
      id,
      sample,
      lead,
    );
    expect(kinds).toEqual([{ of_case: 1n, of_sample: 0n }]);
    const seen = await served.read(id, served.officer('reader'));
    expect([seen.is_overdue, seen.history.at(-1)?.by]).toEqual([true, 'platform']);
    // The applicant does not read that officers are late.
    const own = await served.ask('GET', `/cases/${id}`, { who: ann });
    expect(own.body.history.map(({ event }) => event)).not.toContain('overdue');
  });
});

describe('an appeal', () => {
  it('is said of the case, frees it of its officer, and is not decided by who decided before', async () => {
    const ann = served.newId();
    const { id } = await served.underReview(ann);
    const reviewer = served.officer('reviewer');
    expect((await served.decide(id, reviewer, 'decline')).body).toMatchObject({
      state: 'declined',
      is_appeal: false,
    });
    const appealed = await served.ownStep(id, ann, { step: 'appeal', reason: 'The plan was misread.' });
    expect(appealed.body).toMatchObject({ state: 'submitted', is_appeal: true });
    expect((await rowOf(id)).assignee_id).toBeNull();
    await served.step(id, served.officer('screener'), { step: 'take' });
    expect((await served.decide(id, reviewer, 'decline')).body.code).toBe('decided_before');
    const other = await served.decide(id, served.officer('reviewer'), 'decline');
    expect(other.body).toMatchObject({ state: 'declined', is_appeal: true });
    expect(
      (await served.ownStep(id, ann, { step: 'appeal', reason: 'The plan was misread.' })).body.code,
    ).toBe('appeal_over');
  });
});

it('a case is a file for its applicant, with what was sent and how far it is, and for nobody else', async () => {
  const ann = served.newId();
  const id = await served.openCase(ann, 'School roof', true);
  const file = async (who: string) => {
    const answer = await served.app.inject({
      method: 'GET',
      url: `/api/v1/cases/${id}/paper`,
      headers: { authorization: `Bearer ${who}`, 'accept-language': 'en' },
    });
    return { status: answer.statusCode, headers: answer.headers, begins: answer.body.slice(0, 5) };
  };
  const { reference } = await rowOf(id);
  const { lines } = await watchDrawing(async () => {
    const paper = await file(ann);
    expect([paper.status, paper.headers['content-type'], paper.begins]).toEqual([
      200,
      'application/pdf',
      '%PDF-',
    ]);
    expect(paper.headers['content-disposition']).toContain(`egcr-${reference}.pdf`);
  });
  const said = lines.map(({ words }) => words);
  for (const words of ['School roof', reference, 'Purpose', 'A roof']) expect(said).toContain(words);
  expect((await file(served.newId())).status).toBe(404);
});

it('officers do not read the name of an applicant that is withheld, beside what they wrote or did', async () => {
  const ann = served.newId();
  const id = await served.openCase(ann);
  const olga = served.newId();
  await write(id, `${olga} reviewer aal2`, 'reply');
  await writeOwn(id, ann);
  const namesIn = async () => {
    const seen = await served.read(id, served.officer('reader'));
    return [seen.applicant, ...seen.messages.map(({ name }) => name), seen.history[0]?.name];
  };
  const [annName, olgaName] = [ann, olga].map((each) => `Person ${each.slice(-4)}`);
  expect(await namesIn()).toEqual([annName, olgaName, annName, annName]);
  await served.owner.query('update cases.case set is_name_withheld = true where id = $1', [id]);
  expect(await namesIn()).toEqual(['', olgaName, null, null]);
});

it('with an account its cases end, and what was written in them is erased; those of others stay', async () => {
  const [ann, ben] = [served.newId(), served.newId()];
  const [own, reviewed, other] = [
    await served.openCase(ann),
    (await served.underReview(ann)).id,
    await served.openCase(ben),
  ];
  for (const [id, who] of [
    [own, ann],
    [reviewed, ann],
    [other, ben],
  ] as const)
    await writeOwn(id, who);
  await served.forget(ann);
  const left = async (id: string) => {
    const { state, sealed_answers: sealed } = await rowOf(id);
    const [{ count }] = await rowsOf('select count(*)::int from cases.case_message where case_id = $1', id);
    return [state, sealed !== null, count];
  };
  // What nobody cancels any more stays in its state.
  expect([await left(own), await left(reviewed), await left(other)]).toEqual([
    ['cancelled', false, 0],
    ['under_review', false, 0],
    ['submitted', true, 1],
  ]);
  expect((await served.read(own, served.officer('reader'))).history.at(-1)).toMatchObject({
    event: 'erase',
    by: 'platform',
  });
  expect(await served.cases.verify(served.services)).toMatchObject({ findings: [] });
});
