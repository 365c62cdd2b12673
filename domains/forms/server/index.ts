import type { DocumentsDoor } from '@egcr/documents/server';
import { userDeleted } from '@egcr/identity/contract';
import type { ActingDoor } from '@egcr/organisations/server';
import { handle, type ServerDomain } from '@egcr/server-kit/domain';
import { hear } from '@egcr/server-kit/event-kinds';
import { invariant } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';

import {
  beginDraftCall,
  discardDraftCall,
  listDraftsCall,
  readDraftCall,
  readFormCall,
  saveDraftCall,
  type WrittenAnswer,
} from '../contract/index.ts';
import { FormShelf, type DeclaredForm, type FindForm } from './declared-form.ts';
import { END_DRAFTS, endDrafts } from './end-drafts.ts';
import {
  beginDraft,
  discardDraft,
  listDrafts,
  readDraft,
  saveDraft,
  type DraftParts,
} from './keep-drafts.ts';
import { readForm, writeAnswers } from './read-form.ts';
import { answersColumn, deleteDraftsOf } from './store.ts';
import { submitDraft, type Submission, type Submitted } from './submit-draft.ts';

export type { DeclaredForm, FindForm, FormWords } from './declared-form.ts';
export type { Submitted } from './submit-draft.ts';

/** What other domains may ask of forms. */
export interface FormsDoor {
  /**
   * Takes the answers of a draft that the caller may send, once. Refuses not_found, team_role_required, draft_sent, draft_changed,
   * validation_failed with every question at once, in that order.
   */
  submit(work: Work, submission: Submission): Promise<Submitted>;
  /**
   * Answers as people read them, with the papers that were given to the case that came of them. Every version in which a form was ever
   * sent has to be declared.
   */
  write(work: Work, submitted: Submitted & { readonly caseId: string }): Promise<WrittenAnswer[]>;
}

/** Forms as data, and what people have answered in them so far. */
export function createForms({
  forms,
  find,
  acting,
  papers,
}: {
  readonly forms: readonly DeclaredForm[];
  /** Forms that people made. */
  readonly find?: FindForm;
  readonly acting: ActingDoor;
  readonly papers: Pick<DocumentsDoor, 'give' | 'ownAmong' | 'papersOf'>;
}): {
  readonly domain: ServerDomain;
  readonly door: FormsDoor;
} {
  const shelf = new FormShelf(forms, find);
  const parts: DraftParts = { shelf, acting, papers };
  return {
    domain: {
      name: 'forms',
      calls: [
        handle(readFormCall, (work, input) => readForm(shelf, work, input)),
        handle(beginDraftCall, (work, input) => beginDraft(parts, work, input)),
        handle(listDraftsCall, (work, input) => listDrafts(parts, work, input)),
        handle(readDraftCall, (work, input) => readDraft(parts, work, input)),
        handle(saveDraftCall, (work, input) => saveDraft(parts, work, input)),
        handle(discardDraftCall, (work, input) => discardDraft(parts, work, input)),
      ],
      jobs: { [END_DRAFTS]: (work) => endDrafts(parts, work) },
      schedules: [{ cron: '40 6 * * *', job: END_DRAFTS }],
      listeners: hear(userDeleted, (work, { user_id: userId }) => deleteDraftsOf(work.db, userId)),
      sealed: [answersColumn],
    },
    door: {
      submit: (work, submission) => submitDraft(parts, work, submission),
      write: async (work, { form: name, formVersion, answers, caseId }) => {
        const form = await shelf.sent(work.db, name, formVersion);
        invariant(form !== undefined, `the form ${name} ${formVersion} is not declared any more`);
        const asksPapers = form.layout.some(({ kind }) => kind === 'file');
        const given = asksPapers ? await papers.papersOf(work, caseId) : [];
        return writeAnswers({ form, answers, papers: given }, work.request.language);
      },
    },
  };
}
