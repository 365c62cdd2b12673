import { languageTable } from './language-table.ts';

/** A language as people choose it. */
export interface OfferedLanguage {
  readonly code: string;
  readonly name: string;
  readonly native_name: string;
  /** ISO 3166 codes of countries where it is spoken by many. */
  readonly country_codes: readonly string[];
  readonly rtl: boolean;
}

const RIGHT_TO_LEFT = new Set(['ar', 'ur', 'fa', 'he']);

/** All languages a person can choose, in the order in which they are offered. */
export const offeredLanguages: readonly OfferedLanguage[] = inOfferedOrder(
  languageTable
    .trim()
    .split('\n')
    .map((line) => {
      const [code = '', name = '', native_name = '', countries = ''] = line.split('|');
      return { code, name, native_name, country_codes: countries.split(' '), rtl: RIGHT_TO_LEFT.has(code) };
    }),
);

/** The order of the most wanted ones; the others follow by their own names. */
export function inOfferedOrder(languages: readonly OfferedLanguage[]): readonly OfferedLanguage[] {
  const preferred =
    'en zh zh-TW hi es fr ar bn pt ru ur id de ja sw tr ko vi it th fa he pl nl sv no da fi'.split(' ');
  const rank = ({ code }: OfferedLanguage) => (preferred.includes(code) ? preferred.indexOf(code) : Infinity);
  return languages.toSorted((left, right) =>
    rank(left) === rank(right)
      ? left.native_name.localeCompare(right.native_name, 'en')
      : rank(left) - rank(right),
  );
}

/** What is offered when the list cannot be had. */
export const fallbackLanguages: readonly OfferedLanguage[] = [
  'en',
  'es',
  'fr',
  'de',
  'zh',
  'ja',
  'ar',
  'hi',
  'pt',
  'ru',
].flatMap((code) => offeredLanguages.filter((language) => language.code === code));

export function languageOf(code: string): OfferedLanguage | undefined {
  return offeredLanguages.find((language) => language.code === code);
}
