import type { ReplyOf } from '@egcr/contract/endpoint';
import { toInstant } from '@egcr/contract/time';
import type { Work } from '@egcr/server-kit/work';

import { measures, type readMeasuresCall } from '../../contract/index.ts';
import type { BlogParts } from '../parts.ts';

/** GET /admin/blog/measures. */
export async function readMeasures(
  { measured }: Pick<BlogParts, 'measured'>,
  work: Work,
): Promise<ReplyOf<typeof readMeasuresCall>> {
  const values = await measured(work);
  return {
    items: measures.flatMap((measure) => {
      const value = values.get(measure);
      return value === undefined ? [] : [{ measure, value }];
    }),
    read_at: toInstant(work.now),
  };
}
