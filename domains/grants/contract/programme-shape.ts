import { wireMoney } from '@egcr/contract/money';
import { named } from '@egcr/contract/schema-names';
import { instant } from '@egcr/contract/time';
import * as z from 'zod/mini';

import { applicantKinds, sectors } from './programmes.ts';
import { programmeStates } from './programme-rules.ts';

export const programme = named(
  'GrantProgramme',
  z.object({
    slug: z.string(),
    kind: z.enum(['grant', 'fund']),
    title: z.string(),
    summary: z.string(),
    state: z.enum(programmeStates),
    applicants: z.array(z.enum(applicantKinds)),
    sector: z.nullable(z.enum(sectors)),
    /** Where the money may be spent; empty: everywhere. */
    countries: z.array(z.string()),
    minimum: wireMoney,
    maximum: wireMoney,
    /** Above so much, a business is verified at level 2. */
    verified_from: wireMoney,
    opens_at: instant,
    /** Null: without an end. */
    closes_at: z.nullable(instant),
    /** By whose clock its deadline is told. */
    zone: z.string(),
    /** The books, from the ledger: still free, promised, paid, and given back by recipients. */
    left: wireMoney,
    promised: wireMoney,
    paid: wireMoney,
    returned: wireMoney,
    /** Within how many days an application is decided, once it is looked at. */
    decision_days: z.int(),
    /** The form that is filled in. */
    form: z.string(),
    is_sample: z.boolean(),
  }),
);
export type Programme = z.output<typeof programme>;
