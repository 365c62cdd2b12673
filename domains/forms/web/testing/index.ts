import type { AnsweringServer } from '@egcr/web-kit/testing/answering-server.tsx';

import {
  beginDraftCall,
  readDraftCall,
  readFormCall,
  saveDraftCall,
  type Answers,
} from '../../contract/index.ts';

export const DRAFT = '01990000-0000-7000-8000-0000000000d1';
const AT = '2026-11-23T12:04:00.000Z';

/** Lets a page fill in a form of one question that need not be answered, with these answers in its draft. */
export function servesForm(
  server: AnsweringServer,
  name: string,
  answers: Answers = { title: 'Harbour' },
): void {
  const draft = {
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
  server
    .answers(readFormCall, () =>
      Response.json({
        name,
        version: 1,
        title: 'A form',
        schema: { type: 'object', properties: { title: { type: 'string' } }, required: [] },
        questions: [{ name: 'title', kind: 'text', label: 'Its title', hint: '', options: [] }],
        sections: [],
        rules: [],
      }),
    )
    .answers(beginDraftCall, () => Response.json(draft))
    .answers(readDraftCall, () => Response.json(draft))
    .answers(saveDraftCall, () => Response.json({ version: 5, saved_at: AT, expires_at: AT }));
}
