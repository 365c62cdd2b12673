import { applicationSubmitted, interviewHeld, personHired } from '@egcr/careers/contract';
import { notificationAsked } from '@egcr/notifications/contract';
import type { Listener } from '@egcr/server-kit/domain';
import { hear, told } from '@egcr/server-kit/event-kinds';
import type { Work } from '@egcr/server-kit/work';
import type * as z from 'zod/mini';

import { endedStates, undecidedStates } from '../contract/claim-machine.ts';
import { dateIn, weekOf } from '../contract/index.ts';
import { foundWork } from '../contract/notices.ts';
import { insertActivity } from './activity-store.ts';
import { newestClaim } from './claim-store.ts';
import { isWeekOf } from './claim-weeks.ts';
import { keepHire } from './hire-store.ts';
import type { SupportParts } from './parts.ts';

/**
 * What careers tell of a person's search for work. An application and an interview are proved acts of the week in which they happened; an
 * accepted offer ends support. Only who claims support is kept: of others nothing is written.
 */
export function careerListeners(parts: Pick<SupportParts, 'cases'>): Readonly<Record<string, Listener>> {
  return {
    ...hear(applicationSubmitted, (work, about) =>
      keepAct(work, { kind: 'application', subject: about.application_id, about }),
    ),
    ...hear(interviewHeld, (work, about) =>
      keepAct(work, { kind: 'interview', subject: about.interview_id, about }),
    ),
    ...hear(personHired, (work, about) => endSupport(parts, work, about)),
  };
}

interface Act {
  readonly kind: 'application' | 'interview';
  /** By which a repeat is recognised. */
  readonly subject: string;
  readonly about: z.output<typeof applicationSubmitted.payload>;
}

/** Keeps an act in the week that the clocks of the claim's zone showed. */
async function keepAct(work: Work, { kind, subject, about }: Act): Promise<void> {
  const { user_id: userId, job_title: title, employer, happened_at: at } = about;
  const claim = await newestClaim(work.db, { userId });
  if (claim === undefined || (claim.closed_at !== null && claim.state !== 'graduated')) return;
  const onDate = dateIn(claim.zone, new Date(at));
  const week = weekOf(onDate);
  if (!isWeekOf(claim, week)) return;
  const text = `${title}, ${employer}`;
  await insertActivity(work, { id: work.newId(), userId, week, kind, onDate, subject, text });
}

/** The person has work: the claim ends, and the weeks until now can still be confirmed. One that is not decided ends too. */
async function endSupport(
  { cases }: Pick<SupportParts, 'cases'>,
  work: Work,
  { user_id: userId, happened_at: at, job_title: job, employer, pay }: z.output<typeof personHired.payload>,
): Promise<void> {
  const claim = await newestClaim(work.db, { userId, isLocked: true });
  if (claim === undefined || endedStates.includes(claim.state)) return;
  // A hire before the claim was heard late, or again: the person has looked for work since.
  if (new Date(at) < claim.claimed_at) return;
  const event = undecidedStates.includes(claim.state) ? 'cancel' : 'graduate';
  await cases.advance(work, { caseId: claim.case_id, event });
  await keepHire(work, { caseId: claim.case_id, hiredAt: new Date(at), job, employer, pay: pay ?? null });
  const { reference } = claim;
  await work.emit(told(notificationAsked, { user_id: userId, ...foundWork.of({ reference }) }));
}
