import { largestFile } from '@egcr/media/contract';
import { markup, type Markup } from '@egcr/server-kit/http/markup';
import type { LivingPage, LivingPageAsked } from '@egcr/server-kit/http/living-pages';
import { sharedAs, structured } from '@egcr/server-kit/http/page-head';
import type { Language } from '@egcr/server-kit/http/request-facts';
import { Refusal } from '@egcr/server-kit/refusal';

import { altOf, openLicence, type Post } from '../contract/index.ts';
import { articlePart, relatedPart } from './article-part.ts';
import { crumb, feedLinks, PICTURE } from './page-parts.ts';
import type { ThreadParts } from './parts.ts';
import { findForVisitor } from './read-post.ts';
import { threadOf } from './subject.ts';
import { threadPart } from './thread-part.ts';
import { pageTexts } from './words/texts.ts';
import { writersOf } from './writers.ts';

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
  return { kind: 'found', head: headOf(post, { language, origin }), text: textOf(post, language, thread) };
}

/** Nothing of a post for members; undefined where the address asks for a place that the thread does not have. */
async function drawnThread(
  { comments }: ThreadParts,
  { db, query, language }: Pick<LivingPageAsked, 'db' | 'query' | 'language'>,
  { id, slug, is_for_members: isForMembers, comments: count }: Post,
): Promise<Markup | null | undefined> {
  const after = query.get('comments') ?? undefined;
  if (isForMembers || (count === 0 && after === undefined)) return null;
  try {
    const drawn = await comments.drawn(db, threadOf(id), after);
    return threadPart({ ...drawn, count }, `/blog/${slug}`, language);
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

/** The whole text for browsers without scripts. */
function textOf(post: Post, language: Language, thread: Markup | null): Markup {
  return markup`<main class="shell flex flex-col gap-8 py-8">${articlePart(post, language)}${thread}${relatedPart(post, language)}</main>`;
}
