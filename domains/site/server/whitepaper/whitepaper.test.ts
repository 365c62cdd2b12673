import '@egcr/app-web/domains';
import { serveDomain, type ServedDomain } from '@egcr/server-kit/testing/served-domain';
import { readTaggedPdf } from '@egcr/server-kit/testing/tagged-pdf';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { noFunds } from '../testing/no-funds.ts';
import { chartsOfSection } from '../../contract/whitepaper/charts.ts';
import { loadWhitepaper, sectionIds } from '../../contract/whitepaper/text.ts';
import { slideLanguages } from '../../contract/landing-slides.ts';
import { whitepaperArticle } from '../../contract/whitepaper.ts';
import { createSite } from '../index.ts';

let site: ServedDomain;

beforeAll(async () => {
  const { domain } = createSite({
    figures: {
      countPeople: async () => 0,
      countTransfersSince: async () => 0,
      countFunds: noFunds,
      countWork: async () => ({
        open_jobs: 54,
        positions: 90,
        sample_jobs: 2,
        hires: 3,
        people_on_support: 7,
      }),
      currencies: 10,
      languages: 10,
    },
  });
  site = await serveDomain(domain);
});
afterAll(() => site.close());

function read(query: string, headers: Readonly<Record<string, string>> = {}) {
  return site.app.inject({ method: 'GET', url: `${whitepaperArticle.pdfPath}${query}`, headers });
}

describe('the white paper in print [ROUTE-06]', () => {
  it.each(slideLanguages)(
    'is drawn in %s with a title, all sections in its outline, and several pages',
    async (language) => {
      const answer = await read(`?language=${language}`);
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/pdf']);
      expect(answer.headers['content-disposition']).toContain(
        `egcr-whitepaper-${whitepaperArticle.version}-${language}.pdf`,
      );
      const file = answer.rawPayload.toString('latin1');
      expect(file).toMatch(/^%PDF-1\.\d[\s\S]*%%EOF\s*$/);
      expect(file).toContain(`/Lang (${language})`);
      expect(Number(/\/Type \/Pages\n\/Count (\d+)/.exec(file)?.[1])).toBeGreaterThan(5);
      // One link in the contents and one entry of the outline for each section.
      expect(file.match(/\/S \/GoTo/g)).toHaveLength(sectionIds.length);
      expect(file.match(/\/Dest \[\d+ 0 R \/Fit\]/g)).toHaveLength(sectionIds.length);
      // Compressed bytes may spell anything.
      const objects = file.replaceAll(/\bstream\r?\n[\s\S]*?endstream/g, '');
      expect(objects).not.toMatch(/\/Helvetica|\/JavaScript|\/JS\b|\/OpenAction/);
    },
  );

  it.each(slideLanguages)(
    'tells programs that read it aloud in %s what is a title, a table or a picture, in reading order',
    async (language) => {
      const { kinds, said, untagged } = readTaggedPdf((await read(`?language=${language}`)).rawPayload);
      const count = (kind: string) => kinds.filter((each) => each === kind).length;
      expect(untagged).toBe(0);
      // One title; each section a heading, and one for the contents; a chart a heading of the third level.
      expect([count('H1'), count('H2'), count('TOCI')]).toEqual([
        1,
        sectionIds.length + 1,
        sectionIds.length,
      ]);
      expect(count('H3')).toBe(Object.values(chartsOfSection).flat().length);
      expect([count('Figure'), count('L')]).toEqual([1, 2]);
      expect(kinds.indexOf('H1')).toBeLessThan(kinds.indexOf('TOC'));
      expect(kinds.indexOf('TOC')).toBeLessThan(kinds.indexOf('Table'));
      // Every link of the contents says where it leads.
      const { sections } = await loadWhitepaper(language);
      for (const { title } of Object.values(sections)) expect(said).toContain(title);
    },
  );

  it('may be kept, and is not sent again to the person who has it', async () => {
    const first = await read('?language=en');
    const etag = String(first.headers['etag']);
    expect(first.headers['cache-control']).toBe('public, max-age=3600');
    expect(etag).toMatch(/^"[\w-]{22}"$/);
    const again = await read('?language=en', { 'if-none-match': etag });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
    const other = await read('?language=de', { 'if-none-match': etag });
    expect(other.statusCode).toBe(200);
    expect(other.headers['etag']).not.toBe(etag);
  });

  it.each(['', '?language=', '?language=tlh', '?language=en&language=de', '?language=EN'])(
    'is not drawn for %j: the refusal names the language',
    async (query) => {
      const answer = await read(query);
      expect(answer.statusCode).toBe(422);
      expect(answer.json()).toMatchObject({ errors: [{ field: 'language' }] });
    },
  );
});
