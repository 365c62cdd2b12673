import { afterAll, describe, expect, it } from 'vitest';

import { serveCareers } from './testing/served-careers.ts';

const { server, ask, newJob, apply, forget } = await serveCareers();
afterAll(() => server.close());

const questions = ['When could you begin?', 'Do you have a driving licence?'];
const answers = [
  { question: questions[0], answer: 'In two weeks.' },
  { question: questions[1], answer: 'Yes, for lorries as well.' },
];
const applied = (slug: string, who: string, given: unknown) =>
  apply(slug, who, server.newId(), { answers: given });

describe('the questions of an employer', () => {
  it('are answered by everyone who applies, and the employer reads question and answer [SYS-07]', async () => {
    const job = await newJob({ questions });
    expect((await ask('GET', `/jobs/${job.slug}`, server.newId())).body).toMatchObject({ questions });
    const ann = server.newId();
    const sent = await applied(job.slug, ann, answers);
    expect(sent.status).toBe(201);
    const received = await ask('GET', `/job-postings/${job.id}/applications`, job.owner);
    expect(received.body.items).toMatchObject([{ answers }]);
    const kept = async () =>
      (
        await server.owner.query('select sealed_answers from careers.application where id = $1', [
          sent.body.id,
        ])
      ).rows[0]?.sealed_answers;
    expect(await kept()).not.toContain('lorries');
    await forget(ann);
    expect(await kept()).toBeNull();
  });

  it('that are left out, answered with nothing, or are none of the job are refused at their field, and nothing is sent', async () => {
    const job = await newJob({ questions });
    const bob = server.newId();
    const errorsOf = async (given: unknown) => {
      const { status, body } = await applied(job.slug, bob, given);
      expect(status).toBe(422);
      return body.errors.map(({ field, code }) => `${field} ${code}`);
    };
    expect(await errorsOf([])).toEqual(['answers.0 required', 'answers.1 required']);
    expect(await errorsOf([answers[0], { ...answers[1], answer: ' \u0000\u200B ' }])).toEqual([
      'answers.1.answer required',
    ]);
    expect(await errorsOf(answers.toReversed())).toEqual([
      'answers.0 question_changed',
      'answers.1 question_changed',
    ]);
    expect(await errorsOf([...answers, { question: 'Why?', answer: 'Because.' }])).toEqual([
      'answers.2 not_offered',
    ]);
    expect(await errorsOf([answers[0], { ...answers[1], answer: 'a'.repeat(1001) }])).toEqual([
      'answers.1.answer too_long',
    ]);
    const received = await ask('GET', `/job-postings/${job.id}/applications`, job.owner);
    expect(received.body.items).toEqual([]);
  });

  it('are five at most, each once, and none too long', async () => {
    const errorsOf = async (asked: readonly string[]) =>
      (await newJob({ questions: asked })).errors?.map(({ field, code }) => `${field} ${code}`);
    expect(await errorsOf(Array.from({ length: 6 }, (_, at) => `Question number ${at}?`))).toEqual([
      'questions too_many',
    ]);
    expect(await errorsOf(['When could you begin?', 'WHEN could you begin?'])).toEqual(['questions twice']);
    expect(await errorsOf(['a'.repeat(201)])).toEqual(['questions.0 too_long']);
  });
});
