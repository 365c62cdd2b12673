import type { ReplyOf } from '@egcr/contract/endpoint';
import { toInstant } from '@egcr/contract/time';
import type { Work } from '@egcr/server-kit/work';

import type { listListsCall } from '../../contract/index.ts';
import type { VerificationParts } from '../parts.ts';
import { allLists } from './list-store.ts';

/** GET /admin/verification/lists. */
export async function listLists(
  { people }: Pick<VerificationParts, 'people'>,
  work: Work,
): Promise<ReplyOf<typeof listListsCall>> {
  const lists = await allLists(work.db);
  const known = await people.findByIds(
    work.db,
    lists.flatMap(({ imported_by: userId }) => userId ?? []),
  );
  return {
    items: lists.map(({ imported_by: userId, imported_at: at, ...list }) => {
      const person = known.get(userId ?? '');
      return {
        ...list,
        imported_at: toInstant(at),
        imported_by: person === undefined ? null : `${person.firstName} ${person.lastName}`.trim(),
      };
    }),
  };
}
