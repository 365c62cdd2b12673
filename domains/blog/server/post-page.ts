import { largestFile } from '@egcr/media/contract';
import { markup, type Content, type Markup } from '@egcr/server-kit/http/markup';
import type { LivingPage, LivingPageAsked } from '@egcr/server-kit/http/living-pages';
import { sharedAs, structured } from '@egcr/server-kit/http/page-head';
import type { Language } from '@egcr/server-kit/http/request-facts';
import { Refusal } from '@egcr/server-kit/refusal';
import { fill } from '@egcr/server-kit/texts';

import {
  altOf,
  contentsOf,
  MEASURED_BY,
  openLicence,
  partId,
  type Post,
  type PostBlock,
  type PostSpan,
} from '../contract/index.ts';
import { writersOf } from './shown.ts';
import { cardItem, crumb, directionOf, feedLinks, PICTURE, pictureOf } from './page-parts.ts';
import type { ThreadParts } from './parts.ts';
import { findForVisitor } from './read-post.ts';
import { threadOf } from './subject.ts';
import { threadPart } from './thread-part.ts';
import { pageTexts } from './words/texts.ts';

/** What the server answers at `/blog/{slug}` before a script runs. `?comments=` leads to older ones. */
export async function answerPost(parts: ThreadParts, asked: LivingPageAsked): Promise<LivingPage> {
  const { db, params, query, language, origin } = asked;
  const slug = params['slug'] ?? '';
  const found = await findForVisitor(parts, db, { slug, language });
  if (found.kind !== 'found') return found;
  const { post } = found;
  if (post.slug !== slug) return { kind: 'moved', to: `/blog/${post.slug}` };
  const thread = await drawnThread(parts, { db, query, language }, post);
  if (thread === undefined) return { kind: 'missing' };
  return { kind: 'found', head: headOf(post, { language, origin }), text: articleOf(post, language, thread) };
}

/** Nothing of a post for members; undefined where the address asks for a place that the thread does not have. */
async function drawnThread(
  { comments }: ThreadParts,
  { db, query, language }: Pick<LivingPageAsked, 'db' | 'query' | 'language'>,
  { id, slug, is_for_members: isForMembers }: Post,
): Promise<Markup | null | undefined> {
  if (isForMembers) return null;
  try {
    const drawn = await comments.drawn(db, threadOf(id), query.get('comments') ?? undefined);
    return threadPart(drawn, `/blog/${slug}`, language);
  } catch (failure) {
    if (failure instanceof Refusal) return undefined;
    throw failure;
  }
}

function headOf(
  post: Post,
  { language, origin }: { readonly language: Language; readonly origin: string },
): Markup {
  const { title } = post;
  const description = post.search_description || post.excerpt;
  const url = `${origin}/blog/${post.slug}`;
  const others = post.translations.length > 1 ? post.translations : [];
  const shared = sharedPicture(post, origin);
  return markup`<title>${post.search_title || title} · EGCR</title><meta name="description" content="${description}"><meta name="robots" content="${
    post.is_sample ? 'noindex' : 'index, follow, max-image-preview:large'
  }"><link rel="canonical" href="${url}">${others.map(
    (other) =>
      markup`<link rel="alternate" hreflang="${other.language}" href="${origin}/blog/${other.slug}">`,
  )}${feedLinks()}${sharedAs({ type: 'article', title, description: post.excerpt, url, ...shared })}<meta property="article:published_time" content="${
    post.published_at
  }"><meta property="article:modified_time" content="${post.changed_at}"><meta property="article:section" content="${
    post.category.name
  }">${post.tags.map((tag) => markup`<meta property="article:tag" content="${tag}">`)}${structured([
    {
      '@type': 'BlogPosting',
      '@id': `${url}#post`,
      headline: title,
      description,
      inLanguage: post.language,
      datePublished: post.published_at,
      dateModified: post.changed_at,
      author: writersOf(post).map(({ id, name }) => ({
        '@type': 'Person',
        name,
        url: `${origin}/blog/author/${id}`,
      })),
      publisher: { '@type': 'Organization', '@id': `${origin}/#organization`, name: 'EGCR' },
      image: shared.picture,
      articleSection: post.category.name,
      isAccessibleForFree: !post.is_for_members,
      ...(openLicence(post.licence) && { license: openLicence(post.licence)?.address }),
      mainEntityOfPage: url,
      url,
    },
    {
      '@type': 'BreadcrumbList',
      itemListElement: [
        crumb(1, 'EGCR', `${origin}/`),
        crumb(2, pageTexts(language).title, `${origin}/blog`),
        crumb(3, title, url),
      ],
    },
  ])}`;
}

/** The cover, else the picture of the blog. */
function sharedPicture({ cover }: Post, origin: string) {
  if (cover === null) return { picture: `${origin}${PICTURE}` };
  const { address, width, height } = largestFile(cover.picture);
  return { picture: `${origin}${address}`, pictureSize: { width, height }, pictureAlt: altOf(cover) };
}

/** The whole text for browsers without scripts; every value is escaped by `markup`. */
function articleOf(post: Post, language: Language, thread: Markup | null): Markup {
  const t = pageTexts(language);
  const contents = contentsOf(post.body);
  const others = post.translations.filter((other) => other.language !== post.language);
  return markup`<main class="shell flex flex-col gap-8 py-8"><article class="flex flex-col gap-5"><header class="flex flex-col gap-3"><p class="text-sm"><a class="underline" href="/blog/category/${
    post.category.slug
  }">${post.category.name}</a></p><h1 class="text-3xl" lang="${post.language}" dir="${directionOf(post.language)}">${
    post.title
  }</h1><p lang="${post.language}" dir="${directionOf(post.language)}">${post.excerpt}</p><p class="text-sm text-ink-2">${writersOf(
    post,
  ).map(
    ({ id, name }, at) =>
      markup`${at === 0 ? '' : ', '}<a class="underline" href="/blog/author/${id}">${name}</a>`,
  )} · <time datetime="${post.published_at}">${post.published_at.slice(0, 10)}</time> · ${fill(t.minutes, {
    minutes: post.reading_minutes,
  })}${post.is_sample ? markup` · ${t.sample}` : null}</p></header>${post.cover && pictureOf(post.cover, { isFirst: true })}${
    contents.length === 0
      ? null
      : markup`<nav aria-label="${t.contents}"><ul class="list-disc ps-6">${contents.map(
          ({ id, text }) => markup`<li><a class="underline" href="#${id}">${text}</a></li>`,
        )}</ul></nav>`
  }<div class="flex flex-col gap-4" lang="${post.language}" dir="${directionOf(post.language)}">${post.body.map(
    (block, at) => blockOf(block, partId(at)),
  )}</div>${licenceOf(post)}${post.is_for_members ? markup`<p class="card p-4"><a class="underline" href="/auth?mode=signin">${t.members}</a></p>` : null}</article>${thread}${
    others.length === 0
      ? null
      : markup`<nav aria-label="${t.languages}"><ul class="flex flex-wrap gap-4">${others.map(
          ({ language: of, slug }) =>
            markup`<li><a class="underline" href="/blog/${slug}" hreflang="${of}">${nameOf(of, language)}</a></li>`,
        )}</ul></nav>`
  }${
    post.related.length === 0
      ? null
      : markup`<section class="flex flex-col gap-4"><h2 class="text-xl">${t.related}</h2><ul class="flex flex-col gap-4">${post.related.map(
          (card) => cardItem(card, language, 3),
        )}</ul></section>`
  }<p><a class="underline" href="/blog">${t.all}</a></p></main>`;
}

/** All rights are reserved where nothing is said. */
function licenceOf({ licence }: Post): Markup | null {
  const open = openLicence(licence);
  return open === undefined
    ? null
    : markup`<p class="text-sm"><a class="underline" rel="license" href="${open.address}">${open.name}</a></p>`;
}

function nameOf(language: string, reader: Language): string {
  return new Intl.DisplayNames(reader, { type: 'language' }).of(language) ?? language;
}

function blockOf(block: PostBlock, id: string): Content {
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
      return markup`<blockquote class="ps-4"><p>${block.text}</p>${block.by && markup`<p>${block.by}</p>`}</blockquote>`;
    case 'code':
      return markup`<pre dir="ltr" class="overflow-x-auto"><code>${block.text}</code></pre>`;
    case 'table':
      return markup`<table><caption>${block.caption}</caption><thead><tr>${block.head.map(
        (cell) => markup`<th scope="col">${cell}</th>`,
      )}</tr></thead><tbody>${block.rows.map(
        (cells) => markup`<tr>${cells.map((cell) => markup`<td>${cell}</td>`)}</tr>`,
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
      return markup`<figure><p><strong>${block.value}</strong> ${block.text}</p><figcaption>${sourceOf(block)} · <time datetime="${
        block.on
      }">${block.on}</time></figcaption></figure>`;
  }
}

/** The source of a figure that we count ourselves is a call that everyone may make. */
function sourceOf({ source, measure }: Extract<PostBlock, { type: 'figure' }>): Content {
  return measure === undefined ? source : markup`<a class="underline" href="${MEASURED_BY}">${source}</a>`;
}

function spanOf({ text, strong, href }: PostSpan): Content {
  const said = strong ? markup`<strong>${text}</strong>` : text;
  return href === undefined ? said : markup`<a class="underline" href="${href}">${said}</a>`;
}
