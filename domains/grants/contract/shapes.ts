import { marks } from '@egcr/cases/contract';
import { uuid } from '@egcr/contract/ids';
import { wireMoney } from '@egcr/contract/money';
import { named } from '@egcr/contract/schema-names';
import { instant } from '@egcr/contract/time';
import * as z from 'zod/mini';

import { awardPhases, milestoneStates } from './award-machines.ts';
import { applicantKinds } from './programmes.ts';

/** What the server knows about an applicant, for the rules that browser and server share. */
export const knownFacts = named(
  'GrantFacts',
  z.object({
    kind: z.enum(applicantKinds),
    is_contact_confirmed: z.boolean(),
    is_organisation_verified: z.boolean(),
    country: z.nullable(z.string()),
    is_open: z.boolean(),
    /** The organisation proposed the programme itself. */
    is_proposer: z.boolean(),
    /** In minor units. */
    budget: wireMoney,
    /** The active application, where there is one. */
    active: z.nullable(z.object({ case_id: uuid, reference: z.string() })),
  }),
);
export type KnownFactsShown = z.output<typeof knownFacts>;

export const ownApplication = named(
  'GrantApplication',
  z.object({
    case_id: uuid,
    reference: z.string(),
    programme: z.string(),
    title: z.string(),
    amount: wireMoney,
    state: z.string(),
    /** In the reader's language. */
    state_label: z.string(),
    state_mark: z.enum(marks),
    /** Where there is an award: what it waits for. */
    award: z.nullable(z.object({ state: z.enum(awardPhases), now: z.nullable(z.enum(milestoneStates)) })),
    sent_at: instant,
    is_sample: z.boolean(),
  }),
);
export type OwnApplication = z.output<typeof ownApplication>;
