import { marks } from '@egcr/cases/contract';
import { uuid } from '@egcr/contract/ids';
import { wireMoney } from '@egcr/contract/money';
import { named } from '@egcr/contract/schema-names';
import { instant } from '@egcr/contract/time';
import { isCountry } from '@egcr/locale/contract';
import * as z from 'zod/mini';

import { activities } from './activities.ts';
import { changeKinds } from './changes/entry-shapes.ts';
import { compliancePartNames } from './compliance.ts';
import { signatoryRules } from './governance/signatory-rules.ts';
import { beneficialOwner, ownershipNetwork } from './ownership/network.ts';
import { businessStatuses, businessTypes, filingKinds } from './rule-packs.ts';

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

/** How a business was checked, as it stands now. */
const standing = {
  /** How far it is verified and until which day; null where it is not, or no longer. */
  verified: z.nullable(z.object({ level: z.int(), until: z.string() })),
  /** Since when people lead or own it whom no verification has looked at; null where there are none. */
  people_changed_at: z.nullable(instant),
  /** Its owners end it: until the day notice is given, or since it has ended; null where they do not. */
  dissolution: z.nullable(z.object({ state: z.enum(['noticed', 'dissolved']), on: z.string() })),
  /** Why it is not active, since which day, as everyone reads it; null where nothing was said. */
  status_said: z.nullable(
    z.object({
      status: z.enum(businessStatuses),
      on: z.string(),
      reason: z.string(),
      /** The entry that took its place, of one that was converted. */
      successor: z.nullable(z.object({ name: z.string(), number: z.string(), slug: z.string() })),
    }),
  ),
  /** Web domain and phone that it has proven to be its own. */
  contacts: z.array(
    z.object({
      kind: z.enum(['domain', 'phone']),
      /** The domain; '' of a phone, whose number is not public. */
      value: z.string(),
      /** By a file on its server, a record of its DNS, or a code by SMS. */
      how: z.enum(['file', 'dns', 'sms']),
      proven_at: instant,
    }),
  ),
};

/** A business as everyone finds it in the directory. */
const listed = {
  slug: z.string(),
  number: z.string(),
  name: z.string(),
  type: z.enum(businessTypes),
  jurisdiction: z.string(),
  town: z.string(),
  activities: z.array(z.enum(activities)),
  status: z.enum(businessStatuses),
  registered_at: instant,
  is_sample: z.boolean(),
};
export const listedBusiness = named('ListedBusiness', z.object(listed));
export type ListedBusiness = z.output<typeof listedBusiness>;

export const directoryBusiness = named(
  'DirectoryBusiness',
  z.object({
    ...listed,
    /** How far it is verified today; 0: not at all. */
    level: z.int(),
  }),
);
export type DirectoryBusiness = z.output<typeof directoryBusiness>;

export const businessProfile = named(
  'BusinessProfile',
  z.object({
    ...listed,
    street: z.string(),
    postcode: z.string(),
    officers: z.array(
      z.object({
        name: z.string(),
        role: z.enum(['director', 'secretary']),
        /** YYYY-MM: of a birth the day is never public. */
        born_month: z.string(),
        appointed_at: instant,
        /** They said so by an account of their own. */
        is_confirmed: z.boolean(),
      }),
    ),
    capital: wireMoney,
    /** Directors and secretaries who left, the latest first. */
    former_officers: z.array(
      z.object({
        name: z.string(),
        role: z.enum(['director', 'secretary']),
        born_month: z.string(),
        appointed_at: instant,
        resigned_at: instant,
      }),
    ),
    filings: z.array(
      z.object({
        kind: z.enum(filingKinds),
        /** What was changed; null of what is no change. */
        change: z.nullable(z.enum(changeKinds)),
        made_at: instant,
      }),
    ),
    /** The newest certificate; null where there is none. */
    certificate: z.nullable(z.string()),
    /** Visitors can write to it now. */
    takes_messages: z.boolean(),
    ...standing,
  }),
);
export type BusinessProfile = z.output<typeof businessProfile>;

/** Who owns a business, with the people who are named by the rule of its country. */
export const businessOwners = named(
  'BusinessOwners',
  z.object({
    number: z.string(),
    name: z.string(),
    /** From how many hundredths a person is named, and whether exactly so many count. */
    rule: z.object({ from_percent: z.int(), is_included: z.boolean() }),
    network: ownershipNetwork,
    owners: z.array(beneficialOwner),
  }),
);
export type BusinessOwners = z.output<typeof businessOwners>;

/** What was signed. */
export const certificateFacts = z.object({
  certificate: z.string(),
  number: z.string(),
  name: z.string(),
  type: z.enum(businessTypes),
  jurisdiction: z.string(),
  address: z.string(),
  registered_on: z.string(),
  issued_on: z.string(),
  expires_on: z.string(),
  note: z.string(),
});
export type CertificateFacts = z.output<typeof certificateFacts>;

export const checkedCertificate = named(
  'CheckedCertificate',
  z.object({
    /** `altered`: a file that was asked about is not one that we gave out. */
    state: z.enum(['valid', 'revoked', 'expired', 'altered']),
    facts: certificateFacts,
    /** A compact JWS over the facts. */
    signature: z.string(),
    slug: z.string(),
    status: listed.status,
    is_sample: z.boolean(),
    /** Not signed: it is as of now. */
    ...standing,
  }),
);
export type CheckedCertificate = z.output<typeof checkedCertificate>;

const ownBusiness = {
  id: uuid,
  ...listed,
  /** What the caller may do in its team. */
  rights: z.array(z.enum(['view', 'edit', 'pay'])),
};
export const ownBusinessRow = named('OwnBusinessRow', z.object(ownBusiness));
export type OwnBusinessRow = z.output<typeof ownBusinessRow>;

export const businessDashboard = named(
  'BusinessDashboard',
  z.object({
    ...ownBusiness,
    organisation_id: uuid,
    /** Of its wallet in JVD. */
    wallet_address: z.string(),
    /** As figures; invented ones only of a sample. */
    tokens: z.object({ jrc20: z.int(), jrc721: z.int(), jrc998: z.int() }),
    compliance: z.object({ percent: z.int(), lost: z.array(z.enum(compliancePartNames)) }),
    /** Paid-up capital. */
    capitalization: wireMoney,
    shareholders: z.int(),
    directors: z.int(),
    officers: businessProfile.shape.officers,
    dissolution: standing.dissolution,
    status_said: standing.status_said,
    /** Which directors sign; null where nobody has said. */
    signatory_rule: z.nullable(z.enum(signatoryRules)),
    /** What was entered in the register, and the latest of its money, newest first: posted and so confirmed, or locked until a second member confirms it. */
    activity: z.array(
      z.object({
        type: z.enum([...filingKinds, 'money_in', 'money_out']),
        amount: z.nullable(wireMoney),
        date: instant,
        status: z.enum(['confirmed', 'locked']),
      }),
    ),
    certificate: z.nullable(z.string()),
  }),
);
export type BusinessDashboard = z.output<typeof businessDashboard>;
