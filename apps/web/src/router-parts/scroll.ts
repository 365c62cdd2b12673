interface Scrolled {
  /** The router's own notes: whether this is set up, whether the next page begins at its top, whether the hash was asked for. */
  readonly _scroll: { r?: boolean; n?: boolean; h?: boolean };
  readonly subscribe: (name: 'onRendered', listen: (event: Rendered) => void) => unknown;
}

interface Rendered {
  readonly toLocation: {
    readonly hash: string;
    readonly state: { readonly __hashScrollIntoViewOptions?: boolean | ScrollIntoViewOptions };
  };
}

/**
 * Stands in for the router's scrolling. Places are never restored here (`scrollRestoration: false`), so only the rest of it is left: a new
 * page begins at its top, an address with a hash at the element of that name.
 */
export function setupScrollRestoration(router: Scrolled): void {
  const scroll = router._scroll;
  if (scroll.r === true) return;
  scroll.r = true;
  router.subscribe('onRendered', ({ toLocation: { hash, state } }) => {
    const isReset = scroll.n;
    scroll.n = true;
    scroll.h = false;
    const toElement = state.__hashScrollIntoViewOptions ?? true;
    if (isReset === true && hash === '') window.scrollTo({ top: 0, left: 0 });
    if (hash !== '' && toElement !== false) document.getElementById(hash)?.scrollIntoView(toElement);
  });
}

// Named by the router's index, used by nobody here.
export const defaultGetScrollRestorationKey = undefined;
export const getElementScrollRestorationEntry = undefined;
export const storageKey = undefined;
