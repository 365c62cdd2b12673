import { afterAll, describe, expect, it } from 'vitest';

import { stepsIn } from './testing/careers-steps.ts';
import { serveCareers } from './testing/served-careers.ts';

const careers = await serveCareers();
const { server, terms, ask, employerStep, ownStep, mine } = careers;
const { hired, toldTo, eventsOf } = stepsIn(careers);
afterAll(() => server.close());

/** What was told of an application under one topic. */
const told = async (topic: string, id: string) =>
  (await eventsOf(id)).flatMap((event) => (event.topic === topic ? [event.payload] : []));

describe('a hire', () => {
  it('says on which day the job begins; called off by the employer, the applicant is told and nobody counts as hired [SYS-07]', async () => {
    const { job, ann, id, version, taken } = await hired();
    expect(taken).toMatchObject({ state: 'hired', can_call_off: true });
    expect(await told('careers.person_hired', id)).toMatchObject([{ starts_on: terms.starts_on }]);
    expect((await employerStep(id, job.viewer, { step: 'call_off', version })).body.code).toBe(
      'team_role_required',
    );
    expect((await employerStep(id, server.newId(), { step: 'call_off', version })).status).toBe(404);
    const off = await employerStep(id, job.owner, { step: 'call_off', version });
    expect(off.body).toMatchObject({ state: 'called_off', can_call_off: false });
    expect(await told('careers.hire_called_off', id)).toMatchObject([
      { by: 'employer', user_id: ann, starts_on: terms.starts_on },
    ]);
    expect((await toldTo(ann)).at(-1)).toBe('careers.job_called_off');
    const again = await employerStep(id, job.owner, { step: 'call_off', version: off.body.version });
    expect(again.body.code).toBe('application_step_refused');
    const { body } = await ask('GET', `/job-postings/${job.id}/applications`, job.owner);
    expect(body.items).toMatchObject([{ state: 'called_off' }]);
  });

  it('is called off by the person who was hired, once where both do it at once', async () => {
    const { job, ann, id, version } = await hired();
    const both = await Promise.all([
      ownStep(id, ann, { step: 'call_off', version }),
      employerStep(id, job.owner, { step: 'call_off', version }),
    ]);
    expect(both.map(({ status }) => String(status)).toSorted()).toEqual(['200', '409']);
    expect(await told('careers.hire_called_off', id)).toHaveLength(1);
    expect(await mine(ann)).toMatchObject([{ state: 'called_off' }]);
  });

  it('tells the employer where the person calls it off', async () => {
    const { job, ann, id, version } = await hired();
    expect((await ownStep(id, job.owner, { step: 'call_off', version })).status).toBe(404);
    expect((await ownStep(id, ann, { step: 'call_off', version })).body.state).toBe('called_off');
    expect((await toldTo(job.owner)).at(-1)).toBe('careers.hire_dropped');
    expect((await toldTo(ann)).at(-1)).toBe('careers.offer_made');
  });

  it('is not called off once the job has begun, nor before it was accepted', async () => {
    const { job, ann, id, version } = await hired();
    server.services.movableClock.advance(400 * 86_400);
    expect(await mine(ann)).toMatchObject([{ can_call_off: false }]);
    for (const answer of [
      await ownStep(id, ann, { step: 'call_off', version }),
      await employerStep(id, job.owner, { step: 'call_off', version }),
    ])
      expect([answer.status, answer.body.code]).toEqual([409, 'job_begun']);
  });
});
