import { uuid } from '@egcr/contract/ids';
import { named } from '@egcr/contract/schema-names';
import { instant } from '@egcr/contract/time';
import * as z from 'zod/mini';

import { CHANGE_PAPERS_MAX, CONSENT_REASON_MAX, DIRECTOR_USER_MAX } from '../limits.ts';
import { isPlainLine, isPlainName } from '../name-rules.ts';
import { beneficialOwner, ownershipNetwork } from '../ownership/network.ts';

/** What of an entry a filing changes. */
export const changeKinds = ['address', 'directors', 'transfer'] as const;
export type ChangeKind = (typeof changeKinds)[number];

/** How the holder whose shares go over says yes. */
export const consentWays = ['own', 'account', 'paper'] as const;
export type ConsentWay = (typeof consentWays)[number];

const LINE_MAX = 200;
const POSTCODE_MAX = 20;

/** Which version of the entry was read: a change of another one is refused. */
const version = z.int().check(z.gte(1, 'required'));
const plain = z.refine<string>(isPlainLine, 'characters');
const line = z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(LINE_MAX, 'too_long'), plain);
const plainName = z.refine<string>(isPlainName, 'characters');
const written = z.string().check(
  z.trim(),
  z.maxLength(LINE_MAX, 'too_long'),
  z.refine((text) => text === '' || isPlainName(text), 'characters'),
);
/** One of the entry, by its id; '' where none is chosen. */
const chosen = z.string().check(z.regex(/^(?:[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})?$/, 'not_offered'));
/** YYYY-MM-DD, or nothing. */
const day = z.string().check(z.refine((text) => text === '' || isDay(text), 'format'));

function isDay(text: string): boolean {
  const at = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00:00Z`) : new Date(Number.NaN);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text);
}

export const addressChange = z.strictObject({
  version,
  street: line,
  town: line,
  postcode: z.string().check(z.trim(), z.maxLength(POSTCODE_MAX, 'too_long'), plain),
});
export type AddressChange = z.output<typeof addressChange>;

/** Who leaves, who joins, or both. */
export const directorsChange = z.strictObject({
  version,
  /** A director of the entry; '' where no one leaves. */
  leaving: chosen,
  /** '' where no one joins. */
  joining_name: written,
  joining_born: day,
  /** The username of the account, or the e-mail address of the person, that is asked whether they are this director; '' where no one is asked. */
  joining_user: z._default(z.string().check(z.trim(), z.maxLength(DIRECTOR_USER_MAX, 'too_long'), plain), ''),
});
export type DirectorsChange = z.output<typeof directorsChange>;

/** Shares that go from a holder to another person or business. */
export const transferChange = z.strictObject({
  version,
  /** The holding that they come from. */
  from: chosen,
  shares: z.string().check(z.trim(), z.regex(/^[1-9][0-9]{0,9}$/, 'not_a_number')),
  to_kind: z.enum(['person', 'business'], 'not_offered'),
  to_name: line.check(plainName),
  /** Of a person. */
  to_born: day,
  /** Of a business of the register; '' where it has none. */
  to_number: z.string().check(z.trim(), z.toUpperCase(), z.maxLength(POSTCODE_MAX, 'too_long'), plain),
  /** Documents of the caller. A holder without an account consents on a signed paper. */
  papers: z._default(z.array(uuid).check(z.maxLength(CHANGE_PAPERS_MAX, 'too_many')), []),
});
export type TransferChange = z.output<typeof transferChange>;

const director = z.object({ id: uuid, name: z.string(), born_month: z.string() });
const holding = z.object({
  id: uuid,
  class_name: z.string(),
  kind: z.enum(['person', 'business']),
  name: z.string(),
  born_month: z.nullable(z.string()),
  /** Of a business of the register. */
  number: z.nullable(z.string()),
  shares: z.string(),
  /** How its holder would consent to giving shares away: the caller files it as the holder, by the holder's own account, or on a signed paper. */
  consent: z.enum(consentWays),
});

/** The parts of an entry that filings change. */
export const registerEntry = named(
  'RegisterEntry',
  z.object({
    id: uuid,
    name: z.string(),
    number: z.string(),
    jurisdiction: z.string(),
    version: z.int(),
    street: z.string(),
    town: z.string(),
    postcode: z.string(),
    directors: z.array(director),
    holdings: z.array(holding),
    /** The change that officers are deciding; null where there is none. */
    open_case: z.nullable(uuid),
    /** Whether the caller may file one. */
    may_file: z.boolean(),
  }),
);
export type RegisterEntry = z.output<typeof registerEntry>;

/** An entry without what depends on who reads it. */
export type BareEntry = Omit<RegisterEntry, 'open_case' | 'may_file' | 'holdings'> & {
  readonly holdings: readonly Omit<RegisterEntry['holdings'][number], 'consent'>[];
};

/** One line of what a change is about: an address, a director or a holding. */
export const changeLine = z.object({
  text: z.string(),
  born_month: z.nullable(z.string()),
  /** Of a holding. */
  class_name: z.nullable(z.string()),
  shares: z.nullable(z.string()),
});
export type ChangeLine = z.output<typeof changeLine>;

const consentStates = ['waiting', 'given', 'refused', 'expired', 'withdrawn'] as const;

/** What a holder is asked: which of their shares go to whom. */
export const shareConsent = named(
  'ShareConsent',
  z.object({
    case_id: uuid,
    name: z.string(),
    number: z.string(),
    slug: z.string(),
    /** The holder as the register has them. */
    holder: z.string(),
    class_name: z.string(),
    /** Of so many that they hold. */
    held: z.string(),
    shares: z.string(),
    to_kind: z.enum(['person', 'business']),
    to_name: z.string(),
    to_born_month: z.nullable(z.string()),
    to_number: z.nullable(z.string()),
    /** Who filed it. */
    filed_by: z.string(),
    filed_at: instant,
    expires_at: instant,
    state: z.enum(consentStates),
    /** The caller may answer now. */
    can_answer: z.boolean(),
  }),
);
export type ShareConsent = z.output<typeof shareConsent>;

/** What a holder answers. */
export const consentAnswer = z.strictObject({
  answer: z.enum(['consent', 'refuse'], 'not_offered'),
  /** Why not, for the people who asked; '' where the answer is yes or no reason is given. */
  reason: z.string().check(z.trim(), z.maxLength(CONSENT_REASON_MAX, 'too_long')),
});

/** What a change does, for officers: what was before and what comes after. */
export const shownChange = named(
  'RegisterChange',
  z.object({
    case_id: uuid,
    kind: z.enum(changeKinds),
    name: z.string(),
    number: z.string(),
    slug: z.string(),
    before: z.array(changeLine),
    after: z.array(changeLine),
    /** Another change was entered since it was filed: it cannot be entered any more. */
    is_stale: z.boolean(),
    /** How the holder whose shares go over consented, or the director who joins and was asked; null where no one is. */
    consent: z.nullable(
      z.object({
        asked_as: z.enum(consentWays),
        given_at: z.nullable(instant),
        /** The name of the account that gave it; '' of a paper. */
        given_by: z.string(),
      }),
    ),
    /** Who is named as an owner as the entry stands. */
    network: ownershipNetwork,
    owners: z.array(beneficialOwner),
  }),
);
export type ShownChange = z.output<typeof shownChange>;
