import type { AnsweringServer } from '@egcr/web-kit/testing/answering-server.tsx';

import {
  beginDraftCall,
  listDraftsCall,
  readDraftCall,
  readFormCall,
  saveDraftCall,
  type Answers,
  type Draft,
} from '../../contract/index.ts';

export const DRAFT = '01990000-0000-7000-8000-0000000000d1';
const AT = '2026-11-23T12:04:00.000Z';

interface OneQuestion {
  /** The name of the question; it need not be answered. */
  readonly question?: string;
  /** What stands in the draft. */
  readonly answers?: Answers;
}

/** Lets a page fill in a form of one question, with a draft that may be sent as it is. */
export function servesForm(
  server: AnsweringServer,
  name: string,
  { question = 'title', answers = { title: 'Harbour' } }: OneQuestion = {},
): AnsweringServer {
  const draft: Draft = {
    id: DRAFT,
    form: name,
    form_version: 1,
    version: 4,
    answers,
    changed_questions: [],
    saved_at: AT,
    expires_at: AT,
    acting_for: null,
    can_edit: true,
  };
  return server
    .replies(readFormCall, {
      name,
      version: 1,
      title: 'A form',
      schema: { type: 'object', properties: { [question]: { type: 'string' } }, required: [] },
      questions: [{ name: question, kind: 'text', label: 'One question', hint: '', options: [] }],
      sections: [],
      rules: [],
    })
    .replies(listDraftsCall, { items: [] })
    .replies(beginDraftCall, draft)
    .replies(readDraftCall, draft)
    .replies(saveDraftCall, { version: 5, saved_at: AT, expires_at: AT });
}
