import type { ReplyOf } from '@egcr/contract/endpoint';
import { pageById } from '@egcr/server-kit/data/page';
import type { CallInput } from '@egcr/server-kit/domain';
import type { Work } from '@egcr/server-kit/work';

import type { listJobsOfBusinessCall } from '../contract/index.ts';
import type { JobParts } from './parts.ts';
import { cardsOf } from './shown.ts';
import { openPostingsOf } from './store.ts';

/** GET /directory/businesses/:slug/jobs. None where there is no such business. */
export async function listJobsOfBusiness(
  parts: Pick<JobParts, 'levelsOf' | 'directory'>,
  work: Work,
  { params, query }: CallInput<typeof listJobsOfBusinessCall>,
): Promise<ReplyOf<typeof listJobsOfBusinessCall>> {
  const found = await parts.directory.listing(work.db, params.slug);
  if (found === undefined) return { items: [], next: null };
  const { organisationId } = found;
  const { rows, next } = await pageById(query, (asked) => openPostingsOf(work, { organisationId, ...asked }));
  return { next, items: [...(await cardsOf(parts, work, rows))] };
}
