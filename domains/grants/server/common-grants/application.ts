import { verdictOf, type Answers, type Draft } from '@egcr/forms/contract';

import { programmeSlugOf, type ProgrammeSlug } from '../../contract/index.ts';
import { programmeWords } from '../programme-words.ts';
import type { ApplicationState } from '../store.ts';
import type { SentApplicationRow } from './application-store.ts';
import { declaredForm } from './competition.ts';
import { siblingId } from './sibling-id.ts';

const states: Readonly<Record<ApplicationState, { readonly value: string; readonly customValue?: string }>> =
  {
    draft: { value: 'inProgress' },
    submitted: { value: 'submitted' },
    under_review: { value: 'submitted' },
    reserve: { value: 'custom', customValue: 'reserveList' },
    approved: { value: 'accepted' },
    payment_stopped: { value: 'accepted' },
    paid: { value: 'accepted' },
    ended: { value: 'accepted' },
    declined: { value: 'rejected' },
    cancelled: { value: 'custom', customValue: 'withdrawn' },
  };

/** What was answered in the one form of an application, sent or not. */
interface Written {
  readonly id: string;
  readonly programmeId: string;
  readonly slug: ProgrammeSlug;
  readonly answers: Answers;
  readonly state: ApplicationState;
  readonly createdAt: string;
  readonly changedAt: string;
  readonly submittedAt: string | null;
  readonly isSample: boolean;
}

/** What was sent. The answers of an account that was deleted are gone. */
export function sentAs(row: SentApplicationRow, answers: Answers | undefined): Written {
  return {
    id: row.draft_id ?? row.case_id,
    programmeId: row.programme_id,
    slug: row.slug,
    answers: answers ?? {},
    state: row.state,
    createdAt: row.sent_at.toISOString(),
    changedAt: row.changed_at.toISOString(),
    submittedAt: row.sent_at.toISOString(),
    isSample: row.is_sample,
  };
}

export function draftAs(
  draft: Draft,
  programme: { readonly id: string; readonly slug: ProgrammeSlug },
): Written {
  return {
    id: draft.id,
    programmeId: programme.id,
    slug: programme.slug,
    answers: draft.answers,
    state: 'draft',
    createdAt: draft.saved_at,
    changedAt: draft.saved_at,
    submittedAt: null,
    isSample: false,
  };
}

/** The programme of a form; undefined where the form belongs to something else. */
export function slugOfForm(form: string): ProgrammeSlug | undefined {
  const prefix = 'grants.';
  return form.startsWith(prefix) ? programmeSlugOf(form.slice(prefix.length)) : undefined;
}

export function responseOf(written: Written) {
  const issues =
    written.state === 'draft' ? verdictOf(declaredForm({ slug: written.slug }), written.answers) : [];
  const isBegun = Object.keys(written.answers).length > 0;
  const value = issues.length === 0 ? 'complete' : isBegun ? 'inProgress' : 'notStarted';
  return {
    applicationId: written.id,
    id: siblingId(written.id, 'form'),
    formId: siblingId(written.programmeId, 'form'),
    response: written.answers,
    status: { value },
    validationErrors: issues.map(({ field, code }) => ({ field, code })),
    createdAt: written.createdAt,
    lastModifiedAt: written.changedAt,
  };
}

export function applicationOf(written: Written, language: string) {
  const response = responseOf(written);
  return {
    id: written.id,
    title: programmeWords(written.slug, language).title,
    competitionId: siblingId(written.programmeId, 'competition'),
    opportunityId: written.programmeId,
    formResponses: { application: response },
    status: states[written.state],
    submittedAt: written.submittedAt,
    validationErrors: response.validationErrors,
    customFields: { isSample: { name: 'isSample', fieldType: 'boolean', value: written.isSample } },
    createdAt: written.createdAt,
    lastModifiedAt: written.changedAt,
  };
}
