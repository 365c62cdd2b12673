import { languages } from '@egcr/web-kit/languages';

import { expect, test } from './fixtures.ts';
import { findInvalid } from './html-rules.ts';
import { openPublicPaths } from './public-pages.ts';

// Goal: our HTML is valid as it leaves the server, in every language; walk.e2e.ts looks at it as it stands in the browser.
// Method: html-validate's standard rules over the table of addresses; what we do otherwise on purpose is listed in html-rules.ts.

test('the pages leave the server as valid HTML, in every language', async ({ request }) => {
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

test('what is not valid is found', async () => {
  const head =
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>A page</title></head><body>';
  expect(await findInvalid(`${head}<h1>Valid</h1></body></html>`)).toEqual([]);
  expect(await findInvalid(`${head}<p><div>In a paragraph</div></p></body></html>`)).not.toEqual([]);
  expect(await findInvalid(`${head}<p id="a">One</p><p id="a">Two</p></body></html>`)).not.toEqual([]);
});
