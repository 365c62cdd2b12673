import type { Mark } from '@egcr/cases/contract';
import type { CaseKind, RelatedTo, StepTaken } from '@egcr/cases/server';
import { platformRefusals } from '@egcr/contract/refusals';
import { Refusal } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';

import { claimMachine, endedStates } from '../contract/claim-machine.ts';
import { DECISION_DAYS, LOOK_DAYS } from '../contract/limits.ts';
import { dateIn, weekOf } from '../contract/index.ts';
import {
  askFrom,
  findClaim,
  setClaimState,
  setPauses,
  type ClaimRow,
  type ClaimState,
} from './claim-store.ts';
import { orDeclared } from './declare-conflict.ts';
import { supportTexts } from './texts.ts';

/** The kind of case that a claim is. */
export const KIND = 'support.claim';
/** What a claim is about: there is one programme. */
export const SUBJECT = 'income-support';

/** How states look beside others. */
export const stateMarks: Readonly<Record<ClaimState, Mark>> = {
  draft: 'ended',
  submitted: 'new',
  under_review: 'busy',
  waitlisted: 'busy',
  enrolled: 'good',
  active: 'good',
  paused: 'busy',
  suspended: 'bad',
  refused: 'bad',
  cancelled: 'ended',
  exited: 'ended',
  exhausted: 'ended',
  graduated: 'good',
};

/** A claim for support: a benefits reviewer decides it who is not related to the person, with reasons; an appeal goes to another. */
export function claimKind({ relatedTo }: { readonly relatedTo: RelatedTo }): CaseKind<typeof claimMachine> {
  const steps = Object.keys(claimMachine.events).filter((event) => event !== 'submit' && event !== 'ask');
  return {
    name: KIND,
    machine: claimMachine,
    words: (language) => {
      const { queue, states, events } = supportTexts(language);
      return { queue, states, events };
    },
    marks: stateMarks,
    permissions: { read: 'support.read', handle: 'support.handle' },
    relatedTo: orDeclared(relatedTo),
    clock: () => ({
      submitted: { workingDays: LOOK_DAYS },
      under_review: { workingDays: DECISION_DAYS },
      suspended: { workingDays: LOOK_DAYS },
    }),
    title: (_, language) => supportTexts(language).form.title,
    effects: Object.fromEntries(steps.map((event) => [event, kept])),
  };
}

/** After these, weeks are asked for that were not asked for before. */
const askingEvents: readonly string[] = ['approve', 'resume', 'restore'];

/** A pause lasts from the day on which it is asked for until the claim comes to another state. */
async function keepPauses({ db }: Work, claim: ClaimRow, event: string, today: string): Promise<void> {
  const last = claim.pauses.at(-1);
  if (event === 'pause') await setPauses(db, claim, [...claim.pauses, { from: today, until: null }]);
  else if (last?.until === null)
    await setPauses(db, claim, [...claim.pauses.slice(0, -1), { ...last, until: today }]);
}

/** The claim says what its case says. An appeal makes it active again, unless the person has claimed anew meanwhile: then 409 conflict. */
async function kept(work: Work, { caseId, event, to }: StepTaken): Promise<void> {
  const isKept = await setClaimState(work, { caseId, state: to, isActive: !endedStates.includes(to) });
  if (!isKept) throw new Refusal(platformRefusals.conflict);
  const claim = await findClaim(work.db, caseId);
  if (claim === undefined) return;
  const today = dateIn(claim.zone, work.now);
  await keepPauses(work, claim, event, today);
  if (askingEvents.includes(event)) await askFrom(work.db, claim, weekOf(today));
}
