import type { Mark } from '@egcr/cases/contract';
import type { CaseKind, StepTaken } from '@egcr/cases/server';
import { addSeconds } from '@egcr/contract/time';
import { platformRefusals } from '@egcr/contract/refusals';
import { invariant, Refusal } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';

import { applicationMachine } from '../contract/index.ts';
import { SCREENING_DAYS } from '../contract/limits.ts';
import { offerAward, payAgain } from './awards/award-money.ts';
import { endStoppedAward } from './awards/end-award.ts';
import { decisionDaysOfSubject, titleOfSubject } from './case-subject.ts';
import { budgetLeft } from './facts.ts';
import type { GrantParts } from './parts.ts';
import { askReviewers } from './reviews/ask-reviewers.ts';
import { beginNextRound } from './reviews/judged-store.ts';
import { missingReviews } from './reviews/missing-reviews.ts';
import { casesJudgedBy, releaseReviews } from './reviews/review-store.ts';
import { findProgramme } from './programme-store.ts';
import { findApplication, markDecided, markScreened, setState, type ApplicationState } from './store.ts';
import { grantTexts } from './texts.ts';

/** The kind of case that an application is. */
export const KIND = 'grants.application';

/** How states look beside others. */
export const stateMarks: Readonly<Record<ApplicationState, Mark>> = {
  draft: 'ended',
  submitted: 'new',
  under_review: 'busy',
  reserve: 'busy',
  approved: 'good',
  payment_stopped: 'bad',
  paid: 'good',
  ended: 'ended',
  declined: 'bad',
  cancelled: 'ended',
};

const DAY_S = 86_400;
/** States in which an applicant may apply again. */
const ENDED: readonly string[] = ['paid', 'ended', 'declined', 'cancelled'];

type KindParts = Pick<GrantParts, 'money' | 'acting' | 'organisations' | 'holders'>;

/**
 * An application for a grant. Reviewers score it without knowing who asks; a programme manager and a person of finance or oversight approve it, and its
 * money leaves the budget with the second approval.
 */
export function applicationKind(parts: KindParts): CaseKind<typeof applicationMachine> {
  const { money } = parts;
  return {
    name: KIND,
    machine: applicationMachine,
    words: (language) => {
      const { queue, states, events, approvals } = grantTexts(language);
      return { queue, states, events, approvals };
    },
    marks: stateMarks,
    permissions: {
      read: 'grants.read',
      handle: 'grants.review',
      steps: { pay_again: 'grants.award' },
    },
    approvals: {
      approve: [
        { name: 'review', permission: 'grants.review', count: 1 },
        { name: 'award', permission: 'grants.award', count: 1 },
      ],
    },
    missing: { approve: (work, { caseId }) => missingReviews(work, caseId) },
    withheldFrom: ({ db }, userId) => casesJudgedBy(db, userId),
    clock: (subject) => ({
      submitted: { workingDays: SCREENING_DAYS },
      under_review: { days: decisionDaysOfSubject(subject) },
    }),
    title: titleOfSubject,
    instead: {
      approve: async (work, { caseId, state }) =>
        state === 'under_review' && (await isShort({ money }, work, caseId)) ? 'reserve' : undefined,
    },
    effects: {
      take: async (work, step) => {
        await kept(work, step);
        const days = decisionDaysOfSubject(step.subject);
        await markScreened(work, { caseId: step.caseId, decideBy: addSeconds(work.now, days * DAY_S) });
        await askReviewers(parts, work, step.caseId);
      },
      release: kept,
      reserve: async (work, step) => {
        await kept(work, step);
        await markDecided(work, step.caseId);
      },
      cancel: ended,
      appeal: keptAgain,
      stop_payment: kept,
      pay: kept,
      end: ended,
      approve: async (work, step) => {
        await offerAward({ money }, work, step);
        await markDecided(work, step.caseId);
        await ended(work, step);
      },
      pay_again: async (work, step) => {
        await payAgain(parts, work, step);
        await kept(work, step);
      },
      decline: async (work, step) => {
        await endStoppedAward({ money }, work, { caseId: step.caseId, by: step.decidedBy.at(-1) ?? null });
        await markDecided(work, step.caseId);
        await ended(work, step);
      },
    },
  };
}

/** The application says what its case says. */
async function kept(work: Work, { caseId, to }: StepTaken): Promise<void> {
  await setState(work, { caseId, state: to, isActive: !ENDED.includes(to) });
}

/** The same, and nobody scores it any more. */
async function ended(work: Work, step: StepTaken): Promise<void> {
  await kept(work, step);
  await releaseReviews(work.db, step.caseId);
}

/** An appeal makes it active again, unless the applicant has applied anew meanwhile: then 409 conflict. */
async function keptAgain(work: Work, { caseId, to }: StepTaken): Promise<void> {
  const isActive = await setState(work, { caseId, state: to, isActive: true });
  if (!isActive) throw new Refusal(platformRefusals.conflict);
  await beginNextRound(work.db, caseId);
}

/** Whether the budget has less than the application asks for. The programme is held, so that approvals at the same time come one by one. */
async function isShort(parts: Pick<GrantParts, 'money'>, work: Work, caseId: string): Promise<boolean> {
  const found = await findApplication(work.db, caseId);
  invariant(found !== undefined, 'a case without its application was approved');
  const programme = await findProgramme(work.db, { id: found.programme_id, isLocked: true });
  invariant(programme !== undefined, 'an application without its programme was approved');
  return (await budgetLeft(parts, work, programme)) < found.amount_minor;
}
