import type {
  AskedRequest,
  Connector,
  LiveRail,
  RailAnswer,
  RailRequest,
  RailStatus,
} from '@egcr/payments/server';
import type { Failure } from '@egcr/routing/contract';
import { addSeconds } from '@egcr/contract/time';
import type { Job } from '@egcr/server-kit/domain';
import { invariant } from '@egcr/server-kit/refusal';
import type { Services } from '@egcr/server-kit/services';

import { Trouble, type Desk } from './op-desk.ts';
import { isDenied, outcomeOf, payAgreed } from './op-finishing.ts';
import type { OpenPaymentsSettings } from './op-http.ts';
import { closeRequest, openPage, openRequest, PAGE_OPEN_S } from './op-opening.ts';
import {
  claimOpening,
  deleteEnded,
  endRequest,
  findRequest,
  insertRequest,
  type OpenPaymentRow,
} from './op-store.ts';

export type { OpenPaymentsSettings } from './op-http.ts';

type Untimed<Answer> = Answer extends unknown ? Omit<Answer, 'took_ms'> : never;

/**
 * Wallets at other providers, by Open Payments. The payer agrees on the page of their wallet to one payment of one amount to one receiver. Whether it
 * came is what the operator's own wallet says. Nothing can be called back over this rail: a refund goes to the payer's wallet here.
 */
export function openPaymentsRail(settings: OpenPaymentsSettings): LiveRail {
  /** What this process is opening: a second caller waits for the first. */
  const opening = new Map<string, Promise<Untimed<RailAnswer>>>();
  return {
    rail: 'open_payments',
    method: 'open_payments',
    assets: [settings.asset],
    max: '99999999',
    cost: { fixed: '0', variable_bps: '0', p95_ms: 5000 },
    begin: ({ db, now }, { reference, payer }) => insertRequest(db, { reference, payer, now }),
    connector: (services) => connectorAt(deskOf(services, settings), opening),
  };
}

function deskOf(services: Services, settings: OpenPaymentsSettings): Desk {
  const { keyId, privateKey } = settings;
  const allowsLoopback = services.settings.isTestMode;
  return { services, settings, caller: { keyId, privateKey, allowsLoopback } };
}

function connectorAt(desk: Desk, opening: Map<string, Promise<Untimed<RailAnswer>>>): Connector {
  return {
    rail: 'open_payments',
    pay: async (request) => {
      const began = performance.now();
      const { reference } = request;
      const known = opening.get(reference);
      const opened = known ?? open(desk, request);
      if (known === undefined) {
        opening.set(reference, opened);
        void opened.finally(() => opening.delete(reference)).catch(() => undefined);
      }
      return { ...(await opened), took_ms: Math.round(performance.now() - began) };
    },
    ask: async (asked) => (await opening.get(asked.reference)) ?? ask(desk, asked),
    giveUp: ({ reference }) => closeRequest(desk, reference, 'abandoned'),
  };
}

async function open(desk: Desk, request: RailRequest): Promise<Untimed<RailAnswer>> {
  const { db } = desk.services;
  const { reference, now } = request;
  const row = await findRequest(db, reference);
  invariant(row !== undefined, 'a payer of open payments has named no wallet');
  if (!(await claimOpening(db, reference, now))) {
    const status = await ask(desk, request);
    return status.state === 'absent' ? { state: 'unknown' } : status;
  }
  return orTrouble(desk, reference, async () => {
    await openRequest(desk, row, request);
    const opened = await findRequest(db, reference);
    return opened === undefined ? { state: 'unknown' } : statusAtPage(opened);
  });
}

const failures: Readonly<Record<'refused' | 'no_server' | 'no_wallet' | 'payer_silent', Failure>> = {
  refused: 'processing_error',
  no_server: 'processing_error',
  no_wallet: 'invalid_account',
  payer_silent: 'issuer_unavailable',
};

export const PRUNE_OPEN_PAYMENTS = 'connectors.prune_open_payments';
const KEPT_S = 30 * 24 * 3600;

/** `connectors.prune_open_payments`: what has ended 30 days ago is forgotten, and with it the address of the payer's wallet. */
export const pruneOpenPayments: Job = (work) => deleteEnded(work.db, addSeconds(work.now, -KEPT_S));

/** What a step's trouble means: without an answer, or once the payer's wallet was told to pay, it is asked again; all else ends the request. */
async function orTrouble<Status extends RailStatus>(
  { services }: Desk,
  reference: string,
  step: () => Promise<Status>,
): Promise<Status | { state: 'unknown' } | { state: 'failed'; failure: Failure }> {
  try {
    return await step();
  } catch (error) {
    if (!(error instanceof Trouble)) throw error;
    services.log.warn({ rail: 'open_payments', kind: error.kind }, 'a step of a payment got no further');
    if (error.kind === 'no_answer') return { state: 'unknown' };
    const failure = failures[error.kind];
    const now = services.clock.now();
    const ended = await endRequest(services.db, { reference, failure, now, isUnsent: true });
    return ended === undefined ? { state: 'unknown' } : { state: 'failed', failure };
  }
}

async function ask(desk: Desk, { reference, now }: AskedRequest): Promise<RailStatus> {
  const row = await findRequest(desk.services.db, reference);
  if (row === undefined) return { state: 'absent' };
  if (row.ended_at !== null)
    return row.failure === null
      ? { state: 'succeeded', ...(row.incoming_url !== null && { provider_ref: row.incoming_url }) }
      : { state: 'failed', failure: row.failure };
  if (row.sent_at !== null) return outcomeOf(desk, row).catch(asUnknown);
  if (row.incoming_url === null) return { state: 'absent' };
  return orTrouble(desk, reference, () => goOn(desk, row, now));
}

/** Between the first page and the word to pay. */
async function goOn(
  desk: Desk,
  row: OpenPaymentRow,
  now: Date,
): Promise<Exclude<RailStatus, { state: 'absent' }>> {
  const { reference } = row;
  if (row.interact_ref !== null) return payAgreed(desk, row);
  if (row.page_url === null) {
    await openPage(desk, row);
    const opened = await findRequest(desk.services.db, reference);
    return opened === undefined ? { state: 'unknown' } : statusAtPage(opened);
  }
  const at = statusAtPage(row);
  if (at.state === 'action' && at.until > now && !(await isDenied(desk, row))) return at;
  await closeRequest(desk, reference, 'abandoned');
  return { state: 'failed', failure: 'abandoned' };
}

function statusAtPage({ page_url: url, incoming_url: provider_ref, created_at: at }: OpenPaymentRow) {
  if (url === null) return { state: 'unknown' } as const;
  const until = new Date(at.getTime() + PAGE_OPEN_S * 1000);
  return { state: 'action', url, until, provider_ref } as const;
}

function asUnknown(error: unknown): RailStatus {
  if (error instanceof Trouble) return { state: 'unknown' };
  throw error;
}
