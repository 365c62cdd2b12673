import { createComments, type CommentsDoor } from '@egcr/comments/server';

import type { LivingPage, LivingPageAsked } from '@egcr/server-kit/http/living-pages';

import { answerPost } from '../post-page.ts';
import { blogPosts } from '../subject.ts';

/** The real comments domain. People have no names, and no editor acts. */
export const quietComments: CommentsDoor = createComments({
  subjects: [blogPosts],
  people: { findByIds: async () => new Map() },
  record: async () => undefined,
}).door;

export function pageOfPost(asked: LivingPageAsked): Promise<LivingPage> {
  return answerPost({ comments: quietComments }, asked);
}
