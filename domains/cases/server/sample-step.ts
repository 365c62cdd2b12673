import { invariant } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';

import { doingOf } from '../contract/index.ts';
import { approvalsFor } from './case-kind.ts';
import { insertApproval } from './case-store.ts';
import type { CaseParts } from './parts.ts';
import { runStep, type StepBy } from './run-step.ts';
import { findCase } from './store.ts';

export interface SampleStep {
  readonly caseId: string;
  readonly event: string;
  readonly by: StepBy;
}

/** One more step of an invented case, by the rules that hold for every case. */
export async function takeSampleStep(
  parts: CaseParts,
  work: Work,
  { caseId, event, by }: SampleStep,
): Promise<void> {
  const row = await findCase(work.db, caseId, 'locked');
  invariant(row?.is_sample === true, 'only samples take steps that nobody asked for');
  await runStep(parts, work, { row, event, by });
  const kind = parts.kinds.of(row.kind);
  if (doingOf(kind.machine, event) === 'decide')
    await insertApproval(work, {
      case_id: row.id,
      round: row.round,
      actor_id: by.actorId,
      step: approvalsFor(kind, event).at(-1)?.name ?? event,
      response: event,
    });
}
