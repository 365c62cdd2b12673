import { notificationAsked } from '@egcr/notifications/contract';
import { afterAll, describe, expect, it } from 'vitest';

import { serveCareers } from './testing/served-careers.ts';

const { server, terms, ask, newJob, apply, employerStep, ownStep, mine } = await serveCareers();
afterAll(() => server.close());

/** Someone who has accepted an offer. */
async function hired() {
  const job = await newJob();
  const ann = server.newId();
  const { body } = await apply(job.slug, ann);
  const listed = await employerStep(body.id, job.owner, { step: 'shortlist', version: body.version });
  const { version } = listed.body;
  const made = await employerStep(body.id, job.owner, { step: 'offer', version, offer: terms });
  const taken = await ownStep(body.id, ann, { step: 'accept', version: made.body.version });
  expect(taken.body).toMatchObject({ state: 'hired', can_call_off: true });
  return { job, ann, id: body.id, version: taken.body.version };
}

async function eventsOf(topic: string, applicationId: string) {
  const { rows } = await server.owner.query(
    "select payload from platform.event where topic = $1 and payload ->> 'application_id' = $2 order by id",
    [topic, applicationId],
  );
  return rows.map(({ payload }) => payload);
}

async function toldTo(userId: string): Promise<readonly string[]> {
  const { rows } = await server.owner.query(
    `select payload ->> 'kind' as kind from platform.event
     where topic = $1 and payload ->> 'user_id' = $2 order by id`,
    [notificationAsked.topic, userId],
  );
  return rows.map(({ kind }) => kind);
}

describe('a hire', () => {
  it('says on which day the job begins; called off by the employer, the applicant is told and nobody counts as hired [SYS-07]', async () => {
    const { job, ann, id, version } = await hired();
    expect(await eventsOf('careers.person_hired', id)).toMatchObject([{ starts_on: terms.starts_on }]);
    expect((await employerStep(id, job.viewer, { step: 'call_off', version })).body.code).toBe(
      'team_role_required',
    );
    expect((await employerStep(id, server.newId(), { step: 'call_off', version })).status).toBe(404);
    const off = await employerStep(id, job.owner, { step: 'call_off', version });
    expect(off.body).toMatchObject({ state: 'called_off', can_call_off: false });
    expect(await eventsOf('careers.hire_called_off', id)).toMatchObject([
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
    expect(await eventsOf('careers.hire_called_off', id)).toHaveLength(1);
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
