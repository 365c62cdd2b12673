import { createCases } from '@egcr/cases/server';
import { createDocuments } from '@egcr/documents/server';
import { createForms } from '@egcr/forms/server';
import { organisationRefusals, type ActingRight } from '@egcr/organisations/contract';
import type { ActingDoor } from '@egcr/organisations/server';
import type { ServerDomain } from '@egcr/server-kit/domain';
import { Refusal } from '@egcr/server-kit/refusal';
import { serveDomain } from '@egcr/server-kit/testing/served-domain';
import { createUploads } from '@egcr/server-kit/uploads';

import type { JobCard, OwnPosting } from '../../contract/index.ts';
import { createJobs, moderationForm, moderationKind } from '../index.ts';

interface Answer {
  readonly status: number;
  /** In seconds, where a call can be made again later. */
  readonly retryAfter: unknown;
  readonly body: OwnPosting & {
    readonly code: string;
    readonly body: string;
    readonly positions: number;
    readonly next: string | null;
    readonly items: readonly JobCard[];
    /** Of a case. */
    readonly answers: readonly { readonly name: string; readonly value: string }[];
    readonly facets: readonly { readonly facet: string; readonly value: string; readonly count: number }[];
    readonly errors: readonly { readonly field: string; readonly code: string }[];
  };
}

const TEXT =
  '## What you will do\n\n- Keep the books of three small teams\n- Match invoices and payments every week, and explain what differs';

/** An employer: the member who owns it, and one who reads alone. */
interface Team {
  readonly owner: string;
  readonly viewer: string;
}

type Teams = Map<string, Team>;
type Levels = Map<string, number>;

const levelsAmong = (levels: Levels, ids: readonly string[]) =>
  new Map([...levels].filter(([id]) => ids.includes(id)));

function actingIn(teams: Teams): ActingDoor {
  const rights = (team: Team, userId: string): readonly ActingRight[] | undefined => {
    if (userId === team.owner) return ['view', 'edit', 'pay'];
    return userId === team.viewer ? ['view'] : undefined;
  };
  return {
    memberOf: async (_db, userId, id) => {
      const team = teams.get(id);
      const found = team && rights(team, userId);
      return found && { name: 'Ferri Olive Press', kind: 'business', country: 'IT', rights: found };
    },
    membersWith: async (_db, id) => [teams.get(id)?.owner ?? ''],
    namesOf: async () => new Map(),
  };
}

/** Jobs with forms and cases beside them. */
async function serveBoard(teams: Teams, levels: Levels, suspended: ReadonlySet<string>) {
  const standing = {
    requireStatus: async (_work: unknown, { organisationId }: { readonly organisationId: string }) => {
      if (suspended.has(organisationId)) throw new Refusal(organisationRefusals.business_status_forbids);
    },
    statusAllows: async (_db: unknown, { organisationId }: { readonly organisationId: string }) =>
      !suspended.has(organisationId),
  };
  const acting = actingIn(teams);
  const { door: papers } = createDocuments({
    uploads: createUploads({ clamdUrl: undefined, kinds: () => [] }).door,
  });
  const forms = createForms({ forms: [moderationForm], acting, papers });
  const cases = createCases({
    kinds: [moderationKind(standing)],
    forms: forms.door,
    acting,
    papers,
    holders: async () => [],
    findByUsername: async () => undefined,
    mayIn: async () => () => true,
    namesOf: async () => new Map(),
    record: async () => undefined,
  });
  const { domain, door } = createJobs({
    cases: cases.door,
    acting,
    // The profile of an employer goes by its id here.
    directory: { listing: async (_db, slug) => ({ organisationId: slug }) },
    ...standing,
    levelsOf: async (_at, ids) => levelsAmong(levels, ids),
    addSampleOrganisations: async () => undefined,
    record: async () => undefined,
  });
  const calls = [...(cases.domain.calls ?? []), ...(domain.calls ?? [])];
  const server = await serveDomain(
    { ...cases.domain, ...domain, calls },
    { isPinOpen: true, staff: ['jobs_reviewer'] },
  );
  return { server, domain, door };
}

/** What another domain tells. */
const hearingOf =
  (
    server: Pick<Awaited<ReturnType<typeof serveDomain>>, 'services' | 'newId'>,
    domain: Pick<ServerDomain, 'listeners'>,
  ) =>
  ({ topic }: { readonly topic: string }, payload: Readonly<Record<string, unknown>>) =>
    server.services.unit(async (work) =>
      domain.listeners?.[topic]?.(work, { id: server.newId(), topic, payload }),
    );

const postingOf = (employer: string, closesOn: string, changed: object) => ({
  acting_for: employer,
  title: 'Bookkeeper',
  body: TEXT,
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
  skills: ['bookkeeping'],
  language: 'en',
  closes_on: closesOn,
  ...changed,
});

/** Jobs over HTTP. Officers are those whose bearer says `jobs_reviewer aal2`. */
export async function serveJobs() {
  const teams: Teams = new Map();
  const levels: Levels = new Map();
  /** Whom the register has stopped. */
  const suspended = new Set<string>();
  const { server, domain, door } = await serveBoard(teams, levels, suspended);

  function newEmployer({ isVerified = true } = {}) {
    const id = server.newId();
    const team = { owner: server.newId(), viewer: server.newId() };
    teams.set(id, team);
    if (isVerified) levels.set(id, 2);
    return { id, ...team };
  }

  async function ask(
    method: 'GET' | 'POST',
    path: string,
    { who, body, key = server.newId() }: { who?: string; body?: object; key?: string } = {},
  ): Promise<Answer> {
    const answer = await server.app.inject({
      method,
      url: `/api/v1${path}`,
      headers: { 'idempotency-key': key, ...(who && { authorization: `Bearer ${who}` }) },
      ...(body && { payload: body }),
    });
    const retryAfter = answer.headers['retry-after'];
    return { status: answer.statusCode, retryAfter, body: JSON.parse(answer.body || '{}') };
  }

  const posting = (employer: string, changed: object = {}) => postingOf(employer, inDays(30), changed);
  const inDays = (days: number) =>
    new Date(server.services.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);

  const post = (
    { id, owner }: { readonly id: string; readonly owner: string },
    changed: object = {},
    key?: string,
  ) => ask('POST', '/jobs', { who: owner, body: posting(id, changed), ...(key && { key }) });

  const titles = async (query: string): Promise<readonly string[]> =>
    (await ask('GET', `/jobs?${query}`)).body.items.map(({ title }) => title);

  const runJob = (name: string) => server.services.unit(async (work) => domain.jobs?.[name]?.(work, {}));

  const parts = { levelsOf: async (_at: unknown, ids: readonly string[]) => levelsAmong(levels, ids) };
  /** From then on an organisation is verified so far. */
  const verify = (id: string, level: number) => levels.set(id, level);

  return {
    ...server,
    door,
    parts,
    hear: hearingOf(server, domain),
    suspended,
    verify,
    newEmployer,
    ask,
    post,
    posting,
    inDays,
    titles,
    runJob,
  };
}

export type ServedJobs = Awaited<ReturnType<typeof serveJobs>>;
