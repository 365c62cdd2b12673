import type { Shell } from '@egcr/web-kit/shell';

import { webDomains } from './domains.ts';

let shell: Shell | undefined;

/** Fetches what stands around every page, from the one domain that declares it. Awaited before anything is drawn. */
export async function loadShell(): Promise<Shell> {
  const [load, ...more] = webDomains.flatMap((domain) => domain.loadShell ?? []);
  if (!load || more.length > 0) throw new Error('exactly one domain declares what stands around every page');
  shell ??= (await load()).shell;
  return shell;
}

/** What stands around every page. */
export function theShell(): Shell {
  if (!shell) throw new Error('the shell has not been fetched yet');
  return shell;
}
