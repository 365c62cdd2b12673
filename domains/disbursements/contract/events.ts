import { event } from '@egcr/contract/event';
import { uuid } from '@egcr/contract/ids';
import * as z from 'zod/mini';

/** Payments of an envelope were tried. `subject` is what the domain that made the envelope pays for. */
export const paymentsTried = event(
  'disbursements.payments_tried',
  z.object({
    envelope_id: uuid,
    payments: z.array(
      z.object({
        id: uuid,
        subject: uuid,
        user_id: uuid,
        outcome: z.enum(['paid', 'failed']),
        reason: z.nullable(z.string()),
        transfer_id: z.nullable(uuid),
      }),
    ),
  }),
);

/** Two of the staff have approved an envelope: its payments begin. */
export const envelopeApproved = event('disbursements.envelope_approved', z.object({ envelope_id: uuid }));

/** An envelope ended: closed after its payments, or cancelled. */
export const envelopeEnded = event(
  'disbursements.envelope_ended',
  z.object({ envelope_id: uuid, state: z.enum(['closed', 'cancelled']) }),
);
