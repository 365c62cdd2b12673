import { endpoint } from '@egcr/contract/endpoint';
import { uuid } from '@egcr/contract/ids';
import { pageOf, pageQuery } from '@egcr/contract/page';
import { platformRefusals } from '@egcr/contract/refusals';
import { fileLink, uploadRefusals } from '@egcr/contract/uploads';
import { pinInBody, pinInBodyRefusals } from '@egcr/identity/contract';
import { businessStops } from '@egcr/treasury/contract';
import { amountToMove, leavingRefusals, walletRefusals } from '@egcr/wallet/contract';
import * as z from 'zod/mini';

import { EVIDENCE_FILES_MAX } from '../limits.ts';
import { narrowed, ownReading } from '../list-parts.ts';
import { paymentRefusals as no } from '../refusals.ts';
import { disputeStates } from './dispute-machine.ts';
import { disputeReasons, statementIssue } from './dispute-rules.ts';
import { dispute, disputeSides } from './dispute-shapes.ts';

const idParams = z.object({ id: z.string() });
const own = { access: 'profiled', pin: 'none' } as const;

export const statement = z.string('required').check(
  z.refine((text) => statementIssue(text) !== 'required', 'required'),
  z.refine((text) => statementIssue(text) !== 'too_long', 'too_long'),
  z.refine((text) => statementIssue(text) !== 'characters', 'characters'),
);

/** Finished uploads of the kind `payments.evidence`. */
const uploadIds = z.optional(
  z.array(uuid).check(
    z.maxLength(EVIDENCE_FILES_MAX, 'too_many'),
    z.refine((ids) => new Set(ids).size === ids.length, 'twice'),
  ),
);

export const openDisputeCall = endpoint({
  name: 'payments.open_dispute',
  summary:
    'Disputes a payment that you made, in whole or in part, once, within 60 days. The merchant has seven days to answer. Meanwhile the money is kept back.',
  ...own,
  method: 'POST',
  path: '/api/v1/payments/:id/disputes',
  params: idParams,
  body: z.strictObject({
    reason: z.enum(disputeReasons, 'not_offered'),
    statement,
    /** Absent: all that was not given back. */
    amount: z.optional(z.nullable(amountToMove)),
    upload_ids: uploadIds,
  }),
  reply: dispute,
  status: 201,
  refusals: [
    platformRefusals.not_found,
    no.dispute_test,
    no.dispute_elsewhere,
    no.payment_unpaid,
    no.dispute_twice,
    no.dispute_late,
    no.dispute_nothing,
    walletRefusals.unknown_currency,
    walletRefusals.over_payment,
    uploadRefusals.upload_not_ready,
  ],
  rate: 'write',
  idempotency: 'required',
});

const filters = {
  /** Absent: merchant. An API key sees those of its merchant alone. */
  role: z.optional(z.enum(disputeSides, 'not_offered')),
  state: z.optional(z.enum(disputeStates, 'not_offered')),
  ...narrowed,
};

export const disputesCall = endpoint({
  name: 'payments.list_disputes',
  summary: 'Disputes of payments to you, or of those that you made, newest first.',
  ...ownReading,
  path: '/api/v1/disputes',
  query: z.extend(pageQuery, filters),
  reply: pageOf(dispute),
  scope: 'payments.read',
});

export const disputesFileCall = endpoint({
  name: 'payments.export_disputes',
  summary: 'The same as a file of values, up to 10,000 disputes.',
  ...ownReading,
  path: '/api/v1/disputes/export',
  query: z.object(filters),
  file: ['text/csv'],
});

export const disputeCall = endpoint({
  name: 'payments.read_dispute',
  summary: 'One dispute, for its two sides.',
  ...ownReading,
  path: '/api/v1/disputes/:id',
  params: idParams,
  reply: dispute,
  refusals: [platformRefusals.not_found],
  scope: 'payments.read',
});

export const disputeFileCall = endpoint({
  name: 'payments.link_to_evidence',
  actsWith: 'view',
  summary: 'A link to a file of a dispute, for its two sides, valid for five minutes.',
  ...own,
  method: 'POST',
  path: '/api/v1/disputes/:id/files/:number/link',
  params: z.object({ id: z.string(), number: z.coerce.number().check(z.int(), z.gte(1), z.lte(99)) }),
  reply: fileLink,
  refusals: [platformRefusals.not_found],
  rate: 'read',
});

export const answerDisputeCall = endpoint({
  name: 'payments.answer_dispute',
  actsWith: 'pay',
  summary: 'Hands in what a merchant has to say to a dispute, with files, once and before its deadline.',
  ...own,
  method: 'POST',
  path: '/api/v1/disputes/:id/evidence',
  params: idParams,
  body: z.strictObject({ evidence: statement, upload_ids: uploadIds }),
  reply: dispute,
  refusals: [platformRefusals.not_found, no.dispute_closed, uploadRefusals.upload_not_ready],
  rate: 'write',
  idempotency: 'required',
});

export const acceptDisputeCall = endpoint({
  name: 'payments.accept_dispute',
  actsWith: 'pay',
  summary:
    'Gives the disputed money back, for its merchant: what their sales lack comes from their wallet. It can’t be undone.',
  access: 'profiled',
  pin: 'fresh',
  pinInBody: true,
  method: 'POST',
  path: '/api/v1/disputes/:id/accept',
  params: idParams,
  body: z.strictObject({ pin: pinInBody }),
  reply: dispute,
  refusals: [
    ...pinInBodyRefusals,
    platformRefusals.not_found,
    no.dispute_closed,
    platformRefusals.pin_required,
    ...leavingRefusals,
    walletRefusals.insufficient_funds,
    walletRefusals.recipient_unavailable,
    walletRefusals.account_frozen,
    // Where the wallet of a business gives what its sales lack.
    ...businessStops,
  ],
  rate: 'money',
  idempotency: 'required',
  agentHint: 'Show the merchant how much goes back and wait for a yes before you call it.',
});

export const withdrawDisputeCall = endpoint({
  name: 'payments.withdraw_dispute',
  summary: 'Takes a dispute back, for the payer who opened it. The payment can’t be disputed again.',
  ...own,
  method: 'POST',
  path: '/api/v1/disputes/:id/withdrawal',
  params: idParams,
  reply: dispute,
  refusals: [platformRefusals.not_found, no.dispute_closed],
  rate: 'write',
});
