import { applicationSubmitted, hireCalledOff, interviewHeld, personHired } from '@egcr/careers/contract';
import { notificationAsked } from '@egcr/notifications/contract';
import type { Listener } from '@egcr/server-kit/domain';
import { hear, told } from '@egcr/server-kit/event-kinds';
import type { Work } from '@egcr/server-kit/work';
import type * as z from 'zod/mini';

import { endedStates, undecidedStates } from '../contract/claim-machine.ts';
import { dateIn, weekOf } from '../contract/index.ts';
import { foundWork, jobAhead, jobDropped, type workBegun } from '../contract/notices.ts';
import { insertActivity } from './activity-store.ts';
import { newestClaim, type ClaimRow } from './claim-store.ts';
import { isWeekOf } from './claim-weeks.ts';
import { hiresOf, keepHires, type ToldHire } from './hire-store.ts';
import type { SupportParts } from './parts.ts';

/**
 * What careers tell of a person's search for work. An application and an interview are proved acts of the week in which they happened; an
 * accepted offer ends support when the job begins, unless it is called off before. Only who claims support is kept: of others nothing is written.
 */
export function careerListeners(parts: Pick<SupportParts, 'cases'>): Readonly<Record<string, Listener>> {
  return {
    ...hear(applicationSubmitted, (work, about) =>
      keepAct(work, { kind: 'application', subject: about.application_id, about }),
    ),
    ...hear(interviewHeld, (work, about) =>
      keepAct(work, { kind: 'interview', subject: about.interview_id, about }),
    ),
    ...hear(personHired, (work, about) => keepJob(parts, work, about)),
    ...hear(hireCalledOff, (work, about) => dropJob(parts, work, about)),
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

/** A job that was accepted, or called off, while the person claims; undefined where nothing of it counts. */
async function claimOf(
  { db }: Pick<Work, 'db'>,
  { user_id: userId, hired_at: at }: { readonly user_id: string; readonly hired_at: string },
): Promise<ClaimRow | undefined> {
  const claim = await newestClaim(db, { userId, isLocked: true });
  if (claim === undefined || endedStates.includes(claim.state)) return undefined;
  // A hire before the claim was heard late, or again: the person has looked for work since.
  return new Date(at) < claim.claimed_at ? undefined : claim;
}

type About = Omit<z.output<typeof hireCalledOff.payload>, 'by'> & z.output<typeof personHired.payload>;

function hireOf(about: About, calledOff: ToldHire['called_off']): ToldHire {
  return {
    application_id: about.application_id,
    job: about.job_title,
    employer: about.employer,
    pay: about.pay ?? null,
    hired_at: about.hired_at,
    starts_on: about.starts_on ?? null,
    called_off: calledOff,
  };
}

/** The person has found work: support lasts until it begins. One that is heard again, or after it was called off, changes nothing. */
async function keepJob(
  parts: Pick<SupportParts, 'cases'>,
  work: Work,
  given: z.output<typeof personHired.payload>,
): Promise<void> {
  const about = { ...given, hired_at: given.happened_at };
  const claim = await claimOf(work, about);
  if (claim === undefined) return;
  const before = hiresOf(work, claim);
  if (before.some(({ application_id: id }) => id === about.application_id)) return;
  const after = await keepHires(work, claim, [...before, hireOf(about, null)]);
  if (after.works_from !== claim.works_from) await followJob(parts, work, after);
}

/** A hire was called off before the first day: support goes on as if the person still looked for work, or until another job begins. */
async function dropJob(
  parts: Pick<SupportParts, 'cases'>,
  work: Work,
  about: z.output<typeof hireCalledOff.payload>,
): Promise<void> {
  const claim = await claimOf(work, about);
  if (claim === undefined) return;
  const before = hiresOf(work, claim);
  const known = before.find(({ application_id: id }) => id === about.application_id);
  if (known?.called_off) return;
  const calledOff = { at: about.happened_at, by: about.by };
  const dropped = known === undefined ? hireOf(about, calledOff) : { ...known, called_off: calledOff };
  const after = await keepHires(work, claim, [...before.filter((hire) => hire !== known), dropped]);
  if (after.works_from === claim.works_from) return;
  if (after.works_from !== null) return followJob(parts, work, after);
  const { user_id: userId, reference } = claim;
  await work.emit(told(notificationAsked, { user_id: userId, ...jobDropped.of({ reference }) }));
}

/** The claim ends where the job has begun; where it begins later, the person learns until when support goes on. */
async function followJob(parts: Pick<SupportParts, 'cases'>, work: Work, claim: ClaimRow): Promise<void> {
  const { works_from: date, user_id: userId, zone, reference } = claim;
  if (date === null || date <= dateIn(zone, work.now))
    return endWithJob(parts, work, { claim, said: foundWork });
  await work.emit(told(notificationAsked, { user_id: userId, ...jobAhead.of({ reference, date }) }));
}

/** The person works: the claim ends, and the weeks until then can still be confirmed. One that is not decided ends too. */
export async function endWithJob(
  { cases }: Pick<SupportParts, 'cases'>,
  work: Work,
  { claim, said }: { readonly claim: ClaimRow; readonly said: typeof foundWork | typeof workBegun },
): Promise<void> {
  const { case_id: caseId, state, user_id: userId, reference } = claim;
  await cases.advance(work, { caseId, event: undecidedStates.includes(state) ? 'cancel' : 'graduate' });
  await work.emit(told(notificationAsked, { user_id: userId, ...said.of({ reference }) }));
}
