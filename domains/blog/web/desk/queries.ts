import type { BodyOf } from '@egcr/contract/endpoint';
import { call } from '@egcr/web-kit/call';
import { useLanguage } from '@egcr/web-kit/i18n.tsx';
import { usePages } from '@egcr/web-kit/list/use-pages';
import { useQuery, type QueryClient } from '@tanstack/react-query';

import {
  changePostCall,
  listAuthorsCall,
  listWrittenCall,
  publishPostCall,
  readBlogCall,
  readWrittenCall,
  renameTextCall,
  reviewPostCall,
  saveTextCall,
  startPostCall,
  type PostLanguage,
  type WrittenPost,
} from '../../contract/index.ts';
import type { DeskView } from './desk-address.ts';

const KEY = ['blog', 'desk'] as const;
const LISTS = [...KEY, 'lists'] as const;
const postKey = (id: string) => [...KEY, 'post', id] as const;

/** Posts in every state, as far as the reader may read them. */
export function useWritten({ state, category, whose }: DeskView) {
  const { language } = useLanguage();
  return usePages([...LISTS, language, state, category, whose], (asked, options) =>
    call(
      listWrittenCall,
      {
        query: { ...(state && { state }), ...(category && { category }), ...(whose && { whose }), ...asked },
      },
      options,
    ),
  );
}

/** What posts may be about, in the language of the reader. */
export function useCategories() {
  const { language } = useLanguage();
  const { data } = useQuery({
    queryKey: [...KEY, 'categories', language],
    queryFn: ({ signal }) => call(readBlogCall, { query: { language } }, { signal }),
  });
  return data?.categories ?? [];
}

/** The people who write here. */
export function useWriters() {
  const { data } = useQuery({
    queryKey: [...KEY, 'writers'],
    queryFn: ({ signal }) => call(listAuthorsCall, {}, { signal }),
  });
  return data?.items ?? [];
}

export function useWrittenPost(id: string) {
  return useQuery({
    queryKey: postKey(id),
    queryFn: ({ signal }) => call(readWrittenCall, { params: { post: id } }, { signal }),
    // Another person may have written meanwhile; what is being typed here is not replaced by it.
    refetchOnWindowFocus: false,
  });
}

/** What a call has answered is what the post is now. */
export function keepPost(client: QueryClient, post: WrittenPost): void {
  client.setQueryData(postKey(post.id), post);
  void client.invalidateQueries({ queryKey: LISTS });
}

export const rereadPost = (client: QueryClient, id: string) =>
  client.invalidateQueries({ queryKey: postKey(id) });

export const startPost = (body: BodyOf<typeof startPostCall>, key: string) =>
  call(startPostCall, { body }, { idempotencyKey: key });

export const changePost = (post: string, body: BodyOf<typeof changePostCall>) =>
  call(changePostCall, { params: { post }, body });

export const saveText = (post: string, language: PostLanguage, body: BodyOf<typeof saveTextCall>) =>
  call(saveTextCall, { params: { post, language }, body });

export const renameText = (post: string, language: PostLanguage, slug: string) =>
  call(renameTextCall, { params: { post, language }, body: { slug } });

export const reviewPost = (post: string, body: BodyOf<typeof reviewPostCall>, key: string) =>
  call(reviewPostCall, { params: { post }, body }, { idempotencyKey: key });

export const publishPost = (post: string, body: BodyOf<typeof publishPostCall>, key: string) =>
  call(publishPostCall, { params: { post }, body }, { idempotencyKey: key });
