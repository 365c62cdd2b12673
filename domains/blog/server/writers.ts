import type { PostCard } from '../contract/index.ts';

/** The author of a post, and who wrote it with them. */
export function writersOf({ author, co_authors: others }: Pick<PostCard, 'author' | 'co_authors'>) {
  return [author, ...others];
}
