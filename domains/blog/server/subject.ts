import type { SubjectKind } from '@egcr/comments/server';

import { POST_SUBJECT } from '../contract/index.ts';
import { listSubjects } from './store.ts';

/** Posts as comments know them. */
export const blogPosts: SubjectKind = {
  kind: POST_SUBJECT,
  find: async (db, ids, language) => {
    const rows = await listSubjects(db, { ids, language });
    return new Map(
      rows.map(({ id, state, slug, title, is_for_members: isForMembers, author_user: ownerId }) => [
        id,
        { title, path: `/blog/${slug}`, isOpen: state === 'published', isForMembers, ownerId },
      ]),
    );
  },
};

/** The thread of a post. */
export function threadOf(subject: string) {
  return { kind: POST_SUBJECT, subject };
}
