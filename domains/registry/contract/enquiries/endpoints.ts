import {
  captchaTokenField,
  contactRefusals,
  emailField,
  messageField,
  nameField,
  tidyText,
} from '@egcr/contact/contract';
import { endpoint } from '@egcr/contract/endpoint';
import { uuid } from '@egcr/contract/ids';
import { pageOf, pageQuery } from '@egcr/contract/page';
import { platformRefusals } from '@egcr/contract/refusals';
import { named } from '@egcr/contract/schema-names';
import { instant } from '@egcr/contract/time';
import { organisationRefusals } from '@egcr/organisations/contract';
import * as z from 'zod/mini';

import { ANSWERS_MAX, ANSWER_MAX_LENGTH } from '../limits.ts';
import { registryRefusals as no } from '../refusals.ts';

// The form of the public page and the screen of a team load these alone.

/** What a visitor fills in. */
export const enquiryForm = z.strictObject({ name: nameField, email: emailField, message: messageField });

export const enquiryAnswer = z.strictObject({
  text: z
    .string()
    .check(z.overwrite(tidyText), z.minLength(1, 'required'), z.maxLength(ANSWER_MAX_LENGTH, 'too_long')),
});

/** What everyone may do with, and read in, the public profile of a business beside the register. */
export const publicProfile = z.strictObject({
  /** Visitors may write to it. */
  takes_messages: z.boolean(),
  /** Grants that it was awarded are listed there, by its name. */
  shows_grants: z.boolean(),
});
export type PublicProfile = z.output<typeof publicProfile>;

const enquiry = named(
  'BusinessEnquiry',
  z.object({
    id: uuid,
    /** As the visitor wrote it; nobody has checked it. */
    name: z.string(),
    message: z.string(),
    written_at: instant,
    answers: z.array(z.object({ id: uuid, text: z.string(), by: z.string(), at: instant })),
    /** The caller may answer: their role writes, the business is there, and not every answer was given. */
    can_answer: z.boolean(),
  }),
);
export type Enquiry = z.output<typeof enquiry>;

/** The same as the team sees it. */
const ownProfile = named(
  'OwnPublicProfile',
  z.extend(publicProfile, { slug: z.string(), name: z.string(), may_edit: z.boolean() }),
);

const byId = z.object({ id: uuid });

export const writeEnquiryCall = endpoint({
  name: 'registry.write_enquiry',
  summary:
    'Writes to a business through its public profile. Our mail carries it to those of its team who write; neither side learns the address of the other.',
  access: 'public',
  pin: 'none',
  method: 'POST',
  path: '/api/v1/directory/businesses/:slug/messages',
  params: z.object({ slug: z.string().check(z.maxLength(120)) }),
  body: z.strictObject({
    name: nameField,
    email: emailField,
    message: messageField,
    captcha_token: captchaTokenField,
    /** Nobody sees this field; only machines fill it in. */
    website: z.optional(z.string()),
  }),
  reply: z.object({ sent_at: instant }),
  status: 201,
  refusals: [
    platformRefusals.not_found,
    no.messages_closed,
    contactRefusals.too_many_messages,
    contactRefusals.captcha_failed,
  ],
  rate: 'send',
  agentHint: 'Only when the person asks to write to the business; show them the text first.',
});

export const listEnquiriesCall = endpoint({
  name: 'registry.list_enquiries',
  summary: 'What visitors wrote to a business, newest first, with the answers. For its team.',
  access: 'profiled',
  pin: 'verified',
  method: 'GET',
  path: '/api/v1/businesses/:id/messages',
  params: byId,
  query: pageQuery,
  reply: pageOf(enquiry),
  refusals: [platformRefusals.not_found],
  rate: 'read',
});

export const answerEnquiryCall = endpoint({
  name: 'registry.answer_enquiry',
  summary: `Answers a visitor in the name of the business: our mail carries it. For owners and editors, at most ${ANSWERS_MAX} times.`,
  access: 'profiled',
  pin: 'verified',
  method: 'POST',
  path: '/api/v1/businesses/:id/messages/:enquiry/answers',
  params: z.object({ id: uuid, enquiry: uuid }),
  body: enquiryAnswer,
  reply: enquiry,
  status: 201,
  refusals: [
    platformRefusals.not_found,
    organisationRefusals.team_role_required,
    no.business_not_active,
    no.answers_full,
  ],
  rate: 'write',
  idempotency: 'required',
});

export const readPublicProfileCall = endpoint({
  name: 'registry.read_public_profile',
  summary: 'What the public profile of a business offers and shows. For its team.',
  access: 'profiled',
  pin: 'verified',
  method: 'GET',
  path: '/api/v1/businesses/:id/public-profile',
  params: byId,
  reply: ownProfile,
  refusals: [platformRefusals.not_found],
  rate: 'read',
});

export const setPublicProfileCall = endpoint({
  name: 'registry.set_public_profile',
  summary:
    'Says whether visitors may write to a business, and whether its grants are listed. For owners and editors.',
  access: 'profiled',
  pin: 'verified',
  method: 'POST',
  path: '/api/v1/businesses/:id/public-profile',
  params: byId,
  body: publicProfile,
  reply: ownProfile,
  refusals: [platformRefusals.not_found, organisationRefusals.team_role_required, no.business_not_active],
  rate: 'write',
  idempotency: 'required',
});
