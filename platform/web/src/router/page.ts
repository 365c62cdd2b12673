import { createElement, type ComponentType } from 'react';

import { isWorthLoadingAnew, type Part } from './part.ts';
import { placeOf, type Place } from './place.ts';

/** What stands around a page, and the page itself; some let in only whom they may. */
export interface Level {
  /** The same wherever it is the same level: it stays when the page in it changes. */
  readonly id: string;
  /** Lets in, or answers where to go instead. `isAhead` where someone only might come: then it must change nothing. */
  readonly enter?: (place: Place, isAhead: boolean) => Promise<string | undefined>;
  readonly part?: Part;
}

export interface Page {
  /** From the outside in; each is entered after the one around it. */
  readonly levels: readonly Level[];
  /** What stands in the path for each `$name`. */
  readonly pathParts: Readonly<Record<string, string>>;
}

export type PageAt = (path: string) => Page;

export interface Layer {
  readonly id: string;
  readonly Component: ComponentType;
}

export interface Failure {
  readonly error: unknown;
}

export interface Loaded {
  readonly layers: readonly Layer[];
  /** Why the page ends before its last level. */
  readonly failure?: Failure;
}

/** The layers that are here already, from the outside in. */
export function layersHere(levels: readonly Level[]): readonly Layer[] {
  const layers: Layer[] = [];
  for (const { id, part } of levels) {
    if (!part) continue;
    const Component = part.now();
    if (!Component) break;
    layers.push({ id, Component });
  }
  return layers;
}

export function failedLayer(Failed: ComponentType<Failure>, failure: Failure): Layer {
  return { id: 'failed', Component: () => createElement(Failed, failure) };
}

interface Entry {
  readonly place: Place;
  readonly levels: readonly Level[];
  /** Takes those that have let in, while the others are asked. */
  readonly passed: Level[];
  readonly isOver: () => boolean;
  readonly loadAnew: () => void;
}

/** Asks the levels one after the other and fetches them. Answers where to go instead, or the layers, down to the one that failed, if any. */
export async function enterPage({
  place,
  levels,
  passed,
  isOver,
  loadAnew,
}: Entry): Promise<string | Loaded> {
  let failure: Failure | undefined;
  for (const level of levels) {
    try {
      // Each asks only after the one around it has let in.
      const elsewhere = await level.enter?.(place, false);
      if (isOver()) return { layers: [] };
      if (elsewhere !== undefined) return elsewhere;
    } catch (error) {
      failure = { error };
      break;
    }
    passed.push(level);
    fetchAhead(level);
  }
  for (const { part } of passed) {
    try {
      await part?.load();
    } catch (error) {
      if (isWorthLoadingAnew(error) && !isOver()) await gone(loadAnew);
      failure = { error };
      break;
    }
  }
  const layers = layersHere(passed);
  return failure ? { layers, failure } : { layers };
}

/** Fetches what a page will need, of it or of the one it leads to instead. */
export async function preparePage(pageAt: PageAt, address: string, isRedirected = false): Promise<void> {
  const place = placeOf(address);
  for (const level of pageAt(place.path).levels) {
    const elsewhere = await level.enter?.(place, true);
    if (elsewhere !== undefined) return isRedirected ? undefined : preparePage(pageAt, elsewhere, true);
    fetchAhead(level);
  }
  return undefined;
}

/** What fails to come is told where it is waited for. */
function fetchAhead({ part }: Level): void {
  part?.load().catch(() => undefined);
}

/** The page goes away, so what waits for it waits for ever. */
function gone(loadAnew: () => void): Promise<never> {
  loadAnew();
  return new Promise<never>(() => undefined);
}
