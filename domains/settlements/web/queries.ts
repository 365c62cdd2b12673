import { address, anyText, oneOf, type ViewOf } from '@egcr/contract/address';
import { railNames } from '@egcr/payments/contract';
import { call } from '@egcr/web-kit/call';
import { usePages } from '@egcr/web-kit/list/use-pages';
import { useQueryClient } from '@tanstack/react-query';

import { differencesCall, differenceStates, filesCall } from '../contract/index.ts';

const KEY = ['settlements'] as const;
/** Lists of proposals are renewed with each that is made. */
const PROPOSALS = ['approvals'] as const;

/** Open differences, unless the address says otherwise. */
export const settlementsAddress = address('settlements', {
  state: oneOf([...differenceStates, 'all'] as const),
  rail: oneOf(railNames),
  mode: oneOf(['test', 'live']),
  words: anyText,
});
export type SettlementsView = ViewOf<typeof settlementsAddress.fields>;

/** What the filters say, as the calls take it. */
export function askedIn({ state, rail, mode, words }: SettlementsView) {
  return {
    ...(state !== 'all' && { state: state ?? 'open' }),
    ...(rail !== undefined && { rail }),
    ...(mode !== undefined && { mode }),
    ...(words !== undefined && { words: words.slice(0, 80) }),
  };
}

export function useDifferences(view: SettlementsView) {
  const asked = askedIn(view);
  return usePages([...KEY, 'differences', asked], (query, options) =>
    call(differencesCall, { query: { ...query, ...asked } }, options),
  );
}

/** The same of files, which have no state. */
export function filesAskedIn(view: SettlementsView) {
  return askedIn({ ...view, state: 'all' });
}

export function useSettlementFiles(view: SettlementsView) {
  const asked = filesAskedIn(view);
  return usePages([...KEY, 'files', asked], (query, options) =>
    call(filesCall, { query: { ...query, ...asked } }, options),
  );
}

/** Everything of settlements, and the proposals. */
export function useReread(): () => Promise<unknown> {
  const client = useQueryClient();
  return () =>
    Promise.all([KEY, PROPOSALS].map((queryKey) => client.invalidateQueries({ queryKey: [...queryKey] })));
}
