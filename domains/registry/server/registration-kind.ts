import type { Mark } from '@egcr/cases/contract';
import type { CaseKind, StepTaken } from '@egcr/cases/server';
import type { Work } from '@egcr/server-kit/work';

import { registrationMachine, rulePackOf, type RegistrationState } from '../contract/index.ts';
import { DECISION_DAYS, PICK_UP_DAYS } from '../contract/limits.ts';
import { askedPerson } from './directorships/asked-person.ts';
import { directorshipsIn, registrationsNaming } from './directorships/directorship-store.ts';
import { stateOf } from './directorships/directorship-state.ts';
import { enterBusiness } from './enter-business.ts';
import { letNameGo } from './name-store.ts';
import { isOfficerNamed } from './officer-named.ts';
import type { EntryParts } from './parts.ts';
import { findRegistration, setRegistrationState, type EntryDetails } from './store.ts';
import { registrationWords } from './words/texts.ts';

/** The kind of case that a registration is. */
export const KIND = 'registry.registration';

/** How states look beside others. */
export const stateMarks: Readonly<Record<RegistrationState, Mark>> = {
  draft: 'ended',
  submitted: 'new',
  in_review: 'busy',
  needs_information: 'busy',
  registered: 'good',
  rejected: 'bad',
  cancelled: 'ended',
};

/** A registration that a registry reviewer decides. The approval makes the entry. */
export function registrationKind(parts: EntryParts): CaseKind<typeof registrationMachine> {
  return {
    name: KIND,
    machine: registrationMachine,
    words: (language) => {
      const { queue, states, events } = registrationWords(language);
      return { queue, states, events };
    },
    marks: stateMarks,
    permissions: { read: 'registry.read', handle: 'registry.review' },
    clock: () => ({
      submitted: { workingDays: PICK_UP_DAYS },
      in_review: { workingDays: DECISION_DAYS },
    }),
    title: (subject) => subject,
    withheldFrom: async (work, userId) =>
      registrationsNaming(work.db, await askedPerson(parts, work, userId)),
    missing: { approve: (work, asked) => missing(parts, work, asked) },
    effects: {
      take: kept,
      release: kept,
      ask: kept,
      answer: kept,
      approve: async (work, step) => {
        await enterBusiness(parts, work, step.caseId);
        await kept(work, step);
      },
      decline: ended,
      cancel: ended,
    },
  };
}

/** The registration says what its case says. */
async function kept(work: Work, { caseId, to }: StepTaken): Promise<void> {
  await setRegistrationState(work.db, caseId, to);
}

async function ended(work: Work, step: StepTaken): Promise<void> {
  await letNameGo(work.db, step.caseId);
  await kept(work, step);
}

/** Those who are named as directors and asked by their accounts have said so, or have let the time pass where the country does not require a yes. */
async function missing(
  parts: EntryParts,
  work: Work,
  { caseId }: { readonly caseId: string },
): Promise<string | undefined> {
  const said = registrationWords(work.request.language);
  const found = await findRegistration(work, caseId);
  if (found !== undefined && (await isNamed(parts, work, found.details))) return said.officer_named;
  const asked = await directorshipsIn(work.db, caseId);
  if (asked.some(({ answer }) => answer === 'declined')) return said.director_declined;
  if (asked.some((each) => stateOf(each, work.now) === 'waiting')) return said.director_waiting;
  if (found === undefined || rulePackOf(found.jurisdiction).confirmation === 'awaited') return undefined;
  const confirmed = asked.filter(({ answer }) => answer === 'confirmed').map(({ place }) => place);
  const isAnyLeft = found.details.directors.some(
    ({ at, isOff }) => at !== undefined && isOff !== true && !confirmed.includes(at),
  );
  return isAnyLeft ? said.director_required : undefined;
}

/** Whether the officer has the name of a director or holder, or is behind a business that holds shares. */
function isNamed(parts: EntryParts, work: Work, { directors, holders }: EntryDetails): Promise<boolean> {
  return isOfficerNamed(parts, work, {
    names: [...directors, ...holders].map(({ name }) => name),
    numbers: holders.flatMap(({ number }) => number ?? []),
  });
}
