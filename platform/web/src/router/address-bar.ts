/** Where the address of the page stands and its history is kept. */
export interface AddressBar {
  /** Path, search and hash. */
  readonly read: () => string;
  readonly write: (address: string, how?: 'replace') => void;
  readonly back: () => void;
  /** Loads the page anew from the server. */
  readonly loadAnew: () => void;
  /** Calls back when the person goes back or forward, or follows a link to a part of the page. */
  readonly onTurned: (listener: () => void) => () => void;
}

/** The browser's own. */
export const browserBar: AddressBar = {
  read: () => window.location.pathname + window.location.search + window.location.hash,
  write: (address, how) =>
    window.history[how === 'replace' ? 'replaceState' : 'pushState'](null, '', address),
  back: () => window.history.back(),
  loadAnew: () => window.location.reload(),
  onTurned: (listener) => {
    window.addEventListener('popstate', listener);
    return () => window.removeEventListener('popstate', listener);
  },
};

/** One that is only thought of: for pages that are drawn ahead of time, and for tests. */
export function thoughtBar(...before: readonly string[]): AddressBar & {
  readonly entries: () => number;
  /** How many times its page was loaded anew. */
  readonly loads: () => number;
} {
  const entries = [...before];
  const listeners = new Set<() => void>();
  let loads = 0;
  return {
    read: () => entries.at(-1) ?? '/',
    write: (address, how) => {
      if (how === 'replace') entries.pop();
      entries.push(address);
    },
    back: () => {
      if (entries.length > 1) entries.pop();
      for (const listener of listeners) listener();
    },
    loadAnew: () => void (loads += 1),
    onTurned: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    entries: () => entries.length,
    loads: () => loads,
  };
}
