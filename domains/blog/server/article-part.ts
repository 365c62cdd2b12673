import { markup, type Content, type Markup } from '@egcr/server-kit/http/markup';
import type { Language } from '@egcr/server-kit/http/request-facts';
import { fill } from '@egcr/server-kit/texts';

import {
  contentsOf,
  MEASURED_BY,
  openLicence,
  partId,
  type Post,
  type PostBlock,
  type PostSpan,
} from '../contract/index.ts';
import { cardItem, dayText, directionOf, pictureOf } from './page-parts.ts';
import { languageName } from './words/language-name.ts';
import { pageTexts } from './words/texts.ts';
import { writersOf } from './writers.ts';

/**
 * A post for browsers without scripts: it says what the screen says, in the same order (web/post/post-screen.tsx; web/post/same-text.dom.test.tsx
 * compares them). Every value is escaped by `markup`.
 */
export function articlePart(post: Post, language: Language): Markup {
  const t = pageTexts(language);
  const own = markup`lang="${post.language}" dir="${directionOf(post.language)}"`;
  const text = post.is_for_members
    ? markup`<p class="card p-4"><a class="underline" href="/auth?mode=signin">${t.members}</a></p>`
    : markup`<div class="flex flex-col gap-4 wrap-anywhere" ${own}>${post.body.map((block, at) =>
        blockOf(block, { id: partId(at), language }),
      )}</div>`;
  return markup`<article class="flex flex-col gap-5"><header class="flex flex-col gap-3"><p class="text-sm"><a class="underline" href="/blog/category/${
    post.category.slug
  }">${post.category.name}</a></p><h1 class="text-3xl" ${own}>${post.title}</h1><p ${own}>${post.excerpt}</p>${factsOf(
    post,
    language,
  )}</header>${post.cover && pictureOf(post.cover, { isFirst: true })}${contentsPart(post, language)}${text}<footer class="flex flex-col gap-4 border-t border-line pt-5">${tagsOf(
    post,
    language,
  )}${licenceOf(post)}${translationsOf(post, language)}<p><a class="underline" href="/blog/rss.xml">${t.feed}</a></p></footer></article>`;
}

/** Other posts of its category, and the way to all. */
export function relatedPart({ related }: Post, language: Language): Markup {
  const t = pageTexts(language);
  return markup`<section class="flex flex-col gap-4">${
    related.length === 0
      ? null
      : markup`<h2 class="text-xl">${t.related}</h2><ul class="flex flex-col gap-4">${related.map((card) => cardItem(card, language, 3))}</ul>`
  }<p><a class="underline" href="/blog">${t.all}</a></p></section>`;
}

function factsOf(post: Post, language: Language): Markup {
  const t = pageTexts(language);
  const { published_at: published, changed_at: changed } = post;
  return markup`<p class="flex flex-wrap gap-x-4 text-sm text-ink-2">${writersOf(post).map(
    ({ id, name }) => markup`<a class="underline" href="/blog/author/${id}"><bdi>${name}</bdi></a> `,
  )}<time datetime="${published}">${dayText(published, language)}</time> ${
    changed.slice(0, 10) > published.slice(0, 10)
      ? markup`<span>${fill(t.changed, { date: dayText(changed, language) })}</span> `
      : null
  }<span>${fill(t.minutes, { minutes: post.reading_minutes })}</span>${
    post.is_for_members ? markup` <span>${t.forMembers}</span>` : null
  }${post.is_sample ? markup` <span>${t.sample}</span>` : null}</p>`;
}

function contentsPart({ body, language: written }: Post, language: Language): Markup | null {
  const t = pageTexts(language);
  const contents = contentsOf(body);
  if (contents.length === 0) return null;
  return markup`<nav aria-label="${t.contents}"><p class="text-sm font-semibold">${t.contents}</p><ul class="list-disc ps-6" lang="${written}" dir="${directionOf(
    written,
  )}">${contents.map(
    ({ id, text }) => markup`<li><a class="underline" href="#${id}">${text}</a></li>`,
  )}</ul></nav>`;
}

function tagsOf({ tags }: Post, language: Language): Markup | null {
  if (tags.length === 0) return null;
  return markup`<ul aria-label="${pageTexts(language).tags}" class="flex flex-wrap gap-x-5">${tags.map(
    (tag) => markup`<li><a class="underline" href="/blog/tag/${tag}"><bdi dir="ltr">#${tag}</bdi></a></li>`,
  )}</ul>`;
}

/** All rights are reserved where nothing is said. */
function licenceOf({ licence }: Post): Markup | null {
  const open = openLicence(licence);
  return open === undefined
    ? null
    : markup`<p><a class="underline" rel="license" href="${open.address}"><bdi>${open.name}</bdi></a></p>`;
}

function translationsOf({ language: written, translations }: Post, language: Language): Markup | null {
  const t = pageTexts(language);
  const others = translations.filter((other) => other.language !== written);
  if (others.length === 0) return null;
  return markup`<nav aria-label="${t.languages}"><p class="text-sm text-ink-2">${t.languages}</p><ul class="flex flex-wrap gap-4">${others.map(
    ({ language: of, slug }) =>
      markup`<li><a class="underline" href="/blog/${slug}" hreflang="${of}">${languageName(of, language)}</a></li>`,
  )}</ul></nav>`;
}

interface Within {
  /** Its name in the address of the page. */
  readonly id: string;
  /** Of the reader. */
  readonly language: Language;
}

function blockOf(block: PostBlock, { id, language }: Within): Content {
  switch (block.type) {
    case 'heading':
      return block.level === 2
        ? markup`<h2 id="${id}" class="text-xl">${block.text}</h2>`
        : markup`<h3 id="${id}" class="text-lg">${block.text}</h3>`;
    case 'paragraph':
      return markup`<p>${block.spans.map(spanOf)}</p>`;
    case 'list': {
      const items = block.items.map((item) => markup`<li>${item.map(spanOf)}</li>`);
      return block.is_numbered
        ? markup`<ol class="list-decimal ps-6">${items}</ol>`
        : markup`<ul class="list-disc ps-6">${items}</ul>`;
    }
    case 'quote':
      return markup`<blockquote class="border-s-2 border-brand-text ps-5"><p>${block.text}</p>${block.by && markup`<p>${block.by}</p>`}</blockquote>`;
    case 'code':
      return markup`<pre dir="ltr" class="rounded-md bg-sunken p-4 text-sm whitespace-pre-wrap"><code>${block.text}</code></pre>`;
    case 'table':
      return markup`<table class="w-full text-start text-sm"><caption class="pb-2 text-start font-semibold">${block.caption}</caption><thead><tr>${block.head.map(
        (cell) => markup`<th scope="col" class="p-2 text-start">${cell}</th>`,
      )}</tr></thead><tbody>${block.rows.map(
        (cells) => markup`<tr>${cells.map((cell) => markup`<td class="p-2">${cell}</td>`)}</tr>`,
      )}</tbody></table>`;
    case 'notice':
      return markup`<p class="card p-4">${block.text}</p>`;
    case 'picture':
      return markup`<figure class="flex flex-col gap-2">${pictureOf(block)}${
        block.caption === ''
          ? null
          : markup`<figcaption class="text-sm text-ink-2">${block.caption}</figcaption>`
      }</figure>`;
    default:
      return figureOf(block, language);
  }
}

/** What it is, where it comes from and of which day. The source of a figure that we count ourselves is a call that everyone may make. */
function figureOf(block: Extract<PostBlock, { type: 'figure' }>, language: Language): Markup {
  const t = pageTexts(language);
  const source = fill(t.source, { source: block.source });
  return markup`<figure class="card flex flex-col gap-3 p-4"><p class="text-sm">${t.figure[block.kind]}</p><p><strong class="text-2xl">${
    block.value
  }</strong> ${block.text}</p><figcaption class="text-sm text-ink-2">${
    block.measure === undefined
      ? markup`<span>${source}</span>`
      : markup`<a class="underline" href="${MEASURED_BY}">${source}</a>`
  } <time datetime="${block.on}">${dayText(block.on, language)}</time></figcaption></figure>`;
}

function spanOf({ text, strong, href }: PostSpan): Content {
  const said = strong ? markup`<strong>${text}</strong>` : text;
  return href === undefined ? said : markup`<a class="underline" href="${href}">${said}</a>`;
}
