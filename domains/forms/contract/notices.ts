import { notice } from '@egcr/contract/notice';
import * as z from 'zod/mini';

/** A draft that was not sent will be deleted soon. */
export const draftEndsSoon = notice('forms.draft_ends_soon', {
  params: z.object({ expires_on: z.iso.date() }),
  link: (address: string) => address,
  type: 'task.draft',
});
