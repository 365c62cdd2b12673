import { lazy } from 'react';

/** What readers say about a thing, and a place to say something. Fetched when it is first shown. */
export const CommentThread = lazy(async () => ({
  default: (await import('./thread/comment-thread.tsx')).CommentThread,
}));
