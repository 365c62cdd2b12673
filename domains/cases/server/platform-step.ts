import { platformRefusals } from '@egcr/contract/refusals';
import { Refusal } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';

import { decidedNotice } from '../contract/notices.ts';
import type { CaseParts } from './parts.ts';
import { PLATFORM_ID } from './platform-case.ts';
import { runStep } from './run-step.ts';
import { findCase, type CaseRow } from './store.ts';
import { notifyAskers } from './tell.ts';

export interface PlatformStep {
  readonly caseId: string;
  readonly event: string;
  /** In the words of the person from whom it follows; kept in the history. */
  readonly reason?: string;
}

/**
 * A step that the kind's machine leaves to the platform, as what follows from something decided elsewhere. Who asked for it tells the applicant.
 * Refuses not_found, case_step_refused, what the kind's effect refuses, in that order.
 */
export async function advanceCase(
  parts: CaseParts,
  work: Work,
  { caseId, event, reason }: PlatformStep,
): Promise<CaseRow> {
  const row = await findCase(work.db, caseId, 'locked');
  if (row === undefined) throw new Refusal(platformRefusals.not_found);
  return runStep(parts, work, {
    row,
    event,
    by: { who: 'time', actorId: PLATFORM_ID, ...(reason !== undefined && { reason }) },
  });
}

/** The same, and those who asked are told by the case itself. */
export async function takePlatformStep(parts: CaseParts, work: Work, step: PlatformStep): Promise<void> {
  const moved = await advanceCase(parts, work, step);
  const { id, reference } = moved;
  await notifyAskers(parts, work, moved, decidedNotice(step.event).of({ reference }, id));
}
