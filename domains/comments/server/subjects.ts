import { platformRefusals } from '@egcr/contract/refusals';
import { Refusal } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';

import type { CommentParts, KnownSubject } from './parts.ts';
import type { SubjectOf } from './store.ts';

type Asking = Pick<Work, 'db' | 'request'>;

/** Where the call names it. */
export interface SubjectAsked {
  readonly kind: string;
  readonly subject: string;
}

/** A subject that can be read now. Refuses not_found, also to those who do not read what is for members. */
export async function openSubject(
  { subjects }: Pick<CommentParts, 'subjects'>,
  { db, request }: Asking,
  { kind, subject, isMember }: SubjectAsked & { readonly isMember: boolean },
): Promise<KnownSubject> {
  const declared = subjects.find((each) => each.kind === kind);
  const found = (await declared?.find(db, [subject], request.language))?.get(subject);
  if (found === undefined || !found.isOpen || (found.isForMembers && !isMember))
    throw new Refusal(platformRefusals.not_found);
  return found;
}

/** The subjects of some comments, by kind and id; those that are gone are missing. One read for each kind. */
export async function subjectsOf(
  { subjects }: Pick<CommentParts, 'subjects'>,
  { db, request }: Asking,
  rows: readonly SubjectOf[],
): Promise<(of: SubjectOf) => KnownSubject | undefined> {
  const found = new Map<string, KnownSubject>();
  for (const { kind, find } of subjects) {
    const ids = rows.filter((row) => row.subject_kind === kind).map((row) => row.subject_id);
    const known = ids.length === 0 ? [] : await find(db, [...new Set(ids)], request.language);
    for (const [id, each] of known) found.set(`${kind} ${id}`, each);
  }
  return ({ subject_kind: kind, subject_id: id }) => found.get(`${kind} ${id}`);
}
