import { uuidv7 } from '@egcr/contract/ids';
import { requestWith } from '@egcr/payments/testing';
import { invariant } from '@egcr/server-kit/refusal';
import { testDatabase } from '@egcr/server-kit/testing/database';
import { testServices } from '@egcr/server-kit/testing/services';
import { afterAll, afterEach } from 'vitest';

import { findRequest, insertRequest, keepAgreement, type OpenPaymentRow } from '../open-payments/op-store.ts';
import { openPaymentsRail } from '../open-payments/open-payments-rail.ts';
import { startFakeOpenPayments } from './fake-open-payments.ts';

/** The instant at which everything happens, unless a test says another. */
export const NOW = new Date('2026-11-27T12:00:00.000Z');
export const at = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);

/** What a server says in place of what it would say; null is no answer. */
export type Said = readonly [number, unknown?] | null;
/** What the rail answers of a request whose end is not known. */
export const unknown = { state: 'unknown' };
export const failed = (failure: string) => ({ state: 'failed', failure });

/** Requests to wallets at another provider, as far as a test wants them to have come, and the rail that is asked about them. */
async function openRequests() {
  const fake = await startFakeOpenPayments();
  const database = await testDatabase();
  const services = { ...testServices(database), clock: { now: () => NOW } };
  const { db } = services;
  /** The rail in a process of its own. */
  const process = () => openPaymentsRail(fake.settings).connector(services);
  const connector = process();
  const begun = async (payer = fake.payer): Promise<string> => {
    const reference = `${uuidv7(Date.now())}:1`;
    await insertRequest(db, { reference, payer, now: NOW });
    return reference;
  };
  const pay = (reference: string) => connector.pay(requestWith('accepted', { reference, now: NOW }));
  const ask = (reference: string, now = NOW) =>
    connector.ask({ ...requestWith('accepted'), reference, now, provider_ref: null });
  const rowOf = async (reference: string): Promise<OpenPaymentRow> => {
    const row = await findRequest(db, reference);
    invariant(row !== undefined, 'the request was begun');
    return row;
  };
  const set = async (reference: string, columns: Partial<OpenPaymentRow>): Promise<void> => {
    const names = Object.keys(columns).map((name, place) => `${name} = $${place + 2}`);
    await database.owner.query(
      `update connectors.open_payment set ${names.join(', ')} where reference = $1`,
      [reference, ...Object.values(columns)],
    );
  };
  /** The payer is on the page of their wallet. */
  const onPage = async (): Promise<string> => {
    const reference = await begun();
    await pay(reference);
    return reference;
  };
  /** The payer has agreed, and nothing was made of it yet. */
  const agreed = async (): Promise<string> => {
    const reference = await onPage();
    const word = new URLSearchParams(fake.books.agree(reference)).get('interact_ref') ?? '';
    await keepAgreement(db, reference, word);
    return reference;
  };
  return {
    fake,
    unit: services.unit,
    process,
    begun,
    pay,
    ask,
    rowOf,
    set,
    onPage,
    agreed,
    /** The payer's wallet was told to pay, and has made nothing arrive yet. */
    told: async (columns: Partial<OpenPaymentRow> = {}): Promise<string> => {
      const reference = await agreed();
      fake.books.paysFor.set(reference, 'slowly');
      await ask(reference);
      if (Object.keys(columns).length > 0) await set(reference, columns);
      return reference;
    },
    /** What the operator's own wallet has of a request. */
    incomingOf: (reference: string) => {
      const incoming = fake.books.incoming.find((each) => each.reference === reference);
      invariant(incoming !== undefined, 'the request was opened');
      return incoming;
    },
    close: async () => {
      await database.close();
      await fake.close();
    },
  };
}

/** The requests of one test file; each test begins with servers that say what they would say. */
export async function serveRequests() {
  const requests = await openRequests();
  const { instead } = requests.fake.books;
  afterEach(() => instead.clear());
  afterAll(() => requests.close());
  return {
    ...requests,
    instead: (call: string, said: Said) => instead.set(call, () => said),
  };
}
