/** The public page of a wealth fund, to be shared. */
export function fundPath(slug: string): string {
  return `/wealth-funds/${encodeURIComponent(slug)}`;
}
