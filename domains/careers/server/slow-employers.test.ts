import { afterAll, describe, expect, it } from 'vitest';

import { isSlow } from '../contract/answer-rules.ts';
import { serveCareers } from './testing/served-careers.ts';

const { server, ask, newJob, apply, employerStep, runJob } = await serveCareers();
afterAll(() => server.close());

const age = (id: string, days: number) =>
  server.owner.query(
    "update careers.application set sent_at = sent_at - $2 * interval '1 day' where id = $1",
    [id, days],
  );
const standingOf = async (slug: string) =>
  (await ask('GET', `/jobs/${slug}`, server.newId())).body.is_employer_slow;

describe('an employer who does not answer in 21 days [SYS-07]', () => {
  it('is said to be slow at its jobs, also where it only looked; an answer ends that in the next night', async () => {
    const [silent, looking, quick] = await Promise.all([newJob(), newJob(), newJob()]);
    const ids = new Map<string, string>();
    for (const job of [silent, looking, quick]) {
      const { body } = await apply(job.slug, server.newId());
      ids.set(job.slug, body.id);
      await age(body.id, 22);
    }
    const idOf = (slug: string) => ids.get(slug) ?? '';
    await employerStep(idOf(looking.slug), looking.owner, { step: 'see', version: 1 });
    await employerStep(idOf(quick.slug), quick.owner, { step: 'decline', version: 1, reason: 'skills' });
    await runJob('careers.lapse_unanswered');
    expect(await standingOf(silent.slug)).toBe(true);
    expect(await standingOf(looking.slug)).toBe(true);
    expect(await standingOf(quick.slug)).toBe(false);
    await ask('POST', `/received-applications/${idOf(looking.slug)}/messages`, looking.owner, {
      text: 'We look at all letters until Friday.',
    });
    await runJob('careers.lapse_unanswered');
    expect(await standingOf(looking.slug)).toBe(false);
    await age(idOf(silent.slug), 80);
    await runJob('careers.lapse_unanswered');
    expect(await standingOf(silent.slug)).toBe(false);
  });

  it('is not slow for applications that are younger, or that were withdrawn', async () => {
    const job = await newJob();
    const [young, gone] = [await apply(job.slug, server.newId()), await apply(job.slug, server.newId())];
    await age(young.body.id, 20);
    await age(gone.body.id, 22);
    await server.owner.query("update careers.application set state = 'withdrawn' where id = $1", [
      gone.body.id,
    ]);
    await runJob('careers.lapse_unanswered');
    expect(await standingOf(job.slug)).toBe(false);
  });

  it.each([
    [0, 0, false],
    [1, 0, false],
    [1, 1, true],
    [4, 1, true],
    [5, 1, false],
    [100, 25, true],
  ])('of %i applications %i without an answer: slow is %s', (received, unanswered, slow) => {
    expect(isSlow({ received, unanswered })).toBe(slow);
  });
});
