import { toMajorText } from '@egcr/contract/money';
import { countryName } from '@egcr/locale/contract';
import type { LivingPage, LivingPageAsked } from '@egcr/server-kit/http/living-pages';
import { markup, type Markup } from '@egcr/server-kit/http/markup';
import { headOfPage, structured } from '@egcr/server-kit/http/page-head';
import type { Language } from '@egcr/server-kit/http/request-facts';
import { fill } from '@egcr/server-kit/texts';

import type { BusinessStatus } from '../../contract/index.ts';
import { findProfile, type EnteredProfile } from '../directory/show-directory.ts';
import { openPageTexts } from './texts.ts';

/** The picture of the landing page stands for a business in shared links. */
const PICTURE = '/social/landing.png';

/** A business in one of these is no more; its entry stays in the register. */
type Ended = 'dissolved' | 'converted';
type Shown = EnteredProfile & { readonly status: Exclude<BusinessStatus, Ended> };

function isThere(found: EnteredProfile): found is Shown {
  return found.status !== 'dissolved' && found.status !== 'converted';
}

/** What the server answers at `/business/directory/{slug}` before a script runs: a business that was dissolved is gone. */
export async function answerProfile({
  db,
  now,
  params,
  language,
  origin,
}: LivingPageAsked): Promise<LivingPage> {
  const found = await findProfile(db, { slug: params['slug'] ?? '', now });
  if (found === undefined) return { kind: 'missing' };
  if (!isThere(found)) return { kind: 'gone' };
  const url = `${origin}/business/directory/${found.slug}`;
  const t = openPageTexts(language);
  const head = headOfPage({
    type: 'website',
    title: found.name,
    description: `${found.name}, ${addressOf(found, language)}. ${t.lead}`,
    url,
    picture: `${origin}${PICTURE}`,
    isSample: found.is_sample,
  });
  return {
    kind: 'found',
    head: markup`${head}${structured([organisationFacts(found, url)])}`,
    text: textOf(found, language),
  };
}

/** What search engines read of a business: https://schema.org/Organization. When it was founded is not known: it may be older than its entry. */
function organisationFacts(found: EnteredProfile, url: string): object {
  return {
    '@type': 'Organization',
    name: found.name,
    url,
    identifier: { '@type': 'PropertyValue', propertyID: 'EGCR', value: found.number },
    address: {
      '@type': 'PostalAddress',
      streetAddress: found.street,
      addressLocality: found.town,
      ...(found.postcode !== '' && { postalCode: found.postcode }),
      addressCountry: found.jurisdiction,
    },
  };
}

function addressOf({ street, postcode, town, jurisdiction }: EnteredProfile, language: Language): string {
  return [street, `${postcode} ${town}`.trim(), countryName(jurisdiction, language)].join(', ');
}

/** The facts for browsers without scripts. */
function textOf(found: Shown, language: Language): Markup {
  const t = openPageTexts(language);
  const day = (instant: string) =>
    new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(instant));
  const { value, assetScale, assetCode } = found.capital;
  const facts = [
    [t.number, found.number],
    [t.address, addressOf(found, language)],
    [t.registered, day(found.registered_at)],
    [t.capital, `${toMajorText(BigInt(value), assetScale)} ${assetCode}`],
  ] as const;
  const notes = [
    t.own_record,
    ...(found.is_sample ? [t.sample] : []),
    ...(found.verified === null || found.is_sample
      ? []
      : [fill(t.verified, { level: String(found.verified.level), date: day(found.verified.until) })]),
  ];
  const lead = markup`<h1 class="text-3xl"><bdi>${found.name}</bdi></h1><p>${t[found.type]} · ${t[found.status]}</p>`;
  const list = markup`<dl class="flex flex-col gap-2">${facts.map(([name, fact]) => markup`<dt class="font-semibold">${name}</dt><dd><bdi>${fact}</bdi></dd>`)}</dl>`;
  const people = markup`<h2 class="text-xl">${t.people}</h2><ul>${found.officers.map(({ name, role }) => markup`<li><bdi>${name}</bdi> · ${t[role]}</li>`)}</ul>`;
  const check =
    found.certificate === null
      ? undefined
      : markup`<p><a class="underline" href="/verify/${found.certificate}">${t.check}</a></p>`;
  return markup`<article class="shell flex flex-col gap-4 py-8">${lead}${notes.map((note) => markup`<p>${note}</p>`)}${list}${people}${check}</article>`;
}
