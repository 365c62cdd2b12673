import { captchaTokenField, emailField } from '@egcr/contact/contract';
import { endpoint } from '@egcr/contract/endpoint';
import { platformRefusals } from '@egcr/contract/refusals';
import * as z from 'zod/mini';

import { SERVICE_LENGTH_MAX, TOKEN_LENGTH_MAX } from './limits.ts';
import { openingRefusals as no } from './refusals.ts';

const byService = z.object({ service: z.string().check(z.maxLength(SERVICE_LENGTH_MAX)) });
const byToken = z.strictObject({ token: z.string().check(z.maxLength(TOKEN_LENGTH_MAX)) });
const signedIn = { access: 'signed_in', pin: 'none' } as const;
const open = { access: 'public', pin: 'none' } as const;

export const listWaitedCall = endpoint({
  ...signedIn,
  name: 'openings.list_waited',
  summary: 'The services that the caller will be told of when they open.',
  method: 'GET',
  path: '/api/v1/openings',
  reply: z.object({ items: z.array(z.string()) }),
  refusals: [],
  rate: 'read',
});

export const waitCall = endpoint({
  ...signedIn,
  name: 'openings.wait',
  summary:
    'Has the caller told when a service opens: by a notice, and by email where their address is confirmed.',
  method: 'PUT',
  path: '/api/v1/openings/:service',
  params: byService,
  refusals: [platformRefusals.not_found, no.opening_past],
  rate: 'write',
});

export const stopWaitingCall = endpoint({
  ...signedIn,
  name: 'openings.stop_waiting',
  summary: 'Takes that back. The same where the caller did not wait.',
  method: 'DELETE',
  path: '/api/v1/openings/:service',
  params: byService,
  refusals: [],
  rate: 'write',
});

export const emailForm = z.strictObject({ email: emailField });

export const askByEmailCall = endpoint({
  ...open,
  name: 'openings.ask_by_email',
  summary:
    'Sends a link to an address; once it is confirmed, the address is told when the service opens. The answer is the same whether the address is known or not.',
  method: 'POST',
  path: '/api/v1/openings/:service/emails',
  params: byService,
  body: z.strictObject({
    email: emailField,
    captcha_token: captchaTokenField,
    /** Nobody sees this field; only machines fill it in. */
    website: z.optional(z.string()),
  }),
  status: 202,
  refusals: [platformRefusals.not_found, no.opening_past, no.opening_too_many, no.opening_captcha_failed],
  rate: 'send',
  agentHint: 'Only with the address of the person who asks for it.',
});

export const readLinkCall = endpoint({
  ...open,
  name: 'openings.read_link',
  summary: 'What the link of a mail stands for. Reading it changes nothing.',
  method: 'POST',
  path: '/api/v1/opening-links/read',
  body: byToken,
  reply: z.object({ service: z.string(), is_confirmed: z.boolean() }),
  refusals: [no.opening_link_ended],
  rate: 'secret',
});

export const confirmLinkCall = endpoint({
  ...open,
  name: 'openings.confirm_link',
  summary: 'Confirms the address that the link was mailed to. The same when repeated.',
  method: 'POST',
  path: '/api/v1/opening-links/confirm',
  body: byToken,
  refusals: [no.opening_link_ended],
  rate: 'secret',
});

export const leaveLinkCall = endpoint({
  ...open,
  name: 'openings.leave_link',
  summary: 'Deletes the address that the link was mailed to. The same when repeated.',
  method: 'POST',
  path: '/api/v1/opening-links/leave',
  body: byToken,
  refusals: [],
  rate: 'secret',
});
