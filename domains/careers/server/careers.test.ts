import { expectPages } from '@egcr/server-kit/testing/expect-pages';
import { afterAll, describe, expect, it } from 'vitest';

import { countHired, employersOf, listApplicationRows } from './store.ts';
import { stepsIn } from './testing/careers-steps.ts';
import { LETTER, serveCareers } from './testing/served-careers.ts';

const careers = await serveCareers();
const { server, terms, ask, newJob, apply, employerStep, ownStep, mine, forget, runJob } = careers;
const { toldTo, eventsOf } = stepsIn(careers);
afterAll(() => server.close());

describe('an application', () => {
  it('goes from sent to hired: the applicant sees each state, both sides are told, the front page counts one more, and other domains hear of the search [SYS-07] [HOME-02]', async () => {
    const job = await newJob();
    const ann = server.newId();
    const counted = () => server.services.unit(({ db }) => countHired(db));
    const hires = await counted();
    const employers = () => server.services.unit(({ db }) => employersOf(db, ann));
    const sent = await apply(job.slug, ann);
    expect([sent.status, sent.body.state]).toEqual([201, 'submitted']);
    const received = await ask('GET', `/job-postings/${job.id}/applications`, job.owner);
    expect(received.body.items).toMatchObject([{ letter: LETTER, applicant: { name: 'Amina Okafor' } }]);
    const { id } = sent.body;
    let { version } = sent.body;
    for (const [step, state] of [
      ['see', 'seen'],
      ['shortlist', 'shortlisted'],
      ['invite', 'interview'],
      ['hold_interview', 'interviewed'],
      ['offer', 'offer'],
    ]) {
      const more = step === 'offer' && { offer: terms };
      const moved = await employerStep(id, job.owner, { step, version, ...more });
      expect(moved.body.state).toBe(state);
      version = moved.body.version;
      expect(await mine(ann)).toMatchObject([{ state }]);
      expect(await employers()).toHaveLength(state === 'offer' ? 1 : 0);
    }
    expect((await ownStep(id, ann, { step: 'accept', version })).body.state).toBe('hired');
    const { rows } = await server.owner.query('select organisation_id from jobs.posting where id = $1', [
      job.id,
    ]);
    expect(await employers()).toEqual([rows[0]?.organisation_id]);
    expect(await counted()).toBe(hires + 1);
    expect(await toldTo(ann)).toEqual([
      'careers.application_seen',
      'careers.application_shortlisted',
      'careers.interview_asked',
      'careers.offer_made',
    ]);
    expect(await toldTo(job.owner)).toEqual(['careers.application_received', 'careers.offer_accepted']);
    expect((await eventsOf(id)).map(({ topic }) => topic)).toEqual([
      'careers.application_submitted',
      'careers.interview_held',
      'careers.person_hired',
    ]);
  });

  it('is one for a person and a job, however often and fast it is sent', async () => {
    const job = await newJob();
    const ann = server.newId();
    const answers = await Promise.all(Array.from({ length: 6 }, () => apply(job.slug, ann)));
    expect(answers.map(({ status }) => `${status}`).toSorted()).toEqual([
      '201',
      '409',
      '409',
      '409',
      '409',
      '409',
    ]);
    expect(answers.find(({ status }) => status === 409)?.body.code).toBe('already_applied');
    const key = server.newId();
    const bob = server.newId();
    const first = await apply(job.slug, bob, key);
    expect((await apply(job.slug, bob, key)).body.id).toBe(first.body.id);
  });

  it('for a job that is closed is refused, and a member of the employer does not apply', async () => {
    const job = await newJob();
    expect((await apply(job.slug, job.viewer)).body.code).toBe('own_organisation');
    await ask('POST', `/job-postings/${job.id}/steps`, job.owner, { step: 'fill', version: job.version });
    const like = await newJob({ title: 'Bookkeeper of a mill' });
    const late = await apply(job.slug, server.newId());
    expect([late.status, late.body.code]).toEqual([409, 'job_closed']);
    expect(late.body.similar.split(',')).toContain(like.slug);
    expect(late.body.similar).not.toContain(job.slug);
    expect((await apply('no-such-job', server.newId())).status).toBe(404);
  });

  it('is the fifty-first of a day: 429, also where many are sent at once', async () => {
    const job = await newJob();
    const ann = server.newId();
    await server.owner.query(
      `insert into careers.application (id, job_id, organisation_id, user_id, letter, state, sent_at, changed_at)
       select gen_random_uuid(), gen_random_uuid(), gen_random_uuid(), $1, '', 'submitted', $2, $2
       from generate_series(1, 49)`,
      [ann, server.services.clock.now()],
    );
    const others = await Promise.all([newJob(), newJob()]);
    const answers = await Promise.all([job, ...others].map(({ slug }) => apply(slug, ann)));
    expect(answers.map(({ status }) => `${status}`).toSorted()).toEqual(['201', '429', '429']);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.body.code).toBe('application_limit_reached');
    // The first of today's was sent a moment ago.
    expect(Number(refused?.retryAfter)).toBeGreaterThan(86_000);
  });

  it('is seen by the employer of the job alone, and answered by those who may', async () => {
    const job = await newJob();
    const other = await newJob();
    const ann = server.newId();
    const { body } = await apply(job.slug, ann);
    expect((await ask('GET', `/job-postings/${job.id}/applications`, other.owner)).status).toBe(404);
    const see = { step: 'see', version: body.version };
    expect((await employerStep(body.id, other.owner, see)).status).toBe(404);
    expect((await employerStep(body.id, ann, see)).status).toBe(404);
    expect((await employerStep(body.id, job.viewer, see)).body.code).toBe('team_role_required');
    expect((await ownStep(body.id, job.owner, { step: 'withdraw', version: body.version })).status).toBe(404);
  });

  it('is declined with a reason that the applicant reads, and with nothing else', async () => {
    const job = await newJob();
    const ann = server.newId();
    const { body } = await apply(job.slug, ann);
    const { version } = body;
    const bare = await employerStep(body.id, job.owner, { step: 'decline', version });
    expect(bare.body.errors).toEqual([expect.objectContaining({ field: 'reason', code: 'required' })]);
    const odd = await employerStep(body.id, job.owner, { step: 'see', version, reason: 'skills' });
    expect(odd.status).toBe(422);
    await employerStep(body.id, job.owner, { step: 'decline', version, reason: 'experience' });
    expect(await mine(ann)).toMatchObject([{ state: 'declined', decline_reason: 'experience' }]);
    const again = await employerStep(body.id, job.owner, { step: 'see', version });
    expect(again.body.code).toBe('application_changed');
    const after = await employerStep(body.id, job.owner, { step: 'see', version: version + 1 });
    expect(after.body.code).toBe('application_step_refused');
  });

  it('that is withdrawn while the employer makes an offer goes one way', async () => {
    const job = await newJob();
    const ann = server.newId();
    const { body } = await apply(job.slug, ann);
    const seen = await employerStep(body.id, job.owner, { step: 'see', version: body.version });
    const { version } = seen.body;
    const both = await Promise.all([
      employerStep(body.id, job.owner, { step: 'offer', version, offer: terms }),
      ownStep(body.id, ann, { step: 'withdraw', version }),
    ]);
    expect(both.map(({ status }) => `${status}`).toSorted()).toEqual(['200', '409']);
  });

  it('without a look in 21 days counts as not answered, and the applicant is told', async () => {
    const job = await newJob();
    const ann = server.newId();
    const { body } = await apply(job.slug, ann);
    const lapse = () => runJob('careers.lapse_unanswered');
    await lapse();
    expect(await mine(ann)).toMatchObject([{ state: 'submitted' }]);
    await server.owner.query(
      "update careers.application set sent_at = sent_at - interval '21 days' where id = $1",
      [body.id],
    );
    await lapse();
    expect(await mine(ann)).toMatchObject([{ state: 'no_response' }]);
    expect(await toldTo(ann)).toEqual(['careers.application_lapsed']);
  });

  it('of an account that is deleted ends, and what was written is deleted', async () => {
    const job = await newJob();
    const ann = server.newId();
    await apply(job.slug, ann);
    await forget(ann);
    const received = await ask('GET', `/job-postings/${job.id}/applications`, job.owner);
    expect(received.body.items).toMatchObject([{ state: 'withdrawn', letter: '' }]);
  });
});

it('applications for a job, and those of a person, are read page by page, the newest first', async () => {
  const [job, other] = [await newJob(), await newJob()];
  const ann = server.newId();
  await apply(job.slug, ann);
  await apply(job.slug, server.newId());
  await apply(other.slug, ann);
  for (const of of [{ jobId: job.id }, { userId: ann }])
    await expectPages((asked) => listApplicationRows(server.services.db, { ...asked, of }), {
      order: 'newest',
    });
});
