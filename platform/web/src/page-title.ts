import { useEffect, useSyncExternalStore } from 'react';

/** A step of a task names the page while it is shown; the page itself does so before and after. */
type Part = 'page' | 'step';

const titles = new Map<Part, string>();
const listeners = new Set<() => void>();

/** Names the page by what it shows, where one address has several faces; undefined leaves it the title of its screen. */
export function usePageTitle(title: string | undefined, part: Part = 'page'): void {
  // The title of a document is outside React.
  useEffect(() => {
    if (title === undefined) return undefined;
    tell(part, title);
    return () => tell(part, undefined);
  }, [title, part]);
}

function tell(part: Part, title: string | undefined): void {
  if (title === undefined) titles.delete(part);
  else titles.set(part, title);
  for (const listener of listeners) listener();
}

/** The title that the page has given itself. */
export function useOwnPageTitle(): string | undefined {
  return useSyncExternalStore(subscribe, ownPageTitle, () => undefined);
}

export function ownPageTitle(): string | undefined {
  return titles.get('step') ?? titles.get('page');
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}
