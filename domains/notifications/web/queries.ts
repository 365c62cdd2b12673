import { call } from '@egcr/web-kit/call';
import { useLive } from '@egcr/web-kit/live';
import { usePages, type KeptPages } from '@egcr/web-kit/list/use-pages';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { ReplyOf } from '@egcr/contract/endpoint';
import * as z from 'zod/mini';

import { markReadCall, notificationAdded, notificationsCall, type Notification } from '../contract/index.ts';
import { createSeen } from './seen.ts';

const LIST = ['notifications', 'list'] as const;
const PAGE_SIZE = 10;

type Listed = KeptPages<ReplyOf<typeof notificationsCall>>;

/** What the person should know, newest first, a page at a time; every page also says how much is unread. */
export function useNotifications() {
  return usePages(LIST, (asked, options) =>
    call(notificationsCall, { query: { limit: PAGE_SIZE, ...asked } }, options),
  );
}

/** Marks some as read, or all: at once on the page, and again as it was where the server could not be told. */
export function useMarkRead(): (ids: readonly string[] | 'all') => void {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationFn: (ids: readonly string[] | 'all') =>
      call(markReadCall, { body: ids === 'all' ? { all: true } : { ids: [...ids] } }),
    onMutate: (ids) => {
      client.setQueryData<Listed>(
        LIST,
        (listed) => listed && withRead(listed, ids, new Date().toISOString()),
      );
    },
    onSettled: () => reread(client),
  });
  return mutate;
}

/** The list as it will be once these are read. */
function withRead(listed: Listed, ids: readonly string[] | 'all', now: string): Listed {
  const isRead = ({ id, read_at }: Notification) => read_at === null && (ids === 'all' || ids.includes(id));
  const count = listed.pages.flatMap((page) => page.items).filter(isRead).length;
  return {
    ...listed,
    pages: listed.pages.map((page) => ({
      ...page,
      unread: ids === 'all' ? 0 : Math.max(0, page.unread - count),
      items: page.items.map((item) => (isRead(item) ? { ...item, read_at: now } : item)),
    })),
  };
}

const seen = createSeen();

/** Calls back with each new notification, once: after a reconnection the server may send the last ones again. */
export function useTold(onNew: (notification: Notification) => void): void {
  const client = useQueryClient();
  useLive(notificationAdded, (payload) => {
    void reread(client);
    const read = z.safeParse(notificationAdded.payload, payload);
    if (read.success && seen.isNew(read.data.id)) onNew(read.data);
  });
}

function reread(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: LIST });
}
