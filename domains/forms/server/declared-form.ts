import { invariant } from '@egcr/server-kit/refusal';

import { QUESTIONS_MAX } from '../contract/limits.ts';
import type { FormDefinition } from '../contract/index.ts';

/** What a form says to a reader. */
export interface FormWords {
  readonly title: string;
  /** By the names of the sections. */
  readonly sections?: Readonly<Record<string, string>>;
  /** By the names of the questions. */
  readonly questions: Readonly<
    Record<
      string,
      { readonly label: string; readonly hint?: string; readonly options?: Readonly<Record<string, string>> }
    >
  >;
}

/** A form with its sentences, as a domain declares it when the server is composed. */
export interface DeclaredForm extends FormDefinition {
  /** A call or a rule writes what its cases say; nobody is asked, so there is nothing to begin. */
  readonly isFilledByNobody?: true;
  readonly words: (language: string) => FormWords;
}

/** The forms of all domains by name; of several versions the newest is offered, the others stay readable. */
export class FormShelf {
  readonly #forms: readonly DeclaredForm[];

  constructor(forms: readonly DeclaredForm[]) {
    for (const form of forms) checkForm(form);
    const names = forms.map(({ name, version }) => `${name} ${version}`);
    invariant(new Set(names).size === names.length, 'two forms have the same name and version');
    this.#forms = forms.toSorted((one, other) => other.version - one.version);
  }

  /** What people are asked now under a name. */
  newest(name: string): DeclaredForm | undefined {
    return this.#forms.find((form) => form.name === name && form.isFilledByNobody !== true);
  }

  /** All versions of a form, the newest first. */
  versions(name: string): readonly DeclaredForm[] {
    return this.#forms.filter((form) => form.name === name);
  }

  version(name: string, version: number): DeclaredForm | undefined {
    return this.#forms.find((form) => form.name === name && form.version === version);
  }
}

/** Questions, schema and rules speak of the same names, and a question depends on earlier ones only. */
function checkForm({ name, schema, layout, rules, sections = [] }: DeclaredForm): void {
  const asked = layout.map((question) => question.name);
  const known = Object.keys(schema.properties);
  invariant(asked.length <= QUESTIONS_MAX, `${name} has too many questions`);
  invariant(
    asked.toSorted().join() === known.toSorted().join(),
    `${name} asks other questions than its schema has`,
  );
  invariant(
    schema.required.every((each) => known.includes(each)),
    `${name} requires what it does not ask`,
  );
  for (const { name: question, kind } of layout) {
    const answer = schema.properties[question];
    invariant(
      (kind === 'money') === (answer?.currency !== undefined),
      `${name} asks ${question} for money without its currency`,
    );
    invariant(
      (kind === 'many' || kind === 'file') === (answer?.type === 'array'),
      `${name} asks ${question} for a list that its schema does not have`,
    );
  }
  const begins = sections.map(({ from }) => asked.indexOf(from));
  invariant(
    begins.every((at, place) => (place === 0 ? at === 0 : at > (begins[place - 1] ?? 0))),
    `${name} has sections that do not follow its questions`,
  );
  for (const { question, other } of rules)
    invariant(
      asked.includes(other) && asked.indexOf(other) < asked.indexOf(question),
      `${name} asks ${question} before what it depends on`,
    );
}
