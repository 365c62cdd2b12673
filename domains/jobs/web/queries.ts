import { call } from '@egcr/web-kit/call';
import { useRereadAfter } from '@egcr/web-kit/reread-after';
import { useLanguage } from '@egcr/web-kit/i18n.tsx';
import { usePages } from '@egcr/web-kit/list/use-pages';
import { parseMajor } from '@egcr/contract/money';
import { hrefOf } from '@egcr/contract/product-screens';
import { assetOf } from '@egcr/ledger/contract';
import { useQuery } from '@tanstack/react-query';

import {
  changePostingCall,
  listPostingsCall,
  postJobCall,
  readJobCall,
  readPostingCall,
  renewPostingCall,
  searchJobsCall,
  similarJobsCall,
  stepPostingCall,
  type Job,
} from '../contract/index.ts';
import type { NewPosting, PostingChange } from '../contract/shapes.ts';
import { jobsAddress, type SearchView } from './addresses.ts';

const KEY = ['jobs'] as const;
const POSTINGS = [...KEY, 'postings'] as const;

/** Jobs as they are searched for; the first page brings the counts of other choices. */
export function useJobs(view: SearchView) {
  const { language } = useLanguage();
  const query = askedOf(view);
  return usePages([...KEY, 'search', language, query], (asked, options) =>
    call(searchJobsCall, { query: { ...query, ...asked } }, options),
  );
}

/** A search as the call asks for it. */
function askedOf({ pay, ...said }: SearchView) {
  return { ...said, ...payAsked({ pay, ...said }) };
}

/** What a search asks for, by the names of the call's filters. */
export function searchOf(view: SearchView): Record<string, string> {
  const asked = Object.entries(askedOf(view)).filter(([name]) => name in jobsAddress.fields);
  return Object.fromEntries(
    asked.flatMap(([name, value]) => (value === undefined ? [] : [[name, value] as const])),
  );
}

/** Where a search can be followed: the same words and filters, as RSS. */
export function feedOf(view: SearchView, language: string): string {
  const asked = new URLSearchParams({ lang: language, ...searchOf(view) });
  return `${hrefOf('jobs')}/rss.xml?${asked}`;
}

/** The least pay counts in a currency alone, and where it is a number. */
function payAsked({ pay, currency }: SearchView): { readonly pay?: string } {
  const asset = currency && assetOf(currency);
  if (!asset || pay === undefined) return {};
  const read = parseMajor(pay, { scale: asset.scale });
  return 'amountMinor' in read ? { pay: read.amountMinor.toString().slice(0, 15) } : {};
}

export function useJob(slug: string) {
  return useQuery({
    queryKey: [...KEY, 'one', slug],
    queryFn: ({ signal }): Promise<Job> => call(readJobCall, { params: { slug } }, { signal }),
    retry: false,
  });
}

export function useSimilar(slug: string) {
  return useQuery({
    queryKey: [...KEY, 'similar', slug],
    queryFn: async ({ signal }) => (await call(similarJobsCall, { params: { slug } }, { signal })).items,
    retry: false,
  });
}

export function usePostings(actingFor: string) {
  return usePages([...POSTINGS, actingFor], (asked, options) =>
    call(listPostingsCall, { params: { id: actingFor }, query: asked }, options),
  );
}

/** A posting with all its words, for those who may change it. */
export function usePosting(id: string) {
  return useQuery({
    queryKey: [...POSTINGS, 'one', id],
    queryFn: ({ signal }) => call(readPostingCall, { params: { id } }, { signal }),
    retry: false,
  });
}

/** What employers do; postings are read again afterwards, also where it was refused. */
export function usePostingActs() {
  const then = useRereadAfter(KEY);
  return {
    post: (body: NewPosting, idempotencyKey: string) => then(call(postJobCall, { body }, { idempotencyKey })),
    change: (id: string, body: PostingChange, idempotencyKey: string) =>
      then(call(changePostingCall, { params: { id }, body }, { idempotencyKey })),
    renew: (
      id: string,
      body: { readonly version: number; readonly closes_on: string },
      idempotencyKey: string,
    ) => then(call(renewPostingCall, { params: { id }, body }, { idempotencyKey })),
    step: (
      { id, version }: { readonly id: string; readonly version: number },
      step: 'close' | 'fill',
      idempotencyKey: string,
    ) => then(call(stepPostingCall, { params: { id }, body: { step, version } }, { idempotencyKey })),
  };
}
