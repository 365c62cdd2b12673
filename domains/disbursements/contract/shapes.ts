import { uuid } from '@egcr/contract/ids';
import { wireMoney } from '@egcr/contract/money';
import { named } from '@egcr/contract/schema-names';
import { instant } from '@egcr/contract/time';
import * as z from 'zod/mini';

import { disbursementStates, envelopeStates } from './envelope-machine.ts';

const row = {
  id: uuid,
  title: z.string(),
  purpose: z.enum(['grant', 'support']),
  state: z.enum(envelopeStates),
  /** What its maker stated. */
  count: z.int(),
  total: wireMoney,
  /** From a million dollars on, oversight approves. */
  is_large: z.boolean(),
  is_sample: z.boolean(),
  requested_by: z.nullable(z.string()),
  made_at: instant,
  changed_at: instant,
};

export const envelopeRow = named('EnvelopeRow', z.object(row));
export type EnvelopeRowShown = z.output<typeof envelopeRow>;

export const payment = named(
  'Disbursement',
  z.object({
    id: uuid,
    /** The person's name; empty where the account is gone. */
    name: z.string(),
    amount: wireMoney,
    state: z.enum(disbursementStates),
    attempts: z.int(),
    /** The code of the refusal, where it failed. */
    reason: z.nullable(z.string()),
    next_try_at: z.nullable(instant),
    transfer_id: z.nullable(uuid),
  }),
);
export type PaymentShown = z.output<typeof payment>;

export const envelopeShown = named(
  'Envelope',
  z.object({
    ...row,
    /** How the payments stand: count and sum, by state. */
    tally: z.array(z.object({ state: z.enum(disbursementStates), count: z.int(), total: wireMoney })),
    can: z.array(z.enum(['propose', 'cancel'])),
  }),
);
export type EnvelopeShown = z.output<typeof envelopeShown>;
