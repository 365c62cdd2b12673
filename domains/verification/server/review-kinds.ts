import type { Mark } from '@egcr/cases/contract';
import type { CaseKind, StepTaken } from '@egcr/cases/server';
import type { EventOf } from '@egcr/contract/machine';
import { invariant } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';

import {
  checksUpTo,
  hasProvenContact,
  levels,
  reaches,
  type Level,
  type verificationMachine,
} from '../contract/index.ts';
import { DECISION_DAYS, PICK_UP_DAYS } from '../contract/limits.ts';
import { reviewMachines, type ReviewState } from '../contract/review-machine.ts';
import { checksOf, keepCheck, takeStep, verificationOfCase } from './business-store.ts';
import type { KindParts } from './parts.ts';
import { peopleKind } from './people-kind.ts';
import { loseLevel, reachLevel } from './reach-level.ts';
import { resultOf } from './screening/screen-business.ts';
import { verificationTexts } from './words/texts.ts';

type Reviewed = 2 | 3;
type BusinessEvent = EventOf<typeof verificationMachine>;

export function reviewKindName(level: Reviewed): string {
  return reviewMachines[level].name;
}

const marks: Readonly<Record<ReviewState, Mark>> = {
  draft: 'ended',
  submitted: 'new',
  in_review: 'busy',
  needs_information: 'busy',
  verified: 'good',
  rejected: 'bad',
  cancelled: 'ended',
};

/** The cases in which officers verify businesses, of which level 3 takes two people, and those about names that came later. */
export function reviewKinds(parts: KindParts): readonly CaseKind[] {
  return [...([2, 3] as const).map((level) => reviewKind(parts, level)), peopleKind()];
}

function reviewKind(parts: KindParts, level: Reviewed): CaseKind {
  const handle = 'verification.review';
  return {
    name: reviewMachines[level].name,
    machine: reviewMachines[level],
    words: (language) => {
      const { queues, states, events, approvals } = verificationTexts(language);
      return { queue: queues[level], states, events, approvals };
    },
    marks,
    permissions: { read: 'verification.read', handle },
    approvals: level === 3 ? { approve: [{ name: 'review', permission: handle, count: 2 }] } : {},
    clock: () => ({ submitted: { workingDays: PICK_UP_DAYS }, in_review: { workingDays: DECISION_DAYS } }),
    title: (subject) => subject,
    missing: { approve: missingIn(level) },
    effects: {
      take: follow('take'),
      release: follow('release'),
      ask: follow('ask'),
      answer: follow('answer'),
      approve: (work, step) => verified(parts, work, { step, level }),
      decline: follow('reject'),
      cancel: follow('withdraw'),
    },
  };
}

/** The business goes where its case goes; not where it was suspended meanwhile. */
function follow(event: BusinessEvent) {
  return async (work: Work, { caseId }: StepTaken): Promise<void> => {
    const row = await verificationOfCase(work.db, caseId);
    invariant(row !== undefined, 'a case of verification has no business');
    if (row.state === 'suspended' || row.state === 'revoked') return;
    if (event === 'take' && row.state !== 'submitted') return;
    await takeStep(work, row, event);
  };
}

/** Checks that failed or that no one has decided, hits that are not decided, and names that no list was there for, stand before every approval. */
function missingIn(level: Reviewed) {
  return async (work: Work, { caseId }: { readonly caseId: string }): Promise<string | undefined> => {
    const row = await verificationOfCase(work.db, caseId);
    if (row === undefined) return undefined;
    const said = verificationTexts(work.request.language).missing;
    const kept = await checksOf(work.db, row.id);
    if (kept.some(({ kind, note }) => kind === 'sanctions' && note === 'no_list')) return said.no_list;
    const { note } = await resultOf(work, row.id);
    if (note === 'confirmed_hits') return said.confirmed_hits;
    if (note === 'open_hits') return said.open_hits;
    const known = new Map(kept.map((check) => [check.kind, check.result]));
    if (checksUpTo(level).some((kind) => kind !== 'sanctions' && known.get(kind) === 'fail'))
      return said.failed_checks;
    if (level === 3 && !hasProvenContact(known)) return said.no_contact;
    // Hits are decided one by one, and none is open or confirmed.
    return reaches(level, known.set('sanctions', 'pass')) ? undefined : said.open_checks;
  };
}

async function verified(
  parts: KindParts,
  work: Work,
  { step, level }: { readonly step: StepTaken; readonly level: Reviewed },
): Promise<void> {
  const row = await verificationOfCase(work.db, step.caseId);
  invariant(row !== undefined, 'a case of verification has no business');
  await takeStep(work, row, 'verify');
  await keepCheck(work, row.id, await resultOf(work, row.id));
  await reachLevel(parts, work, { row, level: levels[level] satisfies Level });
}

/** A business of which a hit was confirmed has no level. */
export async function suspend(parts: KindParts, work: Work, caseId: string): Promise<void> {
  const row = await verificationOfCase(work.db, caseId);
  invariant(row !== undefined, 'a case of verification has no business');
  if (row.state === 'suspended' || row.state === 'revoked') return;
  await takeStep(work, row, 'suspend');
  await loseLevel(parts, work, row.id);
}
