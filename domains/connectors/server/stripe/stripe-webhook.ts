import type { ServerDomain } from '@egcr/server-kit/domain';
import * as z from 'zod/mini';

import type { PaymentsSeen } from '../parts.ts';
import { ASK_STRIPE_DISPUTE, isDisputeName } from './stripe-disputes.ts';
import type { StripeApi, StripeSettings } from './stripe-rail.ts';

/** Where Stripe tells us that something has happened. */
export const STRIPE_WEBHOOK = '/api/v1/rails/stripe/webhook';
const BODY_BYTES_MAX = 256 * 1024;
const TOLERANCE_S = 300;

/** What messages about pages are called, and those about refunds: one that has succeeded may still fail days later. */
const PAGE = 'checkout.session.';
const REFUND = /^(?:charge\.)?refund\./;

const message = z.object({
  type: z.string(),
  data: z.object({
    object: z.object({
      id: z.optional(z.string()),
      object: z.optional(z.string()),
      client_reference_id: z.optional(z.nullable(z.string())),
      metadata: z.optional(z.nullable(z.object({ reference: z.optional(z.string()) }))),
    }),
  }),
});

interface WebhookParts extends PaymentsSeen {
  readonly stripe: StripeSettings;
  readonly api: StripeApi;
}

type Routes = Parameters<NonNullable<ServerDomain['routes']>>;

/**
 * Takes Stripe's messages. What they say is believed no further than their signature: each only has us ask Stripe what has become of the thing it
 * names, so that one which comes twice, late or out of order changes nothing.
 */
export async function registerStripeWebhook(
  [app, services]: [Routes[0], Routes[1]],
  { payments, stripe: settings, api }: WebhookParts,
): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: BODY_BYTES_MAX },
      (_request, body, done) => done(null, body),
    );
    scope.post(STRIPE_WEBHOOK, async (request, reply) => {
      void reply.header('cache-control', 'no-store');
      const signature = request.headers['stripe-signature'];
      const body = request.body;
      if (typeof signature !== 'string' || !(body instanceof Buffer)) return reply.code(400).send();
      const stripe = await api();
      const now = services.clock.now().getTime();
      let event: unknown;
      try {
        requireNotAhead(signature, now);
        event = stripe.webhooks.constructEvent(
          body,
          signature,
          settings.webhookSecret,
          TOLERANCE_S,
          undefined,
          now,
        );
      } catch {
        services.log.warn({ rail: 'stripe' }, 'a message of a rail was not signed as it should be');
        return reply.code(400).send();
      }
      const read = message.safeParse(event);
      if (read.success) await hear(payments, services, read.data);
      return reply.code(200).send({ received: true });
    });
  });
}

/** The library refuses what is old alone: with a stamp that lies ahead one message could be sent again and again for a long time. */
function requireNotAhead(signature: string, now: number): void {
  const stamp = Number(/(?:^|,)\s*t=(\d{1,15})(?:,|$)/.exec(signature)?.[1]);
  if (!(stamp * 1000 <= now + TOLERANCE_S * 1000)) throw new Error('the stamp lies ahead, or there is none');
}

async function hear(
  payments: PaymentsSeen['payments'],
  services: Routes[1],
  { type, data }: z.infer<typeof message>,
): Promise<void> {
  const { id, client_reference_id: page, metadata } = data.object;
  if (type.startsWith('charge.dispute.')) {
    if (id === undefined || !isDisputeName(id)) return;
    await services.unit((work) =>
      work.enqueue(ASK_STRIPE_DISPUTE, { id }, { key: `${ASK_STRIPE_DISPUTE} ${id}` }),
    );
    return;
  }
  const reference = REFUND.test(type) ? metadata?.reference : type.startsWith(PAGE) ? page : undefined;
  if (typeof reference === 'string') await services.unit((work) => payments().hearOf(work, reference));
}
