import { countryAnswer, moneyAnswer, papersAnswer } from '@egcr/forms/contract';
import type { DeclaredForm } from '@egcr/forms/server';

import { GRANT_ASSET, programmeTerms, type ProgrammeSlug, type ProgrammeTerms } from '../contract/index.ts';
import { PURPOSE_MAX_LENGTH, PURPOSE_MIN_LENGTH } from '../contract/limits.ts';
import { programmeWords } from './programme-words.ts';
import { grantTexts } from './texts.ts';

const PAPERS_MAX = 5;

/** The form of a programme. */
export function formOf(slug: ProgrammeSlug): string {
  return `grants.${slug}`;
}

/** What an application asks: the amount lies in the programme's range, both ends in. A change of questions is another version. */
function applicationForm({ slug, kind, minimumMinor, maximumMinor }: ProgrammeTerms): DeclaredForm {
  const cost = moneyAnswer({ currency: GRANT_ASSET, maximumMinor });
  return {
    name: formOf(slug),
    version: 1,
    isForOrganisations: true,
    address: kind === 'fund' ? `/apply-funding/${slug}` : `/apply-grant/${slug}`,
    schema: {
      type: 'object',
      properties: {
        amount: moneyAnswer({ currency: GRANT_ASSET, minimumMinor, maximumMinor }),
        country: countryAnswer,
        purpose: { type: 'string', minLength: PURPOSE_MIN_LENGTH, maxLength: PURPOSE_MAX_LENGTH },
        equipment: cost,
        people: cost,
        other_costs: cost,
        papers: papersAnswer({ maximum: PAPERS_MAX }),
      },
      required: ['amount', 'country', 'purpose', 'equipment', 'people', 'other_costs'],
    },
    layout: [
      { name: 'amount', kind: 'money' },
      { name: 'country', kind: 'country' },
      { name: 'purpose', kind: 'long_text' },
      { name: 'equipment', kind: 'money' },
      { name: 'people', kind: 'money' },
      { name: 'other_costs', kind: 'money' },
      { name: 'papers', kind: 'file' },
    ],
    rules: [],
    words: (language) => ({
      title: programmeWords(slug, language).title,
      questions: grantTexts(language).questions,
    }),
  };
}

/** The forms of all programmes. */
export const grantForms: readonly DeclaredForm[] = programmeTerms.map(applicationForm);
