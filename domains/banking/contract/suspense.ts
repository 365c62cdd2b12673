import { approvalRefusals, proposal } from '@egcr/approvals/contract';
import { endpoint } from '@egcr/contract/endpoint';
import { uuid } from '@egcr/contract/ids';
import { wireMoney } from '@egcr/contract/money';
import { platformRefusals } from '@egcr/contract/refusals';
import { instant } from '@egcr/contract/time';
import * as z from 'zod/mini';
import { NOTE_MAX_LENGTH, walletRefusals, isSafeText, recipientName } from '@egcr/wallet/contract';

import { railRefusals } from './refusals.ts';

const staff = { access: 'profiled' } as const;

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
  name: 'banking.list_suspense',
  summary: 'Money from the bank that waits until staff find its owner, longest waiting first.',
  method: 'GET',
  path: '/api/v1/admin/wallet/suspense',
  reply: z.object({ items: z.array(suspenseItem) }),
  refusals: [],
  ...staff,
  permission: 'money.read',
  pin: 'verified',
  rate: 'read',
});

export const assignSuspenseCall = endpoint({
  name: 'banking.assign_suspense',
  summary:
    'Proposes to give money that waits to the person it was meant for. Once a second person approves, it arrives as a deposit.',
  method: 'POST',
  path: '/api/v1/admin/wallet/suspense/:id/assign',
  params,
  body: z.strictObject({ to: recipientName, reason }),
  reply: proposal,
  status: 202,
  refusals: [
    platformRefusals.not_found,
    railRefusals.suspense_decided,
    walletRefusals.recipient_unknown,
    walletRefusals.recipient_self,
    railRefusals.own_benefit,
    walletRefusals.recipient_unavailable,
    approvalRefusals.day_worth_reached,
    approvalRefusals.too_many_proposals,
  ],
  ...staff,
  permission: 'money.propose',
  pin: 'fresh',
  rate: 'money',
  idempotency: 'required',
});

/** The payment itself is made at the bank, with the reference in the outcome of the approval; the money leaves the books with the decision. */
export const sendBackSuspenseCall = endpoint({
  name: 'banking.send_back_suspense',
  summary:
    'Proposes to take money that waits out of the books because the bank sends it back to where it came from; a second person decides.',
  method: 'POST',
  path: '/api/v1/admin/wallet/suspense/:id/send-back',
  params,
  body: z.strictObject({ reason }),
  reply: proposal,
  status: 202,
  refusals: [
    platformRefusals.not_found,
    railRefusals.suspense_decided,
    approvalRefusals.day_worth_reached,
    approvalRefusals.too_many_proposals,
  ],
  ...staff,
  permission: 'money.propose',
  pin: 'fresh',
  rate: 'money',
  idempotency: 'required',
});

export const giveBackCall = endpoint({
  name: 'banking.give_back_withdrawal',
  summary:
    'Proposes to give back the money of a withdrawal that the bank has had for days and will not pay; a second person decides. Its owner does neither.',
  method: 'POST',
  path: '/api/v1/admin/wallet/withdrawals/:id/give-back',
  params,
  body: z.strictObject({ reason }),
  reply: proposal,
  status: 202,
  refusals: [
    platformRefusals.not_found,
    railRefusals.withdrawal_not_sent,
    approvalRefusals.interested_party,
    approvalRefusals.day_worth_reached,
    approvalRefusals.too_many_proposals,
  ],
  ...staff,
  permission: 'money.propose',
  pin: 'fresh',
  rate: 'money',
  idempotency: 'required',
});
