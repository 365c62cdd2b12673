import { platformRefusals } from '@egcr/contract/refusals';
import type { CallInput } from '@egcr/server-kit/domain';
import { Refusal } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';

import type { Answers, Form, readFormCall, WrittenAnswer } from '../contract/index.ts';
import type { DeclaredForm, FormShelf } from './declared-form.ts';

/** A form in the reader's language. Refuses not_found. */
export async function readForm(
  shelf: FormShelf,
  work: Work,
  { params }: CallInput<typeof readFormCall>,
): Promise<Form> {
  const form = shelf.newest(params.form);
  if (form === undefined) throw new Refusal(platformRefusals.not_found);
  const words = form.words(work.request.language);
  return {
    name: form.name,
    version: form.version,
    title: words.title,
    schema: {
      ...form.schema,
      properties: Object.fromEntries(
        Object.entries(form.schema.properties).map(([name, { enum: values, ...schema }]) => [
          name,
          { ...schema, ...(values && { enum: [...values] }) },
        ]),
      ),
      required: [...form.schema.required],
    },
    questions: form.layout.map(({ name, kind }) => {
      const said = words.questions[name];
      return {
        name,
        kind,
        label: said?.label ?? name,
        hint: said?.hint ?? '',
        options: (form.schema.properties[name]?.enum ?? []).map((value) => ({
          value,
          label: said?.options?.[value] ?? value,
        })),
      };
    }),
    rules: [...form.rules],
  };
}

/** Answers as people read them, in the order of the questions. A yes or no, a date and a number stay as they are: screens write them. */
export function writeAnswers(form: DeclaredForm, answers: Answers, language: string): WrittenAnswer[] {
  const words = form.words(language);
  return form.layout.flatMap(({ name, kind }) => {
    const answer = answers[name];
    if (answer === undefined) return [];
    const said = words.questions[name];
    const text = String(answer);
    return [{ name, kind, label: said?.label ?? name, value: said?.options?.[text] ?? text }];
  });
}
