import { endpoint } from '@egcr/contract/endpoint';
import { uuid } from '@egcr/contract/ids';
import { pageOf, pageQuery } from '@egcr/contract/page';
import { platformRefusals } from '@egcr/contract/refusals';
import { organisationRefusals } from '@egcr/organisations/contract';
import * as z from 'zod/mini';

import { careerRefusals as no } from '../refusals.ts';
import { applicationMessage, newMessage } from './shape.ts';

const { not_found } = platformRefusals;
const both = { access: 'profiled', pin: 'verified', params: z.object({ id: uuid }) } as const;
const list = {
  ...both,
  method: 'GET',
  query: pageQuery,
  reply: pageOf(applicationMessage),
  rate: 'read',
} as const;
const write = {
  ...both,
  method: 'POST',
  body: newMessage,
  reply: applicationMessage,
  status: 201,
  rate: 'write',
  idempotency: 'required',
} as const;

export const listOwnMessagesCall = endpoint({
  name: 'careers.list_own_messages',
  summary: 'What the caller and the employer wrote about an application of the caller, the latest first.',
  ...list,
  path: '/api/v1/careers/applications/:id/messages',
  refusals: [not_found],
});

export const writeOwnMessageCall = endpoint({
  name: 'careers.write_own_message',
  summary: 'The caller writes to the employer about an application that is open.',
  ...write,
  path: '/api/v1/careers/applications/:id/messages',
  refusals: [not_found, no.messages_closed, no.message_limit_reached],
});

export const listReceivedMessagesCall = endpoint({
  name: 'careers.list_received_messages',
  summary:
    'What an applicant and an organisation of the caller wrote about an application, the latest first.',
  ...list,
  path: '/api/v1/received-applications/:id/messages',
  refusals: [not_found],
});

export const writeReceivedMessageCall = endpoint({
  name: 'careers.write_received_message',
  summary:
    'Writes to an applicant for an organisation of the caller. An application that nobody had looked at counts as seen then.',
  ...write,
  path: '/api/v1/received-applications/:id/messages',
  refusals: [
    not_found,
    organisationRefusals.team_role_required,
    no.messages_closed,
    no.message_limit_reached,
  ],
});
