import { createJobs } from '@egcr/jobs/server';
import type { ActingRight } from '@egcr/organisations/contract';
import type { KnownPerson } from '@egcr/profile/server';
import { waitingMessages } from '@egcr/server-kit/testing/waiting-messages';
import { serveDomain } from '@egcr/server-kit/testing/served-domain';

import type { Cv, JobFit, OwnApplication, ReceivedApplication } from '../../contract/index.ts';
import { createCareers } from '../index.ts';

interface Answer {
  readonly status: number;
  /** In seconds, where a call can be made again later. */
  readonly retryAfter: unknown;
  readonly body: ReceivedApplication & {
    readonly code: string;
    /** Jobs like one that is closed. */
    readonly similar: string;
    readonly slug: string;
    readonly is_employer_slow: boolean;
    readonly next: string | null;
    readonly fit: JobFit;
    readonly cv: Cv & string;
    readonly not_understood: readonly { readonly path: string }[];
    readonly items: readonly (OwnApplication &
      ReceivedApplication & {
        readonly slug: string;
        readonly fit: JobFit;
        readonly job: { readonly slug: string };
      })[];
    readonly errors: readonly { readonly field: string; readonly code: string }[];
  };
}

export const LETTER = 'I have kept books for four years, and I can begin in two weeks from today.';
/** Terms that the posting of these tests allows. */
const termsAt = (now: Date) => ({
  pay: { value: '250000', assetCode: 'EUR', assetScale: 2 },
  starts_on: new Date(now.getTime() + 20 * 86_400_000).toISOString().slice(0, 10),
  note: 'We look forward to you.',
});
type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Teams = Map<string, { owner: string; readonly viewer: string }>;

/** Whose mail address was not confirmed. */
const unconfirmed = new Set<string>();
const contactsFor = (userId: string) => ({
  email: `${userId}@example.org`,
  isEmailVerified: !unconfirmed.has(userId),
  language: 'en',
});

/** Jobs of verified organisations, and careers beside them. */
async function serveBoth(teams: Teams) {
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
    directory: { listing: async () => undefined },
    requireStatus: async () => undefined,
    statusAllows: async () => true,
    levelsOf: async (_at, ids) => new Map(ids.map((id) => [id, 2])),
    addSampleOrganisations: async () => undefined,
    record: async () => undefined,
  });
  const person = (userId: string): KnownPerson => ({
    userId,
    username: `u${userId.slice(-6)}`,
    firstName: 'Amina',
    lastName: 'Okafor',
  });
  const people = {
    findByIds: async (_db: unknown, ids: readonly string[]) => new Map(ids.map((id) => [id, person(id)])),
    addSamplePeople: async () => undefined,
  };
  const careers = createCareers({
    publicUrl: 'https://egcr.test',
    jobs: jobs.door,
    contactsOf: async (_db, userId) => contactsFor(userId),
    acting,
    people,
  });
  const calls = [...(jobs.domain.calls ?? []), ...(careers.domain.calls ?? [])];
  const server = await serveDomain({ ...careers.domain, calls }, { isPinOpen: true });
  return { server, careers };
}

/** A job as an employer posts it. */
const jobToPost = (now: Date) => ({
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
  closes_on: new Date(now.getTime() + 20 * 86_400_000).toISOString().slice(0, 10),
});

type Ask = (method: Method, path: string, who: string, body?: object) => Promise<Answer>;

/** Both sides of an interview. Hours are counted from one instant: the clock goes on. */
function interviewCalls(ask: Ask, began: Date) {
  const inHours = (hours: number) => new Date(began.getTime() + hours * 3_600_000).toISOString();
  const offerTimes = (
    id: string,
    who: string,
    { version, hours }: { readonly version: number; readonly hours: readonly number[] },
  ) =>
    ask('POST', `/received-applications/${id}/interviews`, who, {
      version,
      kind: 'video',
      minutes: 45,
      time_zone: 'Europe/Rome',
      place: 'https://meet.example.org/mill',
      times: hours.map((each) => inHours(each)),
    });
  const interviewStep = (id: string, who: string, body: object) =>
    ask('POST', `/careers/interviews/${id}/steps`, who, body);
  return { inHours, offerTimes, interviewStep };
}

interface Answered {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
}

const readAnswer = ({ statusCode: status, headers, body }: Answered): Answer => ({
  status,
  retryAfter: headers['retry-after'],
  body: JSON.parse(body || '{}'),
});

/** Careers over HTTP, with what people and employers do. */
export async function serveCareers() {
  const teams: Teams = new Map();
  const { server, careers } = await serveBoth(teams);

  async function ask(method: Method, path: string, who: string, body?: object) {
    return askUnder(server.newId(), method, path, { who, ...(body && { body }) });
  }

  async function askUnder(
    key: string,
    method: Method,
    path: string,
    { who, body }: { readonly who: string; readonly body?: object },
  ) {
    const answer = await server.app.inject({
      method,
      url: `/api/v1${path}`,
      headers: { 'idempotency-key': key, authorization: `Bearer ${who}` },
      ...(body && { payload: body }),
    });
    return readAnswer(answer);
  }

  async function newJob(changes: object = {}) {
    const organisation = server.newId();
    const team = { owner: server.newId(), viewer: server.newId() };
    teams.set(organisation, team);
    const { body } = await ask('POST', '/jobs', team.owner, {
      ...jobToPost(server.services.clock.now()),
      acting_for: organisation,
      ...changes,
    });
    /** Another one takes the owner’s place in the team. */
    const replaceOwner = () => (team.owner = server.newId());
    const { id, slug, version, errors } = body;
    return { id, slug, version, errors, ...team, replaceOwner };
  }

  const apply = (slug: string, who: string, key = server.newId(), more: object = {}) =>
    askUnder(key, 'POST', `/jobs/${slug}/applications`, { who, body: { letter: LETTER, ...more } });
  const employerStep = (id: string, who: string, body: object) =>
    ask('POST', `/received-applications/${id}/steps`, who, body);
  const ownStep = (id: string, who: string, body: object) =>
    ask('POST', `/careers/applications/${id}/steps`, who, body);
  const mine = async (who: string) => (await ask('GET', '/careers/applications', who)).body.items;

  /** What another domain tells. */
  const hear = (topic: string, payload: Readonly<Record<string, unknown>>) =>
    server.services.unit(async (work) =>
      careers.domain.listeners?.[topic]?.(work, { id: server.newId(), topic, payload }),
    );
  /** The account of a person is deleted. */
  const forget = (userId: string) => hear('identity.user_deleted', { user_id: userId });
  const runJob = (name: string) =>
    server.services.unit(async (work) => careers.domain.jobs?.[name]?.(work, {}));
  /** The mails on their way, newest first. */
  const mails = () => waitingMessages(server.services);
  const terms = termsAt(server.services.clock.now());
  return {
    server,
    terms,
    unconfirmed,
    mails,
    ask,
    newJob,
    apply,
    employerStep,
    ownStep,
    mine,
    forget,
    hear,
    runJob,
    ...interviewCalls(ask, server.services.clock.now()),
  };
}
