import type { Mark } from '@egcr/cases/contract';
import type { CaseKind } from '@egcr/cases/server';
import type { DeclaredForm } from '@egcr/forms/server';
import type { EntryEvent } from '@egcr/registry/contract';
import type { RecordedBusiness } from '@egcr/registry/server';
import type { Work } from '@egcr/server-kit/work';

import { DECISION_DAYS, PICK_UP_DAYS } from '../contract/limits.ts';
import { peopleMachine, type PeopleState } from '../contract/people-machine.ts';
import { verificationOfCase } from './business-store.ts';
import type { VerificationParts } from './parts.ts';
import { closePeopleReview, insertPeopleReview } from './people-store.ts';
import { resultOf } from './screening/screen-business.ts';
import { verificationTexts } from './words/texts.ts';

export const PEOPLE = 'verification.people';
const LINE_MAX = 400;
const line = { type: 'string', maxLength: LINE_MAX } as const;

/** What an officer reads of why they are asked; the register's change writes it, no person fills it in. */
export const peopleForm: DeclaredForm = {
  name: PEOPLE,
  version: 1,
  isFilledByNobody: true,
  address: '/business/verification',
  schema: {
    type: 'object',
    properties: { what: { type: 'string', enum: ['directors', 'transfer', 'registered'] }, business: line },
    required: ['what', 'business'],
  },
  layout: [
    { name: 'what', kind: 'choice' },
    { name: 'business', kind: 'text' },
  ],
  rules: [],
  words: (language) => {
    const { people } = verificationTexts(language);
    return {
      title: people.queue,
      questions: {
        what: { label: people.what, options: people.changes },
        business: { label: people.business },
      },
    };
  },
};

const marks: Readonly<Record<PeopleState, Mark>> = {
  draft: 'ended',
  submitted: 'new',
  in_review: 'busy',
  cleared: 'good',
  suspended: 'bad',
};

/** Names that came to a business by a change and are like those of a list. It ends when each was decided. */
export function peopleKind(): CaseKind<typeof peopleMachine> {
  return {
    name: PEOPLE,
    machine: peopleMachine,
    words: (language) => {
      const { people } = verificationTexts(language);
      return { queue: people.queue, states: people.states, events: people.events };
    },
    marks,
    permissions: { read: 'verification.read', handle: 'verification.review' },
    clock: () => ({ submitted: { workingDays: PICK_UP_DAYS }, in_review: { workingDays: DECISION_DAYS } }),
    title: (subject) => subject,
    missing: { close: missing },
    effects: {
      close: (work, { caseId }) => closePeopleReview(work, caseId),
      suspend: (work, { caseId }) => closePeopleReview(work, caseId),
    },
  };
}

/** Each hit is decided before the case is closed. */
async function missing(work: Work, { caseId }: { readonly caseId: string }): Promise<string | undefined> {
  const row = await verificationOfCase(work.db, caseId);
  if (row === undefined) return undefined;
  const said = verificationTexts(work.request.language).missing;
  const { note } = await resultOf(work, row.id);
  return note === 'open_hits' ? said.open_hits : undefined;
}

/** Asks officers to look at the hits of a business; not where they are asked already. */
export async function openPeopleReview(
  { cases }: Pick<VerificationParts, 'cases'>,
  work: Work,
  { business, change }: { readonly business: RecordedBusiness; readonly change: EntryEvent },
): Promise<void> {
  const caseId = work.newId();
  if (!(await insertPeopleReview(work, { caseId, businessId: business.id }))) return;
  await cases.open(work, {
    by: 'platform',
    id: caseId,
    kind: PEOPLE,
    subject: business.name,
    submissionId: caseId,
    organisationId: business.organisationId,
    isSample: business.isSample,
    submitted: {
      form: peopleForm.name,
      formVersion: peopleForm.version,
      answers: { what: change, business: `${business.name} (${business.number})` },
    },
  });
}
