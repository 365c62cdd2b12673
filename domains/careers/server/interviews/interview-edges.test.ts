import { afterAll, describe, expect, it } from 'vitest';

import { stepsIn } from '../testing/careers-steps.ts';
import { serveCareers } from '../testing/served-careers.ts';
import { canBeChosen } from './shown.ts';
import { interviewsToRemind } from './store.ts';

const careers = await serveCareers();
const {
  server,
  ask,
  newJob,
  apply,
  employerStep,
  ownStep,
  mine,
  runJob,
  offerTimes,
  inHours,
  interviewStep,
} = careers;
const { toldTo } = stepsIn(careers);
afterAll(() => server.close());

const HOUR_MS = 3_600_000;

type Job = Awaited<ReturnType<typeof newJob>>;

/** Someone who has applied, and what the employer offers them. */
async function invited(job: Job, hours: readonly number[]) {
  const ann = server.newId();
  const { body } = await apply(job.slug, ann);
  const { body: offered } = await offerTimes(body.id, job.owner, { version: body.version, hours });
  return { ann, id: offered.id, version: offered.version, interview: offered.interview?.id ?? '' };
}
async function booked(job: Job, hours: readonly [number, ...number[]]) {
  const made = await invited(job, hours);
  const book = { step: 'book', version: 1, starts_at: inHours(hours[0]) };
  const { body } = await interviewStep(made.interview, made.ann, book);
  return { ...made, version: body.version };
}
const startsIn = (interview: string, hours: number) =>
  server.owner.query('update careers.interview set starts_at = $2 where id = $1', [
    interview,
    inHours(hours),
  ]);

describe('a step of an interview [SYS-07]', () => {
  it('changes the application too: who has not seen it does not act on what they saw before', async () => {
    const job = await newJob();
    const { ann, id, version, interview } = await invited(job, [24]);
    const book = { step: 'book', version: 1, starts_at: inHours(24) };
    const { body } = await interviewStep(interview, ann, book);
    expect(body.version).toBe(version + 1);
    const blind = await employerStep(id, job.owner, { step: 'decline', version, reason: 'pay' });
    expect(blind.body.code).toBe('application_changed');
    const path = `/received-interviews/${interview}/cancellation`;
    const stale = await ask('POST', path, job.owner, { version: 1 });
    expect([stale.status, stale.body]).toMatchObject([
      409,
      { code: 'interview_changed', state: 'booked', version: 2 },
    ]);
    const off = await ask('POST', path, job.owner, { version: 2 });
    expect(off.body.version).toBe(version + 2);
  });

  it('frees all times where other times are asked for', async () => {
    const job = await newJob();
    const { ann, interview } = await booked(job, [24, 48]);
    await interviewStep(interview, ann, { step: 'ask_other_times', version: 2 });
    const bob = await apply(job.slug, server.newId());
    const { status } = await offerTimes(bob.body.id, job.owner, {
      version: bob.body.version,
      hours: [24, 48],
    });
    expect(status).toBe(200);
  });

  it('chooses no time within the hour, though it was offered', async () => {
    const now = new Date('2026-11-27T12:00:00Z');
    const after = (ms: number) => new Date(now.getTime() + ms);
    expect([canBeChosen(after(HOUR_MS), now), canBeChosen(after(HOUR_MS - 1), now)]).toEqual([true, false]);
    const job = await newJob();
    const { ann, interview } = await invited(job, [24, 48]);
    await server.owner.query(
      'update careers.interview_time set starts_at = $2 where interview_id = $1 and starts_at = $3',
      [interview, inHours(0.5), inHours(24)],
    );
    expect(await mine(ann)).toMatchObject([{ interview: { times: [inHours(48)] } }]);
    const book = { step: 'book', version: 1, starts_at: inHours(0.5) };
    expect((await interviewStep(interview, ann, book)).body.code).toBe('interview_time_gone');
  });
});

describe('an application that leaves its interview [SYS-07]', () => {
  it('tells the employer only of an interview that was booked and is still ahead', async () => {
    const job = await newJob();
    const told = async () =>
      (await toldTo(job.owner)).filter((kind) => kind === 'careers.interview_called_off');
    const offered = await invited(job, [24]);
    await ownStep(offered.id, offered.ann, { step: 'withdraw', version: offered.version });
    const over = await booked(job, [30]);
    await startsIn(over.interview, -1);
    await ownStep(over.id, over.ann, { step: 'withdraw', version: over.version });
    const declined = await booked(job, [40]);
    await employerStep(declined.id, job.owner, {
      step: 'decline',
      version: declined.version,
      reason: 'position_filled',
    });
    expect(await mine(declined.ann)).toMatchObject([
      { state: 'declined', interview: { state: 'cancelled' } },
    ]);
    expect(await told()).toEqual([]);
    const ahead = await booked(job, [50]);
    await ownStep(ahead.id, ahead.ann, { step: 'withdraw', version: ahead.version });
    expect(await told()).toHaveLength(1);
  });

  it('was held, also where no time was booked any more, and leaves an earlier one as it is', async () => {
    const job = await newJob();
    const { ann, id, version, interview } = await booked(job, [24]);
    const asked = await interviewStep(interview, ann, { step: 'ask_other_times', version: 2 });
    expect(asked.body.version).toBe(version + 1);
    const held = await employerStep(id, job.owner, { step: 'hold_interview', version: version + 1 });
    expect([held.status, held.body.interview]).toMatchObject([200, { state: 'held', version: 4, times: [] }]);
    await ownStep(id, ann, { step: 'withdraw', version: held.body.version });
    expect(await mine(ann)).toMatchObject([{ state: 'withdrawn', interview: { state: 'held', version: 4 } }]);
  });

  it('says when the interview is that it cannot have held yet', async () => {
    const job = await newJob();
    const { id, version } = await booked(job, [24]);
    const { body } = await employerStep(id, job.owner, { step: 'hold_interview', version });
    expect(body).toMatchObject({ code: 'interview_ahead', starts_at: inHours(24) });
  });
});

describe('the reminders of an interview [SYS-07]', () => {
  it('come anew for another time, and name it', async () => {
    const job = await newJob();
    const { ann, interview } = await booked(job, [20, 22]);
    const reminded = async () => {
      await runJob('careers.remind_interviews');
      const { rows } = await server.owner.query(
        `select payload -> 'params' ->> 'starts_at' as at from platform.event
         where payload ->> 'kind' = 'careers.interview_soon' and payload ->> 'user_id' = $1 order by id`,
        [ann],
      );
      return rows.map(({ at }) => at);
    };
    expect(await reminded()).toEqual([inHours(20)]);
    await interviewStep(interview, ann, { step: 'book', version: 2, starts_at: inHours(22) });
    expect(await reminded()).toEqual([inHours(20), inHours(22)]);
  });

  it('are due from their instant on until the interview begins, so many at once', async () => {
    const job = await newJob();
    const { interview } = await booked(job, [100]);
    const { rows } = await server.owner.query('select starts_at from careers.interview where id = $1', [
      interview,
    ]);
    const starts: Date = rows[0].starts_at;
    const before = (ms: number) => new Date(starts.getTime() - ms);
    const due = async (now: Date, until: Date, count = 1, limit = 200) =>
      (await interviewsToRemind({ db: server.services.db, now }, { before: until, count, limit })).map(
        ({ id }) => id,
      );
    const [early, last] = [before(HOUR_MS), before(1)];
    expect(await due(early, starts)).toContain(interview);
    expect(await due(early, last)).not.toContain(interview);
    expect(await due(last, starts)).toContain(interview);
    expect(await due(starts, starts)).not.toContain(interview);
    expect(await due(early, starts, 0)).not.toContain(interview);
    expect(await due(early, starts, 1, 0)).toEqual([]);
  });
});
