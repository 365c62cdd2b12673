import type { FieldIssue } from '@egcr/contract/problem';

import type { Answer, Answers, AnswerSchema } from '../contract/index.ts';
import { unknownAnswers } from '../contract/verdict-rules.ts';
import type { DeclaredForm, FormShelf } from './declared-form.ts';
import type { DraftRecord } from './store.ts';

interface BroughtUp {
  readonly answers: Answers;
  /** Questions that are new, or asked otherwise than when the draft was last saved. */
  readonly changed: readonly string[];
}

/**
 * The answers of a draft as the newest version of its form takes them: by the names of the questions. An answer to a question that is gone, or that is
 * answered in another way now, is left out.
 */
export function broughtUp(
  shelf: FormShelf,
  form: DeclaredForm,
  draft: Pick<DraftRecord, 'answers' | 'form_version'>,
): BroughtUp {
  if (draft.form_version === form.version) return { answers: draft.answers, changed: [] };
  const { properties } = form.schema;
  const answers = Object.fromEntries(
    Object.entries(draft.answers).filter(([name, answer]) => isOfType(properties[name], answer)),
  );
  const before = shelf.version(form.name, draft.form_version);
  const changed = form.layout
    .map(({ name }) => name)
    .filter((name) => before === undefined || questionIn(before, name) !== questionIn(form, name));
  return { answers, changed };
}

/**
 * The answers that the newest version asks for. One to a question that an earlier version asked is left out: a page that was open before the
 * change still sends it. What no version ever asked is unknown.
 */
export function knownAnswers(
  shelf: FormShelf,
  form: DeclaredForm,
  answers: Answers,
): { readonly answers: Answers; readonly unknown: readonly FieldIssue[] } {
  const issues = unknownAnswers(form, answers);
  const unknown = issues.filter(({ field }) =>
    shelf.versions(form.name).every(({ schema }) => !Object.hasOwn(schema.properties, field)),
  );
  const left = new Set(issues.map(({ field }) => field));
  return {
    answers: Object.fromEntries(Object.entries(answers).filter(([name]) => !left.has(name))),
    unknown,
  };
}

function isOfType(schema: AnswerSchema | undefined, answer: Answer): boolean {
  switch (schema?.type) {
    case 'array':
      return Array.isArray(answer);
    case 'integer':
      return typeof answer === 'number';
    case 'string':
    case 'boolean':
      return typeof answer === schema.type;
    default:
      return false;
  }
}

/** How a version asks a question: what may be answered, whether it must be, and when it is asked. */
function questionIn({ schema, layout, rules }: DeclaredForm, name: string): string {
  return JSON.stringify([
    schema.properties[name],
    schema.required.includes(name),
    layout.find((question) => question.name === name),
    rules.filter(({ question }) => question === name),
  ]);
}
