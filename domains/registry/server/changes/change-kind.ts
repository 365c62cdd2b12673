import type { Mark } from '@egcr/cases/contract';
import type { CaseKind, StepTaken } from '@egcr/cases/server';
import type { Work } from '@egcr/server-kit/work';

import { changeMachine, type ChangeState } from '../../contract/changes/change-machine.ts';
import { DECISION_DAYS, PICK_UP_DAYS } from '../../contract/limits.ts';
import { findBusiness } from '../directory/directory-store.ts';
import { isOfficerNamed } from '../officer-named.ts';
import type { ChangeParts } from '../parts.ts';
import { registrationWords } from '../words/texts.ts';
import { CHANGE } from './change-form.ts';
import {
  changesAwaitingConsent,
  changesNear,
  findChange,
  setChangeState,
  versionOf,
  type ChangeDetails,
} from './change-store.ts';
import { findConsent } from './consent-store.ts';
import { enterChange, isConsented, isStale } from './enter-change.ts';
import { changeWords } from './words/texts.ts';

const marks: Readonly<Record<ChangeState, Mark>> = {
  draft: 'ended',
  submitted: 'new',
  awaiting_consent: 'busy',
  consent_refused: 'bad',
  consent_expired: 'ended',
  in_review: 'busy',
  needs_information: 'busy',
  entered: 'good',
  rejected: 'bad',
  cancelled: 'ended',
};

/** A change of an entry that a registry reviewer decides; nobody who leads the business, holds shares of it, consents to it or gains by it. None sees it before the holder whose shares go over has consented. The approval enters it. */
export function changeKind(parts: ChangeParts): CaseKind<typeof changeMachine> {
  return {
    name: CHANGE,
    machine: changeMachine,
    words: (language) => {
      const { queue, states, events } = changeWords(language);
      return { queue, states, events };
    },
    marks,
    permissions: { read: 'registry.read', handle: 'registry.review' },
    clock: () => ({
      submitted: { workingDays: PICK_UP_DAYS },
      in_review: { workingDays: DECISION_DAYS },
    }),
    title: (subject) => subject,
    withheldFrom: async (work, userId) => [
      ...(await changesNear(work.db, {
        userId,
        organisationIds: await parts.organisations.idsOf(work.db, userId),
      })),
      ...(await changesAwaitingConsent(work.db)),
    ],
    missing: { approve: (work, { caseId }) => missing(parts, work, caseId) },
    effects: {
      ask_holder: kept,
      consent: kept,
      refuse_consent: kept,
      expire_consent: kept,
      take: kept,
      release: kept,
      ask: kept,
      answer: kept,
      approve: async (work, step) => {
        await enterChange(parts, work, { caseId: step.caseId, state: step.to });
        await kept(work, step);
      },
      decline: kept,
      cancel: kept,
    },
  };
}

/** The change says what its case says. */
async function kept(work: Work, { caseId, to }: StepTaken): Promise<void> {
  await setChangeState(work.db, caseId, to);
}

/** An officer whom the change names leaves it to another. One of another version than the one that stands is declined, and one without its consent. */
async function missing(parts: ChangeParts, work: Work, caseId: string): Promise<string | undefined> {
  const filed = await findChange(work, caseId);
  const found = filed && (await findBusiness(work.db, { id: filed.business_id }));
  if (filed === undefined || found === undefined) return undefined;
  if (await isOfficerNamed(parts, work, namedIn(filed.details)))
    return registrationWords(work.request.language).officer_named;
  const version = await versionOf(work.db, filed.business_id);
  const said = changeWords(work.request.language);
  if (isStale(filed, version, found)) return said.stale;
  return isConsented(filed, await findConsent(work.db, caseId)) ? undefined : said.no_consent;
}

/** Whom a change brings into the entry, and from whom shares go over. */
function namedIn({ change, holder }: ChangeDetails) {
  if (change.kind === 'directors') return { names: [change.joining_name], numbers: [] };
  if (change.kind === 'address') return { names: [], numbers: [] };
  return { names: [change.to_name, holder?.name ?? ''], numbers: [change.to_number] };
}
