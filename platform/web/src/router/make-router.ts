import type { ComponentType } from 'react';

import type { AddressBar } from './address-bar.ts';
import {
  enterPage,
  failedLayer,
  layersHere,
  preparePage,
  type Failure,
  type Layer,
  type Level,
  type Page,
} from './page.ts';
import { placeOf, type Place } from './place.ts';

/** What is on the screen. */
export interface Shown {
  readonly place: Place;
  readonly pathParts: Page['pathParts'];
  readonly layers: readonly Layer[];
  readonly isWaiting: boolean;
  /** Why the last layer says that the page could not be shown. */
  readonly failure?: Failure;
}

/** What has just been drawn. */
export interface Drawn {
  readonly place: Place;
  /** Only that the page is coming. */
  readonly isComing: boolean;
}

export interface RouterParts {
  readonly bar: AddressBar;
  readonly pageAt: (path: string) => Page | undefined;
  /** Around every page, with an `Outlet` for it. */
  readonly Root: ComponentType;
  /** What stands at an address that does not exist. */
  readonly missing: readonly Level[];
  readonly Waiting: ComponentType;
  readonly Failed: ComponentType<Failure>;
}

/** What pages, links, guards and the session need of the router. */
export interface Router {
  /** What the address bar says, which is ahead of what is drawn. */
  readonly here: () => Place;
  readonly go: (address: string, how?: 'replace') => void;
  readonly back: () => void;
  /** Judges the page again: whether it may be entered, and whether it can be shown now. */
  readonly reload: () => Promise<void>;
  /** Fetches what that address will need. */
  readonly preload: (address: string) => void;
  readonly isKnownPath: (path: string) => boolean;
  /** Tells of every change of the address, ahead of the drawing. */
  readonly onMoved: (listener: () => void) => () => void;
  /** Tells of every page once it is drawn, and of what stands there while it is coming. */
  readonly onDrawn: (listener: (drawn: Drawn) => void) => () => void;
}

/** What the drawing needs more than that. */
export interface DrawnRouter extends Router {
  readonly parts: RouterParts;
  readonly shown: () => Shown | undefined;
  readonly onShown: (listener: (shown: Shown) => void) => () => void;
  /** Follows the address bar until told to stop. */
  readonly start: () => () => void;
  readonly tellDrawn: (drawn: Drawn) => void;
}

/** How long the page before stays until something says that the next one is coming. */
const PATIENCE_MS = 150;

/** Follows the address: asks the levels of its page one after the other, fetches them, and shows them all at once. */
export function makeRouter(parts: RouterParts): DrawnRouter {
  const { bar } = parts;
  const [moved, drawn] = [signal<void>(), signal<Drawn>()];
  const pageAt = (path: string): Page => parts.pageAt(path) ?? { levels: parts.missing, pathParts: {} };
  const here = () => placeOf(bar.read());
  const screen = followPages(parts, pageAt, (elsewhere) => go(elsewhere, 'replace'));

  function go(address: string, how?: 'replace'): Promise<void> {
    bar.write(address, address === bar.read() ? 'replace' : how);
    moved.tell();
    return screen.follow(here());
  }

  return {
    parts,
    here,
    go: (address, how) => void go(address, how),
    back: () => bar.back(),
    reload: () => screen.follow(here()),
    // Fetching ahead may fail; the press itself will tell.
    preload: (address) => void preparePage(pageAt, address).catch(() => undefined),
    isKnownPath: (path) => parts.pageAt(path) !== undefined,
    onMoved: moved.on,
    onDrawn: drawn.on,
    tellDrawn: drawn.tell,
    shown: screen.shown,
    onShown: screen.onShown,
    start: () => {
      if (!screen.isBegun()) void screen.follow(here());
      return bar.onTurned(() => {
        moved.tell();
        void screen.follow(here());
      });
    },
  };
}

/** What is shown of the page at each place. The last one asked for wins. */
function followPages(
  { bar, Waiting, Failed }: RouterParts,
  pageAt: (path: string) => Page,
  lead: (elsewhere: string) => Promise<void>,
) {
  const changed = signal<Shown>();
  let shown: Shown | undefined;
  let turn = 0;

  function show(next: Shown): void {
    shown = next;
    changed.tell(next);
  }

  async function follow(place: Place): Promise<void> {
    turn += 1;
    const mine = turn;
    const isOver = () => mine !== turn;
    const { levels, pathParts } = pageAt(place.path);
    if (levels.every(({ enter, part }) => !enter && part?.now()))
      return show({ place, pathParts, layers: layersHere(levels), isWaiting: false });
    const passed: Level[] = [];
    const wait = () => {
      const layers = [...layersHere(passed), { id: 'waiting', Component: Waiting }];
      if (!isOver()) show({ place, pathParts, layers, isWaiting: true });
    };
    // A page that is only judged again, or shows another step, stays meanwhile with all that it holds.
    const isStill = shown?.isWaiting === false && shown.place.path === place.path;
    const waiting = isStill ? undefined : setTimeout(wait, PATIENCE_MS);
    const found = await enterPage({ place, levels, passed, isOver, loadAnew: bar.loadAnew });
    clearTimeout(waiting);
    if (isOver()) return undefined;
    if (typeof found === 'string') return lead(found);
    const { layers, failure } = found;
    const whole = failure ? [...layers, failedLayer(Failed, failure)] : layers;
    show({ place, pathParts, layers: whole, isWaiting: false, ...(failure && { failure }) });
    return undefined;
  }
  return { follow, shown: () => shown, onShown: changed.on, isBegun: () => turn > 0 };
}

/** Tells the person who listens. */
function signal<Told>() {
  const listeners = new Set<(told: Told) => void>();
  return {
    on: (listener: (told: Told) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    tell: (told: Told) => {
      for (const listener of listeners) listener(told);
    },
  };
}
