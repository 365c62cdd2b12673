/**
 * Whether this page spares data: no motion unasked, nothing fetched ahead, no web fonts. For effects and handlers in the browser; what
 * is drawn first does not depend on it.
 */
export function savesData(): boolean {
  return document.documentElement.dataset['saver'] === 'on';
}
