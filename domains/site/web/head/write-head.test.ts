import '@egcr/app-web/domains';
import { languages, type Language } from '@egcr/web-kit/languages';
import { describe, expect, it } from 'vitest';

import { factsOf, listedPaths } from './page-facts.ts';
import { headOf, noteOf, robotsText, shellHeadOf, siteMap } from './write-head.ts';

/** What schema.org's readers need of each kind of thing we name. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  Organization: ['@id', 'name', 'url', 'logo', 'contactPoint'],
  WebSite: ['@id', 'name', 'url', 'inLanguage', 'publisher'],
  WebPage: ['@id', 'url', 'name', 'description', 'inLanguage', 'isPartOf'],
  ContactPage: ['@id', 'url', 'name', 'description', 'inLanguage', 'isPartOf'],
  BreadcrumbList: ['@id', 'itemListElement'],
  Article: [
    '@id',
    'headline',
    'description',
    'datePublished',
    'dateModified',
    'author',
    'publisher',
    'image',
  ],
};

const hasPicture = () => true;

interface Thing {
  readonly '@type': string;
  readonly '@id': string;
  readonly [name: string]: unknown;
}

function thingsIn(head: string): readonly Thing[] {
  const text = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(head)?.[1] ?? '';
  const data: { '@context': string; '@graph': Thing[] } = JSON.parse(text);
  expect(data['@context']).toBe('https://schema.org');
  return data['@graph'];
}

/** Every place where a thing points at another one by its name. */
function pointersIn(value: unknown): readonly string[] {
  if (typeof value !== 'object' || value === null) return [];
  const entries = Object.entries(value);
  const [first] = entries;
  if (entries.length === 1 && first?.[0] === '@id' && typeof first[1] === 'string') return [first[1]];
  return entries.flatMap(([, inner]) => pointersIn(inner));
}

describe.each(languages)('the heads of the pages in %s', (language: Language) => {
  it('say of each page what it is, in a title and a description of its own', async () => {
    const facts = await Promise.all(listedPaths.map((path) => factsOf(path, language)));
    for (const { title, description } of facts) {
      expect(title).toMatch(/EGCR/);
      expect(title.length).toBeLessThanOrEqual(70);
      expect(description.length).toBeGreaterThan(20);
      expect(description.length).toBeLessThanOrEqual(170);
    }
    expect(new Set(facts.map(({ title }) => title)).size).toBe(facts.length);
    expect(new Set(facts.map(({ description }) => description)).size).toBe(facts.length);
  });

  it('name the page’s address in every language, and tell machines about the platform, the site, the page and the way to it', async () => {
    for (const path of listedPaths) {
      const head = await headOf({ path, language, hasPicture });
      expect(head).toContain(`<link rel="canonical" href="{{origin}}${path}{{query}}">`);
      expect(head.match(/hreflang="/g)).toHaveLength(languages.length + 1);
      expect(head).toContain(`hreflang="x-default" href="{{origin}}${path}">`);
      expect(head).toContain('property="og:image" content="{{origin}}/social/');
      const things = thingsIn(head);
      const types = things.map((thing) => thing['@type']);
      expect(types).toEqual([
        'Organization',
        'WebSite',
        path === '/contact' ? 'ContactPage' : 'WebPage',
        ...(path === '/' ? [] : ['BreadcrumbList']),
        ...(path === '/egcr/whitepaper' ? ['Article'] : []),
      ]);
      const missing = things.flatMap((thing) =>
        (REQUIRED[thing['@type']] ?? ['a known type'])
          .filter((name) => !thing[name])
          .map((name) => `${path}: ${thing['@type']} without ${name}`),
      );
      expect(missing).toEqual([]);
      const names = things.map((thing) => thing['@id']);
      expect(names).toEqual(expect.arrayContaining([...pointersIn(things)]));
    }
  });
});

describe('a browser without scripts', () => {
  it('is told what does not work, and led to every page that can be read', async () => {
    const note = await noteOf('en', false);
    expect(note).toContain('need JavaScript');
    const led = [...note.matchAll(/href="([^"]+)"/g)].map(([, href]) => href);
    expect(led).toEqual(
      expect.arrayContaining(['/', '/egcr/whitepaper', '/legals', '/security', '/contact']),
    );
    expect(led.filter((path) => !listedPaths.some((listed) => listed === path))).toEqual([]);
    expect(note).not.toContain('<h1');
  });

  it('reads that nothing is there only where nothing is', async () => {
    expect(await noteOf('en', true)).toContain('There is no page at this address');
    expect(await shellHeadOf('en')).toBe('<title>EGCR</title><meta name="robots" content="noindex">');
  });
});

describe('what search engines are told', () => {
  it('of pages they should not list: nothing but that', async () => {
    for (const path of ['/wallet', '/nothing/here', '/create'])
      expect(await headOf({ path, language: 'en', hasPicture })).toMatch(
        /^<title>[^<]+<\/title><meta name="robots" content="noindex">$/,
      );
  });

  it('a page has no picture before one is drawn', async () => {
    const head = await headOf({ path: '/', language: 'en', hasPicture: () => false });
    expect(head).not.toContain('og:image');
    expect(head).toContain('name="twitter:card" content="summary"');
  });

  it('the map of the site has every page in every language, each with all its alternates', () => {
    const count = listedPaths.length * (languages.length + 1);
    expect(siteMap().match(/<url>/g)).toHaveLength(count);
    expect(siteMap().match(/<xhtml:link /g)).toHaveLength(count * (languages.length + 1));
    expect(siteMap()).not.toContain('/wallet');
    expect(robotsText()).toContain('Sitemap: {{origin}}/sitemap.xml');
  });
});
