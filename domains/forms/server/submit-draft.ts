import { platformRefusals } from '@egcr/contract/refusals';
import { invariant, Refusal, validationRefusal } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';

import { verdictOf, type Answers } from '../contract/index.ts';
import { papersIn } from '../contract/papers.ts';
import { askedAnswers } from '../contract/verdict-rules.ts';
import { changedElsewhere, openDraft, type DraftParts } from './keep-drafts.ts';
import { broughtUp } from './new-version.ts';
import { offeredIn } from './offered-papers.ts';
import { markSent } from './store.ts';

export interface Submission {
  readonly draftId: string;
  /** Of the draft as its owner has checked it. */
  readonly version: number;
  readonly form: string;
  /** What the answers change: the draft was begun for it. Absent: something new comes of them. */
  readonly subjectId?: string | undefined;
  /** The case that comes of it; the papers among the answers are given to it. */
  readonly submissionId: string;
}

export interface Submitted {
  readonly form: string;
  readonly formVersion: number;
  readonly answers: Answers;
  /** The organisation for which it was filled in. */
  readonly organisationId?: string | null;
}

/**
 * Takes the answers of a draft that the caller may send, once: a draft that was sent is empty. Refuses not_found (also a draft of another form),
 * team_role_required, draft_sent, draft_changed, validation_failed with every question at once, in that order. A document that is neither the
 * caller's nor put into the draft by a colleague whose it is is refused at its question.
 */
export async function submitDraft(
  { shelf, acting, papers }: DraftParts,
  work: Work,
  asked: Submission,
): Promise<Submitted> {
  const draft = await openDraft(acting, work, { id: asked.draftId, right: 'edit', isLocked: true });
  if (draft.form !== asked.form || draft.subject_id !== (asked.subjectId ?? null))
    throw new Refusal(platformRefusals.not_found);
  if (draft.version !== asked.version) throw changedElsewhere(draft);
  const form = await shelf.newest(work.db, draft.form);
  invariant(form !== undefined, `the form ${draft.form} is not declared any more`);
  const answers = askedAnswers(form, broughtUp(shelf, form, draft).answers);
  const issues = verdictOf(form, answers);
  const judged = new Set(issues.map(({ field }) => field));
  const given = papersIn(form, answers).filter(({ question }) => !judged.has(question));
  const missing = await papers.give(work, {
    caseId: asked.submissionId,
    documentIds: given.flatMap(({ ids }) => ids),
    offered: await offeredIn(acting, work, draft),
  });
  const absent = given
    .filter(({ ids }) => ids.some((id) => missing.includes(id)))
    .map(({ question }) => ({ field: question, code: 'document_missing' }));
  if (issues.length + absent.length > 0) throw validationRefusal([...issues, ...absent]);
  await markSent(work, { id: draft.id, submissionId: asked.submissionId });
  return { form: form.name, formVersion: form.version, answers, organisationId: draft.organisation_id };
}
