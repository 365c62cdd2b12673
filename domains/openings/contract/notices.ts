import { notice } from '@egcr/contract/notice';
import * as z from 'zod/mini';

/** A service that a person waited for is open. */
export const serviceOpened = notice('openings.service_opened', {
  params: z.object({ service: z.string() }),
  link: (path: string) => path,
  type: 'alert.service',
  isMailedByDomain: true,
});
