import { Markup, markup, type Content } from '@egcr/server-kit/http/markup';
import type { LivingPage, LivingPageAsked } from '@egcr/server-kit/http/living-pages';

import type { Post, PostBlock, PostSpan } from '../contract/index.ts';
import { findForVisitor } from './read-post.ts';

/** The picture of the blog for shared links, drawn with those of the other pages. */
const PICTURE = '/social/blog.png';

/** What the server answers at `/blog/{slug}` before a script runs. */
export async function answerPost({ db, params, origin }: LivingPageAsked): Promise<LivingPage> {
  const asked = params['slug'] ?? '';
  const found = await findForVisitor(db, asked);
  if (found.kind !== 'found') return found;
  const { post } = found;
  if (post.slug !== asked) return { kind: 'moved', to: `/blog/${post.slug}` };
  return { kind: 'found', head: headOf(post, origin), text: articleOf(post) };
}

function headOf(post: Post, origin: string): Markup {
  const url = `${origin}/blog/${post.slug}`;
  const others = post.translations.length > 1 ? post.translations : [];
  return markup`<title>${post.title} · EGCR</title><meta name="description" content="${post.excerpt}"><meta name="robots" content="${
    post.is_sample ? 'noindex' : 'index, follow, max-image-preview:large'
  }"><link rel="canonical" href="${url}">${others.map(
    ({ language, slug }) =>
      markup`<link rel="alternate" hreflang="${language}" href="${origin}/blog/${slug}">`,
  )}<link rel="alternate" type="application/rss+xml" title="EGCR" href="/blog/rss.xml"><meta property="og:type" content="article"><meta property="og:site_name" content="EGCR"><meta property="og:title" content="${
    post.title
  }"><meta property="og:description" content="${post.excerpt}"><meta property="og:url" content="${url}"><meta property="og:image" content="${origin}${PICTURE}"><meta property="og:image:width" content="1200"><meta property="og:image:height" content="630"><meta property="og:image:alt" content="${
    post.title
  }"><meta property="article:published_time" content="${post.published_at}"><meta property="article:modified_time" content="${
    post.changed_at
  }"><meta name="twitter:card" content="summary_large_image">${structured(post, url, origin)}`;
}

/** What machines read, in the words of schema.org. */
function structured(post: Post, url: string, origin: string): Markup {
  const data = {
    '@context': 'https://schema.org',
    '@graph': [
      {
        '@type': 'BlogPosting',
        '@id': `${url}#post`,
        headline: post.title,
        description: post.excerpt,
        inLanguage: post.language,
        datePublished: post.published_at,
        dateModified: post.changed_at,
        author: { '@type': 'Person', name: post.author.name },
        publisher: { '@type': 'Organization', '@id': `${origin}/#organization`, name: 'EGCR' },
        image: `${origin}${PICTURE}`,
        mainEntityOfPage: url,
        url,
      },
      {
        '@type': 'BreadcrumbList',
        itemListElement: [
          { '@type': 'ListItem', position: 1, name: 'EGCR', item: `${origin}/` },
          { '@type': 'ListItem', position: 2, name: post.title, item: url },
        ],
      },
    ],
  };
  // A closing tag inside would end the element.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return markup`<script type="application/ld+json">${new Markup(json)}</script>`;
}

/** The whole text for browsers without scripts; every value is escaped by `markup`. */
function articleOf(post: Post): Markup {
  return markup`<article lang="${post.language}" class="shell flex flex-col gap-4 py-8"><h1 class="text-3xl">${
    post.title
  }</h1><p>${post.excerpt}</p><p class="text-sm text-ink-2">${post.author.name} · <time datetime="${
    post.published_at
  }">${post.published_at.slice(0, 10)}</time></p>${post.body.map(blockOf)}</article>`;
}

function blockOf(block: PostBlock): Content {
  switch (block.type) {
    case 'heading':
      return block.level === 2
        ? markup`<h2 class="text-xl">${block.text}</h2>`
        : markup`<h3 class="text-lg">${block.text}</h3>`;
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
      return markup`<pre dir="ltr"><code>${block.text}</code></pre>`;
    case 'table':
      return markup`<table><caption>${block.caption}</caption><thead><tr>${block.head.map(
        (cell) => markup`<th scope="col">${cell}</th>`,
      )}</tr></thead><tbody>${block.rows.map(
        (cells) => markup`<tr>${cells.map((cell) => markup`<td>${cell}</td>`)}</tr>`,
      )}</tbody></table>`;
    case 'notice':
      return markup`<p class="card p-4">${block.text}</p>`;
    default:
      return markup`<figure><p><strong>${block.value}</strong> ${block.text}</p><figcaption>${block.source} · <time datetime="${
        block.on
      }">${block.on}</time></figcaption></figure>`;
  }
}

function spanOf({ text, strong, href }: PostSpan): Content {
  const said = strong ? markup`<strong>${text}</strong>` : text;
  return href === undefined ? said : markup`<a class="underline" href="${href}">${said}</a>`;
}
