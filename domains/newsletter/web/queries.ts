import { readBlogCall } from '@egcr/blog/contract';
import { call } from '@egcr/web-kit/call';
import { useLanguage } from '@egcr/web-kit/i18n.tsx';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';

import {
  approveEditionCall,
  confirmSubscriptionCall,
  leaveCall,
  readFiguresCall,
  readSubscriptionCall,
} from '../contract/index.ts';

const KEY = ['newsletter'] as const;
const FIGURES = [...KEY, 'figures'] as const;

/** The categories of the blog, in the language of the reader. */
export function useCategories() {
  const { language } = useLanguage();
  const { data } = useQuery({
    queryKey: [...KEY, 'categories', language],
    queryFn: ({ signal }) => call(readBlogCall, { query: { language } }, { signal }),
  });
  return data?.categories ?? [];
}

/** The subscription behind the link of a mail. */
export function useSubscription(token: string) {
  return useQuery({
    queryKey: [...KEY, 'link', token],
    queryFn: ({ signal }) => call(readSubscriptionCall, { body: { token } }, { signal }),
    retry: false,
    refetchOnWindowFocus: false,
  });
}

/** Confirms a subscription, or ends it. */
export function useLinkAct(token: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (act: 'confirm' | 'leave') =>
      call(act === 'confirm' ? confirmSubscriptionCall : leaveCall, { body: { token } }),
    onSuccess: async (_done, act) => {
      if (act === 'confirm') await client.invalidateQueries({ queryKey: [...KEY, 'link', token] });
    },
  });
}

/** How many subscribe, and what became of editions. */
export function useFigures() {
  return useQuery({
    queryKey: FIGURES,
    queryFn: ({ signal }) => call(readFiguresCall, {}, { signal }),
  });
}

/** Lets an edition go to its many subscribers. */
export function useApproval() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (edition: string) => call(approveEditionCall, { params: { edition } }),
    onSettled: () => client.invalidateQueries({ queryKey: FIGURES }),
  });
}
