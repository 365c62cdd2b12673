import type { Answer, Answers, AnswerSchema } from '../contract/index.ts';
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
