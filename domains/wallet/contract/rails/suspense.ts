import { endpoint } from '@egcr/contract/endpoint';
import { uuid } from '@egcr/contract/ids';
import { wireMoney } from '@egcr/contract/money';
import { platformRefusals } from '@egcr/contract/refusals';
import { instant } from '@egcr/contract/time';
import * as z from 'zod/mini';

import { NOTE_MAX_LENGTH } from '../limits.ts';
import { walletRefusals } from '../refusals.ts';
import { isSafeText } from '../rules.ts';
import { party, recipientName } from '../shapes.ts';
import { railRefusals } from './refusals.ts';

const staff = { access: 'profiled', roles: ['super_admin'] } as const;

/** Money that came from the bank and of which nobody knew whose it is. */
const suspenseItem = z.object({
  id: uuid,
  amount: wireMoney,
  /** Our account at the bank, and the bank's own name for the entry. */
  account: z.string(),
  entry: z.string(),
  /** What the one who sent it wrote. */
  remittance: z.string(),
  /** Why it waits, in a word; null where an earlier version took it. */
  reason: z.nullable(z.string()),
  taken_at: instant,
});

const suspenseOutcomes = ['assigned', 'sent_back'] as const;

/** What was decided on it, for good. */
const suspenseDecision = z.object({
  id: uuid,
  suspense_id: uuid,
  outcome: z.enum(suspenseOutcomes),
  amount: wireMoney,
  /** Whose it is; null where it went back. */
  to: z.nullable(party),
  /** To be written on the payment that goes back: the bank's message then finds it. */
  reference: z.string(),
  reason: z.string(),
  decided_at: instant,
});
export type SuspenseDecision = z.infer<typeof suspenseDecision>;

/** Why: kept with the decision, for who looks at it later. */
const reason = z
  .string()
  .check(
    z.trim(),
    z.minLength(1, 'required'),
    z.maxLength(NOTE_MAX_LENGTH, 'too_long'),
    z.refine(isSafeText, 'characters'),
  );

const params = z.object({ id: z.string() });

export const suspenseCall = endpoint({
  name: 'wallet.list_suspense',
  summary: 'Money from the bank that waits until somebody finds whose it is, what waits longest first.',
  method: 'GET',
  path: '/api/v1/admin/wallet/suspense',
  reply: z.object({ items: z.array(suspenseItem) }),
  refusals: [],
  ...staff,
  pin: 'verified',
  rate: 'read',
});

export const assignSuspenseCall = endpoint({
  name: 'wallet.assign_suspense',
  summary: 'Gives money that waits to the person it was meant for. It arrives as a deposit at once.',
  method: 'POST',
  path: '/api/v1/admin/wallet/suspense/:id/assign',
  params,
  body: z.strictObject({ to: recipientName, reason }),
  reply: suspenseDecision,
  status: 201,
  refusals: [
    platformRefusals.not_found,
    railRefusals.suspense_decided,
    walletRefusals.recipient_unknown,
    walletRefusals.recipient_self,
    railRefusals.own_benefit,
    walletRefusals.recipient_unavailable,
  ],
  ...staff,
  pin: 'fresh',
  rate: 'money',
  idempotency: 'required',
});

/** The payment itself is made at the bank, with the reference of the answer; the money leaves the books with the decision. */
export const sendBackSuspenseCall = endpoint({
  name: 'wallet.send_back_suspense',
  summary: 'Takes money that waits out of the books because the bank sends it back to where it came from.',
  method: 'POST',
  path: '/api/v1/admin/wallet/suspense/:id/send-back',
  params,
  body: z.strictObject({ reason }),
  reply: suspenseDecision,
  status: 201,
  refusals: [platformRefusals.not_found, railRefusals.suspense_decided, walletRefusals.account_frozen],
  ...staff,
  pin: 'fresh',
  rate: 'money',
  idempotency: 'required',
});
