import { Markup, markup } from './markup.ts';

/** What search engines and shared links read of a page. */
export interface PageInShort {
  readonly type: 'article' | 'website';
  readonly title: string;
  readonly description: string;
  /** The whole address of the page. */
  readonly url: string;
  /** The whole address of its picture: 1200 by 630 unless `pictureSize` says otherwise. */
  readonly picture: string;
  /** Where the picture is of another size. */
  readonly pictureSize?: { readonly width: number; readonly height: number };
  /** What the picture shows; the title where that is not said. */
  readonly pictureAlt?: string;
}

/** Open Graph; the card of other services takes its words from it, and not all of them its picture. */
export function sharedAs({
  type,
  title,
  description,
  url,
  picture,
  pictureSize: { width, height } = { width: 1200, height: 630 },
  pictureAlt,
}: PageInShort): Markup {
  return markup`<meta property="og:type" content="${type}"><meta property="og:site_name" content="EGCR"><meta property="og:title" content="${title}"><meta property="og:description" content="${description}"><meta property="og:url" content="${url}"><meta property="og:image" content="${picture}"><meta property="og:image:width" content="${width}"><meta property="og:image:height" content="${height}"><meta property="og:image:alt" content="${pictureAlt || title}"><meta name="twitter:card" content="summary_large_image"><meta name="twitter:image" content="${picture}">`;
}

/** The head of a page that has one address for all languages. A sample is listed by no search engine. */
export function headOfPage({ isSample, ...page }: PageInShort & { readonly isSample: boolean }): Markup {
  const { title, description, url } = page;
  const robots = isSample ? 'noindex' : 'index, follow, max-image-preview:large';
  return markup`<title>${title} · EGCR</title><meta name="description" content="${description}"><meta name="robots" content="${robots}"><link rel="canonical" href="${url}">${sharedAs(page)}`;
}

/** What machines read, in the words of schema.org. */
export function structured(graph: readonly object[]): Markup {
  const data = { '@context': 'https://schema.org', '@graph': graph };
  // A closing tag inside would end the element.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return markup`<script type="application/ld+json">${new Markup(json)}</script>`;
}
