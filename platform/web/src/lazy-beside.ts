import { lazy, type ComponentType, type LazyExoticComponent } from 'react';

import { fetchPart } from './connection.ts';

/**
 * What only stands beside a page, or below it: fetched when it is first shown, and nothing where it does not come. The page itself must not be
 * lost for it. Wrap it in a `Suspense`.
 */
export function lazyBeside<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(async () => ({ default: await fetchPart(load).catch(() => Nothing) }));
}

function Nothing(): null {
  return null;
}
