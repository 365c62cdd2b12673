import { wealthFunds } from '@egcr/funds/contract';
import type { Language } from '@egcr/server-kit/http/request-facts';
import type { LivingPage, LivingPageAsked, LivingPages } from '@egcr/server-kit/http/living-pages';
import { markup, type Markup } from '@egcr/server-kit/http/markup';
import { headOfPage } from '@egcr/server-kit/http/page-head';
import { fill } from '@egcr/server-kit/texts';

import { decimalsOf, termsFor, type ProgrammeTerms } from '../../contract/index.ts';
import { budgetLeft } from '../facts.ts';
import type { GrantParts } from '../parts.ts';
import { findProgramme } from '../programme-store.ts';
import { programmeWords } from '../programme-words.ts';
import { shownRubric } from '../reviews/show-rubric.ts';
import { openPageTexts } from './texts.ts';

type Money = Pick<GrantParts, 'money'>;
type Kind = ProgrammeTerms['kind'];

/** The pictures of the landing page stand for both in shared links. */
const PICTURE = '/social/landing.png';
const PLACES = { grant: '/grants/programmes', fund: '/funds' } as const satisfies Record<Kind, string>;

/** What the server answers for the public pages of grants and of funds, before a script runs. */
export function programmePages(parts: Money): readonly LivingPages[] {
  return [
    { path: '/grants/programmes/$slug', answer: (asked) => answerProgramme(parts, 'grant', asked) },
    { path: '/funds/$slug', answer: (asked) => answerProgramme(parts, 'fund', asked) },
  ];
}

/** A fund asked for as a grant has moved, and the other way round. */
async function answerProgramme(
  parts: Money,
  kind: Kind,
  { db, params, language, origin }: LivingPageAsked,
): Promise<LivingPage> {
  const slug = params['slug'] ?? '';
  // People hold units of these, and nobody applies to them.
  if (kind === 'fund' && wealthFunds.some((each) => each === slug))
    return { kind: 'moved', to: `/wealth-funds/${slug}` };
  const row = await findProgramme(db, { slug });
  if (row === undefined) return { kind: 'missing' };
  const terms = termsFor(row);
  const path = `${PLACES[terms.kind]}/${row.slug}` as const;
  if (terms.kind !== kind) return { kind: 'moved', to: path };
  const words = programmeWords(row, language);
  const leftMinor = await budgetLeft(parts, { db }, row);
  const shown = { ...words, terms, language, leftMinor, closesAt: row.closes_at };
  return {
    kind: 'found',
    head: headOfPage({
      type: 'website',
      title: words.title,
      description: words.summary,
      url: `${origin}${path}`,
      picture: `${origin}${PICTURE}`,
      isSample: row.is_sample,
    }),
    text: textOf(shown),
  };
}

interface Shown {
  readonly title: string;
  readonly summary: string;
  readonly terms: ProgrammeTerms;
  readonly language: Language;
  readonly leftMinor: bigint;
  readonly closesAt: Date | null;
}

/** The facts for browsers without scripts. */
function textOf({ title, summary, terms, language, leftMinor, closesAt }: Shown): Markup {
  const t = openPageTexts(language);
  const money = new Intl.NumberFormat(language, {
    style: 'currency',
    currency: terms.asset,
    maximumFractionDigits: 0,
  });
  const unit = 10n ** BigInt(decimalsOf(terms.asset));
  const whole = (minor: bigint) => money.format(minor / unit);
  const percent = new Intl.NumberFormat(language, { style: 'percent' });
  const criteria = new Intl.ListFormat(language, { type: 'unit' }).format(
    shownRubric(terms, language).criteria.map(
      ({ label, weight }) => `${label} ${percent.format(weight / 100)}`,
    ),
  );
  const lines = [
    fill(t.range, { from: whole(terms.minimumMinor), to: whole(terms.maximumMinor) }),
    fill(t.left, { amount: whole(leftMinor) }),
    fill(t.scored, { criteria }),
    closesAt === null ? t.noEnd : fill(t.closes, { date: closesAt.toISOString().slice(0, 10) }),
  ];
  const where = `/${terms.kind === 'fund' ? 'apply-funding' : 'apply-grant'}/${terms.slug}`;
  return markup`<article class="shell flex flex-col gap-4 py-8"><h1 class="text-3xl">${title}</h1><p>${summary}</p>${lines.map(
    (line) => markup`<p>${line}</p>`,
  )}<p><a class="underline" href="${where}">${t.apply}</a></p></article>`;
}
