import { readLink } from './traces.ts';

/** Why a link or an address looks false, each a reason that a reader can check. */
export const fraudSigns = [
  'looks_like_us',
  'hidden_characters',
  'mixed_letters',
  'name_before_host',
  'number_as_host',
  'not_encrypted',
  'many_names',
] as const;
export type FraudSign = (typeof fraudSigns)[number];

const LABELS_MAX = 4;
const OUR_NAME = 'egcr';
const UNSEEN = /[\p{Cf}\p{Cc}]/u;
/** Letters of other scripts that look like Latin ones, and digits that people read as letters. */
const ALIKE: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '6': 'g',
  '9': 'g',
  а: 'a',
  е: 'e',
  о: 'o',
  р: 'p',
  с: 'c',
  х: 'x',
  ԍ: 'g',
  ɡ: 'g',
  г: 'r',
  є: 'e',
  ϲ: 'c',
};

/**
 * The signs in a link, an email address or a host, in a fixed order; none where there is nothing to see, which proves nothing.
 * `ownHosts`: the names under which the platform itself is reached.
 */
export function signsIn(text: string, ownHosts: readonly string[]): readonly FraudSign[] {
  const trimmed = text.trim();
  const word = trimmed.replaceAll(/[\p{Cf}\p{Cc}]/gu, '').toLowerCase();
  const link =
    word.includes('@') && !word.includes('://')
      ? readLink(word.slice(word.lastIndexOf('@') + 1))
      : readLink(word);
  const found = new Set<FraudSign>();
  if (UNSEEN.test(trimmed)) found.add('hidden_characters');
  if (link) for (const sign of signsOfLink(word, link, ownHosts)) found.add(sign);
  return fraudSigns.filter((sign) => found.has(sign));
}

function signsOfLink(word: string, link: URL, ownHosts: readonly string[]): readonly FraudSign[] {
  const host = link.hostname;
  const isOurs = ownHosts.some((own) => host === own || host.endsWith(`.${own}`));
  const isNumber = /^\d+(\.\d+){3}$/.test(host) || host.startsWith('[');
  const signs: FraudSign[] = [];
  if (!isOurs && looksLikeUs(writtenHost(word))) signs.push('looks_like_us');
  if (host.split('.').some((label) => label.startsWith('xn--')) && isMixed(writtenHost(word)))
    signs.push('mixed_letters');
  if (link.username !== '') signs.push('name_before_host');
  if (isNumber) signs.push('number_as_host');
  if (link.protocol === 'http:') signs.push('not_encrypted');
  if (!isNumber && host.replace(/^www\./, '').split('.').length > LABELS_MAX) signs.push('many_names');
  return signs;
}

/** The host as it was typed, with the letters that a person sees. */
function writtenHost(word: string): string {
  const afterScheme = word.replace(/^[a-z][a-z0-9+.-]*:\/\//, '');
  const [authority = ''] = afterScheme.split(/[/?#]/);
  return (authority.split('@').at(-1) ?? '').replace(/:\d+$/, '');
}

function looksLikeUs(host: string): boolean {
  const read = Array.from(host, (sign) => ALIKE[sign] ?? sign).join('');
  return read
    .split(/[.-]/)
    .some((part) => part === OUR_NAME || (part.includes(OUR_NAME) && part.length <= 16));
}

/** Latin letters beside Greek or Cyrillic ones in one name. */
function isMixed(host: string): boolean {
  return host
    .split('.')
    .some((label) => /\p{Script=Latin}/u.test(label) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(label));
}
