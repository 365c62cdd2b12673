import type { Link } from './link-tokens.ts';

let arrived: Link | undefined;

/** Keeps what the address said, in this page's memory only, for the screen that acts on it. */
export function keepArrivedLink(link: Link): void {
  arrived = link.kind === 'none' ? undefined : link;
}

/** What this page was opened with; the person who takes it acts on it, once. */
export function takeArrivedLink(): Link | undefined {
  const taken = arrived;
  arrived = undefined;
  return taken;
}
