import { uuid } from '@egcr/contract/ids';
import type { Database } from '@egcr/server-kit/database';
import { markup, type Markup } from '@egcr/server-kit/http/markup';
import type { LivingPage, LivingPageAsked, LivingPages } from '@egcr/server-kit/http/living-pages';
import { sharedAs, structured } from '@egcr/server-kit/http/page-head';
import { languages, type Language } from '@egcr/server-kit/http/request-facts';
import { Refusal } from '@egcr/server-kit/refusal';
import { fill } from '@egcr/server-kit/texts';
import * as z from 'zod/mini';

import { LISTED_POSTS, SEARCH_MAX_LENGTH, SLUG_MAX_LENGTH, type PostCard } from '../contract/index.ts';
import { findPosts } from './list-posts.ts';
import { cardItem, crumb, feedLinks, PICTURE } from './page-parts.ts';
import { blogFor } from './read-blog.ts';
import { findAuthor, type CategoryRow, type PostFilter } from './store.ts';
import { pageTexts } from './words/texts.ts';

/** Which posts a page lists, and how it is headed. */
interface Listed {
  readonly filter: PostFilter;
  readonly path: `/${string}`;
  readonly title: string;
  /** What kind of list it is, where it is not the blog itself. */
  readonly kind?: keyof ReturnType<typeof pageTexts>['kind'];
  readonly description: string;
  /** Below the title; absent: the description. Only an author's is said: the others repeat the title. */
  readonly lead?: string;
  /** Behind the address of a feed that has the same posts. */
  readonly feed: string;
}

interface Shown {
  readonly items: readonly PostCard[];
  readonly next: string | null;
  readonly categories: readonly CategoryRow[];
  readonly words: string;
}

/** `/blog`: all posts, or those that a search finds. */
export function answerBlog(asked: LivingPageAsked): Promise<LivingPage> {
  const t = pageTexts(asked.language);
  return answerList(asked, { filter: {}, path: '/blog', title: t.title, description: t.lead, feed: '' });
}

/** `/blog/category/{slug}` */
export async function answerCategory(asked: LivingPageAsked): Promise<LivingPage> {
  const { categories } = await blogFor(asked.db, asked.language);
  const found = categories.find(({ slug }) => slug === asked.params['slug']);
  if (found === undefined) return { kind: 'missing' };
  return answerList(asked, {
    filter: { category: found.slug },
    path: `/blog/category/${found.slug}`,
    kind: 'category',
    title: found.name,
    description: fill(pageTexts(asked.language).about, { name: found.name }),
    lead: '',
    feed: `?category=${found.slug}`,
  });
}

/** `/blog/author/{id}`: an author who has published something. */
export async function answerAuthor(asked: LivingPageAsked): Promise<LivingPage> {
  const id = z.safeParse(uuid, asked.params['id']).data;
  const found = id === undefined ? undefined : await findAuthor(asked.db, id);
  if (found === undefined) return { kind: 'missing' };
  return answerList(asked, {
    filter: { author: found.id },
    path: `/blog/author/${found.id}`,
    kind: 'author',
    title: found.name,
    description: found.about || fill(pageTexts(asked.language).by, { name: found.name }),
    lead: found.about,
    feed: `?author=${found.id}`,
  });
}

/** `/blog/tag/{slug}`: a tag that a published post has. */
export async function answerTag(asked: LivingPageAsked): Promise<LivingPage> {
  const tag = asked.params['slug'] ?? '';
  if (tag.length > SLUG_MAX_LENGTH || !(await hasPosts(asked.db, tag))) return { kind: 'missing' };
  return answerList(asked, {
    filter: { tag },
    path: `/blog/tag/${tag}`,
    kind: 'tag',
    title: `#${tag}`,
    description: fill(pageTexts(asked.language).about, { name: tag }),
    lead: '',
    feed: '',
  });
}

async function hasPosts(db: Database, tag: string): Promise<boolean> {
  return (await findPosts(db, { tag, limit: 1 }, 'en')).items.length > 0;
}

/** Where nothing is to be read, browsers without scripts have a search and the way to all posts too. */
export function orSearch(answer: LivingPages['answer']): LivingPages['answer'] {
  return async (asked) => {
    const page = await answer(asked);
    if (page.kind !== 'missing' && page.kind !== 'gone') return page;
    const { all } = pageTexts(asked.language);
    const form = searchForm(asked.language);
    const instead = markup`<main class="shell flex flex-col gap-4 py-6">${form}<p><a class="underline" href="/blog">${all}</a></p></main>`;
    return { ...page, instead };
  };
}

/** A page of a list; missing where the address asks for a place that the list does not have. */
async function answerList(
  { db, query, language, origin }: LivingPageAsked,
  listed: Listed,
): Promise<LivingPage> {
  const words = (query.get('words') ?? '').slice(0, SEARCH_MAX_LENGTH);
  const after = query.get('after') ?? undefined;
  try {
    const { categories, featured } = await blogFor(db, language);
    const { items, next } = await findPosts(
      db,
      { ...listed.filter, words, after, limit: LISTED_POSTS },
      language,
    );
    const isFront = listed.path === '/blog' && words === '' && after === undefined;
    const first = isFront && featured !== null ? [featured] : [];
    const shown: Shown = {
      items: [...first, ...items.filter(({ id }) => id !== first[0]?.id)],
      next,
      categories,
      words,
    };
    const head = headOf(listed, { language, origin, query, isListed: words === '' && after === undefined });
    return { kind: 'found', head, text: listPart(listed, shown, language) };
  } catch (failure) {
    if (failure instanceof Refusal) return { kind: 'missing' };
    throw failure;
  }
}

interface HeadAsked extends Pick<LivingPageAsked, 'language' | 'origin' | 'query'> {
  /** Search engines list the first page alone. */
  readonly isListed: boolean;
}

function headOf(
  { path, title, description, feed }: Listed,
  { language, origin, query, isListed }: HeadAsked,
): Markup {
  const address = `${origin}${path}`;
  const url = query.get('lang') === null ? address : `${address}?lang=${language}`;
  return markup`<title>${title} · EGCR</title><meta name="description" content="${description}"><meta name="robots" content="${
    isListed ? 'index, follow, max-image-preview:large' : 'noindex, follow'
  }"><link rel="canonical" href="${url}">${languages.map(
    (each) => markup`<link rel="alternate" hreflang="${each}" href="${address}?lang=${each}">`,
  )}<link rel="alternate" hreflang="x-default" href="${address}">${feedLinks(feed)}${sharedAs({
    type: 'website',
    title: `${title} · EGCR`,
    description,
    url,
    picture: `${origin}${PICTURE}`,
  })}${structured([
    { '@type': 'Blog', '@id': `${url}#blog`, name: title, description, url, inLanguage: language },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        crumb(1, 'EGCR', `${origin}/`),
        crumb(2, pageTexts(language).title, `${origin}/blog`),
        ...(path === '/blog' ? [] : [crumb(3, title, address)]),
      ],
    },
  ])}`;
}

function searchForm(language: Language, words = ''): Markup {
  const t = pageTexts(language);
  return markup`<form role="search" action="/blog" method="get" class="flex flex-wrap items-end gap-3"><label class="flex flex-col gap-1" for="words">${
    t.search
  } <input id="words" class="card min-h-11 p-2" type="search" name="words" maxlength="${SEARCH_MAX_LENGTH}" value="${words}"></label> <button class="card min-h-11 p-2" type="submit">${
    t.find
  }</button></form>`;
}

/** What the screen says, in the same order (web/list/posts-page.tsx). */
function listPart(
  { path, title, kind, description, lead = description, feed }: Listed,
  { items, next, categories, words }: Shown,
  language: Language,
): Markup {
  const t = pageTexts(language);
  const older = new URLSearchParams({ ...(words !== '' && { words }), after: next ?? '' });
  return markup`<main class="shell flex flex-col gap-8 py-8"><div class="flex flex-col gap-2">${
    kind && markup`<p class="text-sm">${t.kind[kind]}</p>`
  }<h1 class="text-3xl"><bdi>${title}</bdi></h1>${lead === '' ? null : markup`<p><bdi>${lead}</bdi></p>`}</div>${searchForm(
    language,
    words,
  )}${categoriesPart(categories, language)}${
    items.length === 0
      ? markup`<p>${words === '' ? t.none : t.noneFound}</p>`
      : markup`<ul class="flex flex-col gap-6">${items.map((card) => cardItem(card, language))}</ul>`
  }${
    next === null
      ? null
      : markup`<p><a class="underline" rel="next" href="${path}?${older.toString()}">${t.older}</a></p>`
  }<p><a class="underline" href="/blog/rss.xml${feed}">${t.feed}</a></p><p><a class="underline" href="/newsletter">${t.mail}</a></p>${
    path === '/blog' && words === '' ? null : markup`<p><a class="underline" href="/blog">${t.all}</a></p>`
  }</main>`;
}

function categoriesPart(categories: readonly CategoryRow[], language: Language): Markup {
  const t = pageTexts(language);
  const shown = categories.filter(({ posts, samples }) => posts + samples > 0);
  return markup`<nav aria-label="${t.categories}"><ul class="flex flex-wrap gap-x-5 gap-y-2">${shown.map(
    ({ slug, name, posts }) =>
      markup`<li><a class="underline" href="/blog/category/${slug}">${
        posts === 0 ? name : fill(t.categoryCounted, { name, posts })
      }</a></li>`,
  )}</ul></nav>`;
}
