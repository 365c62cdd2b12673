import { endpoint } from '@egcr/contract/endpoint';
import { instant } from '@egcr/contract/time';
import { named } from '@egcr/contract/schema-names';
import * as z from 'zod/mini';

import { contactRefusals as no } from './refusals.ts';
import {
  captchaTokenField,
  emailField,
  messageField,
  nameField,
  referenceField,
  statusCodeField,
  ticketStates,
  topics,
} from './rules.ts';

export const writeMessageCall = endpoint({
  name: 'contact.write_message',
  summary: 'Writes to the people who run the platform. A receipt with a reference goes to the address.',
  method: 'POST',
  path: '/api/v1/contact/messages',
  body: z.strictObject({
    name: nameField,
    email: emailField,
    topic: z.enum(topics, 'topic_unknown'),
    message: messageField,
    captcha_token: captchaTokenField,
    /** Nobody sees this field; only machines fill it in. */
    website: z.optional(z.string()),
  }),
  reply: z.object({ reference: z.string() }),
  status: 201,
  refusals: [no.too_many_messages, no.captcha_failed],
  access: 'public',
  pin: 'none',
  rate: 'send',
  agentHint: 'Only when the person asks to write to the platform; show them the text first.',
});

const entry = z.object({
  id: z.string(),
  kind: z.enum(['message', 'reply']),
  text: z.string(),
  at: instant,
});
const ticket = named(
  'Ticket',
  z.object({
    reference: z.string(),
    topic: z.enum(topics),
    state: z.enum(ticketStates),
    created_at: instant,
    entries: z.array(entry),
  }),
);

export const askStatusCodeCall = endpoint({
  name: 'contact.ask_status_code',
  summary: 'Mails a code that shows how far a message is. The answer is the same whether it exists or not.',
  method: 'POST',
  path: '/api/v1/contact/status/code',
  body: z.strictObject({ reference: referenceField, email: emailField }),
  status: 202,
  reply: z.object({ life_s: z.number() }),
  refusals: [],
  access: 'public',
  pin: 'none',
  rate: 'send',
});

export const readStatusCall = endpoint({
  name: 'contact.read_status',
  summary: 'How far a message is, with all answers, for anyone with the code from the mail.',
  method: 'POST',
  path: '/api/v1/contact/status',
  body: z.strictObject({ reference: referenceField, email: emailField, code: statusCodeField }),
  reply: ticket,
  refusals: [no.code_wrong],
  access: 'public',
  pin: 'none',
  rate: 'secret',
});

export const readOwnCall = endpoint({
  name: 'contact.read_own',
  summary: 'The messages that came from your confirmed email address, newest first.',
  method: 'GET',
  path: '/api/v1/contact/messages',
  reply: z.object({ items: z.array(ticket) }),
  refusals: [],
  access: 'signed_in',
  pin: 'none',
  rate: 'read',
});
