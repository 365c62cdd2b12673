import { lazyBeside } from '@egcr/web-kit/lazy-beside';
import { Suspense } from 'react';

import { useKeptSends } from './kept-send.ts';

const Sender = lazyBeside(async () => (await import('./sender.tsx')).Sender);

/** On every page of the app: sends what was kept once there is a connection. Fetches nothing more where nothing is kept. */
export function Slot() {
  return useKeptSends().length === 0 ? null : (
    <Suspense>
      <Sender />
    </Suspense>
  );
}
