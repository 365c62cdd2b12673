import type { Work } from '@egcr/server-kit/work';

import { isDrawn } from '../../contract/back-check-rules.ts';
import type { Policy } from '../../contract/policy.ts';
import type { WeekRow } from '../week-store.ts';
import { insertBackCheck } from './store.ts';

/** Draws some of the weeks that nobody had to look at before they are paid. The person and the week decide, not what was sent with it. */
export async function drawBackCheck(
  work: Pick<Work, 'db' | 'now' | 'cipher' | 'newId'>,
  policy: Pick<Policy, 'backCheckHundredths'>,
  row: Pick<WeekRow, 'id' | 'user_id' | 'week' | 'state'>,
): Promise<void> {
  if (row.state !== 'accepted') return;
  const hash = work.cipher.lookup('support.back_check', `${row.user_id} ${row.week}`);
  if (isDrawn(policy, hash)) await insertBackCheck(work, { id: work.newId(), weekId: row.id });
}
