import { notificationAsked } from '@egcr/notifications/contract';
import ICAL from 'ical.js';
import { afterAll, describe, expect, it } from 'vitest';

import { serveCareers } from '../testing/served-careers.ts';

const {
  server,
  ask,
  newJob,
  apply,
  employerStep,
  ownStep,
  mine,
  forget,
  runJob,
  offerTimes,
  inHours,
  interviewStep,
} = await serveCareers();
afterAll(() => server.close());

async function toldTo(userId: string): Promise<readonly string[]> {
  const { rows } = await server.owner.query(
    `select payload ->> 'kind' as kind from platform.event
     where topic = $1 and payload ->> 'user_id' = $2 order by id`,
    [notificationAsked.topic, userId],
  );
  return rows.map(({ kind }) => kind);
}

type Job = Awaited<ReturnType<typeof newJob>>;

/** Someone who has applied, and what the employer offers them. */
async function invited(job: Job, hours: readonly number[]) {
  const ann = server.newId();
  const { body } = await apply(job.slug, ann);
  const offered = await offerTimes(body.id, job.owner, { version: body.version, hours });
  expect([offered.status, offered.body.code]).toEqual([200, undefined]);
  return { ann, application: offered.body, interview: interviewOf(offered.body) };
}

function interviewOf({
  interview,
}: {
  readonly interview: { readonly id: string; readonly version: number } | null;
}) {
  if (interview === null) throw new Error('no interview was offered');
  return interview;
}

async function fileOf(id: string, who: string) {
  const answer = await server.app.inject({
    method: 'GET',
    url: `/api/v1/careers/interviews/${id}/interview.ics`,
    headers: { authorization: `Bearer ${who}` },
  });
  return { status: answer.statusCode, type: String(answer.headers['content-type']), text: answer.body };
}

describe('an interview [SYS-07]', () => {
  it('is offered at several times, booked at one, and the others are free for another applicant', async () => {
    const job = await newJob();
    const { ann, interview } = await invited(job, [24, 48, 72]);
    expect(await mine(ann)).toMatchObject([
      {
        state: 'interview',
        interview: { state: 'offered', times: [24, 48, 72].map(inHours), starts_at: null },
      },
    ]);
    const bob = await apply(job.slug, server.newId());
    const same = await offerTimes(bob.body.id, job.owner, { version: bob.body.version, hours: [48.5] });
    expect([same.status, same.body.code]).toEqual([409, 'interview_time_taken']);
    const booked = await interviewStep(interview.id, ann, {
      step: 'book',
      version: interview.version,
      starts_at: inHours(24),
    });
    expect(booked.body.interview).toMatchObject({ state: 'booked', starts_at: inHours(24) });
    const freed = await offerTimes(bob.body.id, job.owner, { version: bob.body.version, hours: [48.5] });
    expect(freed.status).toBe(200);
    expect(await toldTo(ann)).toEqual(['careers.interview_offered']);
    expect(await toldTo(job.owner)).toContain('careers.interview_booked');
  });

  it('is booked once, however often and fast the button is pressed, and never at a time that was not offered', async () => {
    const job = await newJob();
    const { ann, interview } = await invited(job, [24, 48]);
    const book = (hours: number) =>
      interviewStep(interview.id, ann, {
        step: 'book',
        version: interview.version,
        starts_at: inHours(hours),
      });
    expect((await book(25)).body.code).toBe('interview_time_gone');
    const answers = await Promise.all([24, 48, 24, 48].map(book));
    expect(answers.map(({ status }) => `${status}`).toSorted()).toEqual(['200', '409', '409', '409']);
    expect((await toldTo(job.owner)).filter((kind) => kind === 'careers.interview_booked')).toHaveLength(1);
  });

  it('changes its time while the other one is free, asks for others, and takes those that the employer offers then', async () => {
    const job = await newJob();
    const { ann, application, interview } = await invited(job, [24, 48]);
    const { id } = interview;
    await interviewStep(id, ann, { step: 'book', version: 1, starts_at: inHours(24) });
    const bob = await invited(job, [48]);
    const taken = await interviewStep(id, ann, { step: 'book', version: 2, starts_at: inHours(48) });
    expect(taken.body.code).toBe('interview_time_taken');
    await interviewStep(bob.interview.id, bob.ann, { step: 'cancel', version: 1 });
    const changed = await interviewStep(id, ann, { step: 'book', version: 2, starts_at: inHours(48) });
    expect(changed.body.interview).toMatchObject({ starts_at: inHours(48), version: 3 });
    const asked = await interviewStep(id, ann, { step: 'ask_other_times', version: 3 });
    expect(asked.body.interview).toMatchObject({ state: 'other_times', times: [] });
    expect((await offerTimes(application.id, job.owner, { version: 1, hours: [96] })).body.code).toBe(
      'application_changed',
    );
    const { version } = asked.body;
    const again = await offerTimes(application.id, job.owner, { version, hours: [96] });
    expect(again.body.interview).toMatchObject({
      id,
      state: 'offered',
      times: [inHours(96)],
      starts_at: null,
    });
    expect(await toldTo(job.owner)).toContain('careers.other_times_asked');
  });

  it('is cancelled by either side, the other is told, and the employer offers another', async () => {
    const job = await newJob();
    const { ann, application, interview } = await invited(job, [24]);
    const off = await ask('POST', `/received-interviews/${interview.id}/cancellation`, job.owner, {
      version: interview.version,
    });
    expect(off.body.interview).toMatchObject({ state: 'cancelled', times: [] });
    expect(await toldTo(ann)).toContain('careers.interview_dropped');
    const late = await interviewStep(interview.id, ann, { step: 'book', version: 2, starts_at: inHours(24) });
    expect([late.status, late.body.code]).toEqual([409, 'interview_step_refused']);
    const next = await offerTimes(application.id, job.owner, { version: off.body.version, hours: [24] });
    expect(interviewOf(next.body).id).not.toBe(interview.id);
    await interviewStep(interviewOf(next.body).id, ann, { step: 'cancel', version: 1 });
    expect(await toldTo(job.owner)).toContain('careers.interview_called_off');
  });

  it('that is booked for later was not held yet, and counts for no search of work', async () => {
    const job = await newJob();
    const { ann, application, interview } = await invited(job, [24]);
    const book = { step: 'book', version: 1, starts_at: inHours(24) };
    const { version } = (await interviewStep(interview.id, ann, book)).body;
    const hold = () => employerStep(application.id, job.owner, { step: 'hold_interview', version });
    expect((await hold()).body.code).toBe('interview_ahead');
    await server.owner.query(
      "update careers.interview set starts_at = starts_at - interval '2 days' where id = $1",
      [interview.id],
    );
    const held = await hold();
    expect(held.body).toMatchObject({ state: 'interviewed', interview: { state: 'held' } });
  });

  it('ends with the application, and its time is free again', async () => {
    const job = await newJob();
    const { ann, application, interview } = await invited(job, [24]);
    const book = { step: 'book', version: 1, starts_at: inHours(24) };
    const { version } = (await interviewStep(interview.id, ann, book)).body;
    await ownStep(application.id, ann, { step: 'withdraw', version });
    expect(await mine(ann)).toMatchObject([{ state: 'withdrawn', interview: { state: 'cancelled' } }]);
    expect(await toldTo(job.owner)).toContain('careers.interview_called_off');
    const other = await invited(job, [24]);
    await forget(other.ann);
    expect((await invited(job, [24])).interview.version).toBe(1);
  });

  it('is nobody else’s: strangers find nothing, viewers of the team look and do not act', async () => {
    const job = await newJob();
    const { ann, application, interview } = await invited(job, [24]);
    const stranger = server.newId();
    const book = { step: 'book', version: 1, starts_at: inHours(24) };
    for (const who of [stranger, job.owner, job.viewer])
      expect((await interviewStep(interview.id, who, book)).status).toBe(404);
    const offer = { version: application.version, hours: [30] };
    expect((await offerTimes(application.id, ann, offer)).status).toBe(404);
    expect((await offerTimes(application.id, job.viewer, offer)).body.code).toBe('team_role_required');
    expect((await offerTimes(server.newId(), job.owner, offer)).status).toBe(404);
    expect((await interviewStep(server.newId(), ann, book)).status).toBe(404);
    expect((await fileOf(server.newId(), ann)).status).toBe(404);
    const cancel = `/received-interviews/${interview.id}/cancellation`;
    expect((await ask('POST', cancel, stranger, { version: 1 })).status).toBe(404);
    expect((await ask('POST', cancel, ann, { version: 1 })).status).toBe(404);
    expect((await ask('POST', cancel, job.viewer, { version: 1 })).body.code).toBe('team_role_required');
    const unknown = `/received-interviews/${server.newId()}/cancellation`;
    expect((await ask('POST', unknown, job.owner, { version: 1 })).status).toBe(404);
    await interviewStep(interview.id, ann, book);
    expect((await fileOf(interview.id, stranger)).status).toBe(404);
    expect((await fileOf(interview.id, job.viewer)).status).toBe(200);
  });

  it.each([
    [[], 'required'],
    [[0.5], 'in_the_past'],
    [[24, 24.5], 'overlap'],
    [[24 * 61], 'too_far'],
    [Array.from({ length: 11 }, (_, at) => 24 + at), 'too_many'],
  ] as const)('is not offered %j hours from now: %s, said at the field', async (hours, code) => {
    const job = await newJob();
    const { body } = await apply(job.slug, server.newId());
    const refused = await offerTimes(body.id, job.owner, { version: body.version, hours });
    expect([refused.status, refused.body.errors]).toEqual([
      422,
      [expect.objectContaining({ field: 'times', code })],
    ]);
  });

  it('reminds both sides a day and an hour before, each time once', async () => {
    const job = await newJob();
    const { ann, interview } = await invited(job, [30]);
    await interviewStep(interview.id, ann, { step: 'book', version: 1, starts_at: inHours(30) });
    const reminded = async () => {
      await runJob('careers.remind_interviews');
      const [own, employer] = await Promise.all([toldTo(ann), toldTo(job.owner)]);
      return [
        own.filter((kind) => kind === 'careers.interview_soon').length,
        employer.filter((kind) => kind === 'careers.interview_near').length,
      ];
    };
    const nearer = (hours: number) =>
      server.owner.query('update careers.interview set starts_at = $2 where id = $1', [
        interview.id,
        inHours(hours),
      ]);
    expect(await reminded()).toEqual([0, 0]);
    await nearer(23);
    expect([await reminded(), await reminded()]).toEqual([
      [1, 1],
      [1, 1],
    ]);
    await nearer(0.9);
    expect([await reminded(), await reminded()]).toEqual([
      [2, 2],
      [2, 2],
    ]);
  });
});

describe('the calendar file of an interview', () => {
  const eventOf = (text: string) => {
    const calendar = new ICAL.Component(ICAL.parse(text));
    const [found, ...more] = calendar.getAllSubcomponents('vevent');
    if (found === undefined || more.length > 0) throw new Error('the file has not one event');
    return { calendar, found, event: new ICAL.Event(found) };
  };

  it('is read by another program: the same instant and end, the place, and reminders', async () => {
    const job = await newJob({ title: 'Miller; press, night\\shift' });
    const { ann, interview } = await invited(job, [24]);
    expect((await fileOf(interview.id, ann)).status).toBe(404);
    await interviewStep(interview.id, ann, { step: 'book', version: 1, starts_at: inHours(24) });
    const { type, text } = await fileOf(interview.id, ann);
    expect(type).toContain('text/calendar');
    const { found, event } = eventOf(text);
    expect(event.summary).toBe('Interview: Miller; press, night\\shift, Ferri Olive Press');
    expect(event.location).toBe('https://meet.example.org/mill');
    const starts = event.startDate.toJSDate().getTime();
    expect(Math.abs(starts - new Date(inHours(24)).getTime())).toBeLessThan(1000);
    expect(event.endDate.toJSDate().getTime() - starts).toBe(45 * 60_000);
    expect(
      found.getAllSubcomponents('valarm').map((alarm) => alarm.getFirstPropertyValue('trigger')?.toString()),
    ).toEqual(['-P1D', '-PT1H']);
    expect((await fileOf(interview.id, ann)).text).toBe(text);
  });

  it('moves and leaves the calendar under the same id, with a higher sequence each time', async () => {
    const job = await newJob();
    const { ann, interview } = await invited(job, [24, 48]);
    const book = (version: number, hours: number) =>
      interviewStep(interview.id, ann, { step: 'book', version, starts_at: inHours(hours) });
    const read = async () => {
      const { calendar, event, found } = eventOf((await fileOf(interview.id, ann)).text);
      return {
        uid: event.uid,
        sequence: event.sequence,
        method: calendar.getFirstPropertyValue('method'),
        status: found.getFirstPropertyValue('status'),
      };
    };
    await book(1, 24);
    const first = await read();
    await book(2, 48);
    const moved = await read();
    expect(moved).toEqual({ ...first, sequence: first.sequence + 1, status: 'CONFIRMED', method: 'PUBLISH' });
    await interviewStep(interview.id, ann, { step: 'cancel', version: 3 });
    expect(await read()).toEqual({
      uid: first.uid,
      sequence: first.sequence + 2,
      method: 'CANCEL',
      status: 'CANCELLED',
    });
  });
});
