import type { ReplyOf } from '@egcr/contract/endpoint';
import { uuid } from '@egcr/contract/ids';
import { readPage, type Cursor } from '@egcr/server-kit/data/page';
import type { CallInput } from '@egcr/server-kit/domain';
import { validationRefusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';
import * as z from 'zod/mini';

import type { readQueueCall } from '../contract/index.ts';
import { casesWithheld, kindsToRead } from './officer-case.ts';
import type { CaseParts } from './parts.ts';
import { queueOf, type QueuePlace, type SearchedText } from './queue-store.ts';
import type { CaseRow } from './store.ts';
import { namesIn, organisationsIn, queuedRow } from './shown-case.ts';

/** `<due in milliseconds, or none>_<id>`: where a page ended, in either order. */
const placeCursor: Cursor<QueuePlace> = {
  write: ({ dueAt, id }) => `${dueAt === null ? 'none' : dueAt.getTime()}_${id}`,
  read: (text) => {
    const [due = '', id] = text.split('_');
    const known = z.safeParse(uuid, id).data;
    if (known === undefined || !/^(none|\d{1,14})$/.test(due)) return undefined;
    return { dueAt: due === 'none' ? null : new Date(Number(due)), id: known };
  },
};

/** Cases of the kinds that the caller may read. Refuses validation_failed: a state that none of these kinds has, or a cursor of another list. */
export async function readQueue(
  parts: CaseParts,
  work: Work,
  { query }: CallInput<typeof readQueueCall>,
): Promise<ReplyOf<typeof readQueueCall>> {
  const { userId } = personOf(work);
  const readable = await kindsToRead(parts, work);
  const kinds = readable.filter((name) => query.kind === undefined || name === query.kind);
  const known = readable.flatMap((name) => parts.kinds.of(name).machine.states);
  if (query.state !== undefined && query.state !== 'open' && !known.includes(query.state))
    throw validationRefusal([{ field: 'state', code: 'not_offered' }]);
  const except = await casesWithheld(parts, work);
  const searched = await searchedText(parts, work, query.text);
  const { rows, next } = await readPage(query, {
    cursor: placeCursor,
    placeOf: ({ id, due_at: dueAt }: CaseRow) => ({ id, dueAt }),
    list: (asked) =>
      queueOf(work.db, {
        ...asked,
        kinds,
        except,
        searched,
        order: query.order ?? 'newest',
        state: query.state,
        assigneeId: query.assigned === 'me' ? userId : query.assigned === 'nobody' ? null : undefined,
        isLate: query.late === 'yes',
        hidesSamples: query.sample === 'hidden',
      }),
  });
  const names = await namesIn(parts, work, rows);
  const organisations = await organisationsIn(parts, work, rows);
  return { items: rows.map((row) => queuedRow(parts, work, row, { names, organisations })), next };
}

/** What a person typed to find a case: the beginning of a reference, or a username, which finds no case whose name is withheld. */
async function searchedText(
  { findByUsername }: CaseParts,
  work: Work,
  text = '',
): Promise<SearchedText | undefined> {
  const typed = text.trim();
  if (typed === '') return undefined;
  const reference = /^(CA|EG)-[0-9A-Z-]*$/i.test(typed) ? typed.toUpperCase() : undefined;
  if (reference !== undefined) return { reference };
  return { applicantId: (await findByUsername(work.db, typed.replace(/^@/, ''))) ?? null };
}
