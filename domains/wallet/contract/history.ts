import { endpoint } from '@egcr/contract/endpoint';
import { uuid } from '@egcr/contract/ids';
import { parseMinor, wireMoney } from '@egcr/contract/money';
import { pageOf, pageQuery } from '@egcr/contract/page';
import { platformRefusals } from '@egcr/contract/refusals';
import { named } from '@egcr/contract/schema-names';
import { instant } from '@egcr/contract/time';
import * as z from 'zod/mini';
import { assets } from '@egcr/ledger/contract';

import { categories } from './categories.ts';
import { SEARCH_MAX_LENGTH } from './limits.ts';
import { isSafeText } from './rules.ts';
import { activityItem, note } from './shapes.ts';

const directions = ['in', 'out'] as const;
const minor = z.string().check(z.refine((text) => parseMinor(text) !== undefined, 'invalid_amount'));

/** Something that changed one of a person's balances, with what the person says of it: that is theirs alone to see. */
export const activityEntry = named(
  'ActivityEntry',
  z.object({
    ...activityItem.shape,
    category: z.enum(categories),
    /** The category is ours, not the person's. */
    is_guess: z.boolean(),
    /** The category that we would give it. */
    guess: z.enum(categories),
    private_note: z.nullable(z.string()),
  }),
);
export type ActivityEntry = z.infer<typeof activityEntry>;

/** Which part of the history is asked for. Amounts are minor units and need the currency; times are instants, `to` is exclusive. */
export const activityQuery = z
  .object({
    ...pageQuery.shape,
    currency: z.optional(z.enum(assets.map((asset) => asset.code))),
    direction: z.optional(z.enum(directions)),
    /** As the items answer it. */
    kind: z.optional(z.string().check(z.regex(/^[a-z][a-z0-9_]*(\.[a-z][a-z0-9_]*)?$/, 'kind_unknown'))),
    category: z.optional(z.enum(categories)),
    from: z.optional(instant),
    to: z.optional(instant),
    min: z.optional(minor),
    max: z.optional(minor),
    /** Looked for in names, notes and references. */
    text: z.optional(
      z.string().check(z.maxLength(SEARCH_MAX_LENGTH, 'too_long'), z.refine(isSafeText, 'characters')),
    ),
  })
  .check(
    z.refine(({ currency, min, max }) => currency !== undefined || (min === undefined && max === undefined), {
      error: 'needs_currency',
      path: ['currency'],
    }),
  );
export type ActivityQuery = z.infer<typeof activityQuery>;

/**
 * Everything that changed a balance, deposits included; `transfersCall` has only what went between people. With a search, a page may
 * hold fewer than asked for, or none, and still have a `next`: so far has been looked.
 */
export const activityCall = endpoint({
  name: 'wallet.list_activity',
  summary: 'Everything that changed one of your balances, newest first; in part, where filters are given.',
  method: 'GET',
  path: '/api/v1/wallet/activity',
  query: activityQuery,
  reply: pageOf(activityEntry),
  refusals: [],
  access: 'profiled',
  pin: 'verified',
  rate: 'read',
});

export const activityEntryCall = endpoint({
  name: 'wallet.read_activity_entry',
  summary: 'One thing that changed your balance.',
  method: 'GET',
  path: '/api/v1/wallet/activity/:id',
  params: z.object({ id: z.string() }),
  reply: activityEntry,
  refusals: [platformRefusals.not_found],
  access: 'profiled',
  pin: 'verified',
  rate: 'read',
});

const label = named(
  'TransferLabel',
  z.object({ category: z.nullable(z.enum(categories)), private_note: z.nullable(z.string()) }),
);

/** The label replaces the one before; null takes the category back to ours, and the note away. */
export const labelTransferCall = endpoint({
  name: 'wallet.label_transfer',
  summary: 'Files a transaction of yours under a category and keeps a note with it that nobody else sees.',
  method: 'PUT',
  path: '/api/v1/wallet/transfers/:id/label',
  params: z.object({ id: z.string() }),
  body: z.strictObject({ category: z.nullable(z.enum(categories)), private_note: z.nullable(note) }),
  reply: label,
  refusals: [platformRefusals.not_found],
  access: 'profiled',
  pin: 'verified',
  rate: 'write',
});

/** One change of one account with the balance after it: how the balance came to be what it is. */
const accountEntry = z.object({
  /** Counts the entries of the account from 1 without a gap. */
  number: z.string(),
  transfer_id: uuid,
  reference: z.string(),
  kind: z.string(),
  direction: z.enum(directions),
  amount: wireMoney,
  balance: wireMoney,
  created_at: instant,
});
export type AccountEntry = z.infer<typeof accountEntry>;

export const accountEntriesCall = endpoint({
  name: 'wallet.list_account_entries',
  summary: 'Every change of one of your accounts with the balance after it, newest first.',
  method: 'GET',
  path: '/api/v1/wallet/accounts/:id/entries',
  params: z.object({ id: z.string() }),
  query: pageQuery,
  reply: pageOf(accountEntry),
  refusals: [platformRefusals.not_found],
  access: 'profiled',
  pin: 'verified',
  rate: 'read',
});

export const historyCalls = [activityCall, activityEntryCall, labelTransferCall, accountEntriesCall] as const;
