import { languages } from '@egcr/web-kit/languages';

import { expect, test } from './fixtures.ts';
import { findInvalid } from './html-rules.ts';
import { expectNamed } from './looks-good.ts';
import { openPublicPaths, publicViews } from './public-pages.ts';
import { readWhole, watchTraffic } from './reading.ts';

// Goal: our HTML is valid, as it leaves the server in every language and as it stands in the browser once everything is there.
// Method: html-validate's standard rules over the table of addresses; what we do otherwise on purpose is listed in html-rules.ts.

test('the pages leave the server as valid HTML, in every language', async ({ request }) => {
  test.setTimeout(120_000);
  const invalid: string[] = [];
  for (const path of openPublicPaths) {
    for (const language of languages) {
      const answer = await request.get(path, { headers: { 'accept-language': language } });
      expect(answer.status(), path).toBe(200);
      expect(answer.headers()['content-type'], path).toBe('text/html; charset=utf-8');
      const found = await findInvalid(await answer.text());
      invalid.push(...found.map((complaint) => `${path} in ${language}: ${complaint}`));
    }
  }
  expect(invalid).toEqual([]);
});

for (const locale of ['en-GB', 'ar-EG']) {
  test.describe(locale, () => {
    test.use({ locale });

    test(`the pages stand in the browser as valid HTML, ${locale}`, async ({ page }) => {
      test.setTimeout(120_000);
      const traffic = watchTraffic(page);
      const invalid: string[] = [];
      for (const path of publicViews) {
        await page.goto(path);
        await expectNamed(page);
        await readWhole(page, traffic);
        const found = await findInvalid(await page.content());
        invalid.push(...found.map((complaint) => `${path}: ${complaint}`));
      }
      expect(invalid).toEqual([]);
    });
  });
}

test('what is not valid is found', async () => {
  const head =
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A page</title></head><body>';
  expect(await findInvalid(`${head}<h1>Valid</h1></body></html>`)).toEqual([]);
  expect(await findInvalid(`${head}<p><div>In a paragraph</div></p></body></html>`)).not.toEqual([]);
  expect(await findInvalid(`${head}<p id="a">One</p><p id="a">Two</p></body></html>`)).not.toEqual([]);
});
