import { expect, it } from 'vitest';

import { preferredLanguage } from './request-facts.ts';

it.each([
  [undefined, 'en'],
  ['', 'en'],
  ['ar', 'ar'],
  ['ar-EG,ar;q=0.9,en;q=0.5', 'ar'],
  ['pt-BR;q=0.8,fr;q=0.9', 'fr'],
  ['sw,zh-TW;q=0.7', 'zh'],
  ['de;q=0,it', 'it'],
  ['xx,yy;q=nonsense', 'en'],
])('reads Accept-Language %j as %s', (header, language) => {
  expect(preferredLanguage(header)).toBe(language);
});
