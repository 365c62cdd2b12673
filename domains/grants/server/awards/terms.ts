import { createHash } from 'node:crypto';

import { toMajorText } from '@egcr/contract/money';
import { fill } from '@egcr/server-kit/texts';

import { decimalsOf } from '../../contract/index.ts';
import { programmeWords } from '../programme-words.ts';
import type { AwardRow, MilestoneRow } from './award-store.ts';
import { termsTexts } from './texts.ts';

/** Counts up with every change of the text: agreements that were accepted keep theirs. */
const TERMS_VERSION = 1;

export interface Terms {
  readonly version: number;
  readonly paragraphs: readonly string[];
  readonly text: string;
  readonly sha256: string;
}

/** What an agreement says of its award. */
type AgreedAward = Pick<
  AwardRow,
  'terms_text' | 'terms_sha256' | 'terms_version' | 'slug' | 'made' | 'reference' | 'asset' | 'amount_minor'
>;

/** The agreement of an award: as it was accepted, else as it is offered in a reader's language. */
export function termsFor(
  award: AgreedAward,
  milestones: readonly Pick<MilestoneRow, 'number' | 'amount_minor'>[],
  language: string,
): Terms {
  const { terms_text: kept, terms_sha256: hash, terms_version: version } = award;
  if (kept !== null && hash !== null && version !== null)
    return { version, paragraphs: kept.split('\n'), text: kept, sha256: hash };
  const money = moneyIn(language, award.asset);
  const { paragraphs } = termsTexts(language);
  const parts = milestones.map(({ number, amount_minor: minor }) => `${number}: ${money(minor)}`);
  const values = {
    amount: money(award.amount_minor),
    programme: programmeWords(award, language).title,
    reference: award.reference,
    parts: parts.join(' · '),
  };
  const written = Object.values(paragraphs).map((paragraph) => fill(paragraph, values));
  const text = written.join('\n');
  return {
    version: TERMS_VERSION,
    paragraphs: written,
    text,
    sha256: createHash('sha256').update(text).digest('hex'),
  };
}

function moneyIn(language: string, currency: string): (minor: bigint) => string {
  const [isArabic, decimals] = [language === 'ar', decimalsOf(currency)];
  const formats = new Intl.NumberFormat(isArabic ? 'ar-u-nu-latn' : language, {
    style: 'currency',
    currency,
  });
  return (minor) =>
    formats
      .formatToParts(toMajorText(minor, decimals) as `${number}`)
      // A code in letters would draw the numbers around it to its own direction.
      .map(({ type, value }) => (isArabic && type === 'currency' ? `\u2066${value}\u2069` : value))
      .join('');
}
