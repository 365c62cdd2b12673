import type { HandledCase } from '@egcr/cases/contract';
import { createCases } from '@egcr/cases/server';
import { createDocuments } from '@egcr/documents/server';
import { createForms } from '@egcr/forms/server';
import { pdfOf } from '@egcr/server-kit/testing/pictures';
import { serveDomain } from '@egcr/server-kit/testing/served-domain';
import { createUploads } from '@egcr/server-kit/uploads';
import { TestPeople } from '@egcr/wallet/testing';

import { acting } from './fraud-bank.ts';
import { createFraud, fraudForms, fraudKinds, type JobOf } from '../index.ts';
import { TestOrganisations } from './test-organisations.ts';

interface Answer {
  readonly status: number;
  readonly body: HandledCase & {
    readonly code: string;
    readonly verdict: string;
    readonly signs: readonly string[];
    readonly errors: readonly { readonly field: string; readonly code: string }[];
    readonly items: readonly HandledCase[];
  };
}

interface Sent {
  readonly who: string;
  readonly body?: object;
  readonly bytes?: Buffer;
  readonly language?: string;
}

export const goodAnswers = {
  category: 'message',
  story: 'A message said that my wallet is closed.',
  lost_money: false,
  has_contact: true,
  contact: 'https://bad.example/login',
  is_name_withheld: false,
};

/** Forms, cases and fraud, with nobody's money. */
function composeFraud(
  people: TestPeople,
  jobOf: JobOf,
  { of: organisationsOf, named: partiesNamed }: TestOrganisations,
) {
  const wallet = {
    keepBack: async () => [],
    letGo: async () => undefined,
    keepLonger: async () => [],
  };
  const colleaguesOf = async () => [];
  const uploads = createUploads({ clamdUrl: undefined, kinds: () => documents.domain.uploads ?? [] });
  const documents = createDocuments({ uploads: uploads.door });
  const { door: papers } = documents;
  const forms = createForms({ forms: fraudForms(jobOf), acting, papers });
  const cases = createCases({
    kinds: fraudKinds({ people, wallet, colleaguesOf, organisationsOf }),
    forms: forms.door,
    acting,
    papers,
    mayIn: async () => () => true,
    holders: async () => [],
    findByUsername: async () => undefined,
    namesOf: async (_db, ids) => new Map(ids.map((id) => [id, `Person ${id.slice(-4)}`])),
    record: async () => undefined,
  });
  const fraud = createFraud({
    forms: forms.door,
    cases: cases.door,
    people,
    wallet,
    colleaguesOf,
    organisationsOf,
    partiesNamed,
    record: async () => undefined,
    ledger: { transfer: async () => undefined, balanceAt: async () => 0n },
    rates: { dollarsOf: async () => 0n },
    jobOf,
    ownHosts: ['egcr.example'],
  });
  return [uploads.domain, documents.domain, forms.domain, cases.domain, fraud.domain];
}

type Ask = (method: 'GET' | 'PUT' | 'POST', path: string, sent: Sent) => Promise<Answer>;

/** Makes a paper of a person; its id. */
function makesPapers(newId: () => string, ask: Ask) {
  return async (who: string, name: string): Promise<string> => {
    const bytes = pdfOf(300, newId());
    const begun = { kind: 'documents.paper', name, size_bytes: bytes.length };
    const { id } = (await ask('POST', '/uploads', { who, body: begun })).body;
    await ask('PUT', `/uploads/${id}/pieces/0`, { who, bytes });
    await ask('POST', `/uploads/${id}/complete`, { who });
    return (await ask('POST', '/documents', { who, body: { upload_id: id, kind: 'other' } })).body.id;
  };
}

/** What officers do, each time with the version that they have just read. */
function officersWith(newId: () => string, ask: Ask) {
  const officer = () => `${newId()} fraud_reviewer aal2`;
  const read = async (id: string, who: string) => (await ask('GET', `/admin/cases/${id}`, { who })).body;

  async function step(id: string, who: string, name: 'take' | 'release' | 'investigate'): Promise<Answer> {
    const { version } = await read(id, who);
    return ask('POST', `/admin/cases/${id}/steps`, { who, body: { version, step: name } });
  }

  async function decide(id: string, who: string, decision: string): Promise<Answer> {
    const { version } = await read(id, who);
    const body = { version, decision, reason: 'We have looked into it.' };
    return ask('POST', `/admin/cases/${id}/decision`, { who, body });
  }

  return { officer, read, step, decide };
}

/** Forms, cases and reports of fraud together, reached at egcr.example. An officer is `<id> fraud_reviewer aal2`. */
export async function serveFraud() {
  const people = new TestPeople();
  const organisations = new TestOrganisations();
  const jobs = new Map<string, NonNullable<Awaited<ReturnType<JobOf>>>>();
  const together = composeFraud(people, async (_db, id) => jobs.get(id), organisations);
  const server = await serveDomain(
    {
      name: 'fraud',
      calls: together.flatMap(({ calls = [] }) => calls),
      listeners: Object.assign({}, ...together.map(({ listeners }) => listeners)),
    },
    { isPinOpen: true, staff: ['fraud_reviewer'] },
  );

  async function ask(method: 'GET' | 'PUT' | 'POST', path: string, sent: Sent): Promise<Answer> {
    const { who, body, bytes, language = 'en' } = sent;
    const answer = await server.app.inject({
      method,
      url: `/api/v1${path}`,
      headers: {
        authorization: `Bearer ${who}`,
        'idempotency-key': server.newId(),
        'accept-language': language,
        ...(bytes && { 'content-type': 'application/octet-stream' }),
      },
      ...((body ?? bytes) && { payload: body ?? bytes }),
    });
    return { status: answer.statusCode, body: JSON.parse(answer.body || '{}') };
  }

  async function draft(who: string, answers: object) {
    const begun = (await ask('POST', '/forms/fraud.report/drafts', { who })).body;
    const body = { version: begun.version, answers };
    const saved = await ask('PUT', `/form-drafts/${begun.id}`, { who, body });
    return { draft_id: begun.id, version: saved.body.version };
  }

  /** Sends a report; its answer, whatever it is. */
  async function report(who: string, answers: object = {}): Promise<Answer> {
    const body = await draft(who, { ...goodAnswers, ...answers });
    return ask('POST', '/fraud/reports', { who, body });
  }

  const { officer, read, step, decide } = officersWith(server.newId, ask);

  /** A report that officers came to this end with. */
  async function decided(who: string, decision: string, answers: object = {}): Promise<string> {
    const { id } = (await report(who, answers)).body;
    const by = officer();
    await step(id, by, 'take');
    await decide(id, by, decision);
    return id;
  }

  const check = async (text: string) =>
    (await ask('POST', '/fraud/check', { who: server.newId(), body: { text } })).body;

  const document = makesPapers(server.newId, ask);
  return {
    ...server,
    people,
    organisations,
    /** Those that may be reported, by their ids. */
    jobs,
    ask,
    document,
    draft,
    report,
    officer,
    read,
    step,
    decide,
    decided,
    check,
  };
}

export type ServedFraud = Awaited<ReturnType<typeof serveFraud>>;
