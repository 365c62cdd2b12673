import { toMajorText } from '@egcr/contract/money';
import { countryName } from '@egcr/locale/contract';
import type { LivingPage, LivingPageAsked } from '@egcr/server-kit/http/living-pages';
import { markup, type Markup } from '@egcr/server-kit/http/markup';
import { headOfPage, structured } from '@egcr/server-kit/http/page-head';
import type { Language } from '@egcr/server-kit/http/request-facts';
import { fill } from '@egcr/server-kit/texts';

import type { JobCard } from '../../contract/index.ts';
import { isOpen, isSeen } from '../read-job.ts';
import type { JobParts } from '../parts.ts';
import { oneCard } from '../shown.ts';
import { findPosting } from '../store.ts';
import { postingFacts } from './posting-facts.ts';
import { openPageTexts } from './texts.ts';

/** The picture of the landing page stands for a job in shared links. */
const PICTURE = '/social/landing.png';
/** What a search engine shows of a text. */
const DESCRIPTION_LENGTH = 160;

/** What the server answers at `/jobs/{slug}` before a script runs: a job that is over is gone, one that was never published is not there. */
export async function answerJob(
  parts: Pick<JobParts, 'levelsOf'>,
  { db, now, params, language, origin }: LivingPageAsked,
): Promise<LivingPage> {
  const row = await findPosting(db, { by: { slug: params['slug'] ?? '' } });
  if (row === undefined || !isSeen(row)) return { kind: 'missing' };
  if (!isOpen(row, now)) return { kind: 'gone' };
  const card = await oneCard(parts, { db, now }, row);
  const head = headOfPage({
    type: 'website',
    title: `${card.title}, ${card.place}`,
    description: inShort(`${card.employer}. ${row.body}`),
    url: `${origin}/jobs/${card.slug}`,
    picture: `${origin}${PICTURE}`,
    isSample: card.is_sample,
  });
  return {
    kind: 'found',
    head: markup`${head}${structured([postingFacts({ ...card, body: row.body, positions: row.positions })])}`,
    text: textOf({ ...card, body: row.body }, language),
  };
}

function inShort(text: string): string {
  const letters = Array.from(text.replaceAll(/\s+/g, ' '));
  return letters.length <= DESCRIPTION_LENGTH
    ? letters.join('')
    : `${letters.slice(0, DESCRIPTION_LENGTH - 1).join('')}…`;
}

/** The facts for browsers without scripts. */
function textOf(job: JobCard & { readonly body: string }, language: Language): Markup {
  const t = openPageTexts(language);
  const lines = [
    job.employer,
    `${job.place}, ${countryName(job.country, language)}`,
    payOf(job, language),
    ...(job.is_remote ? [t.remote] : []),
  ];
  const facts = lines.map((line) => markup`<p>${line}</p>`);
  const text = markup`<div class="flex flex-col gap-4" lang="${job.language}">${job.body.split('\n').map(lineOf)}</div>`;
  const back = encodeURIComponent(`/jobs/${job.slug}`);
  const apply = markup`<p><a class="underline" href="/auth?redirect=${back}">${t.apply}</a></p>`;
  const title = markup`<h1 class="text-3xl" lang="${job.language}">${job.title}</h1>`;
  return markup`<article class="shell flex flex-col gap-4 py-8">${title}${facts}${text}${apply}</article>`;
}

/** A line of the text: a heading, a point of a list or a paragraph. Marks inside a line stay as they are. */
function lineOf(line: string): Markup | undefined {
  const [, mark = '', text = ''] = /^(#{1,4} |[-*] )?(.*)$/.exec(line.trim()) ?? [];
  if (text === '') return undefined;
  if (mark.startsWith('#')) return markup`<h2 class="text-xl">${text}</h2>`;
  return mark === '' ? markup`<p>${text}</p>` : markup`<p>• ${text}</p>`;
}

function payOf({ pay_min: min, pay_max: max, period }: JobCard, language: Language): string {
  const t = openPageTexts(language);
  if (max.value === '0') return t.unpaid;
  const money = ({ value, assetScale, assetCode }: JobCard['pay_min']) =>
    `${toMajorText(BigInt(value), assetScale)} ${assetCode}`;
  const pay = min.value === max.value ? money(max) : fill(t.range, { from: money(min), to: money(max) });
  return fill(t[period], { pay });
}
