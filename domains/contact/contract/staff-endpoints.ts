import { endpoint } from '@egcr/contract/endpoint';
import { uuid } from '@egcr/contract/ids';
import { pageOf, pageQuery } from '@egcr/contract/page';
import { instant } from '@egcr/contract/time';
import * as z from 'zod/mini';

import { REPLY_LENGTH_MAX } from './limits.ts';
import { contactRefusals as no } from './refusals.ts';
import { ticketStates, tidyText, topics } from './rules.ts';

const staff = { access: 'signed_in', pin: 'none', permission: 'contact.handle' } as const;

const row = z.object({
  id: uuid,
  reference: z.string(),
  name: z.string(),
  email: z.string(),
  topic: z.enum(topics),
  state: z.enum(ticketStates),
  language: z.string(),
  assigned_to: z.nullable(uuid),
  assigned_to_you: z.boolean(),
  created_at: instant,
  changed_at: instant,
});

export const readQueueCall = endpoint({
  name: 'contact.read_queue',
  summary: 'Messages to the platform, newest first, by state, topic and whose they are.',
  method: 'GET',
  path: '/api/v1/admin/contact-messages',
  query: z.extend(pageQuery, {
    state: z.optional(z.enum([...ticketStates, 'unsolved'], 'not_offered')),
    topic: z.optional(z.enum(topics, 'not_offered')),
    assigned: z.optional(z.enum(['me', 'nobody'], 'not_offered')),
  }),
  reply: pageOf(row),
  refusals: [],
  ...staff,
  rate: 'read',
});

const whole = z.extend(row, {
  entries: z.array(
    z.object({
      id: uuid,
      /** `message` of the person who wrote, `reply` to them, `note` among staff, `event`: a change of state or hands. */
      kind: z.enum(['message', 'reply', 'note', 'event']),
      /** Of an event: assigned, released, solved, opened. */
      text: z.string(),
      by: z.nullable(uuid),
      at: instant,
    }),
  ),
});

export const readTicketCall = endpoint({
  name: 'contact.read_ticket',
  summary: 'One message with everything that was answered, noted and done.',
  method: 'GET',
  path: '/api/v1/admin/contact-messages/:id',
  params: z.object({ id: uuid }),
  reply: whole,
  refusals: [no.ticket_unknown],
  ...staff,
  rate: 'read',
});

const staffText = z
  .string()
  .check(z.overwrite(tidyText), z.minLength(1, 'required'), z.maxLength(REPLY_LENGTH_MAX));

export const handleTicketCall = endpoint({
  name: 'contact.handle_ticket',
  summary:
    'Takes a message on, hands it back, answers by mail, notes something for colleagues, or solves it. What was done stays in its history.',
  method: 'POST',
  path: '/api/v1/admin/contact-messages/:id/steps',
  params: z.object({ id: uuid }),
  body: z.discriminatedUnion('step', [
    z.strictObject({ step: z.literal('assign') }),
    z.strictObject({ step: z.literal('release') }),
    z.strictObject({ step: z.literal('reply'), text: staffText }),
    z.strictObject({ step: z.literal('note'), text: staffText }),
    z.strictObject({ step: z.literal('solve') }),
  ]),
  reply: whole,
  refusals: [no.ticket_unknown, no.ticket_solved],
  ...staff,
  rate: 'write',
  idempotency: 'required',
});
