import { call } from '@egcr/web-kit/call';
import { useLanguage } from '@egcr/web-kit/i18n.tsx';
import { usePages } from '@egcr/web-kit/list/use-pages';
import { useQuery } from '@tanstack/react-query';

import {
  listPostsCall,
  readAuthorCall,
  readBlogCall,
  readMembersTextCall,
  readPostCall,
} from '../contract/endpoints.ts';

const KEY = ['blog'] as const;

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
  return usePages([...KEY, 'posts', language, choice], (asked, options) =>
    call(listPostsCall, { query: { ...choice, ...asked, language } }, options),
  );
}

/** The categories, and the post that is shown first. */
export function useBlog() {
  const { language } = useLanguage();
  return useQuery({
    queryKey: [...KEY, 'front', language],
    queryFn: ({ signal }) => call(readBlogCall, { query: { language } }, { signal }),
  });
}

export function useAuthor(author: string) {
  return useQuery({
    queryKey: [...KEY, 'author', author],
    queryFn: ({ signal }) => call(readAuthorCall, { params: { author } }, { signal }),
    retry: false,
  });
}

export function usePost(slug: string) {
  const { language } = useLanguage();
  return useQuery({
    queryKey: [...KEY, 'post', slug, language],
    queryFn: ({ signal }) => call(readPostCall, { params: { slug }, query: { language } }, { signal }),
  });
}

/** The text of a post for members; the server gives it to verified people alone. */
export function useMembersText(slug: string) {
  return useQuery({
    queryKey: [...KEY, 'members-text', slug],
    queryFn: ({ signal }) => call(readMembersTextCall, { params: { slug } }, { signal }),
    // Another person may read next.
    gcTime: 0,
  });
}
