import { useSession } from '@egcr/web-kit/session';
import { readStored, writeStored } from '@egcr/web-kit/stored';
import { useMemo, useSyncExternalStore } from 'react';

import { ACTING_KEY } from './acting-key.ts';
import { readKept, tab } from './kept-acting.ts';

const watchers = new Set<() => void>();

/** The organisation for which the person acts in this tab. */
export interface Acting {
  readonly id: string;
  readonly name: string;
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}

/** For whom the person acts in this tab; undefined: for themselves. What another person left in the tab does not count. */
export function useActingFor(): Acting | undefined {
  const person = useSession((now) => now.user?.id);
  const text = useSyncExternalStore(
    watch,
    () => readStored(ACTING_KEY, tab),
    () => null,
  );
  return useMemo(() => {
    const found = readKept(text);
    return found?.person === person ? found && { id: found.id, name: found.name } : undefined;
  }, [text, person]);
}

/** Acts for an organisation from now on, or for oneself again. */
export function actFor(person: string, acting: Acting | undefined): void {
  writeStored(ACTING_KEY, acting ? JSON.stringify({ person, ...acting }) : null, tab);
  for (const watcher of watchers) watcher();
}
