import { endpoint } from '@egcr/contract/endpoint';
import { uuid } from '@egcr/contract/ids';
import { platformRefusals } from '@egcr/contract/refusals';
import { instant } from '@egcr/contract/time';
import { named } from '@egcr/contract/schema-names';
import * as z from 'zod/mini';

import { LABEL_MAX_LENGTH } from './limits.ts';
import { nameVerdicts } from './name-rules.ts';
import { walletRefusals } from './refusals.ts';
import { isSafeText } from './rules.ts';
import { party, recipientName } from './shapes.ts';

/** A short text of one's own: trimmed, at least one character, shown safely beside others. */
const label = z.string().check(
  z.trim(),
  z.minLength(1, 'label_required'),
  z.refine((text) => Array.from(text).length <= LABEL_MAX_LENGTH, 'label_too_long'),
  z.refine(isSafeText, 'label_characters'),
);

/** Someone kept to be paid again. `name_check` is null where no name was given to compare. */
export const payee = named(
  'Payee',
  z.object({
    id: uuid,
    label: z.string(),
    person: party,
    /** The name the account had when it was kept; where it differs from `person.name`, the name was changed since. */
    verified_name: z.string(),
    typed_name: z.nullable(z.string()),
    name_check: z.nullable(z.enum(nameVerdicts)),
    is_favourite: z.boolean(),
    /** When they were paid for the first and the last time; null where never. */
    first_paid_at: z.nullable(instant),
    last_paid_at: z.nullable(instant),
    created_at: instant,
  }),
);
export type Payee = z.infer<typeof payee>;

const idParams = z.object({ id: z.string() });

export const payeesCall = endpoint({
  name: 'wallet.list_payees',
  summary: 'The people you keep to pay again: favourites first, then by label.',
  method: 'GET',
  path: '/api/v1/wallet/payees',
  reply: z.object({ items: z.array(payee) }),
  refusals: [],
  access: 'profiled',
  pin: 'verified',
  rate: 'read',
});

/** Confirmation of payee. Where the names do not match, whose account it is stays unsaid. */
export const checkNameCall = endpoint({
  name: 'wallet.check_name',
  summary: 'Says whether an account belongs to the person whose name was typed.',
  method: 'POST',
  path: '/api/v1/wallet/payees/check',
  body: z.strictObject({ to: recipientName, name: label }),
  reply: z.object({ verdict: z.enum(nameVerdicts), person: z.nullable(party) }),
  refusals: [
    walletRefusals.too_many_lookups,
    walletRefusals.recipient_unknown,
    walletRefusals.recipient_self,
  ],
  access: 'profiled',
  pin: 'verified',
  rate: 'send',
});

export const addPayeeCall = endpoint({
  name: 'wallet.add_payee',
  summary: 'Keeps a person to pay again, under a label of your own.',
  method: 'POST',
  path: '/api/v1/wallet/payees',
  body: z.strictObject({
    label,
    to: recipientName,
    /** Compared with the name of the account. */
    name: z.optional(z.nullable(label)),
    is_favourite: z._default(z.boolean(), false),
  }),
  reply: payee,
  status: 201,
  refusals: [
    walletRefusals.too_many_lookups,
    walletRefusals.recipient_unknown,
    walletRefusals.recipient_self,
    walletRefusals.payee_exists,
    walletRefusals.payee_limit_reached,
  ],
  access: 'profiled',
  pin: 'verified',
  secondFactor: 'where_set_up',
  rate: 'send',
  idempotency: 'required',
});

export const changePayeeCall = endpoint({
  name: 'wallet.change_payee',
  summary: 'Gives a payee another label, or makes them a favourite.',
  method: 'PATCH',
  path: '/api/v1/wallet/payees/:id',
  params: idParams,
  body: z.strictObject({ label: z.optional(label), is_favourite: z.optional(z.boolean()) }),
  reply: payee,
  refusals: [platformRefusals.not_found],
  access: 'profiled',
  pin: 'verified',
  secondFactor: 'where_set_up',
  rate: 'write',
});

export const removePayeeCall = endpoint({
  name: 'wallet.remove_payee',
  summary: 'Keeps a person as payee no longer.',
  method: 'DELETE',
  path: '/api/v1/wallet/payees/:id',
  params: idParams,
  refusals: [platformRefusals.not_found],
  access: 'profiled',
  pin: 'verified',
  rate: 'write',
});
