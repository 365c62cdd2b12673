import { createCases } from '@egcr/cases/server';
import type { HandledCase } from '@egcr/cases/contract';
import { createDocuments } from '@egcr/documents/server';
import { securityNoted } from '@egcr/identity/contract';
import { holdExpired } from '@egcr/ledger/contract';
import { notificationAsked } from '@egcr/notifications/contract';
import { createForms } from '@egcr/forms/server';
import { createUploads } from '@egcr/server-kit/uploads';
import type { DomainEvent } from '@egcr/server-kit/work';
import { transferPosted } from '@egcr/wallet/contract';
import { openBank, type Bank, type TestPerson } from '@egcr/wallet/testing';

import { createFraud, fraudForms, fraudKinds } from '../index.ts';
import type { FraudParts } from '../parts.ts';
import { TestOrganisations } from './test-organisations.ts';

const OFFICER = 'super_admin';

/** Reports are never made for an organisation. */
export const acting = {
  memberOf: async () => undefined,
  membersWith: async () => [],
  namesOf: async () => new Map<string, string>(),
};

const reportedPayment = {
  category: 'payment',
  story: 'I paid for a flat that does not exist.',
  lost_money: true,
  amount: '50',
  paid_by: 'wallet',
  is_money_moving: true,
  has_contact: false,
  is_name_withheld: false,
};

/** Nor about jobs. */
const jobOf = async () => undefined;

/** Reports about payments have no papers here. */
const { door: papers } = createDocuments({
  uploads: createUploads({ clamdUrl: undefined, kinds: () => [] }).door,
});

/** Forms, cases and fraud, beside the wallet of the bank. */
function openBankOfFraud({
  colleaguesOf,
  ...naming
}: Pick<FraudParts, 'colleaguesOf' | 'organisationsOf' | 'partiesNamed'>): Promise<Bank> {
  const forms = createForms({ forms: fraudForms(jobOf), acting, papers });
  return openBank({
    guests: [
      () => ({ domain: forms.domain }),
      ({ people, ledger, rates, wallet }) => {
        const cases = createCases({
          kinds: fraudKinds({ people, wallet, colleaguesOf, ...naming }),
          forms: forms.door,
          acting,
          papers,
          holders: async () => [],
          findByUsername: async () => undefined,
          mayIn: async () => () => true,
          namesOf: async () => new Map(),
          record: async () => undefined,
        });
        const fraud = createFraud({
          forms: forms.door,
          cases: cases.door,
          people,
          ledger,
          rates,
          wallet,
          colleaguesOf,
          ...naming,
          jobOf,
          ownHosts: ['egcr.example'],
          record: async () => undefined,
        });
        const calls = [...(cases.domain.calls ?? []), ...(fraud.domain.calls ?? [])];
        return { domain: { ...cases.domain, ...fraud.domain, calls } };
      },
    ],
  });
}

/** Every listener of a topic hears an event; what they tell is answered. */
function hearIn(bank: Bank) {
  return async (topic: string, payload: object): Promise<readonly DomainEvent[]> => {
    const heard: DomainEvent[] = [];
    const event = { id: crypto.randomUUID(), topic, payload: { ...payload } };
    for (const { listeners } of bank.domains)
      await bank.services.unit(async (work) => {
        const emit = async (...events: readonly DomainEvent[]) => {
          heard.push(...events);
          await work.emit(...events);
        };
        await listeners?.[topic]?.({ ...work, emit }, event);
      });
    return heard;
  };
}

/** Payments and sign-ins, and what fraud hears of them. */
function happeningsIn(bank: Bank) {
  const hear = hearIn(bank);
  /** The event of a payment that was answered. */
  const hearPayment = (sent: object) => hear(transferPosted.topic, { kind: 'transfer', ...sent });
  const signsIn = (who: TestPerson, userAgent: string) =>
    hear(securityNoted.topic, {
      user_id: who.userId,
      session_id: null,
      action: 'user_signed_in',
      ip: '',
      user_agent: userAgent,
      happened_at: bank.clock.now().toISOString(),
    });
  /** A payment, and what is told of it. */
  async function pays(from: TestPerson, to: TestPerson, value: string, assetCode = 'JVD') {
    const amount = { value, assetCode, assetScale: 2 };
    const sent = await bank.send(from, { to: { username: to.username }, amount });
    if (sent.status !== 201) throw new Error(`not sent: ${JSON.stringify(sent.body)}`);
    return { id: String(sent.body.id), heard: await hearPayment(sent.body) };
  }
  /** What is over by now ends in the ledger, and fraud hears of it. */
  async function expire(): Promise<void> {
    await bank.runJob('ledger.expire_holds');
    const { rows } = await bank.database.owner.query(
      `select id as hold_id, account_id, reason from ledger.hold where state = 'expired' and reason = 'kept_back'`,
    );
    for (const row of rows) await hear(holdExpired.topic, row);
  }
  /** What the bell has told a person of fraud, oldest first. */
  async function toldTo({ userId }: TestPerson): Promise<readonly { readonly kind: string }[]> {
    const { rows } = await bank.database.owner.query(
      `select payload from platform.event
       where topic = $1 and payload ->> 'user_id' = $2 and payload ->> 'kind' like 'fraud.%'
       order by id`,
      [notificationAsked.topic, userId],
    );
    return rows.map(({ payload }) => payload);
  }
  return { hear, hearPayment, signsIn, pays, expire, toldTo };
}

interface AskedAsOfficer {
  readonly body?: object;
  readonly pin?: 'stale' | undefined;
}

/** Wallet, forms, cases and fraud together. The person who calls with `ask` may do all that staff may. */
export async function openFraudBank() {
  const teams: (readonly TestPerson[])[] = [];
  const organisations = new TestOrganisations();
  const bank = await openBankOfFraud({
    colleaguesOf: async (_db, userId) =>
      teams
        .map((team) => team.map((each) => each.userId))
        .filter((ids) => ids.includes(userId))
        .flatMap((ids) => ids.filter((id) => id !== userId)),
    organisationsOf: organisations.of,
    partiesNamed: organisations.named,
  });
  /** Puts people into the team of one organisation. */
  const join = (...team: readonly TestPerson[]): void => void teams.push(team);

  /** A report by a person, once officers can see it. */
  async function reports(as: TestPerson, answers: object = {}): Promise<string> {
    const call = (method: 'PUT' | 'POST', path: string, body: object = {}) =>
      bank.call(method, `/api/v1${path}`, { as, key: crypto.randomUUID(), body });
    const { body: begun } = await call('POST', '/forms/fraud.report/drafts');
    const body = { version: begun.version, answers: { ...reportedPayment, ...answers } };
    const { body: saved } = await call('PUT', `/form-drafts/${begun.id}`, body);
    const sent = await call('POST', '/fraud/reports', { draft_id: begun.id, version: saved.version });
    if (sent.status !== 201) throw new Error(`not reported: ${JSON.stringify(sent.body)}`);
    return sent.body.id;
  }

  const ask = (method: 'GET' | 'POST', path: string, as: TestPerson, { body, pin }: AskedAsOfficer = {}) =>
    bank.call(method, `/api/v1${path}`, {
      as,
      role: OFFICER,
      key: crypto.randomUUID(),
      ...(body && { body }),
      ...(pin && { pin }),
    });

  const queue = async (as: TestPerson): Promise<readonly HandledCase[]> =>
    (await ask('GET', '/admin/cases?state=open&limit=100', as)).body.items;

  const step = async (id: string, as: TestPerson, path: 'steps' | 'decision', given: object) => {
    const { version } = (await ask('GET', `/admin/cases/${id}`, as)).body;
    return ask('POST', `/admin/cases/${id}/${path}`, as, { body: { version, ...given } });
  };
  const take = (id: string, as: TestPerson) => step(id, as, 'steps', { step: 'take' });
  const decide = (id: string, as: TestPerson, decision: 'act' | 'dismiss') =>
    step(id, as, 'decision', { decision, reason: 'We have looked into it.' });

  return { ...bank, join, organisations, ...happeningsIn(bank), reports, ask, queue, take, decide };
}

export type FraudBank = Awaited<ReturnType<typeof openFraudBank>>;
