import { useEffect } from 'react';

import { noteActivity, sendWhenLeaving } from './logger.ts';

/** Notes each page that someone opens who allows it. Shows nothing. */
export function PageLog({ path }: { readonly path: string }) {
  // The log is on another machine.
  useEffect(() => sendWhenLeaving(), []);
  useEffect(() => noteActivity('page_view', path), [path]);
  return null;
}
