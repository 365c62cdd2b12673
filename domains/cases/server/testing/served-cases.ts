import { createDocuments } from '@egcr/documents/server';
import { createUploads } from '@egcr/server-kit/uploads';
import { createForms } from '@egcr/forms/server';
import { serveDomain, type ServedDomain } from '@egcr/server-kit/testing/served-domain';

import type { CaseQueue, HandledCase } from '../../contract/index.ts';
import { createCases } from '../index.ts';
import { grantKind } from './grant-kind.ts';

interface Answer {
  readonly status: number;
  readonly body: HandledCase & {
    readonly code: string;
    readonly next: string | null;
    readonly last_step: string;
    readonly errors: readonly { readonly field: string; readonly code: string }[];
    readonly items: readonly (HandledCase & CaseQueue)[];
  };
}

interface Sent {
  readonly who: string;
  readonly body?: object;
  readonly language?: string;
}

/** What each role of the tests may do. */
const roles: Readonly<Record<string, readonly string[]>> = {
  reviewer: ['grant.read', 'grant.review'],
  screener: ['grant.read', 'grant.review', 'grant.screen'],
  finance: ['grant.read', 'grant.money'],
  reader: ['grant.read'],
  /** Has nothing to do with grants. */
  stranger: [],
};

/** These cases are asked for no organisation. */
const acting = {
  memberOf: async () => undefined,
  membersWith: async () => [],
  namesOf: async () => new Map<string, string>(),
};

function composeTestCases(recorded: string[], staff: ReadonlyMap<string, string>) {
  const uploads = createUploads({ clamdUrl: undefined, kinds: () => [] });
  const { door: papers } = createDocuments({ uploads: uploads.door });
  const forms = createForms({
    acting,
    papers,
    forms: [
      {
        name: 'test.grant',
        version: 1,
        address: '/cases',
        schema: { type: 'object', properties: { purpose: { type: 'string' } }, required: ['purpose'] },
        layout: [{ name: 'purpose', kind: 'text' }],
        rules: [],
        words: () => ({ title: 'Grant', questions: { purpose: { label: 'Purpose' } } }),
      },
    ],
  });
  return createCases({
    kinds: [grantKind],
    forms: forms.door,
    acting,
    papers,
    mayIn: async (work, userId) => {
      const role = staff.get(userId) ?? (work.actor.kind === 'person' ? work.actor.roles[0] : undefined);
      const held = roles[role ?? ''] ?? [];
      return (permission) => permission.startsWith('cases.') || held.includes(permission);
    },
    holders: async (_work, permission) =>
      [...staff].flatMap(([id, role]) =>
        permission === 'cases.decide' || roles[role]?.includes(permission) === true ? [id] : [],
      ),
    findByUsername: async (_db, username) => (username.startsWith('user-') ? username.slice(5) : undefined),
    namesOf: async (_db, ids) => new Map(ids.map((id) => [id, `Person ${id.slice(-4)}`])),
    record: async (_work, { action, subject }) => void recorded.push(`${action.name} ${subject}`),
  });
}

type Ask = (method: 'GET' | 'PUT' | 'POST' | 'DELETE', path: string, sent: Sent) => Promise<Answer>;

/** What officers and applicants do, each with the version that they have just read. */
function actionsWith(ask: Ask, newId: () => string, openCase: (applicantId: string) => Promise<string>) {
  const officer = (role: string) => `${newId()} ${role} aal2`;
  const read = async (id: string, who: string) => (await ask('GET', `/admin/cases/${id}`, { who })).body;

  /** One more step by an officer who has just read the case. */
  async function step(id: string, who: string, given: object): Promise<Answer> {
    const { version } = await read(id, who);
    return ask('POST', `/admin/cases/${id}/steps`, { who, body: { version, ...given } });
  }

  async function decide(id: string, who: string, decision: string): Promise<Answer> {
    const { version } = await read(id, who);
    const body = { version, decision, reason: 'The plan is sound.' };
    return ask('POST', `/admin/cases/${id}/decision`, { who, body });
  }

  async function ownStep(id: string, who: string, given: object): Promise<Answer> {
    const { version } = (await ask('GET', `/cases/${id}`, { who })).body;
    return ask('POST', `/cases/${id}/steps`, { who, body: { version, ...given } });
  }

  /** A case that waits for its approvals. */
  async function underReview(
    applicantId: string,
  ): Promise<{ readonly id: string; readonly screener: string }> {
    const id = await openCase(applicantId);
    const screener = officer('screener');
    await step(id, screener, { step: 'take' });
    await step(id, screener, { step: 'pass', reason: 'Complete' });
    return { id, screener };
  }

  return { officer, read, step, decide, ownStep, underReview };
}

/** Cases of the kind `test.grant` alone, on a database of their own or that of another server. An officer is `<id> <role> aal2`. */
export async function serveCases(beside?: Pick<ServedDomain, 'url' | 'owner'>) {
  const recorded: string[] = [];
  /** Officers who are known to hold a role, beside those who call with one. */
  const staff = new Map<string, string>();
  const cases = composeTestCases(recorded, staff);
  const server = await serveDomain(cases.domain, {
    isPinOpen: true,
    staff: Object.keys(roles),
    beside,
  });

  async function ask(
    method: 'GET' | 'PUT' | 'POST' | 'DELETE',
    path: string,
    { who, body, language = 'en' }: Sent,
  ): Promise<Answer> {
    const answer = await server.app.inject({
      method,
      url: `/api/v1${path}`,
      headers: {
        authorization: `Bearer ${who}`,
        'idempotency-key': server.newId(),
        'accept-language': language,
      },
      ...(body && { payload: body }),
    });
    return { status: answer.statusCode, body: JSON.parse(answer.body || '{}') };
  }

  /** A case that was just submitted. */
  function openCase(applicantId: string, subject = 'School roof', isSample = false): Promise<string> {
    return server.services.unit(async (work) => {
      const { id } = await cases.door.open(work, {
        id: work.newId(),
        kind: grantKind.name,
        subject,
        applicantId,
        isSample,
        submissionId: work.newId(),
        submitted: { form: 'test.grant', formVersion: 1, answers: { purpose: 'A roof' } },
      });
      return id;
    });
  }

  /** Does what a job of cases does at its time. */
  const runJob = (name: string, payload: Readonly<Record<string, unknown>> = {}) =>
    server.services.unit(async (work) => cases.domain.jobs?.[name]?.(work, payload));

  /** The account of a person is deleted. */
  const forget = (userId: string) =>
    server.services.unit(async (work) =>
      cases.domain.listeners?.['identity.user_deleted']?.(work, {
        id: server.newId(),
        topic: 'identity.user_deleted',
        payload: { user_id: userId },
      }),
    );

  const actions = actionsWith(ask, server.newId, openCase);
  return { ...server, ...actions, cases: cases.door, recorded, staff, ask, openCase, runJob, forget };
}

export type ServedCases = Awaited<ReturnType<typeof serveCases>>;
