import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { serveJobs, type ServedJobs } from './testing/served-jobs.ts';

let board: ServedJobs;
beforeAll(async () => {
  board = await serveJobs();
});
afterAll(() => board.close());

/** Each alone is enough to be held. */
const secret = 'Please send us your bank account number and your card number.';
const fee = ['Will you pay the registration fee', 'of 50 dollars before the training'];

describe('the questions of a posting [SYS-07]', () => {
  it('stand at the job, and change with it', async () => {
    const employer = board.newEmployer();
    const { body } = await board.post(employer, {
      title: 'Lamp lighter',
      questions: ['  When could\n you   begin? '],
    });
    const asked = async () => (await board.ask('GET', `/jobs/${body.slug}`)).body;
    expect(await asked()).toMatchObject({ questions: ['When could you begin?'] });
    const whole = await board.ask('GET', `/job-postings/${body.id}`, { who: employer.owner });
    expect(whole.body).toMatchObject({ questions: ['When could you begin?'] });
  });

  it('that want secrets or money are held, also of a verified employer, and so are skills that do', async () => {
    const employer = board.newEmployer();
    const held = async (title: string, more: object) =>
      (await board.post(employer, { title, ...more })).body.state;
    expect(await held('Chimney sweep', { questions: [secret, fee.join(' ')] })).toBe('in_moderation');
    expect(
      await held('Clock mender', {
        skills: ['send us your card number', 'your bank account number', ...fee],
      }),
    ).toBe('in_moderation');
    expect(await held('Well digger', { questions: ['Do you have a driving licence?'] })).toBe('published');
  });

  it('that look like a scam wait for an officer where they change, also of a verified employer', async () => {
    const employer = board.newEmployer();
    const { body } = await board.post(employer, { title: 'Ferryman' });
    const { body: whole } = await board.ask('GET', `/job-postings/${body.id}`, { who: employer.owner });
    const { version, title, body: text, hours, skills } = whole;
    const said = { version, title, body: text, hours, skills, is_remote: false };
    const pay = { pay_min: whole.pay_min.value, pay_max: whole.pay_max.value };
    const change = (questions: readonly string[]) =>
      board.ask('POST', `/job-postings/${body.id}/changes`, {
        who: employer.owner,
        body: { ...said, ...pay, questions },
      });
    const waiting = await change([secret, fee.join(' ')]);
    expect([waiting.status, waiting.body.change_case_id]).toEqual([200, expect.any(String)]);
    expect((await board.ask('GET', `/jobs/${body.slug}`)).body).toMatchObject({ questions: [] });
  });
});
