import type { GivenPaper } from '@egcr/documents/contract';
import { platformRefusals } from '@egcr/contract/refusals';
import { countryName } from '@egcr/locale/contract';
import type { CallInput } from '@egcr/server-kit/domain';
import { fixedReply } from '@egcr/server-kit/fixed-reply';
import { Refusal } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';

import type {
  Answers,
  AnswerSchema,
  Form,
  QuestionKind,
  readFormCall,
  WrittenAnswer,
} from '../contract/index.ts';
import { listOf } from '../contract/papers.ts';
import type { DeclaredForm, FormShelf, FormWords } from './declared-form.ts';

/** Forms as they are shown, by their languages: a declared form and its words do not change while the server runs. */
const shown = new WeakMap<DeclaredForm, Map<string, Form>>();

/** A form in the reader's language, put together once. Refuses not_found. */
export async function readForm(
  shelf: FormShelf,
  work: Work,
  { params }: CallInput<typeof readFormCall>,
): Promise<Form> {
  const form = await shelf.newest(work.db, params.form);
  if (form === undefined) throw new Refusal(platformRefusals.not_found);
  const { language } = work.request;
  const inLanguages = shown.get(form) ?? new Map<string, Form>();
  shown.set(form, inLanguages);
  const known = inLanguages.get(language) ?? fixedReply(formIn(form, language));
  inLanguages.set(language, known);
  return known;
}

function formIn(form: DeclaredForm, language: string): Form {
  const words = form.words(language);
  return {
    name: form.name,
    version: form.version,
    title: words.title,
    schema: {
      ...form.schema,
      properties: Object.fromEntries(
        Object.entries(form.schema.properties).map(([name, { enum: values, items, ...schema }]) => [
          name,
          { ...schema, ...(values && { enum: [...values] }), ...(items && { items: asSent(items) }) },
        ]),
      ),
      required: [...form.schema.required],
    },
    questions: form.layout.map(({ name, kind, paper }) => {
      const said = words.questions[name];
      const { enum: one, items } = form.schema.properties[name] ?? {};
      const sayOption = optionSayer(said, kind, language);
      return {
        name,
        kind,
        ...(paper && { paper }),
        label: said?.label ?? name,
        hint: said?.hint ?? '',
        options: (one ?? items?.enum ?? []).map((value) => ({ value, label: sayOption(value) })),
      };
    }),
    sections: sectionsIn(form, words),
    rules: [...form.rules],
  };
}

function sectionsIn({ layout, sections = [] }: DeclaredForm, words: FormWords): Form['sections'] {
  const asked = layout.map(({ name }) => name);
  return sections.map(({ name, from }, place) => {
    const next = sections[place + 1];
    const questions = asked.slice(asked.indexOf(from), next && asked.indexOf(next.from));
    return { name, title: words.sections?.[name] ?? name, questions };
  });
}

function asSent({ enum: values, ...items }: NonNullable<AnswerSchema['items']>) {
  return { ...items, ...(values && { enum: [...values] }) };
}

export interface AnswersToWrite {
  readonly form: DeclaredForm;
  readonly answers: Answers;
  /** What was given with them. */
  readonly papers: readonly GivenPaper[];
}

/** Answers as people read them, in the order of the questions. A yes or no, a date, a number and money stay as they are: screens write them. */
export function writeAnswers({ form, answers, papers }: AnswersToWrite, language: string): WrittenAnswer[] {
  const words = form.words(language);
  return form.layout.flatMap(({ name, kind }): WrittenAnswer[] => {
    const answer = answers[name];
    if (answer === undefined) return [];
    const label = words.questions[name]?.label ?? name;
    if (kind === 'file') {
      const given = listOf(answer).flatMap((id) => papers.find((paper) => paper.document_id === id) ?? []);
      return [{ name, kind, label, value: given.map((paper) => paper.name).join('\n'), papers: given }];
    }
    const sayOption = optionSayer(words.questions[name], kind, language);
    const values = typeof answer === 'object' ? answer : [String(answer)];
    const { currency } = form.schema.properties[name] ?? {};
    const value = values.map(sayOption).join('\n');
    return [{ name, kind, label, value, ...(currency !== undefined && { currency }) }];
  });
}

/** Says a value of a question that offers values; any other value as it is. */
function optionSayer(
  said: FormWords['questions'][string] | undefined,
  kind: QuestionKind,
  language: string,
): (value: string) => string {
  return (value) => said?.options?.[value] ?? (kind === 'country' ? countryName(value, language) : value);
}
