import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { serveCases, type ServedCases } from './testing/served-cases.ts';

let served: ServedCases;

beforeAll(async () => {
  served = await serveCases();
});
afterAll(() => served.close());

describe('a kind with states and steps of its own', () => {
  it('says what its states and steps are called, in the language of the reader', async () => {
    const { id, screener } = await served.underReview(served.newId());
    const english = await served.read(id, screener);
    expect(english).toMatchObject({ state: 'under_review', state_label: 'Under review', state_mark: 'busy' });
    expect(english.history.map(({ title }) => title)).toEqual([
      'Submitted',
      'An officer took the case',
      'Passed to review',
    ]);
    const fresh = await served.openCase(served.newId());
    await served.step(fresh, screener, { step: 'take' });
    const german = await served.ask('GET', `/admin/cases/${fresh}`, { who: screener, language: 'de' });
    expect(german.body.state_label).toBe('Vorprüfung');
    expect(german.body.steps).toContainEqual({
      event: 'ask',
      label: 'Frage stellen',
      does: 'ask',
      needs: 'text',
    });
    const queues = await served.ask('GET', '/admin/case-queues', { who: screener, language: 'de' });
    expect(queues.body.items).toEqual([
      expect.objectContaining({ kind: 'test.grant', label: 'Förderungen' }),
    ]);
    expect(queues.body.items[0]?.states).toContainEqual({ name: 'screening', label: 'Vorprüfung' });
  });

  it('offers each officer the steps that their permissions allow, with what each needs', async () => {
    const id = await served.openCase(served.newId());
    const screener = served.officer('screener');
    await served.step(id, screener, { step: 'take' });
    const offered = async (role: string) => (await served.read(id, served.officer(role))).can;
    expect((await served.read(id, screener)).can).toEqual(['release', 'ask', 'pass', 'decline']);
    expect(await offered('reviewer')).toEqual(['take', 'release', 'ask', 'decline']);
    expect(await offered('finance')).toEqual([]);
    expect(await offered('reader')).toEqual([]);
    const reviewer = served.officer('reviewer');
    const passed = await served.step(id, reviewer, { step: 'pass', reason: 'Complete' });
    expect(passed).toMatchObject({ status: 403, body: { code: 'other_officers' } });
  });

  it.each([
    [{ step: 'pass' }, [['reason', 'required']]],
    [
      { step: 'pass', text: 'x' },
      [
        ['reason', 'required'],
        ['text', 'unknown_field'],
      ],
    ],
    [{ step: 'ask', reason: 'x', text: 'y' }, [['reason', 'unknown_field']]],
    [{ step: 'release', reason: 'x' }, [['reason', 'unknown_field']]],
    [{ step: 'Pass!', reason: 'x' }, [['step', 'not_offered']]],
  ])('takes no step %j, and names the fields', async (given, fields) => {
    const id = await served.openCase(served.newId());
    const screener = served.officer('screener');
    await served.step(id, screener, { step: 'take' });
    const refused = await served.step(id, screener, given);
    expect(refused.status).toBe(422);
    expect(refused.body.errors.map(({ field, code }) => [field, code])).toEqual(fields);
  });

  it.each(['constructor', 'award', 'decline', 'submit', 'appeal', 'lapse', 'no_such_step', 'overdue'])(
    'takes no step %s by an officer: it is none, another’s, or a decision',
    async (step) => {
      const id = await served.openCase(served.newId());
      const screener = served.officer('screener');
      await served.step(id, screener, { step: 'take' });
      const given = { step, reason: 'So it is.' };
      expect((await served.step(id, screener, given)).body.code).toBe('case_step_refused');
      expect((await served.decide(id, screener, step === 'decline' ? 'pass' : step)).body.code).toBe(
        'case_step_refused',
      );
    },
  );

  it('waits for the applicant where only they can go on, and an answer leads where the kind says', async () => {
    const who = served.newId();
    const id = await served.openCase(who);
    const screener = served.officer('screener');
    await served.step(id, screener, { step: 'take' });
    const asked = await served.step(id, screener, { step: 'ask', text: 'Which school?' });
    expect(asked.body).toMatchObject({ state: 'needs_information', awaits: 'applicant', due_at: null });
    const answered = await served.ask('POST', `/cases/${id}/messages`, { who, body: { text: 'Harbour' } });
    expect(answered.body).toMatchObject({ state: 'screening', awaits: 'officer' });
    expect(answered.body.due_at).not.toBeNull();
  });

  it('lets the applicant take its own steps, with their text in the thread', async () => {
    const who = served.newId();
    const { id } = await served.underReview(who);
    for (const role of ['reviewer', 'reviewer', 'finance'])
      await served.decide(id, served.officer(role), 'award');
    const own = (await served.ask('GET', `/cases/${id}`, { who })).body;
    expect(own).toMatchObject({ state: 'awarded', awaits: 'applicant', can: ['accept_award', 'cancel'] });
    const accepted = await served.ownStep(id, who, { step: 'accept_award', text: 'Thank you' });
    expect(accepted.body).toMatchObject({ state: 'accepted', awaits: 'nobody' });
    expect(accepted.body.messages.map(({ text }) => text)).toEqual(['Thank you']);
    expect(await served.cases.verify(served.services)).toMatchObject({ findings: [] });
  });

  it('tells those who read another version what the state is now', async () => {
    const id = await served.openCase(served.newId());
    const screener = served.officer('screener');
    await served.step(id, screener, { step: 'take' });
    const stale = await served.ask('POST', `/admin/cases/${id}/steps`, {
      who: served.officer('screener'),
      body: { step: 'take', version: 1 },
    });
    expect(stale).toMatchObject({
      status: 409,
      body: {
        code: 'case_changed',
        version: 2,
        state: 'screening',
        state_label: 'Screening',
        last_step: 'An officer took the case',
      },
    });
  });
});
