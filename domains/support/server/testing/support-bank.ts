import { createCases, type RelatedTo } from '@egcr/cases/server';
import { envelopeApproved, envelopeEnded, paymentsTried } from '@egcr/disbursements/contract';
import { createDisbursements, disbursementKinds, type DisbursementsDoor } from '@egcr/disbursements/server';
import { noBusinesses } from '@egcr/disbursements/testing';
import { createDocuments } from '@egcr/documents/server';
import { createForms } from '@egcr/forms/server';
import type { ActingDoor } from '@egcr/organisations/server';
import type { ServerDomain } from '@egcr/server-kit/domain';
import { invariant } from '@egcr/server-kit/refusal';
import { createUploads } from '@egcr/server-kit/uploads';
import { openBank, type Answer, type Bank, type TestPerson } from '@egcr/wallet/testing';

import { SUPPORT_FUND } from '../../contract/programme.ts';
import { claimKind, createSupport, supportForms, type SupportParts } from '../index.ts';

const alone: ActingDoor = {
  memberOf: async () => undefined,
  membersWith: async () => [],
  namesOf: async () => new Map(),
};

interface Composed {
  readonly officers: Map<string, readonly string[]>;
  /** Officers who work with a person, by the person. */
  readonly related: Map<string, string>;
  /** Confirmed addresses that are not those of the directory. */
  readonly emails: Map<string, string>;
  /** Confirmed phones. */
  readonly phones: Map<string, string>;
  /** How complete CVs are, in percent, where one is not whole. */
  readonly cvs: Map<string, number>;
  /** First and last names, where a test needs them. */
  readonly names: Map<string, readonly [string, string]>;
}

/** Contacts and names of people, as a test gives them. */
const peopleIn = ({
  emails,
  phones,
  names,
}: Pick<Composed, 'emails' | 'phones' | 'names'>): SupportParts['people'] => ({
  contactsOf: async (_db, userId) => ({
    email: emails.get(userId) ?? `${userId}@example.org`,
    phone: phones.get(userId) ?? null,
    isEmailVerified: emails.get(userId) !== '',
    isPhoneVerified: phones.has(userId),
  }),
  addSamplePeople: async () => undefined,
  findByIds: async (_db, ids) =>
    new Map(
      ids.map((id) => {
        const [firstName, lastName] = names.get(id) ?? [id.slice(0, 8), id.slice(-12)];
        return [id, { firstName, lastName }];
      }),
    ),
});

/** Forms, cases, disbursements and support, beside the wallet of the bank. */
async function openBankOfSupport({ officers, related, emails, phones, names, cvs }: Composed) {
  const relatedTo: RelatedTo = async (_work, { officerId, applicantId }) =>
    related.get(applicantId) === officerId;
  let money: DisbursementsDoor | undefined;
  const uploads = createUploads({ clamdUrl: undefined, kinds: () => [] });
  const { door: papers } = createDocuments({ uploads: uploads.door });
  const forms = createForms({ forms: supportForms, acting: alone, papers });
  const bank: Bank = await openBank({
    kinds: disbursementKinds,
    guests: [
      () => ({ domain: forms.domain }),
      ({ wallet, ledger, approvals, rates, staff }) => {
        const made = createDisbursements({
          wallet,
          ledger,
          approvals,
          businesses: noBusinesses,
          namesOf: staff.namesOf,
          record: staff.record,
          worthOf: (work, moves) => rates.dollarsOf(work, moves),
        });
        money = made.door;
        return { domain: made.domain, proposals: made.proposals };
      },
      ({ staff }) => {
        invariant(money !== undefined, 'disbursements are made before');
        const cases = createCases({
          kinds: [claimKind({ relatedTo })],
          forms: forms.door,
          acting: alone,
          papers,
          holders: async () => [],
          findByUsername: async () => undefined,
          mayIn: async (_work, userId) => (permission) =>
            permission.startsWith('cases.') || (officers.get(userId) ?? []).includes(permission),
          namesOf: async () => new Map(),
          record: async () => undefined,
        });
        const support: ServerDomain = createSupport({
          publicUrl: 'https://egcr.test',
          forms: forms.door,
          cases: cases.door,
          people: peopleIn({ emails, phones, names }),
          money,
          namesOf: staff.namesOf,
          holders: async (_work, permission) =>
            [...officers].flatMap(([userId, may]) => (may.includes(permission) ? [userId] : [])),
          relatedTo,
          howCompleteCvIs: async (_work, userId) => ({ percent: cvs.get(userId) ?? 100, missing: [] }),
          record: staff.record,
        }).domain;
        const calls = [...(cases.domain.calls ?? []), ...(support.calls ?? [])];
        return { domain: { ...cases.domain, ...support, calls } };
      },
    ],
  });
  await bank.setRates();
  invariant(money !== undefined, 'the bank made its guests');
  return { bank, money };
}

export interface WeekSaid {
  readonly week: string;
  readonly earned?: string;
  readonly acts?: number;
  readonly cause?: string;
  readonly more?: object;
}

const ACTS = ['application', 'interview', 'fair'] as const;

/** What claimants do. */
function claimantsIn(bank: Bank) {
  const call = (method: 'PUT' | 'POST', path: string, as: TestPerson, body: object = {}) =>
    bank.call(method, `/api/v1${path}`, { as, key: crypto.randomUUID(), body });

  /** A finished draft. */
  async function draft(as: TestPerson, answers: object = {}) {
    const { body: begun } = await call('POST', '/forms/support.claim/drafts', as);
    const all = {
      birth_date: '1990-02-28',
      id_number: as.userId.slice(-12),
      hours: 4,
      is_able: true,
      is_looking: true,
      ...answers,
    };
    const { body: saved } = await call('PUT', `/form-drafts/${begun.id}`, as, {
      version: begun.version,
      answers: all,
    });
    return { draft_id: begun.id, version: saved.version };
  }

  const send = (as: TestPerson, body: object, zone = 'Europe/Rome'): Promise<Answer> =>
    call('POST', '/support/claims', as, { ...body, zone });
  const claim = async (as: TestPerson, answers: object = {}): Promise<Answer> =>
    send(as, await draft(as, answers));
  const own = async (as: TestPerson) => (await bank.call('GET', '/api/v1/support/own', { as })).body.claim;

  /** Confirms a week, with declared acts on its Monday. */
  async function certify(as: TestPerson, { week, earned = '0', acts = 2, cause = '', more }: WeekSaid) {
    const open = (await own(as)).to_certify.find((each: { week: string }) => each.week === week);
    return call('POST', '/support/weeks', as, {
      week,
      earned: { value: earned, assetCode: 'USD', assetScale: 2 },
      was_able: true,
      refused_offer: false,
      is_exempt: false,
      cause,
      activities: ACTS.slice(0, acts).map((kind) => ({
        kind,
        on: open?.starts_on ?? '2026-11-23',
        text: 'Sample Bakery, counter',
        proof: 'The bakery’s mail',
      })),
      ...more,
    });
  }
  return { call, draft, send, claim, own, certify };
}

/** Every listener hears an event of another domain. */
function heardIn(bank: Bank) {
  return async (
    { topic }: { readonly topic: string },
    payload: Readonly<Record<string, unknown>>,
  ): Promise<void> => {
    for (const { listeners } of bank.domains)
      await bank.services.unit(async (work) =>
        listeners?.[topic]?.(work, { id: crypto.randomUUID(), topic, payload }),
      );
  };
}

const nothingSaid = (): Composed => ({
  officers: new Map(),
  related: new Map(),
  emails: new Map(),
  phones: new Map(),
  names: new Map(),
  cvs: new Map(),
});

/** The whole way of support. An officer has the permissions that `officer` gives them. */
export async function openSupportBank() {
  const parts = nothingSaid();
  const { bank, money } = await openBankOfSupport(parts);
  const hear = heardIn(bank);
  const asOfficer = (method: 'GET' | 'POST', path: string, as: TestPerson, body?: object): Promise<Answer> =>
    bank.call(method, `/api/v1/admin/${path}`, {
      as,
      role: 'super_admin',
      key: crypto.randomUUID(),
      ...(body && { body }),
    });
  async function officer(name: string): Promise<TestPerson> {
    const made = await bank.person(name);
    parts.officers.set(made.userId, ['support.read', 'support.handle']);
    return made;
  }
  const versionOf = async (id: string, as: TestPerson): Promise<number> =>
    (await asOfficer('GET', `cases/${id}`, as)).body.version;
  const step = async (id: string, as: TestPerson, given: object): Promise<Answer> =>
    asOfficer('POST', `cases/${id}/steps`, as, { version: await versionOf(id, as), ...given });
  const decide = async (id: string, as: TestPerson, decision: string): Promise<Answer> =>
    asOfficer('POST', `cases/${id}/decision`, as, {
      version: await versionOf(id, as),
      decision,
      reason: 'The answers are complete.',
    });
  async function fill(value: string): Promise<void> {
    const amount = { value, assetCode: 'USD', assetScale: 2 };
    await bank.services.unit((work) =>
      money.fill(work, { fund: SUPPORT_FUND, amount, key: crypto.randomUUID() }),
    );
  }
  /** Every listener hears what disbursements told of, from the first on: a repeat changes nothing. */
  async function hearPayments(): Promise<void> {
    const { rows } = await bank.database.owner.query(
      'select topic, payload from platform.event where topic = any($1) order by id',
      [[paymentsTried.topic, envelopeEnded.topic, envelopeApproved.topic]],
    );
    for (const { topic, payload } of rows) await hear({ topic }, payload);
  }
  /** Pays what was approved, and hears of it. */
  async function ship(envelope: string): Promise<void> {
    await bank.runJob('disbursements.ship', { envelope });
    await hearPayments();
  }
  async function close(envelope: string): Promise<void> {
    await bank.runJob('disbursements.follow_up_one', { envelope });
    await hearPayments();
  }
  return {
    ...bank,
    ...parts,
    ...claimantsIn(bank),
    /** Any call, and the end of the test. */
    request: bank.call,
    end: bank.close,
    money,
    officer,
    asOfficer,
    step,
    decide,
    fill,
    hear,
    hearPayments,
    ship,
    close,
  };
}

export type SupportBank = Awaited<ReturnType<typeof openSupportBank>>;
