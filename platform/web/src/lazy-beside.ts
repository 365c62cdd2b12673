import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

import { fetchPart } from './connection.ts';
import { isDrawnAhead } from './drawn-ahead.ts';

/**
 * What only stands beside a page, or below it: fetched when it is first shown, and nothing where it does not come. The page itself must not be
 * lost for it. Wrap it in a `Suspense`. Where pages are drawn ahead of time no line is bad: there a part that does not come is a fault of the build.
 */
export function lazyBeside<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({
    default: await (isDrawnAhead() ? load() : fetchPart(load).catch(() => Nothing)),
  }));
}

function Nothing(): null {
  return null;
}
