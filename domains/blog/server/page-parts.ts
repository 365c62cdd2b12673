import { Markup, markup } from '@egcr/server-kit/http/markup';
import type { Language } from '@egcr/server-kit/http/request-facts';
import { fill } from '@egcr/server-kit/texts';

import type { PostCard } from '../contract/index.ts';
import { pageTexts } from './words/texts.ts';

/** The picture of the blog for shared links, drawn with those of the other pages. */
export const PICTURE = '/social/blog.png';

export const directionOf = (language: string) => (language === 'ar' ? 'rtl' : 'ltr');

export const crumb = (position: number, name: string, item: string) => ({
  '@type': 'ListItem',
  position,
  name,
  item,
});

/** What machines read, in the words of schema.org. */
export function structured(graph: readonly object[]): Markup {
  const data = { '@context': 'https://schema.org', '@graph': graph };
  // A closing tag inside would end the element.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return markup`<script type="application/ld+json">${new Markup(json)}</script>`;
}

/** Where readers of feeds find this page's posts. */
export function feedLinks(query = ''): Markup {
  return markup`<link rel="alternate" type="application/rss+xml" title="EGCR (RSS)" href="/blog/rss.xml${query}"><link rel="alternate" type="application/atom+xml" title="EGCR (Atom)" href="/blog/atom.xml${query}"><link rel="alternate" type="application/feed+json" title="EGCR (JSON)" href="/blog/feed.json${query}">`;
}

interface SharedAs {
  readonly type: 'article' | 'website';
  readonly title: string;
  readonly description: string;
  readonly url: string;
  readonly origin: string;
}

/** Open Graph; the card of other services takes its words from it. */
export function sharedAs({ type, title, description, url, origin }: SharedAs): Markup {
  return markup`<meta property="og:type" content="${type}"><meta property="og:site_name" content="EGCR"><meta property="og:title" content="${title}"><meta property="og:description" content="${description}"><meta property="og:url" content="${url}"><meta property="og:image" content="${origin}${PICTURE}"><meta property="og:image:width" content="1200"><meta property="og:image:height" content="630"><meta property="og:image:alt" content="${title}"><meta name="twitter:card" content="summary_large_image">`;
}

/** A post in a list, for browsers without scripts. */
export function cardItem(card: PostCard, language: Language, level: 2 | 3 = 2): Markup {
  const t = pageTexts(language);
  const title = markup`<a class="underline" href="/blog/${card.slug}" hreflang="${card.language}">${card.title}</a>`;
  return markup`<li class="flex flex-col gap-1" lang="${card.language}" dir="${directionOf(card.language)}">${
    level === 2 ? markup`<h2 class="text-xl">${title}</h2>` : markup`<h3 class="text-lg">${title}</h3>`
  }<p>${card.excerpt}</p><p class="text-sm text-ink-2" lang="${language}">${card.author.name} · <time datetime="${
    card.published_at
  }">${card.published_at.slice(0, 10)}</time> · ${fill(t.minutes, { minutes: card.reading_minutes })}${
    card.is_sample ? markup` · ${t.sample}` : null
  }</p></li>`;
}
