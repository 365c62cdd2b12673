import { verdictOf, type Answers, type Draft } from '@egcr/forms/contract';

import type { MadeProgramme, NamedProgramme } from '../../contract/index.ts';
import { applicationForm } from '../application-form.ts';
import { programmeWords } from '../programme-words.ts';
import type { ApplicationState } from '../store.ts';
import type { SentApplicationRow } from './application-store.ts';
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
  readonly slug: string;
  /** Of one that people made; null: its terms stand in the code. */
  readonly made: MadeProgramme | null;
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
    made: row.made,
    answers: answers ?? {},
    state: row.state,
    createdAt: row.sent_at.toISOString(),
    changedAt: row.changed_at.toISOString(),
    submittedAt: row.sent_at.toISOString(),
    isSample: row.is_sample,
  };
}

export function draftAs(draft: Draft, programme: NamedProgramme & { readonly id: string }): Written {
  return {
    id: draft.id,
    programmeId: programme.id,
    slug: programme.slug,
    made: programme.made,
    answers: draft.answers,
    state: 'draft',
    createdAt: draft.saved_at,
    changedAt: draft.saved_at,
    submittedAt: null,
    isSample: false,
  };
}

export function responseOf(written: Written) {
  const issues = written.state === 'draft' ? verdictOf(applicationForm(written), written.answers) : [];
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
    title: programmeWords(written, language).title,
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
