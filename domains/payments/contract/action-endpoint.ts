import { endpoint } from '@egcr/contract/endpoint';
import { platformRefusals } from '@egcr/contract/refusals';
import * as z from 'zod/mini';

import { paymentRefusals as no } from './refusals.ts';
import { payment } from './shapes.ts';

/** What the payer says: they have done what the rail asked, or go no further. */
const actionAnswers = ['done', 'give_up'] as const;

export const answerActionCall = endpoint({
  name: 'payments.answer_action',
  summary:
    'The payer is back from the page of a rail, or goes no further. The rail is asked what became of the payment. For a test it answers the simulated bank. Safe to repeat.',
  access: 'profiled',
  pin: 'none',
  method: 'POST',
  path: '/api/v1/payments/:id/action',
  params: z.object({ id: z.string() }),
  body: z.strictObject({ answer: z.enum(actionAnswers, 'not_offered') }),
  reply: payment,
  refusals: [platformRefusals.not_found, no.payment_closed],
  rate: 'write',
});
