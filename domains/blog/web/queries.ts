import { useLanguage } from '@egcr/web-kit/i18n.tsx';
import { openAddress, useOpenPages, useOpenReading } from '@egcr/web-kit/open-reading';

import type { listPostsCall, readAuthorCall, readBlogCall, readPostCall } from '../contract/endpoints.ts';
import { openPaths } from '../contract/open-paths.ts';

/** What narrows a list of posts. */
export interface PostsChoice {
  readonly words?: string | undefined;
  readonly category?: string;
  readonly author?: string;
  readonly tag?: string;
  readonly sample?: 'hidden' | undefined;
}

/** Published posts in the reader's language. */
export function usePosts(choice: PostsChoice) {
  const { language } = useLanguage();
  return useOpenPages(openAddress<typeof listPostsCall>(openPaths.posts, { query: { ...choice, language } }));
}

/** The categories, and the post that is shown first. */
export function useBlog() {
  const { language } = useLanguage();
  return useOpenReading(openAddress<typeof readBlogCall>(openPaths.blog, { query: { language } }));
}

export function useAuthor(author: string) {
  return useOpenReading(openAddress<typeof readAuthorCall>(openPaths.author, { params: { author } }));
}

export function usePost(slug: string) {
  const { language } = useLanguage();
  return useOpenReading(
    openAddress<typeof readPostCall>(openPaths.post, { params: { slug }, query: { language } }),
  );
}
