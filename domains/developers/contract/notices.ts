import { notice } from '@egcr/contract/notice';
import * as z from 'zod/mini';

/** Someone with the PIN of the account has made an API key for it. */
export const keyMade = notice('developers.key_made', {
  params: z.object({ name: z.string() }),
  link: () => '/payment-gateway/developers',
  type: 'security.api_key',
});

/** A webhook is told of nothing any more: its receiver is gone, or was silent for more than a day. */
export const webhookDisabled = notice('developers.webhook_disabled', {
  params: z.object({ host: z.string() }),
  own: ['host'],
  link: (id: string) => `/payment-gateway/developers/webhooks/${id}`,
  type: 'alert.webhook',
});
