import { createJobs } from '@egcr/jobs/server';
import { notificationAsked } from '@egcr/notifications/contract';
import type { ActingRight } from '@egcr/organisations/contract';
import type { KnownPerson } from '@egcr/profile/server';
import { serveDomain, type ServedDomain } from '@egcr/server-kit/testing/served-domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { OwnApplication, ReceivedApplication } from '../contract/index.ts';
import { createCareers } from './index.ts';

interface Answer {
  readonly status: number;
  readonly body: ReceivedApplication & {
    readonly code: string;
    readonly slug: string;
    readonly items: readonly (OwnApplication & ReceivedApplication & { readonly slug: string })[];
    readonly errors: readonly { readonly field: string; readonly code: string }[];
  };
}

const LETTER = 'I have kept books for four years, and I can begin in two weeks from today.';
let server: ServedDomain;
const teams = new Map<string, { readonly owner: string; readonly viewer: string }>();
let careers: ReturnType<typeof createCareers>;

beforeAll(async () => {
  const acting = {
    memberOf: async (_db: unknown, userId: string, id: string) => {
      const team = teams.get(id);
      if (team === undefined || ![team.owner, team.viewer].includes(userId)) return undefined;
      const rights: readonly ActingRight[] = userId === team.owner ? ['view', 'edit'] : ['view'];
      return { name: 'Ferri Olive Press', kind: 'business' as const, country: 'IT', rights };
    },
    membersWith: async (_db: unknown, id: string) => [teams.get(id)?.owner ?? ''],
  };
  const unused = async () => {
    throw new Error('verified organisations open no case');
  };
  const jobs = createJobs({
    cases: { open: unused, takeSampleStep: unused },
    acting,
    isVerified: async () => true,
    addSampleOrganisation: async () => undefined,
  });
  const person = (userId: string): KnownPerson => ({
    userId,
    username: `u${userId.slice(-6)}`,
    firstName: 'Amina',
    lastName: 'Okafor',
  });
  const people = {
    findByIds: async (_db: unknown, ids: readonly string[]) => new Map(ids.map((id) => [id, person(id)])),
  };
  careers = createCareers({ jobs: jobs.door, acting, people });
  const calls = [...(jobs.domain.calls ?? []), ...(careers.domain.calls ?? [])];
  server = await serveDomain({ ...careers.domain, calls }, { isPinOpen: true });
});
afterAll(() => server.close());

async function ask(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, who: string, body?: object) {
  return askUnder(server.newId(), method, path, { who, ...(body && { body }) });
}

async function askUnder(
  key: string,
  method: 'GET' | 'POST' | 'PUT' | 'DELETE',
  path: string,
  { who, body }: { readonly who: string; readonly body?: object },
) {
  const answer = await server.app.inject({
    method,
    url: `/api/v1${path}`,
    headers: { 'idempotency-key': key, authorization: `Bearer ${who}` },
    ...(body && { payload: body }),
  });
  const read: Answer = { status: answer.statusCode, body: JSON.parse(answer.body || '{}') };
  return read;
}

async function newJob() {
  const organisation = server.newId();
  const team = { owner: server.newId(), viewer: server.newId() };
  teams.set(organisation, team);
  const { body } = await ask('POST', '/jobs', team.owner, {
    acting_for: organisation,
    title: 'Bookkeeper',
    body: 'Keep the books of three small teams. '.repeat(5),
    contract: 'permanent',
    hours: 'full_time',
    is_remote: false,
    country: 'IT',
    place: 'Lecce',
    currency: 'EUR',
    pay_min: '200000',
    pay_max: '290000',
    period: 'month',
    occupation: '3',
    sector: 'M',
    skills: [],
    language: 'en',
    closes_on: new Date(server.services.clock.now().getTime() + 20 * 86_400_000).toISOString().slice(0, 10),
  });
  return { id: body.id, slug: body.slug, version: body.version, ...team };
}

const apply = (slug: string, who: string, key = server.newId()) =>
  askUnder(key, 'POST', `/jobs/${slug}/applications`, { who, body: { letter: LETTER } });
const employerStep = (id: string, who: string, body: object) =>
  ask('POST', `/received-applications/${id}/steps`, who, body);
const ownStep = (id: string, who: string, body: object) =>
  ask('POST', `/careers/applications/${id}/steps`, who, body);
const mine = async (who: string) => (await ask('GET', '/careers/applications', who)).body.items;

async function toldTo(userId: string): Promise<readonly string[]> {
  const { rows } = await server.owner.query(
    `select payload ->> 'kind' as kind from platform.event
     where topic = $1 and payload ->> 'user_id' = $2 order by id`,
    [notificationAsked.topic, userId],
  );
  return rows.map(({ kind }) => kind);
}

async function eventsOf(applicationId: string): Promise<readonly string[]> {
  const { rows } = await server.owner.query(
    "select topic from platform.event where payload ->> 'application_id' = $1 order by id",
    [applicationId],
  );
  return rows.map(({ topic }) => topic);
}

describe('an application', () => {
  it('goes from sent to hired: the applicant sees each state, both sides are told, and other domains hear of the search [SYS-07]', async () => {
    const job = await newJob();
    const ann = server.newId();
    const sent = await apply(job.slug, ann);
    expect([sent.status, sent.body.state]).toEqual([201, 'submitted']);
    const received = await ask('GET', `/job-postings/${job.id}/applications`, job.owner);
    expect(received.body.items).toMatchObject([{ letter: LETTER, applicant: { name: 'Amina Okafor' } }]);
    const { id } = sent.body;
    let { version } = sent.body;
    for (const [step, state] of [
      ['see', 'seen'],
      ['invite', 'interview'],
      ['hold_interview', 'interviewed'],
      ['offer', 'offer'],
    ]) {
      const moved = await employerStep(id, job.owner, { step, version });
      expect(moved.body.state).toBe(state);
      version = moved.body.version;
      expect(await mine(ann)).toMatchObject([{ state }]);
    }
    expect((await ownStep(id, ann, { step: 'accept', version })).body.state).toBe('hired');
    expect(await toldTo(ann)).toEqual([
      'careers.application_seen',
      'careers.interview_asked',
      'careers.offer_made',
    ]);
    expect(await toldTo(job.owner)).toEqual(['careers.application_received', 'careers.offer_accepted']);
    expect(await eventsOf(id)).toEqual([
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
    const late = await apply(job.slug, server.newId());
    expect([late.status, late.body.code]).toEqual([409, 'job_closed']);
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
    expect(answers.find(({ status }) => status === 429)?.body.code).toBe('application_limit_reached');
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
      employerStep(body.id, job.owner, { step: 'offer', version }),
      ownStep(body.id, ann, { step: 'withdraw', version }),
    ]);
    expect(both.map(({ status }) => `${status}`).toSorted()).toEqual(['200', '409']);
  });

  it('without a look in 21 days counts as not answered, and the applicant is told', async () => {
    const job = await newJob();
    const ann = server.newId();
    const { body } = await apply(job.slug, ann);
    const lapse = () =>
      server.services.unit(async (work) => careers.domain.jobs?.['careers.lapse_unanswered']?.(work, {}));
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
    await server.services.unit(async (work) =>
      careers.domain.listeners?.['identity.user_deleted']?.(work, {
        id: server.newId(),
        topic: 'identity.user_deleted',
        payload: { user_id: ann },
      }),
    );
    const received = await ask('GET', `/job-postings/${job.id}/applications`, job.owner);
    expect(received.body.items).toMatchObject([{ state: 'withdrawn', letter: '' }]);
  });
});

describe('a letter', () => {
  it('is kept sealed, and one from before is sealed by a job without a change for the employer', async () => {
    const job = await newJob();
    const { body } = await apply(job.slug, server.newId());
    const kept = async () => {
      const text = 'select letter, sealed_letter from careers.application where id = $1';
      return (await server.owner.query(text, [body.id])).rows[0];
    };
    const read = async () =>
      (await ask('GET', `/job-postings/${job.id}/applications`, job.owner)).body.items[0]?.letter;
    const first = await kept();
    expect([first.letter, first.sealed_letter.includes('books')]).toEqual([null, false]);
    const before = 'update careers.application set letter = $2, sealed_letter = null where id = $1';
    await server.owner.query(before, [body.id, LETTER]);
    expect(await read()).toBe(LETTER);
    await server.services.unit(async (work) => careers.domain.jobs?.['careers.seal_letters']?.(work, {}));
    expect((await kept()).letter).toBeNull();
    expect(await read()).toBe(LETTER);
  });
});

describe('a job that a person saved [SYS-07]', () => {
  const slugs = async (who: string) =>
    (await ask('GET', '/careers/saved-jobs', who)).body.items.map(({ slug }) => slug);
  const save = (slug: string, who: string, method: 'PUT' | 'DELETE' = 'PUT') =>
    ask(method, `/careers/saved-jobs/${slug}`, who);

  it('is found again by that person alone, once, until they take it out or the account is deleted', async () => {
    const [one, two] = [await newJob(), await newJob()];
    const [ann, bob] = [server.newId(), server.newId()];
    await save(one.slug, ann);
    await Promise.all(Array.from({ length: 5 }, () => save(two.slug, ann)));
    expect((await slugs(ann)).toSorted()).toEqual([one.slug, two.slug].toSorted());
    expect(await slugs(bob)).toEqual([]);
    await save(one.slug, bob, 'DELETE');
    expect(await slugs(ann)).toHaveLength(2);
    await save(one.slug, ann, 'DELETE');
    expect(await slugs(ann)).toEqual([two.slug]);
    await ask('POST', `/job-postings/${two.id}/steps`, two.owner, { step: 'close', version: two.version });
    expect((await ask('GET', '/careers/saved-jobs', ann)).body.items).toMatchObject([{ is_open: false }]);
    await server.services.unit(async (work) =>
      careers.domain.listeners?.['identity.user_deleted']?.(work, {
        id: server.newId(),
        topic: 'identity.user_deleted',
        payload: { user_id: ann },
      }),
    );
    expect(await slugs(ann)).toEqual([]);
  });

  it('is one that everyone could see, and no more than a hundred', async () => {
    const job = await newJob();
    const ann = server.newId();
    expect((await save('nothing-here', ann)).status).toBe(404);
    await server.owner.query(
      'insert into careers.saved_job select $1, gen_random_uuid(), now() from generate_series(1, 100)',
      [ann],
    );
    expect((await save(job.slug, ann)).body.code).toBe('too_many_saved');
    expect((await ask('GET', '/careers/saved-jobs', ann)).status).toBe(200);
  });
});
