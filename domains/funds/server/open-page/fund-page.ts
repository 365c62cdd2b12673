import type { LivingPage, LivingPageAsked, LivingPages } from '@egcr/server-kit/http/living-pages';
import { markup } from '@egcr/server-kit/http/markup';
import { headOfPage } from '@egcr/server-kit/http/page-head';
import { fill } from '@egcr/server-kit/texts';

import type { FundParts } from '../parts.ts';
import { fundPage } from '../show-funds.ts';
import { openPageTexts } from './texts.ts';

const PICTURE = '/social/landing.png';

/** What the server answers for the public page of a wealth fund, before a script runs. */
export function fundPages(parts: Pick<FundParts, 'ledger'>): readonly LivingPages[] {
  return [{ path: '/wealth-funds/$slug', answer: (asked) => answerFund(parts, asked) }];
}

async function answerFund(
  parts: Pick<FundParts, 'ledger'>,
  { db, now, params, language, origin }: LivingPageAsked,
): Promise<LivingPage> {
  const found = await fundPage(parts, { db, now, language }, params['slug'] ?? '');
  if (found === undefined) return { kind: 'missing' };
  const t = openPageTexts(language);
  const dollars = new Intl.NumberFormat(language, { style: 'currency', currency: 'USD' });
  const price = new Intl.NumberFormat(language, {
    style: 'currency',
    currency: 'USD',
    maximumFractionDigits: 6,
  });
  const lines = [
    found.price === null || found.valued_at === null
      ? t.none
      : fill(t.price, { price: price.format(Number(found.price)), date: found.valued_at.slice(0, 10) }),
    fill(t.value, { amount: dollars.format(Number(found.net_assets.value) / 100) }),
    t.honest,
  ];
  return {
    kind: 'found',
    head: headOfPage({
      type: 'website',
      title: found.title,
      description: found.mandate,
      url: `${origin}/wealth-funds/${found.slug}`,
      picture: `${origin}${PICTURE}`,
      isSample: found.is_sample,
    }),
    text: markup`<article class="shell flex flex-col gap-4 py-8"><h1 class="text-3xl">${found.title}</h1><p>${found.mandate}</p>${lines.map(
      (line) => markup`<p>${line}</p>`,
    )}</article>`,
  };
}
