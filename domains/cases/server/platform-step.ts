import { invariant } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';

import { decidedNotice } from '../contract/notices.ts';
import type { CaseParts } from './parts.ts';
import { PLATFORM_ID } from './platform-case.ts';
import { runStep } from './run-step.ts';
import { findCase } from './store.ts';
import { notifyAskers } from './tell.ts';

/** A step that the kind's machine leaves to the platform. Those who asked are told. Refuses case_step_refused. */
export async function takePlatformStep(
  parts: CaseParts,
  work: Work,
  { caseId, event }: { readonly caseId: string; readonly event: string },
): Promise<void> {
  const row = await findCase(work.db, caseId, 'locked');
  invariant(row !== undefined, 'a case is never removed');
  const moved = await runStep(parts, work, { row, event, by: { who: 'time', actorId: PLATFORM_ID } });
  const { id, reference } = moved;
  await notifyAskers(parts, work, moved, decidedNotice(event).of({ reference }, id));
}
