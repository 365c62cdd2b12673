import { hrefOf } from '@egcr/contract/product-screens';
import { notice } from '@egcr/contract/notice';
import * as z from 'zod/mini';

import { documentKinds } from './shapes.ts';

/** A document ends soon. */
export const endsSoon = notice('documents.ends_soon', {
  params: z.object({ document: z.enum(documentKinds), expires_on: z.iso.date() }),
  link: () => hrefOf('settings', { section: 'documents' }),
  type: 'task.document',
});
