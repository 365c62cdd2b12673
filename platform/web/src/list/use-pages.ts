import type { Page } from '@egcr/contract/page';
import { useInfiniteQuery, type InfiniteData, type QueryKey } from '@tanstack/react-query';

/** What a list asks for: nothing at first, then the page after a cursor. */
export type PageAsked = { readonly after?: string };

/** As the pages of a list are kept under its key. */
export type KeptPages<P> = InfiniteData<P, string | null>;

/** A list as far as it was read. */
export interface Pages<Item, P extends Page<Item> = Page<Item>> {
  /** Undefined until the first page is there. */
  readonly items: readonly Item[] | undefined;
  /** For what the call says beside its items. */
  readonly first: P | undefined;
  /** Why the first page, or the last one asked for, did not come. */
  readonly error: unknown;
  readonly hasMore: boolean;
  readonly isReadingMore: boolean;
  readonly readMore: () => Promise<unknown>;
  readonly readAgain: (how?: { readonly throwOnError?: boolean }) => Promise<unknown>;
}

/** Reads a list a page at a time: `usePages(key, (asked, options) => call(listCall, { query: asked }, options))`. */
export function usePages<P extends Page<unknown>>(
  key: QueryKey,
  read: (asked: PageAsked, options: { readonly signal: AbortSignal }) => Promise<P>,
): Pages<P['items'][number], P & Page<P['items'][number]>> {
  const query = useInfiniteQuery({
    queryKey: key,
    initialPageParam: firstPage(),
    queryFn: ({ pageParam, signal }) => read(pageParam === null ? {} : { after: pageParam }, { signal }),
    getNextPageParam: (last: P) => last.next,
  });
  return {
    items: query.data?.pages.flatMap(({ items }) => items),
    first: query.data?.pages[0],
    error: query.error,
    hasMore: query.hasNextPage,
    isReadingMore: query.isFetchingNextPage,
    readMore: query.fetchNextPage,
    readAgain: query.refetch,
  };
}

function firstPage(): string | null {
  return null;
}
