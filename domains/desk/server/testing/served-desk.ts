import { createCases } from '@egcr/cases/server';
import { createDocuments } from '@egcr/documents/server';
import { createForms } from '@egcr/forms/server';
import { createOrganisations } from '@egcr/organisations/server';
import { pdfOf } from '@egcr/server-kit/testing/pictures';
import { serveDomain, type ServedDomain } from '@egcr/server-kit/testing/served-domain';
import { createUploads } from '@egcr/server-kit/uploads';

import type { HandledCase } from '@egcr/cases/contract';
import { createDesk, deskForms, serviceKind } from '../index.ts';

interface Answer {
  readonly status: number;
  readonly body: HandledCase & {
    readonly code: string;
    readonly errors: readonly { readonly field: string; readonly code: string }[];
    readonly items: readonly HandledCase[];
    readonly answers: unknown;
    readonly submission_id: string;
    readonly saved_at: string;
    readonly opens: string;
    readonly can_edit: boolean;
    readonly changed_questions: readonly string[];
    readonly acting_for: string | null;
    readonly is_wished: boolean;
    readonly questions: readonly { readonly name: string; readonly label: string }[];
    readonly schema: { readonly properties: object };
    readonly ticket: string;
    readonly given: readonly object[];
    readonly openings: readonly { readonly version: number; readonly case_id: string | null }[];
    readonly used_files: number;
  };
}

interface Sent {
  readonly who: string;
  readonly body?: object;
  readonly bytes?: Buffer;
  readonly key?: string;
  readonly language?: string;
}

export const goodAnswers = { purpose: 'A fund for our school', for_organization: false, is_urgent: false };

/** The domains, and what staff were recorded to do. */
function composeDesk() {
  const recorded: string[] = [];
  const uploads = createUploads({ clamdUrl: undefined, kinds: () => documents.domain.uploads ?? [] });
  const documents = createDocuments({ uploads: uploads.door });
  const organisations = createOrganisations({
    publicUrl: 'https://egcr.example',
    people: {
      contactsOf: async () => undefined,
      findByUsername: async (_db, username) => ({
        userId: username,
        username,
        firstName: 'Person',
        lastName: '',
      }),
      findByIds: async () => new Map(),
    },
  });
  const { acting } = organisations;
  const forms = createForms({ forms: deskForms, acting, papers: documents.door });
  const cases = createCases({
    kinds: [serviceKind],
    forms: forms.door,
    acting,
    papers: documents.door,
    mayIn: async () => () => true,
    holders: async () => [],
    findByUsername: async () => undefined,
    namesOf: async (_db, ids) => new Map(ids.map((id) => [id, `Person ${id.slice(-4)}`])),
    record: async (_work, { action, subject }) => void recorded.push(`${action.name} ${subject}`),
  });
  const { domain } = createDesk({ forms: forms.door, cases: cases.door });
  const below = [uploads.domain, documents.domain, organisations.domain];
  const together = [...below, forms.domain, cases.domain, domain];
  return { recorded, together, cases };
}

type Ask = (method: 'GET' | 'PUT' | 'PATCH' | 'POST' | 'DELETE', path: string, sent: Sent) => Promise<Answer>;

/** Documents of people, and files as links open them. */
function papersIn(server: Pick<ServedDomain, 'app' | 'newId'>, ask: Ask) {
  /** A document of a person; its id. */
  async function document(who: string, bytes = pdfOf(300, server.newId()), name = 'plan.pdf') {
    const begun = { kind: 'documents.paper', name, size_bytes: bytes.length };
    const { id } = (await ask('POST', '/uploads', { who, body: begun })).body;
    await ask('PUT', `/uploads/${id}/pieces/0`, { who, bytes });
    await ask('POST', `/uploads/${id}/complete`, { who });
    const body = { upload_id: id, kind: 'other' };
    return (await ask('POST', '/documents', { who, body })).body.id;
  }

  /** The file of a link, asked for by a person. */
  const open = (ticket: string, who: string) =>
    server.app.inject({
      method: 'GET',
      url: `/api/v1/files/${ticket}`,
      headers: { authorization: `Bearer ${who}` },
    });

  return { document, open };
}

/** Forms, cases and the desk together. An officer is `<id> content_editor aal2`. */
export async function serveDesk() {
  const { recorded, together, cases } = composeDesk();
  const server = await serveDomain(
    {
      name: 'desk',
      calls: together.flatMap(({ calls = [] }) => calls),
      listeners: Object.assign({}, ...together.map(({ listeners }) => listeners)),
    },
    { isPinOpen: true, staff: ['content_editor', 'super_admin'] },
  );

  async function ask(
    method: 'GET' | 'PUT' | 'PATCH' | 'POST' | 'DELETE',
    path: string,
    { who, body, bytes, key = server.newId(), language = 'en' }: Sent,
  ): Promise<Answer> {
    const answer = await server.app.inject({
      method,
      url: `/api/v1${path}`,
      headers: {
        authorization: `Bearer ${who}`,
        'idempotency-key': key,
        'accept-language': language,
        ...(bytes && { 'content-type': 'application/octet-stream' }),
      },
      ...((body ?? bytes) && { payload: body ?? bytes }),
    });
    return { status: answer.statusCode, body: JSON.parse(answer.body || '{}') };
  }

  /** A draft with answers, as its owner has it. */
  async function draft(who: string, answers: object = goodAnswers, type = 'fund') {
    const begun = (await ask('POST', `/forms/desk.${type}/drafts`, { who })).body;
    const body = { version: begun.version, answers };
    const saved = await ask('PUT', `/form-drafts/${begun.id}`, { who, body });
    return { draft_id: begun.id, version: saved.body.version };
  }

  /** A case that was just opened. */
  async function openCase(who: string, answers: object = goodAnswers): Promise<string> {
    const body = await draft(who, answers);
    return (await ask('POST', '/services/fund/cases', { who, body })).body.id;
  }

  const officer = () => `${server.newId()} content_editor aal2`;

  /** One more step of a case by an officer. */
  async function step(id: string, who: string, given: object): Promise<Answer> {
    const { version } = (await ask('GET', `/admin/cases/${id}`, { who })).body;
    return ask('POST', `/admin/cases/${id}/steps`, { who, body: { version, ...given } });
  }

  async function decide(id: string, who: string, decision: 'approve' | 'decline'): Promise<Answer> {
    const { version } = (await ask('GET', `/admin/cases/${id}`, { who })).body;
    const body = { version, decision, reason: 'All papers are there.' };
    return ask('POST', `/admin/cases/${id}/decision`, { who, body });
  }

  return {
    ...server,
    together,
    cases: cases.door,
    recorded,
    ask,
    ...papersIn(server, ask),
    draft,
    openCase,
    officer,
    step,
    decide,
  };
}

export type ServedDesk = Awaited<ReturnType<typeof serveDesk>>;
