import type { Database } from '@egcr/server-kit/database';
import { invariant } from '@egcr/server-kit/refusal';

import type { Work } from '@egcr/server-kit/work';

import { QUESTIONS_MAX } from '../contract/limits.ts';
import type { Answers, FormDefinition } from '../contract/index.ts';

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

/** Something that a person or an organisation may change by filling in a form again. */
interface SubjectAsked {
  readonly id: string;
  readonly userId: string;
  readonly organisationId: string | null;
}

/** What a form may change, or is about: there is a draft for each, beside that of something new. */
interface FormSubject {
  /** Names it in the query of the form's address. */
  readonly field: string;
  /** Whether it is theirs and may be changed now. */
  readonly isOpen: (work: Pick<Work, 'db'>, asked: SubjectAsked) => Promise<boolean>;
  /** What is known before the person begins: they read it, and may change it. */
  readonly startWith?: (work: Pick<Work, 'db'>, id: string) => Promise<Answers>;
}

/** A form with its sentences, as a domain declares it when the server is composed. */
export interface DeclaredForm extends FormDefinition {
  /** A call or a rule writes what its cases say; nobody is asked, so there is nothing to begin. */
  readonly isFilledByNobody?: true;
  readonly subject?: FormSubject;
  readonly words: (language: string) => FormWords;
}

/** Where a draft is filled in. */
export function addressOf(
  { address, subject }: Pick<DeclaredForm, 'address' | 'subject'>,
  subjectId: string | null,
): string {
  if (subject === undefined || subjectId === null) return address;
  return `${address}${address.includes('?') ? '&' : '?'}${subject.field}=${subjectId}`;
}

/** Finds a form that people made, of which there is one version. Its names are none that a domain declares. */
export type FindForm = (db: Database, name: string) => Promise<DeclaredForm | undefined>;

/**
 * The forms of all domains by name; of several versions the newest is offered, the others stay readable. Beside those that were declared, domains
 * may find forms that people made.
 */
export class FormShelf {
  readonly #forms: readonly DeclaredForm[];
  readonly #find: FindForm;

  constructor(forms: readonly DeclaredForm[], find: FindForm = async () => undefined) {
    for (const form of forms) checkForm(form);
    this.#find = find;
    const names = forms.map(({ name, version }) => `${name} ${version}`);
    invariant(new Set(names).size === names.length, 'two forms have the same name and version');
    this.#forms = forms.toSorted((one, other) => other.version - one.version);
  }

  /** What people are asked now under a name. */
  async newest(db: Database, name: string): Promise<DeclaredForm | undefined> {
    const declared = this.#forms.find((form) => form.name === name && form.isFilledByNobody !== true);
    return declared ?? this.#made(db, name);
  }

  /** All versions of a form, the newest first. */
  versions(name: string): readonly DeclaredForm[] {
    return this.#forms.filter((form) => form.name === name);
  }

  /** The version in which something was sent, of a form of the code or of people. */
  async sent(db: Database, name: string, version: number): Promise<DeclaredForm | undefined> {
    return this.version(name, version) ?? this.#made(db, name);
  }

  async #made(db: Database, name: string): Promise<DeclaredForm | undefined> {
    const found = await this.#find(db, name);
    if (found) checkForm(found);
    return found;
  }

  /** One that a domain declares. */
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
