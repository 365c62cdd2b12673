import { captchaTokenField, emailField } from '@egcr/contact/contract';
import { endpoint } from '@egcr/contract/endpoint';
import { uuid } from '@egcr/contract/ids';
import { languages } from '@egcr/contract/languages';
import { platformRefusals } from '@egcr/contract/refusals';
import * as z from 'zod/mini';

import { CATEGORY_LENGTH_MAX, TOKEN_LENGTH_MAX } from './limits.ts';
import { newsletterRefusals as no } from './refusals.ts';

const byToken = z.strictObject({ token: z.string().check(z.maxLength(TOKEN_LENGTH_MAX)) });
const open = { access: 'public', pin: 'none' } as const;
const language = z.enum(languages, 'not_offered');
/** The slug of a category of the blog; null: posts of all of them. */
const category = z.nullable(z.string().check(z.maxLength(CATEGORY_LENGTH_MAX, 'too_long')));

export const subscribeCall = endpoint({
  ...open,
  name: 'newsletter.subscribe',
  summary:
    'Sends a link to an address; once it is confirmed, new posts in that language and category are mailed to it. The answer is the same whether the address is known or not.',
  method: 'POST',
  path: '/api/v1/newsletter/subscriptions',
  body: z.strictObject({
    email: emailField,
    language,
    category,
    captcha_token: captchaTokenField,
    /** Nobody sees this field; only machines fill it in. */
    website: z.optional(z.string()),
  }),
  status: 202,
  refusals: [no.newsletter_captcha_failed],
  rate: 'send',
  agentHint: 'Only with the address of the person who asks for it.',
});

export const readSubscriptionCall = endpoint({
  ...open,
  name: 'newsletter.read_link',
  summary: 'The subscription behind the link of a mail. Reading it changes nothing.',
  method: 'POST',
  path: '/api/v1/newsletter-links/read',
  body: byToken,
  reply: z.object({ language, category, is_confirmed: z.boolean() }),
  refusals: [no.newsletter_link_ended],
  rate: 'secret',
});

export const confirmSubscriptionCall = endpoint({
  ...open,
  name: 'newsletter.confirm',
  summary: 'Confirms the subscription behind the link of a mail. The same when repeated.',
  method: 'POST',
  path: '/api/v1/newsletter-links/confirm',
  body: byToken,
  refusals: [no.newsletter_link_ended],
  rate: 'secret',
});

export const leaveCall = endpoint({
  ...open,
  name: 'newsletter.leave',
  summary:
    'Ends the subscription behind the link of a mail; of a confirmed one, all of its address. The same when repeated.',
  method: 'POST',
  path: '/api/v1/newsletter-links/leave',
  body: byToken,
  refusals: [],
  rate: 'secret',
});

export const readFiguresCall = endpoint({
  access: 'profiled',
  pin: 'none',
  permission: 'blog.write',
  name: 'newsletter.read_figures',
  summary: 'How many subscribe, and what became of editions. It names no address.',
  method: 'GET',
  path: '/api/v1/admin/newsletter',
  reply: z.object({
    subscribers: z.int(),
    editions: z.int(),
    /** On their way now. */
    sending: z.int(),
    /** Held until a second editor approves, since they have more subscribers than one editor may send to. */
    held: z.array(
      z.object({
        id: uuid,
        title: z.string(),
        language: z.string(),
        subscribers: z.int(),
        /** Whether the caller may approve it: they publish posts, and did not publish this one. */
        may_approve: z.boolean(),
      }),
    ),
    /** Mails of all editions. */
    mails: z.int(),
  }),
  refusals: [],
  rate: 'read',
});

export const approveEditionCall = endpoint({
  access: 'profiled',
  pin: 'fresh',
  permission: 'blog.publish',
  name: 'newsletter.approve_edition',
  summary: 'Lets an edition go to more subscribers than one editor may send to.',
  method: 'POST',
  path: '/api/v1/admin/newsletter/editions/:edition/approval',
  params: z.object({ edition: uuid }),
  refusals: [platformRefusals.not_found, no.own_edition, no.edition_not_held],
  rate: 'write',
});
