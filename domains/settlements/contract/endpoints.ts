import { approvalRefusals, proposal, reasonText } from '@egcr/approvals/contract';
import { endpoint } from '@egcr/contract/endpoint';
import { uuid } from '@egcr/contract/ids';
import { BODY_LIMIT_BYTES } from '@egcr/contract/limits';
import { pageOf, pageQuery } from '@egcr/contract/page';
import { platformRefusals } from '@egcr/contract/refusals';
import { railNames } from '@egcr/payments/contract';
import * as z from 'zod/mini';

import { differenceStates } from './difference-machine.ts';
import { settlementRefusals as no } from './refusals.ts';
import { settlementDifference, settlementFile } from './shapes.ts';

const read = {
  access: 'profiled',
  permission: 'money.read',
  pin: 'verified',
  method: 'GET',
  rate: 'read',
  refusals: [],
} as const;
const propose = {
  access: 'profiled',
  permission: 'money.propose',
  pin: 'fresh',
  method: 'POST',
  rate: 'write',
  status: 202,
  reply: proposal,
  idempotency: 'required',
} as const;

const filters = {
  rail: z.optional(z.enum(railNames, 'not_offered')),
  mode: z.optional(z.enum(['test', 'live'], 'not_offered')),
  /** Part of the reference, or of the title of what was sold. */
  words: z.optional(z.string().check(z.maxLength(80, 'too_long'))),
};
/** Of files `words` is part of their own reference, or of what a difference in them says. */
const asked = { ...filters, state: z.optional(z.enum(differenceStates, 'not_offered')) };

export const differencesCall = endpoint({
  ...read,
  name: 'settlements.list_differences',
  summary: 'Where the settlement files of rails and our own books differ, newest first.',
  path: '/api/v1/admin/settlement-differences',
  query: z.extend(pageQuery, asked),
  reply: pageOf(settlementDifference),
});

export const differencesFileCall = endpoint({
  ...read,
  name: 'settlements.export_differences',
  summary: 'The same as a file of values, up to 10,000 differences.',
  path: '/api/v1/admin/settlement-differences/export',
  query: z.object(asked),
  file: ['text/csv'],
});

export const differenceOutcomes = ['written_off', 'offset'] as const;
export type DifferenceOutcome = (typeof differenceOutcomes)[number];

export const endDifferenceCall = endpoint({
  ...propose,
  name: 'settlements.end_difference',
  summary:
    'Proposes to end a difference: to write it off, or to set it off against another that cancels it out. A second person decides.',
  path: '/api/v1/admin/settlement-differences/:id/end',
  params: z.object({ id: z.string() }),
  body: z
    .strictObject({
      outcome: z.enum(differenceOutcomes, 'not_offered'),
      /** Of an offset. */
      other_id: z.optional(z.nullable(uuid)),
      reason: reasonText,
    })
    .check(
      z.refine(({ outcome, other_id: other }) => (outcome === 'offset') === ((other ?? null) !== null), {
        error: 'other_required',
        path: ['other_id'],
      }),
    ),
  refusals: [
    platformRefusals.not_found,
    no.difference_ended,
    no.difference_proposed,
    no.difference_unpaired,
    approvalRefusals.day_worth_reached,
    approvalRefusals.too_many_proposals,
  ],
});

export const filesCall = endpoint({
  ...read,
  name: 'settlements.list_files',
  summary: 'Settlement files that were imported, newest first.',
  path: '/api/v1/admin/settlements',
  query: z.extend(pageQuery, filters),
  reply: pageOf(settlementFile),
});

export const filesSheetCall = endpoint({
  ...read,
  name: 'settlements.export_files',
  summary: 'The same as a file of values, up to 10,000 settlement files.',
  path: '/api/v1/admin/settlements/export',
  query: z.object(filters),
  file: ['text/csv'],
});

export const takeFileCall = endpoint({
  ...propose,
  name: 'settlements.take_file',
  summary:
    'Hands in a settlement file of a rail. Once a second person approves, each line is compared with our books to the cent, and what differs waits for an officer.',
  path: '/api/v1/admin/settlements',
  bodyBytes: BODY_LIMIT_BYTES,
  body: z.strictObject({
    content: z.string().check(z.minLength(1, 'required'), z.maxLength(BODY_LIMIT_BYTES, 'too_long')),
    reason: z.optional(reasonText),
  }),
  refusals: [no.settlement_unreadable, no.settlement_taken, approvalRefusals.too_many_proposals],
});
