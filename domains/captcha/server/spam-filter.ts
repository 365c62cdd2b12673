import type { BodyOf } from '@egcr/contract/endpoint';
import { isDisposableMail } from '@egcr/server-kit/disposable-mail';

import type { verifyCall } from '../contract/endpoints.ts';
import type { Classification } from '../contract/rules.ts';
import { scriptsOf } from './scripts.ts';

type Given = Pick<BodyOf<typeof verifyCall>, 'email' | 'fields' | 'text' | 'expectedLanguages'>;

export interface Judgement {
  /** Null where there was nothing to judge. */
  readonly classification: Classification | null;
  readonly reasons: readonly string[];
}

/** Points of each finding. From 4 on it is spam; 1 to 3 is not said. */
const points = {
  disposable_email: 4,
  many_links: 4,
  link: 1,
  markup: 3,
  repeated_text: 2,
  shouting: 1,
  unexpected_language: 2,
} as const;
type Finding = keyof typeof points;

const BAD_FROM = 4;
const LINKS_MANY = 3;
const LINK = /https?:\/\/|\bwww\.|\[url\b/giu;
const MARKUP = /<a\s|<script|\[url=|\[link=/iu;
/** The same two to forty characters four times in a row, or one character ten times. */
const REPEATED = /(\S.{1,39}?)\1{3}|(\S)\2{9}/u;
const SHOUTING_LENGTH_MIN = 20;

/** A few plain signs, each by name; who reads a message still decides. Looks at nothing but what the form brought. */
export function judge(given: Given): Judgement {
  const text = [...Object.values(given.fields ?? {}), ...[given.text ?? []].flat()].join('\n');
  const email = given.email?.trim() ?? '';
  if (text.trim() === '' && email === '') return { classification: null, reasons: [] };
  const reasons = [...textFindings(text), ...languageFindings(text, given.expectedLanguages ?? [])];
  if (isDisposableMail(email)) reasons.push('disposable_email');
  const sum = reasons.reduce((total, finding) => total + points[finding], 0);
  return { classification: sum === 0 ? 'GOOD' : sum < BAD_FROM ? 'NEUTRAL' : 'BAD', reasons };
}

function textFindings(text: string): Finding[] {
  const findings: Finding[] = [];
  const links = text.match(LINK)?.length ?? 0;
  if (links > 0) findings.push(links >= LINKS_MANY ? 'many_links' : 'link');
  if (MARKUP.test(text)) findings.push('markup');
  if (REPEATED.test(text.slice(0, 4000))) findings.push('repeated_text');
  const isLong = text.length >= SHOUTING_LENGTH_MIN && text !== text.toLowerCase();
  if (isLong && text === text.toUpperCase()) findings.push('shouting');
  return findings;
}

function languageFindings(text: string, expected: readonly string[]): Finding[] {
  const found = scriptsOf(text);
  if (expected.length === 0 || found === undefined) return [];
  const isExpected = expected.some((language) => found.includes(language.toLowerCase().split('-')[0] ?? ''));
  return isExpected ? [] : ['unexpected_language'];
}
