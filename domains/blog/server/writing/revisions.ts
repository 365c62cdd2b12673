import type { ReplyOf } from '@egcr/contract/endpoint';
import { platformRefusals } from '@egcr/contract/refusals';
import { toInstant } from '@egcr/contract/time';
import { pageById } from '@egcr/server-kit/data/page';
import type { CallInput } from '@egcr/server-kit/domain';
import { Refusal } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';
import * as z from 'zod/mini';

import { draftBody, type listRevisionsCall, type readRevisionCall } from '../../contract/index.ts';
import type { BlogParts } from '../parts.ts';
import { coverOf } from '../shown.ts';
import { openPost } from './acting.ts';
import { findRevision, listRevisionHeads, type RevisionHead } from './revision-store.ts';

/** GET /admin/blog/posts/:post/texts/:language/revisions. Refuses not_found. */
export async function listRevisions(
  parts: BlogParts,
  work: Work,
  { params: { post, language }, query }: CallInput<typeof listRevisionsCall>,
): Promise<ReplyOf<typeof listRevisionsCall>> {
  await openPost(parts, work, post);
  const { rows, next } = await pageById(query, (asked) =>
    listRevisionHeads(work.db, { postId: post, language }, asked),
  );
  const known = await parts.people.findByIds(work.db, [
    ...new Set(rows.flatMap(({ written_by: by }) => by ?? [])),
  ]);
  return { items: rows.map((row) => headShown(row, known.get(row.written_by ?? ''))), next };
}

/** GET …/revisions/:revision. Refuses not_found, also for a revision of another text. */
export async function readRevision(
  parts: BlogParts,
  work: Work,
  { params: { post, language, revision } }: CallInput<typeof readRevisionCall>,
): Promise<ReplyOf<typeof readRevisionCall>> {
  await openPost(parts, work, post);
  const row = await findRevision(work.db, { postId: post, language, id: revision });
  if (row === undefined) throw new Refusal(platformRefusals.not_found);
  const by = row.written_by ?? '';
  const person = (await parts.people.findByIds(work.db, by === '' ? [] : [by])).get(by);
  return {
    ...headShown(row, person),
    excerpt: row.excerpt,
    search_title: row.search_title,
    search_description: row.search_description,
    cover: coverOf(row),
    body: z.parse(draftBody, row.body),
  };
}

function headShown(
  { id, title, written_at: at }: RevisionHead,
  person: { readonly firstName: string; readonly lastName: string } | undefined,
) {
  return {
    id,
    title,
    by: person === undefined ? null : `${person.firstName} ${person.lastName}`,
    at: toInstant(at),
  };
}
