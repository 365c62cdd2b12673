import { notice } from '@egcr/contract/notice';
import * as z from 'zod/mini';

/** Someone with the PIN of the account has made an API key for it. */
export const keyMade = notice('developers.key_made', {
  params: z.object({ name: z.string() }),
  link: () => '/payment-gateway/developers',
  category: 'security',
});
