import { endpoint } from '@egcr/contract/endpoint';
import { uuid } from '@egcr/contract/ids';
import { BODY_LIMIT_BYTES } from '@egcr/contract/limits';
import { pageOf, pageQuery } from '@egcr/contract/page';
import { platformRefusals, refusals } from '@egcr/contract/refusals';
import { named } from '@egcr/contract/schema-names';
import { instant } from '@egcr/contract/time';
import * as z from 'zod/mini';
import { isSafeText } from '@egcr/wallet/contract';

import { IMPORT_MAX_LENGTH, IMPORT_NAME_MAX_LENGTH } from './limits.ts';

export const importRefusals = refusals({
  import_unreadable: [422, 'The file is no CSV, OFX or camt.053 that we can read.'],
  import_too_long: [422, 'The file holds more entries than one import takes.'],
  import_limit_reached: [403, 'There are as many outside accounts as one person may keep.'],
});

const importFormats = ['csv', 'ofx', 'camt053'] as const;

const personal = { access: 'profiled', pin: 'verified' } as const;

/** An entry of an account elsewhere, for viewing only: it is no money of ours. */
export const outsideEntry = z.object({
  /** `2026-11-20`. */
  booked_on: z.string(),
  /** As it stands in the file, in major units with a point; below zero left the account. */
  amount: z.string(),
  currency: z.string(),
  text: z.string(),
});
export type OutsideEntry = z.infer<typeof outsideEntry>;

export const outsideAccount = named(
  'OutsideAccount',
  z.object({
    id: uuid,
    name: z.string(),
    entries: z.number(),
    created_at: instant,
  }),
);
export type OutsideAccount = z.infer<typeof outsideAccount>;

const problem = z.object({ line: z.number(), code: z.string() });

const source = {
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, 'required'),
      z.maxLength(IMPORT_NAME_MAX_LENGTH, 'too_long'),
      z.refine(isSafeText, 'characters'),
    ),
  content: z.string().check(z.minLength(1, 'required'), z.maxLength(IMPORT_MAX_LENGTH, 'too_long')),
} as const;

/** With `preview` nothing is kept: it shows what would be, and which lines cannot be read. */
export const importCall = endpoint({
  name: 'banking.import_statement',
  summary:
    'Takes in a statement of an account elsewhere for viewing: CSV, OFX or camt.053. What is there already is passed over.',
  method: 'POST',
  path: '/api/v1/wallet/imports',
  bodyBytes: BODY_LIMIT_BYTES,
  body: z.strictObject({ ...source, preview: z._default(z.boolean(), false) }),
  reply: z.object({
    format: z.enum(importFormats),
    /** Null for a preview. */
    account: z.nullable(outsideAccount),
    added: z.number(),
    duplicates: z.number(),
    /** By line of the file, or by place of the entry in it. */
    problems: z.array(problem),
    sample: z.array(outsideEntry),
  }),
  refusals: [
    platformRefusals.file_too_costly,
    importRefusals.import_unreadable,
    importRefusals.import_too_long,
    importRefusals.import_limit_reached,
  ],
  ...personal,
  rate: 'write',
});

export const outsideAccountsCall = endpoint({
  name: 'banking.list_outside_accounts',
  summary: 'The accounts elsewhere whose statements you have imported.',
  method: 'GET',
  path: '/api/v1/wallet/imports',
  reply: z.object({ items: z.array(outsideAccount) }),
  refusals: [],
  ...personal,
  rate: 'read',
});

export const outsideEntriesCall = endpoint({
  name: 'banking.list_outside_entries',
  summary: 'What happened on an account elsewhere, newest first.',
  method: 'GET',
  path: '/api/v1/wallet/imports/:id/entries',
  params: z.object({ id: z.string() }),
  query: pageQuery,
  reply: pageOf(outsideEntry),
  refusals: [platformRefusals.not_found],
  ...personal,
  rate: 'read',
});

export const removeOutsideAccountCall = endpoint({
  name: 'banking.remove_outside_account',
  summary: 'Deletes an account elsewhere with all its entries.',
  method: 'DELETE',
  path: '/api/v1/wallet/imports/:id',
  params: z.object({ id: z.string() }),
  refusals: [platformRefusals.not_found],
  ...personal,
  rate: 'write',
});
