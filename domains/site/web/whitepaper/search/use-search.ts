import { useCallback, useDeferredValue, useEffect, useMemo, useState, useSyncExternalStore } from 'react';

import { findPlaces, QUERY_MAX, type Block, type Found } from './find-places.ts';

const PARAMETER = 'q';

export interface Search extends Found {
  readonly query: string;
  /** The number of the place that was gone to, from 0. */
  readonly current: number;
  readonly ask: (query: string) => void;
  /** To the next place, or the one before (-1); from the last to the first. */
  readonly step: (by: 1 | -1) => void;
}

/** What is looked for in the paper, kept in the address, and the place the reader is at. */
export function useSearch(blocks: readonly Block[]): Search {
  // The page is drawn ahead of time for an address without a search; what the visitor's asks for comes after.
  const fromAddress = useSyncExternalStore(neverChanges, queryOfAddress, () => '');
  const [typed, setTyped] = useState<string>();
  const query = typed ?? fromAddress;
  const [current, setCurrent] = useState(0);
  const asked = useDeferredValue(query);
  const found = useMemo(() => findPlaces(blocks, asked), [blocks, asked]);
  const ask = useCallback((text: string) => {
    setTyped(text.slice(0, QUERY_MAX));
    setCurrent(0);
    keepInAddress(text.slice(0, QUERY_MAX));
  }, []);
  // The window is scrolled by the browser.
  useEffect(() => {
    if (found.count === 0) return;
    document.querySelector(`mark[data-place="${current}"]`)?.scrollIntoView({ block: 'center' });
  }, [found, current]);
  const { count } = found;
  const step = useCallback(
    (by: 1 | -1) => setCurrent((at) => (count === 0 ? 0 : (at + by + count) % count)),
    [count],
  );
  return { ...found, query, current, ask, step };
}

function neverChanges(): () => void {
  return () => undefined;
}

function queryOfAddress(): string {
  return new URLSearchParams(window.location.search).get(PARAMETER)?.slice(0, QUERY_MAX) ?? '';
}

function keepInAddress(query: string): void {
  const address = new URL(window.location.href);
  if (query === '') address.searchParams.delete(PARAMETER);
  else address.searchParams.set(PARAMETER, query);
  window.history.replaceState(window.history.state, '', address);
}
