import { uuid } from '@egcr/contract/ids';
import { wireMoney } from '@egcr/contract/money';
import { instant } from '@egcr/contract/time';
import { named } from '@egcr/contract/schema-names';
import * as z from 'zod/mini';

import { factNames, proposalKinds, proposalStates } from './kinds.ts';
import { REASON_MAX_LENGTH } from './limits.ts';

/** One line of what a proposal would do: a text, an amount, or both. */
export const fact = z.object({
  name: z.enum(factNames),
  text: z.nullable(z.string()),
  amount: z.nullable(wireMoney),
});
export type Fact = z.infer<typeof fact>;

const staffMember = z.object({
  user_id: uuid,
  /** Empty where the account is gone. */
  name: z.string(),
});

export const proposal = named(
  'Proposal',
  z.object({
    id: uuid,
    kind: z.enum(proposalKinds),
    /** What it is about: an entry of the bank, a currency, a person. */
    subject: z.string(),
    state: z.enum(proposalStates),
    /** SHA-256, in hexadecimal, of exactly what will run; the person who approves sends it back. */
    sha256: z.string(),
    /** What it would do, as it was judged when it was made. */
    facts: z.array(fact),
    reason: z.string(),
    proposed_by: staffMember,
    proposed_at: instant,
    expires_at: instant,
    decided_by: z.nullable(staffMember),
    decided_at: z.nullable(instant),
    decision_reason: z.nullable(z.string()),
    /** What came of it, once it was carried out; its members depend on the kind. */
    outcome: z.nullable(z.record(z.string(), z.unknown())),
    /** The caller made it. */
    own: z.boolean(),
  }),
);
export type Proposal = z.infer<typeof proposal>;

// Controls, line breaks and marks that turn the direction of other people's text.
const UNSAFE = /[\p{Cc}\p{Zl}\p{Zp}\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069\uFEFF]/u;

/** Why: kept with the proposal for those who look at it later. */
export const reasonText = z.string().check(
  z.trim(),
  z.minLength(1, 'required'),
  z.maxLength(REASON_MAX_LENGTH, 'too_long'),
  z.refine((text) => text.isWellFormed() && !UNSAFE.test(text), 'characters'),
);
