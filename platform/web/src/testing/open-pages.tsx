import { matchScreen } from '@egcr/contract/screen';
import { act, render } from '@testing-library/react';
import type { ComponentType, ReactNode } from 'react';

import { makeRouter, Outlet, partAtHand, partToFetch, RouterView, thoughtBar } from '../router.tsx';

interface Pages {
  /** Where the person is. */
  readonly address: string;
  /** Where they were before. */
  readonly before?: string;
  /** By path, with `$name` for a part of it. */
  readonly pages: Readonly<Record<string, ComponentType>>;
  /** Puts something around every page. */
  readonly around?: (page: ReactNode) => ReactNode;
  /** Every other address leads to a page that says `elsewhere`; otherwise none is known. */
  readonly hasMore?: boolean;
  /** The path of a page whose script never comes, as on a slow line. */
  readonly slow?: string;
}

export interface OpenedPages {
  /** Path and search as they are now. */
  readonly address: () => string;
  readonly search: () => string;
  /** How many entries the way back has. */
  readonly entries: () => number;
  readonly back: () => void;
}

/** Empty pages at those paths. */
export function emptyPages(...paths: readonly string[]): Readonly<Record<string, ComponentType>> {
  return Object.fromEntries(paths.map((path) => [path, () => <h1>{path}</h1>]));
}

/** Opens a page as a page load does, with those it may lead to; every other address says `elsewhere`. */
export async function openPages({
  address,
  before,
  pages,
  around = (page) => page,
  hasMore = false,
  slow,
}: Pages): Promise<OpenedPages> {
  // jsdom draws nothing, so there is nothing to scroll.
  window.scrollTo = () => undefined;
  const known = Object.entries(pages).map(([path, Page]) => ({
    path: `/${path.slice(1)}` as const,
    part: partToFetch(() => (path === slow ? new Promise(() => undefined) : Promise.resolve(Page))),
  }));
  const elsewhere = { id: 'elsewhere', part: partAtHand(() => <h1>elsewhere</h1>) };
  const bar = thoughtBar(...(before === undefined ? [] : [before]), address);
  const router = makeRouter({
    bar,
    pageAt: (path) => {
      const match = matchScreen(known, path);
      if (!match) return hasMore ? { levels: [elsewhere], pathParts: {} } : undefined;
      return { levels: [{ id: match.screen.path, part: match.screen.part }], pathParts: match.params };
    },
    Root: () => around(<Outlet />),
    missing: [elsewhere],
    Waiting: () => null,
    Failed: ({ error }) => <h1>{String(error)}</h1>,
  });
  await act(() => router.reload());
  await act(async () => void render(<RouterView router={router} />));
  return {
    address: bar.read,
    search: () => router.here().search,
    entries: bar.entries,
    back: bar.back,
  };
}
