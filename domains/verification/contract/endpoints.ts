import { caseRefusals } from '@egcr/cases/contract';
import { endpoint } from '@egcr/contract/endpoint';
import { uuid } from '@egcr/contract/ids';
import { BODY_LIMIT_BYTES } from '@egcr/contract/limits';
import { platformRefusals } from '@egcr/contract/refusals';
import { formRefusals } from '@egcr/forms/contract';
import { phoneIssue, tidyPhone } from '@egcr/identity/contract';
import { isCountry } from '@egcr/locale/contract';
import { organisationRefusals } from '@egcr/organisations/contract';
import * as z from 'zod/mini';

import { domainNameIn } from './domain-name.ts';
import { checkKinds, contactKinds } from './levels.ts';
import { listSources } from './list-sources.ts';
import { CODE_LENGTH, LIST_HEAD_MAX, REASON_MAX, REASON_MIN } from './limits.ts';
import { verificationRefusals as no } from './refusals.ts';
import {
  businessVerification,
  caseVerification,
  listedVerification,
  listProblem,
  screeningList,
} from './shapes.ts';

const own = { access: 'profiled', pin: 'none' } as const;
const byId = z.object({ id: uuid });
const DOMAIN_TYPED_MAX = 500;

/** An LEI and a tax number; '' where there is none. */
export const basicNumbers = z.strictObject({
  lei: z.string().check(z.trim(), z.toUpperCase(), z.regex(/^(?:[0-9A-Z]{20})?$/, 'format')),
  tax_country: z.string().check(z.refine((code) => code === '' || isCountry(code), 'country_unknown')),
  tax_id: z
    .string()
    .check(z.trim(), z.maxLength(40, 'too_long'), z.regex(/^[\p{L}\p{N} ./-]*$/u, 'characters')),
});

/** What an officer decides about a hit. */
export const hitDecision = z.strictObject({
  decision: z.enum(['clear', 'confirm'], 'not_offered'),
  reason: z
    .string()
    .check(z.trim(), z.minLength(REASON_MIN, 'too_short'), z.maxLength(REASON_MAX, 'too_long')),
});

/** What an officer decides about one check. */
export const checkDecision = z.strictObject({
  kind: z.enum(checkKinds, 'not_offered'),
  result: z.enum(['pass', 'fail'], 'not_offered'),
  reason: hitDecision.shape.reason,
});

export const listVerificationsCall = endpoint({
  ...own,
  name: 'verification.list_businesses',
  summary: 'The registered businesses of the caller’s teams, with the level and state of their verification.',
  method: 'GET',
  path: '/api/v1/verification/businesses',
  reply: z.object({ items: z.array(listedVerification) }),
  refusals: [],
  rate: 'read',
});

export const readVerificationCall = endpoint({
  ...own,
  name: 'verification.read_business',
  summary: 'The checks of one business, for members of its team.',
  method: 'GET',
  path: '/api/v1/verification/businesses/:id',
  params: byId,
  reply: businessVerification,
  refusals: [platformRefusals.not_found],
  rate: 'read',
});

export const checkBasicsCall = endpoint({
  ...own,
  name: 'verification.check_basics',
  summary:
    'Gives the LEI and the tax number of a business. They are checked at once; where all is right it has level 1.',
  method: 'POST',
  path: '/api/v1/verification/businesses/:id/basics',
  params: byId,
  body: basicNumbers,
  reply: businessVerification,
  refusals: [platformRefusals.not_found, organisationRefusals.team_role_required, no.verification_refused],
  rate: 'write',
  idempotency: 'required',
});

export const applyCall = endpoint({
  ...own,
  name: 'verification.apply',
  summary:
    'Sends the form for level 2 or 3. All names of the business are compared with the lists, and officers decide.',
  pin: 'verified',
  method: 'POST',
  path: '/api/v1/verification/businesses/:id/applications',
  params: byId,
  body: z.strictObject({ draft_id: uuid, version: z.int().check(z.gte(1)) }),
  reply: z.object({ id: uuid, reference: z.string() }),
  status: 201,
  refusals: [
    platformRefusals.not_found,
    organisationRefusals.team_role_required,
    formRefusals.draft_sent,
    formRefusals.draft_changed,
    no.verification_refused,
    caseRefusals.case_step_refused,
  ],
  rate: 'write',
  idempotency: 'required',
});

const editing = {
  ...own,
  reply: businessVerification,
  rate: 'write',
  idempotency: 'required',
} as const;
const edited = [
  platformRefusals.not_found,
  organisationRefusals.team_role_required,
  no.verification_refused,
] as const;

/** As people write it, with https:// and a path or without. */
export const givenDomain = z.strictObject({
  domain: z.string().check(
    z.maxLength(DOMAIN_TYPED_MAX, 'too_long'),
    z.refine((text) => domainNameIn(text) !== undefined, 'domain_unknown'),
  ),
});
export const givenPhone = z.strictObject({
  phone: z.string().check(
    z.maxLength(40, 'too_long'),
    z.refine((text) => phoneIssue(text, () => true) === undefined, 'phone_invalid'),
    z.overwrite(tidyPhone),
  ),
});
export const givenCode = z.strictObject({
  code: z.string().check(z.trim(), z.regex(new RegExp(`^\\d{${CODE_LENGTH}}$`), 'code_format')),
});

export const giveDomainCall = endpoint({
  ...editing,
  name: 'verification.give_domain',
  summary:
    'Gives the web domain of a business. The answer has the mark that proves it, as a file on the server or as a TXT record. Another domain takes the place of the one before.',
  method: 'POST',
  path: '/api/v1/verification/businesses/:id/contacts/domain',
  params: byId,
  body: givenDomain,
  refusals: edited,
});

export const readDomainCall = endpoint({
  ...editing,
  name: 'verification.read_domain',
  summary:
    'Looks for the mark of the business on its web domain, and then in the DNS. The answer comes at once; what was found is there shortly afterwards.',
  method: 'POST',
  path: '/api/v1/verification/businesses/:id/contacts/domain/readings',
  params: byId,
  refusals: [...edited, no.contact_missing],
  rate: 'send',
});

export const givePhoneCall = endpoint({
  ...editing,
  name: 'verification.give_phone',
  summary: 'Gives the phone number of a business, and sends a code there by SMS.',
  method: 'POST',
  path: '/api/v1/verification/businesses/:id/contacts/phone',
  params: byId,
  body: givenPhone,
  refusals: [...edited, no.phone_not_reached, no.codes_full],
  rate: 'send',
  agentHint: 'Only with a number of the business itself: it gets an SMS.',
});

export const provePhoneCall = endpoint({
  ...editing,
  name: 'verification.prove_phone',
  summary: 'Proves the phone number of a business by the code that was sent there.',
  method: 'POST',
  path: '/api/v1/verification/businesses/:id/contacts/phone/codes',
  params: byId,
  body: givenCode,
  refusals: [...edited, no.contact_code_over, no.contact_code_wrong],
  rate: 'secret',
});

export const removeContactCall = endpoint({
  ...own,
  name: 'verification.remove_contact',
  summary: 'Takes a web domain or a phone number off a business. What it proved counts no more.',
  method: 'DELETE',
  path: '/api/v1/verification/businesses/:id/contacts/:kind',
  params: z.object({ id: uuid, kind: z.enum(contactKinds, 'not_offered') }),
  reply: businessVerification,
  refusals: edited,
  rate: 'write',
});

const officer = { access: 'profiled', scopedBy: ['queue'] } as const;

export const readCaseVerificationCall = endpoint({
  ...officer,
  name: 'verification.read_case',
  summary: 'What is known of the business of a case: its checks, and the hits of screening word by word.',
  method: 'GET',
  path: '/api/v1/admin/verification/cases/:id',
  params: byId,
  reply: caseVerification,
  refusals: [platformRefusals.not_found],
  pin: 'none',
  rate: 'read',
  permission: 'verification.read',
});

export const decideHitCall = endpoint({
  ...officer,
  name: 'verification.decide_hit',
  summary:
    'Clears a hit, or confirms it. A confirmation takes a second person; then the business is suspended.',
  method: 'POST',
  path: '/api/v1/admin/verification/cases/:id/hits/:hit',
  params: z.object({ id: uuid, hit: uuid }),
  body: hitDecision,
  reply: caseVerification,
  refusals: [
    platformRefusals.not_found,
    caseRefusals.other_officers,
    caseRefusals.own_case,
    no.hit_decided,
    no.second_person,
  ],
  pin: 'fresh',
  rate: 'write',
  permission: 'verification.review',
  idempotency: 'required',
});

export const decideCheckCall = endpoint({
  ...officer,
  name: 'verification.decide_check',
  summary:
    'Decides one check of a business, with a reason. A level is given once each of its checks has passed; what a rule found is not decided by hand.',
  method: 'POST',
  path: '/api/v1/admin/verification/cases/:id/checks',
  params: byId,
  body: checkDecision,
  reply: caseVerification,
  refusals: [
    platformRefusals.not_found,
    caseRefusals.other_officers,
    caseRefusals.own_case,
    no.verification_refused,
    no.check_not_open,
  ],
  pin: 'fresh',
  rate: 'write',
  permission: 'verification.review',
  idempotency: 'required',
});

export const listListsCall = endpoint({
  access: 'profiled',
  name: 'verification.list_lists',
  summary: 'The lists that names are compared with, and imports that were begun and not finished.',
  method: 'GET',
  path: '/api/v1/admin/verification/lists',
  reply: z.object({ items: z.array(screeningList) }),
  refusals: [],
  pin: 'none',
  rate: 'read',
  permission: 'verification.import_lists',
});

export const importListCall = endpoint({
  access: 'profiled',
  name: 'verification.import_list',
  summary:
    'Takes in a list: OFAC SDN as CSV, or FollowTheMoney as CSV. It takes the place of the list before it from the same source, which stays where this one cannot be read.',
  method: 'POST',
  path: '/api/v1/admin/verification/lists',
  body: z.strictObject({
    source: z.enum(listSources, 'not_offered'),
    /** The rows as they are. */
    csv: z.string().check(z.minLength(1, 'required')),
    /** Added to what was taken in before. */
    is_more: z._default(z.boolean(), false),
    /** The import that this part goes on with, where a list is too long for one call. */
    import_id: z.optional(uuid),
    /** Further parts follow: until the last one is there, the list before it stays in use. */
    is_part: z._default(z.boolean(), false),
    /** The names of the columns, in the parts after the first one. */
    head: z._default(z.string().check(z.maxLength(LIST_HEAD_MAX, 'too_long')), ''),
    /** Of these rows in the file, for what is said of rows that cannot be read. */
    first_line: z._default(z.int().check(z.gte(1)), 1),
  }),
  bodyBytes: BODY_LIMIT_BYTES,
  reply: z.object({
    import_id: uuid,
    /** That were read of these rows. */
    entries: z.int(),
    /** Rows that say nothing that can be read. */
    skipped: z.int(),
    /** The first of these, by their lines. */
    problems: z.array(listProblem),
  }),
  status: 201,
  refusals: [no.list_unreadable, no.import_replaced],
  pin: 'fresh',
  rate: 'write',
  permission: 'verification.import_lists',
  idempotency: 'required',
});
