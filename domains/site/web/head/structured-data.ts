import { hrefOf, screenAt } from '@egcr/contract/product-screens';
import type { Language } from '@egcr/web-kit/languages';

import { whitepaperArticle } from '../../contract/whitepaper.ts';
import type { PageFacts } from './page-facts.ts';

interface PageAt extends PageFacts {
  readonly origin: string;
  readonly path: string;
  /** The page's own address. */
  readonly url: string;
  readonly language: Language;
  /** The home page's name in that language. */
  readonly home: string;
  /** The path of the page's social picture, if one is drawn. */
  readonly picture: string | undefined;
}

/** What machines read about the page, in the words of schema.org: the platform, the site, the page, and the way to it. */
export function structuredData(page: PageAt): Readonly<Record<string, unknown>> {
  return {
    '@context': 'https://schema.org',
    '@graph': [
      organization(page.origin),
      website(page),
      webPage(page),
      ...(page.path === '/' ? [] : [breadcrumbs(page)]),
      ...(page.path === whitepaperArticle.path ? [article(page)] : []),
    ],
  };
}

function organization(origin: string) {
  return {
    '@type': 'Organization',
    '@id': `${origin}/#organization`,
    name: 'EGCR',
    url: `${origin}/`,
    logo: `${origin}/seal.svg`,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer support',
      url: origin + hrefOf('contact'),
    },
  };
}

function website({ origin, language }: PageAt) {
  return {
    '@type': 'WebSite',
    '@id': `${origin}/#website`,
    name: 'EGCR',
    url: `${origin}/`,
    inLanguage: language,
    publisher: { '@id': `${origin}/#organization` },
  };
}

function webPage({ origin, path, url, language, title, description }: PageAt) {
  return {
    '@type': screenAt(path)?.kind ?? 'WebPage',
    '@id': `${origin}${path}#page`,
    url,
    name: title,
    description,
    inLanguage: language,
    isPartOf: { '@id': `${origin}/#website` },
    ...(path !== '/' && { breadcrumb: { '@id': `${origin}${path}#breadcrumb` } }),
  };
}

function breadcrumbs({ origin, path, url, home, name }: PageAt) {
  return {
    '@type': 'BreadcrumbList',
    '@id': `${origin}${path}#breadcrumb`,
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: home, item: `${origin}/` },
      { '@type': 'ListItem', position: 2, name, item: url },
    ],
  };
}

function article({ origin, path, url, language, picture }: PageAt) {
  const { texts, publishedOn, modifiedOn, pdfPath } = whitepaperArticle;
  const { title, description } = texts[language];
  return {
    '@type': 'Article',
    '@id': `${origin}${path}#article`,
    headline: title,
    description,
    inLanguage: language,
    datePublished: publishedOn,
    dateModified: modifiedOn,
    author: { '@id': `${origin}/#organization` },
    publisher: { '@id': `${origin}/#organization` },
    mainEntityOfPage: { '@id': `${origin}${path}#page` },
    url,
    ...(picture !== undefined && { image: `${origin}${picture}` }),
    encoding: {
      '@type': 'MediaObject',
      contentUrl: `${origin}${pdfPath}?language=${language}`,
      encodingFormat: 'application/pdf',
    },
  };
}
