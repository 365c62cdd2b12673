import {
  countryAnswer,
  moneyAnswer,
  papersAnswer,
  type AnswerSchema,
  type Question,
} from '@egcr/forms/contract';
import type { DeclaredForm, FindForm } from '@egcr/forms/server';

import { programmeTerms, termsFor, type MadeProgramme, type NamedProgramme } from '../contract/index.ts';
import { PURPOSE_MAX_LENGTH, PURPOSE_MIN_LENGTH } from '../contract/limits.ts';
import { findProgramme } from './programme-store.ts';
import { programmeWords } from './programme-words.ts';
import { grantTexts } from './texts.ts';

const PAPERS_MAX = 5;
const PREFIX = 'grants.';
/** What an answer to a question of a programme's own may be. */
const ownAnswers: Readonly<Record<MadeProgramme['questions'][number]['kind'], AnswerSchema>> = {
  text: { type: 'string', maxLength: 200 },
  long_text: { type: 'string', maxLength: PURPOSE_MAX_LENGTH },
  number: { type: 'integer', minimum: 0, maximum: 1_000_000_000 },
  yes_no: { type: 'boolean' },
};

/** The form of a programme. */
export function formOf(slug: string): string {
  return `${PREFIX}${slug}`;
}

/** The programme of a form; undefined where the form belongs to something else. */
export function slugOfForm(form: string): string | undefined {
  return form.startsWith(PREFIX) ? form.slice(PREFIX.length) : undefined;
}

/**
 * What an application asks: the amount lies in the programme's range, both ends in; then what the programme asks itself. A change of the questions in the code is
 * another version; those that people made never change.
 */
export function applicationForm(programme: NamedProgramme): DeclaredForm {
  const { slug, kind, asset: currency, minimumMinor, maximumMinor } = termsFor(programme);
  const cost = moneyAnswer({ currency, maximumMinor });
  const own = ownQuestions(programme.made);
  const papers = programme.made?.template === 'with_papers' ? ['papers'] : [];
  return {
    name: formOf(slug),
    version: 1,
    isForOrganisations: true,
    address: kind === 'fund' ? `/apply-funding/${slug}` : `/apply-grant/${slug}`,
    schema: {
      type: 'object',
      properties: {
        amount: moneyAnswer({ currency, minimumMinor, maximumMinor }),
        country: countryAnswer,
        purpose: { type: 'string', minLength: PURPOSE_MIN_LENGTH, maxLength: PURPOSE_MAX_LENGTH },
        equipment: cost,
        people: cost,
        other_costs: cost,
        ...own.properties,
        papers: papersAnswer({ maximum: PAPERS_MAX }),
      },
      required: [
        'amount',
        'country',
        'purpose',
        'equipment',
        'people',
        'other_costs',
        ...Object.keys(own.properties),
        ...papers,
      ],
    },
    layout: [
      { name: 'amount', kind: 'money' },
      { name: 'country', kind: 'country' },
      { name: 'purpose', kind: 'long_text' },
      { name: 'equipment', kind: 'money' },
      { name: 'people', kind: 'money' },
      { name: 'other_costs', kind: 'money' },
      ...own.layout,
      { name: 'papers', kind: 'file' },
    ],
    rules: [],
    words: (language) => ({
      title: programmeWords(programme, language).title,
      questions: { ...grantTexts(language).questions, ...own.words },
    }),
  };
}

/** What a programme asks itself, in its own language. */
function ownQuestions(made: MadeProgramme | null): {
  readonly properties: Readonly<Record<string, AnswerSchema>>;
  readonly layout: readonly Question[];
  readonly words: Readonly<Record<string, { readonly label: string }>>;
} {
  const named = (made?.questions ?? []).map((question, at) => ({ ...question, name: `own_${at + 1}` }));
  return {
    properties: Object.fromEntries(named.map(({ name, kind }) => [name, ownAnswers[kind]])),
    layout: named.map(({ name, kind }) => ({ name, kind })),
    words: Object.fromEntries(named.map(({ name, label }) => [name, { label }])),
  };
}

/** The forms of the programmes of the code. */
export const grantForms: readonly DeclaredForm[] = programmeTerms.map(({ slug }) =>
  applicationForm({ slug, made: null }),
);

/** The form of a programme that people made. */
export const findGrantForm: FindForm = async (db, name) => {
  const slug = slugOfForm(name);
  const programme = slug === undefined ? undefined : await findProgramme(db, { slug });
  return programme === undefined || programme.made === null ? undefined : applicationForm(programme);
};
