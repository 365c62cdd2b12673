import { caseRefusals } from '@egcr/cases/contract';
import { endpoint } from '@egcr/contract/endpoint';
import { uuid } from '@egcr/contract/ids';
import { languages } from '@egcr/contract/languages';
import { pageOf, pageQuery, samplesQuery } from '@egcr/contract/page';
import { platformRefusals } from '@egcr/contract/refusals';
import { formRefusals } from '@egcr/forms/contract';
import { organisationRefusals } from '@egcr/organisations/contract';
import { leavingRefusals, walletRefusals } from '@egcr/wallet/contract';
import * as z from 'zod/mini';

import { registryRefusals as no } from './refusals.ts';
import { activities } from './activities.ts';
import {
  businessDashboard,
  businessOwners,
  businessProfile,
  checkedCertificate,
  country,
  directoryBusiness,
  nameCheck,
  ownBusinessRow,
  ownRegistration,
} from './shapes.ts';

/** As typed, with spaces. */
const NAME_TYPED_MAX = 400;

export const checkNameCall = endpoint({
  name: 'registry.check_name',
  summary:
    'Whether a business could have this name in a country: why not, names near to it, words that want a paper.',
  access: 'profiled',
  pin: 'none',
  method: 'GET',
  path: '/api/v1/registry/names',
  query: z.object({
    name: z.string().check(z.minLength(1, 'required'), z.maxLength(NAME_TYPED_MAX, 'too_long')),
    jurisdiction: country,
  }),
  reply: nameCheck,
  refusals: [],
  rate: 'read',
});

export const submitRegistrationCall = endpoint({
  name: 'registry.submit_registration',
  summary:
    'Sends a draft, once: the fee leaves the wallet and the name is held. Answers that do not fit are refused with 422, each by the name of its question.',
  access: 'profiled',
  pin: 'fresh',
  method: 'POST',
  path: '/api/v1/registry/registrations',
  body: z.strictObject({ draft_id: uuid, version: z.int().check(z.gte(1)) }),
  reply: z.object({ id: uuid, reference: z.string() }),
  status: 201,
  refusals: [
    platformRefusals.not_found,
    organisationRefusals.team_role_required,
    formRefusals.draft_sent,
    formRefusals.draft_changed,
    no.name_taken,
    ...leavingRefusals,
    walletRefusals.account_frozen,
    no.awaiting_payment,
    caseRefusals.case_step_refused,
  ],
  rate: 'write',
  idempotency: 'required',
});

export const listRegistrationsCall = endpoint({
  name: 'registry.list_registrations',
  summary: 'The registrations that the caller has sent, newest first.',
  access: 'profiled',
  pin: 'none',
  method: 'GET',
  path: '/api/v1/registry/registrations',
  query: pageQuery,
  reply: pageOf(ownRegistration),
  refusals: [],
  rate: 'read',
});

const open = { access: 'public', pin: 'none', rate: 'public', method: 'GET' } as const;
const byCode = z.object({ certificate: z.string().check(z.maxLength(20)) });

export const listDirectoryCall = endpoint({
  ...open,
  name: 'registry.list_directory',
  summary:
    'Businesses of the register by words of their name, number or town, by activity, country and level of verification.',
  path: '/api/v1/directory/businesses',
  query: z.extend(pageQuery, {
    words: z.optional(z.string().check(z.maxLength(200, 'too_long'))),
    activity: z.optional(z.enum(activities, 'not_offered')),
    jurisdiction: z.optional(country),
    /** Verified at least so far, today. */
    level: z.optional(z.enum(['1', '2', '3'], 'not_offered')),
    ...samplesQuery,
  }),
  reply: pageOf(directoryBusiness),
  refusals: [],
});

export const readProfileCall = endpoint({
  ...open,
  name: 'registry.read_profile',
  summary: 'What everyone may know of a business: who leads it, since when, what was checked.',
  path: '/api/v1/directory/businesses/:slug',
  params: z.object({ slug: z.string().check(z.maxLength(120)) }),
  reply: businessProfile,
  refusals: [platformRefusals.not_found],
});

export const exportDirectoryCall = endpoint({
  ...open,
  name: 'registry.export_directory',
  summary: 'The register as open data: one row for each business, as CSV.',
  path: '/api/v1/directory/open-data',
  file: ['text/csv'],
  refusals: [],
});

export const readOwnersCall = endpoint({
  ...open,
  name: 'registry.read_owners',
  summary:
    'Who owns a business, in exact shares of its capital and its votes. The rule of its country says who is named; each with the reasons.',
  path: '/api/v1/registry/businesses/:number/owners',
  params: z.object({ number: z.string().check(z.maxLength(20)) }),
  reply: businessOwners,
  refusals: [platformRefusals.not_found],
});

export const checkCertificateCall = endpoint({
  ...open,
  name: 'registry.check_certificate',
  summary: 'Whether a certificate is valid, and with the hash of a file whether that file is unaltered.',
  path: '/api/v1/registry/certificates/:certificate',
  params: byCode,
  query: z.object({
    sha256: z.optional(z.string().check(z.regex(/^[0-9a-f]{64}$/, 'format'))),
  }),
  reply: checkedCertificate,
  refusals: [platformRefusals.not_found],
});

export const readKeysCall = endpoint({
  ...open,
  name: 'registry.read_keys',
  summary: 'The public halves of the keys that sign certificates, as a JSON Web Key Set.',
  path: '/api/v1/registry/keys',
  reply: z.object({
    keys: z.array(
      z.object({
        kty: z.literal('OKP'),
        crv: z.literal('Ed25519'),
        x: z.string(),
        kid: z.string(),
        use: z.literal('sig'),
      }),
    ),
  }),
  refusals: [],
});

export const readCertificateFileCall = endpoint({
  ...open,
  name: 'registry.read_certificate_file',
  summary: 'A certificate on paper, in the reader’s language. What it says is public.',
  path: '/api/v1/registry/certificates/:certificate/file',
  params: byCode,
  query: z.object({
    language: z.optional(z.enum(languages)),
  }),
  file: ['application/pdf'],
  refusals: [platformRefusals.not_found, no.business_not_active],
});

export const listBusinessesCall = endpoint({
  name: 'registry.list_businesses',
  summary: 'The registered businesses to whose teams the caller belongs.',
  access: 'profiled',
  pin: 'verified',
  method: 'GET',
  path: '/api/v1/businesses',
  reply: z.object({ items: z.array(ownBusinessRow) }),
  refusals: [],
  rate: 'read',
});

export const readBusinessCall = endpoint({
  name: 'registry.read_business',
  summary: 'The dashboard of one business, for members of its team.',
  access: 'profiled',
  pin: 'verified',
  method: 'GET',
  path: '/api/v1/businesses/:id',
  params: z.object({ id: uuid }),
  reply: businessDashboard,
  refusals: [platformRefusals.not_found],
  rate: 'read',
});

export const confirmEntryCall = endpoint({
  name: 'registry.confirm_entry',
  summary:
    'Confirms that the entry of a business and its owners are as they stand: once a year, for owners and editors.',
  access: 'profiled',
  pin: 'verified',
  method: 'POST',
  path: '/api/v1/businesses/:id/confirmation',
  params: z.object({ id: uuid }),
  reply: businessDashboard,
  refusals: [platformRefusals.not_found, organisationRefusals.team_role_required, no.business_not_active],
  rate: 'write',
  idempotency: 'required',
});

export const renewCertificateCall = endpoint({
  name: 'registry.renew_certificate',
  summary: 'Revokes the certificates of a business, and issues a new one where that is asked for.',
  access: 'profiled',
  pin: 'verified',
  method: 'POST',
  path: '/api/v1/businesses/:id/certificate',
  params: z.object({ id: uuid }),
  body: z.strictObject({ renew: z.boolean() }),
  reply: businessDashboard,
  refusals: [platformRefusals.not_found, organisationRefusals.team_role_required, no.business_not_active],
  rate: 'write',
  idempotency: 'required',
});
