/** An address in its parts. */
export interface Place {
  readonly path: string;
  /** With its question mark, or empty. */
  readonly search: string;
  /** With its `#`, or empty. */
  readonly hash: string;
}

export function placeOf(address: string): Place {
  const [, path = '', search = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/s.exec(address) ?? [];
  // A question mark or a `#` with nothing behind it says nothing.
  return { path, search: search === '?' ? '' : search, hash: hash === '#' ? '' : hash };
}
