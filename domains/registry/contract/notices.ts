import { notice } from '@egcr/contract/notice';
import * as z from 'zod/mini';

const about = {
  params: z.object({ name: z.string() }),
  link: (slug: string) => `/business/directory/${encodeURIComponent(slug)}`,
  category: 'task',
} as const;

/** To the directors and holders of a business who have an account: someone asked to change its entry, or it was changed. */
export const entryNotices = {
  filed: notice('registry.change_filed', about),
  entered: notice('registry.change_entered', about),
} as const;
