/** The host that a page of a rail lies on; undefined for what is no address of the web. */
export function hostOf(url: string): string | undefined {
  if (!URL.canParse(url)) return undefined;
  const { protocol, host } = new URL(url);
  return protocol === 'https:' || protocol === 'http:' ? host : undefined;
}
