import type { CaseKind } from '@egcr/cases/server';
import type { DeclaredForm } from '@egcr/forms/server';
import { countryName } from '@egcr/locale/contract';
import { step } from '@egcr/server-kit/data/step';
import type { EventOf } from '@egcr/contract/machine';
import { invariant } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';

import { postingMachine } from '../contract/index.ts';
import { BODY_MAX_LENGTH, MODERATION_DAYS, QUESTION_MAX_LENGTH, QUESTIONS_MAX } from '../contract/limits.ts';
import { moderationMachine } from '../contract/moderation-machine.ts';
import type { NewPosting } from '../contract/shapes.ts';
import { decideChange } from './changes/decide-change.ts';
import { findChange } from './changes/store.ts';
import type { JobParts } from './parts.ts';
import { findPosting, setPostingState } from './store.ts';
import { moderationTexts } from './words/texts.ts';

const MODERATION = 'jobs.moderation';

const line = { type: 'string', maxLength: 400 } as const;

/** What an officer reads of a posting; the form of a posting writes it, no person fills it in here. */
export const moderationForm: DeclaredForm = {
  name: MODERATION,
  version: 1,
  isFilledByNobody: true,
  address: '/global-job-board',
  schema: {
    type: 'object',
    properties: {
      title: line,
      employer: line,
      place: line,
      pay: line,
      // The questions stand below the text.
      text: { type: 'string', maxLength: BODY_MAX_LENGTH + QUESTIONS_MAX * (QUESTION_MAX_LENGTH + 2) },
    },
    required: ['title', 'employer', 'place', 'pay', 'text'],
  },
  layout: [
    { name: 'title', kind: 'text' },
    { name: 'employer', kind: 'text' },
    { name: 'place', kind: 'text' },
    { name: 'pay', kind: 'text' },
    { name: 'text', kind: 'long_text' },
  ],
  rules: [],
  words: (language) => {
    const { queue, questions } = moderationTexts(language);
    return {
      title: queue,
      questions: Object.fromEntries(Object.entries(questions).map(([name, label]) => [name, { label }])),
    };
  },
};

interface ToLookAt {
  readonly body: Pick<
    NewPosting,
    'acting_for' | 'title' | 'body' | 'country' | 'place' | 'pay_min' | 'pay_max' | 'period'
  > & { readonly currency: string; readonly questions?: readonly string[] | undefined };
  readonly employer: string;
  readonly applicantId: string;
  readonly isSample?: boolean;
}

interface ToModerate extends ToLookAt {
  readonly id: string;
}

/** Opens the case in which an officer looks at a posting. */
export async function openModeration(
  { cases }: Pick<JobParts, 'cases'>,
  work: Work,
  { id, ...toLookAt }: ToModerate,
): Promise<string> {
  const caseId = work.newId();
  await setPostingState(work, { id, state: step(postingMachine, 'draft', 'submit'), caseId });
  await openLook({ cases }, work, { caseId, ...toLookAt });
  return caseId;
}

/** Opens a case in which an officer reads what a posting says, or would say. */
export async function openLook(
  { cases }: Pick<JobParts, 'cases'>,
  work: Work,
  { caseId, body, employer, applicantId, isSample = false }: ToLookAt & { readonly caseId: string },
): Promise<void> {
  await cases.open(work, {
    id: caseId,
    kind: MODERATION,
    subject: body.title,
    applicantId,
    submissionId: caseId,
    organisationId: body.acting_for,
    isSample,
    submitted: {
      form: moderationForm.name,
      formVersion: moderationForm.version,
      answers: {
        title: body.title,
        employer,
        place: `${body.place}, ${countryName(body.country, 'en')}`,
        pay: `${body.currency} ${body.pay_min}–${body.pay_max} / ${body.period}`,
        text: [body.body, ...(body.questions ?? [])].join('\n\n'),
      },
    },
  });
}

type KindParts = Pick<JobParts, 'requireStatus' | 'statusAllows'>;

/** A look at a posting before it is published. */
export function moderationKind(parts: KindParts): CaseKind<typeof moderationMachine> {
  return {
    name: MODERATION,
    machine: moderationMachine,
    words: (language) => {
      const { queue, states, events } = moderationTexts(language);
      return { queue, states, events };
    },
    marks: { approved: 'good' },
    permissions: { read: 'jobs.read', handle: 'jobs.moderate' },
    clock: () => ({
      submitted: { workingDays: MODERATION_DAYS },
      in_progress: { workingDays: MODERATION_DAYS },
    }),
    title: (subject) => subject,
    missing: { approve: (work, { caseId }) => stoppedEmployer(parts, work, caseId) },
    effects: {
      approve: async (work, { caseId }) => {
        const organisationId = await employerOf(work, caseId);
        // Holds the status until this is committed: a suspension that comes meanwhile closes what was published.
        if (organisationId !== undefined) await parts.requireStatus(work, { organisationId, act: 'publish' });
        await follow(work, caseId, 'approve');
      },
      decline: (work, { caseId }) => follow(work, caseId, 'reject'),
      cancel: (work, { caseId }) => follow(work, caseId, 'withdraw'),
    },
  };
}

/** Why the posting of a case, or the change of one, can’t be published now: the register has stopped its employer. */
async function stoppedEmployer(
  { statusAllows }: Pick<KindParts, 'statusAllows'>,
  work: Work,
  caseId: string,
): Promise<string | undefined> {
  const organisationId = await employerOf(work, caseId);
  if (organisationId === undefined || (await statusAllows(work.db, { organisationId, act: 'publish' })))
    return undefined;
  return moderationTexts(work.request.language).employer_stopped;
}

/** Of the posting that a case is about, or of the one that it would change. */
async function employerOf({ db }: Pick<Work, 'db'>, caseId: string): Promise<string | undefined> {
  const change = await findChange(db, caseId);
  const row = await findPosting(db, { by: change ? { id: change.posting_id } : { caseId } });
  return row?.organisation_id;
}

/** The posting goes where its case leads; a change of an open one is made, or is not. */
async function follow(
  work: Pick<Work, 'db' | 'now'>,
  caseId: string,
  event: Extract<EventOf<typeof postingMachine>, 'approve' | 'reject' | 'withdraw'>,
): Promise<void> {
  if (await decideChange(work, { caseId, isApproved: event === 'approve' })) return;
  const row = await findPosting(work.db, { by: { caseId }, isLocked: true });
  invariant(row !== undefined, 'a case without its posting was decided');
  await setPostingState(work, { id: row.id, state: step(postingMachine, row.state, event) });
}
