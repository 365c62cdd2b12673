import { endpoint } from '@egcr/contract/endpoint';
import * as z from 'zod/mini';

import { slideLanguage } from './landing-rules.ts';
import { whitepaperArticle } from './whitepaper.ts';
import { WHITEPAPER_CACHE_S } from './whitepaper-limits.ts';

export const readWhitepaperCall = endpoint({
  name: 'site.read_whitepaper',
  summary: 'The white paper in one of our languages as a file to print, with contents and page numbers.',
  method: 'GET',
  path: whitepaperArticle.pdfPath,
  query: z.object({ language: slideLanguage }),
  file: ['application/pdf'],
  refusals: [],
  access: 'public',
  pin: 'none',
  rate: 'public',
  cache_s: WHITEPAPER_CACHE_S,
});
