import type { AssetCode } from '@egcr/ledger/contract';

import type { SampleJob } from './demo-postings.ts';

/** An invented employer of which nobody of the demonstration is a member. */
export interface FarEmployer {
  readonly name: string;
  readonly kind: 'business' | 'government' | 'ngo';
  readonly country: string;
  readonly place: string;
  readonly currency: AssetCode;
  /** In which it writes, besides English. */
  readonly language: string;
}

const towns: readonly (readonly [
  country: string,
  currency: AssetCode,
  language: string,
  places: readonly string[],
])[] = [
  ['ES', 'EUR', 'es', ['Cuenca', 'Soria', 'Gijón']],
  ['FR', 'EUR', 'fr', ['Colmar', 'Nîmes', 'Saint-Malo']],
  ['DE', 'EUR', 'de', ['Görlitz', 'Husum', 'Trier']],
  ['JP', 'JPY', 'ja', ['松江', '小樽', '奈良']],
  ['CN', 'CNY', 'zh', ['大理', '泉州', '洛阳']],
  ['KR', 'USD', 'ko', ['통영', '경주', '강릉']],
  ['BR', 'USD', 'pt', ['Paraty', 'Olinda', 'Blumenau']],
  ['SN', 'EUR', 'fr', ['Thiès', 'Kaolack', 'Ziguinchor']],
  ['IT', 'EUR', 'it', ['Matera', 'Orvieto', 'Trani']],
  ['EG', 'USD', 'ar', ['أسوان', 'دمياط', 'الأقصر']],
  ['GB', 'GBP', 'en', ['Ludlow', 'Oban', 'Whitby']],
  ['TH', 'USD', 'th', ['ตรัง', 'น่าน', 'จันทบุรี']],
  ['TR', 'USD', 'tr', ['Ayvalık', 'Sinop', 'Kaş']],
];

const trades: readonly (readonly [trade: string, kind: FarEmployer['kind']])[] = [
  ['Orchards', 'business'],
  ['Boatyard', 'business'],
  ['Home Nursing', 'ngo'],
  ['Town Works', 'government'],
  ['Solar Roofs', 'business'],
  ['Language Courses', 'ngo'],
];

/** Six in each of thirteen countries: with those of the people of the demonstration, ninety. */
export const farEmployers: readonly FarEmployer[] = towns.flatMap(([country, currency, language, places]) =>
  trades.map(([trade, kind], at) => {
    const place = places[at % places.length] ?? '';
    return { name: `${place} ${trade}`, kind, country, place, currency, language };
  }),
);

export const JOBS_EACH_MAX = 7;

/** The jobs of the employer at that place in the list: 480 of all together. */
export function jobsOf(
  { language }: Pick<FarEmployer, 'language'>,
  at: number,
  all: readonly SampleJob[],
): readonly SampleJob[] {
  const known = all.filter((job) => job.language === language || job.language === 'en');
  return Array.from(
    { length: at < 12 ? JOBS_EACH_MAX : JOBS_EACH_MAX - 1 },
    (_, place) => known[(at * 3 + place) % known.length],
  ).filter((job) => job !== undefined);
}
