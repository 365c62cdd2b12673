/** What the server says about this installation in every document, as `<meta name content>`. */
export type PageFact = 'site-blog' | 'site-ai' | 'site-partners' | 'partner-origins';

/** One fact; undefined where it is not set, and where no document is (a page drawn ahead of time). */
export function pageFact(name: PageFact): string | undefined {
  if (typeof document === 'undefined') return undefined;
  return document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content;
}
