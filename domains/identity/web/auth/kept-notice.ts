import { readStored, writeStored } from '@egcr/web-kit/stored';
import { useEffect } from 'react';

import type { AuthMode } from './auth-mode.ts';
import { noticeNamed, type LinkNotice } from './link-notice.ts';
import { useAuthAddress } from './use-auth-address.ts';

const KEY = 'linkNotice';
const ofThisTab = () => sessionStorage;

/** As long as a person may still wonder about a link that they opened. */
const LASTS_MS = 3_600_000;

/** What a link left to read on the page of this mode, before the page was loaded again. */
export function readLinkNotice(mode: AuthMode, now_ms: number): LinkNotice | undefined {
  const [name = '', keptMode, at] = (readStored(KEY, ofThisTab) ?? '').split(' ');
  const age_ms = now_ms - Number(at);
  return keptMode === mode && age_ms >= 0 && age_ms < LASTS_MS ? noticeNamed(name) : undefined;
}

/** Keeps a notice for a reload as long as it is shown: those who go on from it have read it. */
export function useKeptNotice({ name }: LinkNotice): void {
  const { mode } = useAuthAddress();
  // A reload ends the page without ending the component, so that the notice stays in the tab.
  useEffect(() => {
    writeStored(KEY, [name, mode, Date.now()].join(' '), ofThisTab);
    return () => writeStored(KEY, null, ofThisTab);
  }, [name, mode]);
}
