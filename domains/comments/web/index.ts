import { lazyBeside } from '@egcr/web-kit/lazy-beside';

/** What readers say about a thing, and a place to say something. Fetched when it is first shown. */
export const CommentThread = lazyBeside(
  async () => (await import('./thread/comment-thread.tsx')).CommentThread,
);
