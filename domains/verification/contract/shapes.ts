import { uuid } from '@egcr/contract/ids';
import { named } from '@egcr/contract/schema-names';
import { instant } from '@egcr/contract/time';
import * as z from 'zod/mini';

import { verificationMachine } from './business-machine.ts';
import { hitMachine } from './hit-machine.ts';
import { contactMachine } from './contact-machine.ts';
import { checkKinds, checkNotes, checkResults, contactKinds } from './levels.ts';
import { listSources } from './list-sources.ts';

const level = z.literal([0, 1, 2, 3]);

const listed = {
  id: uuid,
  organisation_id: uuid,
  name: z.string(),
  number: z.string(),
  is_sample: z.boolean(),
  level,
  state: z.enum(verificationMachine.states),
  /** YYYY-MM-DD; null where it has no level. */
  valid_until: z.nullable(z.string()),
  can_edit: z.boolean(),
};
export const listedVerification = named('ListedVerification', z.object(listed));
export type ListedVerification = z.output<typeof listedVerification>;

const businessCheck = named(
  'BusinessCheck',
  z.object({
    kind: z.enum(checkKinds),
    /** From which level on it is asked for. */
    level,
    result: z.enum(checkResults),
    note: z.nullable(z.enum(checkNotes)),
    at: z.nullable(instant),
    /** In the words of the officer who decided it; null where a rule did. */
    reason: z.nullable(z.string()),
  }),
);

/** A web domain or a phone number that a business says is its own. */
const businessContact = named(
  'BusinessContact',
  z.object({
    kind: z.enum(contactKinds),
    /** A domain in ASCII, or a number with +. */
    value: z.string(),
    state: z.enum(contactMachine.states),
    how: z.nullable(z.enum(['file', 'dns', 'sms'])),
    proven_at: z.nullable(instant),
    /** YYYY-MM-DD. */
    valid_until: z.nullable(z.string()),
    /** Of a domain, for who may edit: what is put on the server or into the DNS. '' otherwise. */
    mark: z.string(),
    /** The domain is being looked at now. */
    is_reading: z.boolean(),
    /** Of a phone: a code was sent and may be entered until then. */
    code_until: z.nullable(instant),
  }),
);
export type BusinessContact = z.output<typeof businessContact>;

export const businessVerification = named(
  'BusinessVerification',
  z.object({
    ...listed,
    lei: z.string(),
    tax_country: z.string(),
    tax_id: z.string(),
    checks: z.array(businessCheck),
    contacts: z.array(businessContact),
    /** The case in which a level is asked for; null where there is none. */
    case_id: z.nullable(uuid),
    wanted_level: z.nullable(level),
  }),
);
export type BusinessVerification = z.output<typeof businessVerification>;

const hitStates = hitMachine.states;

export const screeningHit = named(
  'ScreeningHit',
  z.object({
    id: uuid,
    subject: z.string(),
    entry: z.string(),
    source: z.string(),
    /** From 0 to 1. */
    score: z.number(),
    reasons: z.array(
      z.object({
        word: z.string(),
        other: z.string(),
        how: z.enum(['same', 'near', 'sounds', 'none']),
        score: z.number(),
      }),
    ),
    /** What else is known of both, such as years of birth. */
    qualifier: z.nullable(z.enum(['born_same', 'born_differs'])),
    state: z.enum(hitStates),
    /** Why it was decided as it is; '' before. */
    reason: z.string(),
    /** The caller may decide it now. */
    can_decide: z.boolean(),
  }),
);
export type ScreeningHit = z.output<typeof screeningHit>;

export const caseVerification = named(
  'CaseVerification',
  z.object({
    business: businessVerification,
    hits: z.array(screeningHit),
    /** The checks that the caller may decide now. */
    to_decide: z.array(z.enum(checkKinds)),
    /** Null where no list was imported: then no one passes. */
    lists: z.array(z.object({ source: z.string(), entries: z.int(), imported_at: instant })),
  }),
);
export type CaseVerification = z.output<typeof caseVerification>;

/** A row of a list that cannot be read, and why not. */
export const listProblem = z.object({
  line: z.int(),
  code: z.enum(['no_row', 'no_key', 'no_name']),
  /** Its beginning. */
  text: z.string(),
});
export type ListProblem = z.output<typeof listProblem>;

/** A list that names are compared with. */
export const screeningList = named(
  'ScreeningList',
  z.object({
    id: uuid,
    source: z.enum([...listSources, 'sample']),
    entries: z.int(),
    imported_at: instant,
    /** Null of a list that came with the product, or whose importer has left. */
    imported_by: z.nullable(z.string()),
    /** Names are compared with it. Otherwise its import was begun and not finished. */
    is_current: z.boolean(),
  }),
);
export type ScreeningList = z.output<typeof screeningList>;
