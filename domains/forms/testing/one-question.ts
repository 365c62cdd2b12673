import type { Answers, Draft, Form } from '../contract/index.ts';

const AT = '2026-11-23T12:04:00.000Z';

/** The draft of every form here. */
export const draftId = '01990000-0000-7000-8000-0000000000d1';

/** A form that asks one thing, with a draft that may be sent as it is: what a page reads and saves, by method and path. */
export function oneQuestion(name: string, question: string, answers: Answers = {}) {
  const form: Form = {
    name,
    version: 1,
    title: 'Some questions',
    schema: { type: 'object', properties: { [question]: { type: 'string' } }, required: [] },
    questions: [{ name: question, kind: 'text', label: 'One question', hint: '', options: [] }],
    sections: [],
    rules: [],
  };
  const draft: Draft = {
    id: draftId,
    form: name,
    form_version: 1,
    answers,
    changed_questions: [],
    version: 3,
    saved_at: AT,
    expires_at: AT,
    acting_for: null,
    can_edit: true,
  };
  return {
    [`GET forms/${name}`]: form,
    [`POST forms/${name}/drafts`]: draft,
    [`GET form-drafts/${draftId}`]: draft,
    [`PUT form-drafts/${draftId}`]: { version: 4, saved_at: AT, expires_at: AT },
    'GET form-drafts': { items: [] },
  };
}
