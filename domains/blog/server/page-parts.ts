import { largestFile, pictureTypes, sourceSet } from '@egcr/media/contract';
import { markup, type Markup } from '@egcr/server-kit/http/markup';
import type { Language } from '@egcr/server-kit/http/request-facts';
import { fill } from '@egcr/server-kit/texts';

import { altOf, type PostCard, type PostCover } from '../contract/index.ts';
import { pageTexts } from './words/texts.ts';
import { writersOf } from './writers.ts';

/** The picture of the blog for shared links, drawn with those of the other pages. */
export const PICTURE = '/social/blog.png';

export const directionOf = (language: string) => (language === 'ar' ? 'rtl' : 'ltr');

const dates = new Map<string, Intl.DateTimeFormat>();

/** A day as it is written in the language of the reader, in the time of the world. */
export function dayText(at: string, language: Language): string {
  const format =
    dates.get(language) ?? new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' });
  dates.set(language, format);
  return format.format(new Date(at));
}

export const crumb = (position: number, name: string, item: string) => ({
  '@type': 'ListItem',
  position,
  name,
  item,
});

/** Where readers of feeds find this page's posts. */
export function feedLinks(query = ''): Markup {
  return markup`<link rel="alternate" type="application/rss+xml" title="EGCR (RSS)" href="/blog/rss.xml${query}"><link rel="alternate" type="application/atom+xml" title="EGCR (Atom)" href="/blog/atom.xml${query}"><link rel="alternate" type="application/feed+json" title="EGCR (JSON)" href="/blog/feed.json${query}">`;
}

/** A picture in the kinds and widths that there are: the browser takes what suits its screen and its line. */
export function pictureOf(
  shown: PostCover,
  { isFirst = false }: { readonly isFirst?: boolean } = {},
): Markup {
  const { picture } = shown;
  const { address, width, height } = largestFile(picture);
  const sizes = '(min-width: 44rem) 42rem, 94vw';
  return markup`<picture>${(['avif', 'webp'] as const).map(
    (format) =>
      markup`<source type="${pictureTypes[format]}" srcset="${sourceSet(picture, format)}" sizes="${sizes}">`,
  )}<img src="${address}" srcset="${sourceSet(picture, 'jpeg')}" sizes="${sizes}" width="${width}" height="${height}" alt="${altOf(
    shown,
  )}"${isFirst ? null : markup` loading="lazy"`} decoding="async" class="h-auto max-w-full rounded-md"></picture>`;
}

/** A post in a list, for browsers without scripts: what the screen shows of it (web/parts/post-row.tsx). */
export function cardItem(card: PostCard, language: Language, level: 2 | 3 = 2): Markup {
  const t = pageTexts(language);
  const own = markup`lang="${card.language}" dir="${directionOf(card.language)}"`;
  const title = markup`<a class="underline" href="/blog/${card.slug}" hreflang="${card.language}" ${own}>${card.title}</a>`;
  return markup`<li class="flex flex-col gap-1">${
    level === 2 ? markup`<h2 class="text-xl">${title}</h2>` : markup`<h3 class="text-lg">${title}</h3>`
  }${card.cover && pictureOf(card.cover)}<p ${own}>${card.excerpt}</p><p class="flex flex-wrap gap-x-3 text-sm text-ink-2"><bdi>${
    card.category.name
  }</bdi> ${writersOf(card).map(({ name }) => markup`<bdi>${name}</bdi> `)}<time datetime="${
    card.published_at
  }">${dayText(card.published_at, language)}</time> <span>${fill(t.minutes, { minutes: card.reading_minutes })}</span>${
    card.is_for_members ? markup` <span>${t.forMembers}</span>` : null
  }${card.is_sample ? markup` <span>${t.sample}</span>` : null}</p></li>`;
}
