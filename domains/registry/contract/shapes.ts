import { marks } from '@egcr/cases/contract';
import { uuid } from '@egcr/contract/ids';
import { named } from '@egcr/contract/schema-names';
import { instant } from '@egcr/contract/time';
import { isCountry } from '@egcr/locale/contract';
import * as z from 'zod/mini';

export const country = z.string().check(z.refine(isCountry, 'country_unknown'));

/** What is said about a name before it is sent. */
export const nameCheck = named(
  'BusinessNameCheck',
  z.object({
    /** Why it would be refused; null where it is fine so far. */
    issue: z.nullable(z.enum(['required', 'too_long', 'characters', 'mixed_scripts', 'taken'])),
    /** Names in this country that people could take for it, the nearest first. */
    near: z.array(z.string()),
    /** Its words that want a paper. */
    sensitive: z.array(z.string()),
  }),
);
export type NameCheck = z.output<typeof nameCheck>;

export const ownRegistration = named(
  'BusinessRegistration',
  z.object({
    case_id: uuid,
    reference: z.string(),
    name: z.string(),
    jurisdiction: z.string(),
    state: z.string(),
    /** In the reader's language. */
    state_label: z.string(),
    state_mark: z.enum(marks),
    /** The number in the register, once it is registered. */
    number: z.nullable(z.string()),
    sent_at: instant,
    is_sample: z.boolean(),
  }),
);
export type OwnRegistration = z.output<typeof ownRegistration>;
