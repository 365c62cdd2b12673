import type { Failure } from '@egcr/routing/contract';
import type Stripe from 'stripe';

import type {
  AskedRequest,
  Connector,
  RailAnswer,
  RailRefund,
  RailRequest,
  RailStatus,
  RefundStatus,
  LiveRail,
} from '@egcr/payments/server';
import { failureOf, isNoAnswer, isTooMany } from './stripe-failures.ts';

export interface StripeSettings {
  /** `sk_live_…` or `sk_test_…`. */
  readonly secretKey: string;
  /** `whsec_…`: what Stripe signs its messages to us with. */
  readonly webhookSecret: string;
  /** Another address than Stripe's own, for a server of ours that stands in for it. */
  readonly apiUrl?: string | undefined;
}

/** A server that gives no answer until then is asked later. Well below `ABSENT_AFTER_S`. */
const TIMEOUT_MS = 20_000;
/** Stripe keeps a page open for half an hour at least. */
const PAGE_OPEN_S = 40 * 60;
/** How far back requests are looked through whose answer was lost. */
const LOOK_BACK_S = 25 * 3600;
const PAGES_LOOKED_THROUGH = 1000;

/**
 * Cards by Stripe. The payer types the number on Stripe's page alone; what we keep is the name of that page. The library never tries again by
 * itself, and each request carries our reference as its idempotency key.
 */
export function stripeRail(api: StripeApi): LiveRail {
  const connector = stripeConnector(api);
  return {
    rail: 'stripe',
    method: 'card',
    assets: ['USD', 'EUR', 'GBP', 'JPY', 'CNY', 'INR', 'CAD', 'AUD'],
    max: '99999999',
    cost: { fixed: '30', variable_bps: '290', p95_ms: 3000 },
    connector: () => connector,
    answerDispute: async ({ mark, ref, evidence }) => {
      const { disputes } = await api();
      if (evidence === null) await disputes.close(ref, {}, { idempotencyKey: `accept ${mark}` });
      else
        await disputes.update(
          ref,
          { evidence: { uncategorized_text: evidence }, submit: true },
          { idempotencyKey: `answer ${mark}` },
        );
    },
  };
}

export type StripeApi = () => Promise<Stripe>;

/** The library, read when it is first needed. */
export function stripeApi({ secretKey, apiUrl }: StripeSettings): StripeApi {
  let made: Promise<Stripe> | undefined;
  const make = async (): Promise<Stripe> => {
    const { default: Library } = await import('stripe');
    const url = apiUrl === undefined ? undefined : new URL(apiUrl);
    return new Library(secretKey, {
      maxNetworkRetries: 0,
      timeout: TIMEOUT_MS,
      telemetry: false,
      ...(url && {
        host: url.hostname,
        port: url.port,
        protocol: url.protocol === 'http:' ? 'http' : 'https',
      }),
    });
  };
  return () => (made ??= make());
}

export function stripeConnector(api: StripeApi): Connector {
  return {
    rail: 'stripe',
    pay: async (request) => {
      const began = performance.now();
      const answer = await openPage(await api(), request);
      return { ...answer, took_ms: Math.round(performance.now() - began) };
    },
    ask: async (asked) => {
      const session = await findPage(await api(), asked);
      return session === undefined ? { state: 'absent' } : statusOf(session, asked);
    },
    giveUp: async (asked) => {
      const stripe = await api();
      const session = await findPage(stripe, asked);
      if (session?.status === 'open' && isNamed(session, asked))
        await stripe.checkout.sessions.expire(session.id);
    },
    refund: async (refund) => giveBack(await api(), refund),
    askRefund: async (refund) => findRefund(await api(), refund),
  };
}

type Untimed<Answer> = Answer extends unknown ? Omit<Answer, 'took_ms'> : never;

async function openPage(
  stripe: Stripe,
  { reference, amount, title, backTo, now }: RailRequest,
): Promise<Untimed<RailAnswer>> {
  const until = Math.floor(now.getTime() / 1000) + PAGE_OPEN_S;
  try {
    const session = await stripe.checkout.sessions.create(
      {
        mode: 'payment',
        allowed_payment_method_types: ['card'],
        client_reference_id: reference,
        metadata: { reference },
        payment_intent_data: { metadata: { reference } },
        // The payer pays in the currency of the price: another one would be another amount than we have asked for.
        adaptive_pricing: { enabled: false },
        line_items: [
          {
            quantity: 1,
            price_data: {
              currency: amount.assetCode.toLowerCase(),
              unit_amount: Number(amount.value),
              product_data: { name: title },
            },
          },
        ],
        success_url: backTo,
        cancel_url: backTo,
        expires_at: until,
      },
      { idempotencyKey: reference },
    );
    return statusOf(session, { reference, amount });
  } catch (error) {
    if (isNoAnswer(error)) return { state: 'unknown' };
    return { state: 'failed', failure: failureOf(error) };
  }
}

type Wanted = Pick<RailRequest, 'reference' | 'amount'>;

/**
 * Whether a page is one that we have opened for a request. Its mark tells: a payer can have a payment link of Stripe name any reference, and never
 * write a mark.
 */
function isNamed(session: Stripe.Checkout.Session, { reference }: Pick<Wanted, 'reference'>): boolean {
  return session.client_reference_id === reference && session.metadata?.['reference'] === reference;
}

/** Whether a page, and the payment that it has begun, are those of a request: in its name, for its amount in its currency. */
function isFor(session: Stripe.Checkout.Session, { reference, amount }: Wanted): boolean {
  const currency = amount.assetCode.toLowerCase();
  const intent = intentIn(session);
  return (
    isNamed(session, { reference }) &&
    String(session.amount_total) === amount.value &&
    session.currency === currency &&
    (intent === null ||
      (intent.metadata['reference'] === reference &&
        String(intent.amount) === amount.value &&
        intent.currency === currency))
  );
}

/** By Stripe's own name; where its answer was lost, by our reference and mark among the newest. */
async function findPage(
  stripe: Stripe,
  { reference, amount, provider_ref: ref, now }: AskedRequest,
): Promise<Stripe.Checkout.Session | undefined> {
  const expand = 'payment_intent';
  if (typeof ref === 'string' && ref.startsWith('cs_'))
    return stripe.checkout.sessions.retrieve(ref, { expand: [expand] });
  const since = Math.floor(now.getTime() / 1000) - LOOK_BACK_S;
  let seen = 0;
  let named: Stripe.Checkout.Session | undefined;
  for await (const session of stripe.checkout.sessions.list({
    created: { gte: since },
    limit: 100,
    expand: [`data.${expand}`],
  })) {
    if (isFor(session, { reference, amount })) return session;
    if (isNamed(session, { reference })) named = session;
    seen += 1;
    // Whether it is among the rest nobody knows, and so it must not be called absent.
    if (seen >= PAGES_LOOKED_THROUGH) throw new Error('stripe has more open pages than are looked through');
  }
  return named;
}

/** What a page says of its request. One that takes something else than we asked for, or is not ours, says nothing. */
function statusOf(
  session: Stripe.Checkout.Session,
  wanted: Wanted,
): Exclude<RailStatus, { readonly state: 'absent' }> {
  if (!isFor(session, wanted)) return { state: 'unknown' };
  const intent = intentIn(session);
  if (session.status === 'open')
    return {
      state: 'action',
      url: session.url,
      until: new Date(session.expires_at * 1000),
      provider_ref: session.id,
    };
  // What is paid has a payment: a refund names it.
  if (session.status === 'complete' && session.payment_status === 'paid' && intent !== null)
    return String(intent.amount_received) === wanted.amount.value
      ? { state: 'succeeded', provider_ref: intent.id }
      : { state: 'unknown' };
  if (session.status === 'expired') return { state: 'failed', failure: whyUnpaid(intent) };
  return { state: 'unknown' };
}

function intentIn({ payment_intent: intent }: Stripe.Checkout.Session): Stripe.PaymentIntent | null {
  return typeof intent === 'object' ? intent : null;
}

function whyUnpaid(intent: Stripe.PaymentIntent | null): Failure {
  const error = intent?.last_payment_error ?? null;
  return error === null ? 'abandoned' : failureOf(error);
}

async function giveBack(
  stripe: Stripe,
  { reference, provider_ref: intent, amount }: RailRefund,
): Promise<RefundStatus> {
  try {
    const refund = await stripe.refunds.create(
      { payment_intent: intent, amount: Number(amount.value), metadata: { reference } },
      { idempotencyKey: `refund ${reference}` },
    );
    return refundStatusOf(refund);
  } catch (error) {
    return { state: isNoAnswer(error) || isTooMany(error) ? 'unknown' : 'failed' };
  }
}

async function findRefund(
  stripe: Stripe,
  { reference, provider_ref: intent }: RailRefund,
): Promise<RefundStatus> {
  for await (const refund of stripe.refunds.list({ payment_intent: intent, limit: 100 }))
    if (refund.metadata?.['reference'] === reference) return refundStatusOf(refund);
  return { state: 'absent' };
}

function refundStatusOf({ status }: Stripe.Refund): RefundStatus {
  switch (status) {
    case 'succeeded':
      return { state: 'succeeded' };
    case 'failed':
    case 'canceled':
      return { state: 'failed' };
    default:
      return { state: 'unknown' };
  }
}
