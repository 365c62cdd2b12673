import { screenAt } from '@egcr/contract/product-screens';
import { shownAs } from '@egcr/contract/screen';
import { languages, type Language } from '@egcr/web-kit/languages';

import { frameTexts } from '../frame/texts.ts';
import { notOpenTexts } from '../not-open-yet/texts.ts';
import { headTexts } from './texts.ts';
import { alternatesOf, factsOf, listedPaths } from './page-facts.ts';
import { structuredData } from './structured-data.ts';

export { listedPaths } from './page-facts.ts';

/** Pages of which only the head is written ahead: what is on them depends on the rest of the address. */
export function isDrawn(path: string): boolean {
  return screenAt(path)?.drawnAhead !== 'head';
}

/** What the server puts in when it serves a page: where the product is installed, and the language if the address names it. */
const ORIGIN = '{{origin}}';
const QUERY = '{{query}}';

/** Pages that say all they have to say without scripts: those of the public frame, and where to find us. */
const readablePaths = listedPaths.filter((path) => {
  const screen = screenAt(path);
  return screen?.kind === 'ContactPage' || (screen && shownAs(screen).frame === 'public');
});

/** How Open Graph writes our languages. */
const ogLocales: Readonly<Record<Language, string>> = {
  en: 'en_US',
  es: 'es_ES',
  fr: 'fr_FR',
  de: 'de_DE',
  it: 'it_IT',
  pt: 'pt_BR',
  zh: 'zh_CN',
  ja: 'ja_JP',
  ko: 'ko_KR',
  ar: 'ar_AR',
};

const SOCIAL_SIZE = { width: '1200', height: '630' } as const;

interface Wanted {
  readonly path: string;
  readonly language: Language;
  /** Whether there is a social picture at that path. */
  readonly hasPicture: (path: string) => boolean;
}

/** The head's own lines of one page in one language, as HTML. */
export async function headOf({ path, language, hasPicture }: Wanted): Promise<string> {
  const facts = await factsOf(path, language);
  if (!facts.isListed) return [element('title', facts.title), meta('robots', 'noindex')].join('');
  const url = `${ORIGIN}${path}${QUERY}`;
  const picture = [`/social/${facts.screen}.png`, '/social/landing.png'].find(hasPicture);
  const frame = await frameTexts.load(language);
  const data = structuredData({
    ...facts,
    origin: ORIGIN,
    path,
    url,
    language,
    home: frame['brand.name'],
    picture,
  });
  return [
    element('title', facts.title),
    meta('description', facts.description),
    meta('robots', 'index, follow, max-image-preview:large'),
    `<link rel="canonical" href="${escaped(url)}">`,
    ...alternatesOf(ORIGIN, path).map(
      ({ hreflang, href }) => `<link rel="alternate" hreflang="${hreflang}" href="${escaped(href)}">`,
    ),
    ...openGraph({ ...facts, url, language, picture }),
    // A closing tag inside would end the element.
    `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`,
  ].join('');
}

interface Shared {
  readonly title: string;
  readonly description: string;
  readonly url: string;
  readonly language: Language;
  readonly picture: string | undefined;
}

function openGraph({ title, description, url, language, picture }: Shared): readonly string[] {
  return [
    property('og:type', 'website'),
    property('og:site_name', 'EGCR'),
    property('og:title', title),
    property('og:description', description),
    property('og:url', url),
    property('og:locale', ogLocales[language]),
    ...languages
      .filter((other) => other !== language)
      .map((other) => property('og:locale:alternate', ogLocales[other])),
    ...(picture === undefined
      ? []
      : [
          property('og:image', `${ORIGIN}${picture}`),
          property('og:image:width', SOCIAL_SIZE.width),
          property('og:image:height', SOCIAL_SIZE.height),
          property('og:image:alt', title),
        ]),
    // Title and description are taken from the lines above.
    meta('twitter:card', picture === undefined ? 'summary' : 'summary_large_image'),
  ];
}

/** The head's own lines of a known address whose page only the browser draws. */
export async function shellHeadOf(language: Language): Promise<string> {
  const frame = await frameTexts.load(language);
  return [element('title', frame['brand.name']), meta('robots', 'noindex')].join('');
}

/** What browsers without scripts are told, and where they can read, as HTML; where nothing is, that as well. */
export async function noteOf(language: Language, isMissing: boolean): Promise<string> {
  const [{ script }, frame, missing] = await Promise.all([
    headTexts.load(language),
    frameTexts.load(language),
    notOpenTexts.load(language),
  ]);
  const links = await Promise.all(
    readablePaths.map(async (path) => {
      const name = path === '/' ? frame['brand.home'] : (await factsOf(path, language)).name;
      return `<li><a class="underline" href="${path}">${escaped(name)}</a></li>`;
    }),
  );
  const title = isMissing ? `<h1 class="text-2xl text-ink">${escaped(missing['not-found.title'])}</h1>` : '';
  return `<noscript><div class="shell flex flex-col gap-3 py-4 text-sm text-ink-2">${title}<p>${escaped(script)}</p><ul class="flex flex-wrap gap-x-5 gap-y-2">${links.join('')}</ul></div></noscript>`;
}

/** The map of the site for search engines: every page in every language. */
export function siteMap(): string {
  const pages = listedPaths.flatMap((path) =>
    alternatesOf(ORIGIN, path).map(({ href }) => {
      const others = alternatesOf(ORIGIN, path)
        .map(
          (other) =>
            `<xhtml:link rel="alternate" hreflang="${other.hreflang}" href="${escaped(other.href)}"/>`,
        )
        .join('');
      return `<url><loc>${escaped(href)}</loc>${others}</url>`;
    }),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${pages.join('\n')}
</urlset>
`;
}

/** What crawlers may read. Guarded pages say themselves that they are not to be listed. */
export function robotsText(): string {
  return `User-agent: *
Disallow: /api/
Disallow: /auth/v1/
Disallow: /dev/

Sitemap: ${ORIGIN}/sitemap.xml
Sitemap: ${ORIGIN}/blog/sitemap.xml
`;
}

function element(name: string, content: string): string {
  return `<${name}>${escaped(content)}</${name}>`;
}

function meta(name: string, content: string): string {
  return `<meta name="${name}" content="${escaped(content)}">`;
}

function property(name: string, content: string): string {
  return `<meta property="${name}" content="${escaped(content)}">`;
}

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '"': '&quot;', '<': '&lt;', '>': '&gt;' };

function escaped(text: string): string {
  return text.replace(/[&"<>]/g, (sign) => ESCAPES[sign] ?? sign);
}
