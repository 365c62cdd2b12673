import type { Work } from '@egcr/server-kit/work';

import type { ApprovalParts } from './parts.ts';
import type { ShownRow } from './store.ts';

/** Heard by the open pages of super admins. */
const PROPOSAL_CHANGED = 'approvals.proposal_changed';
const NOTIFICATION_ASKED = 'notification.asked';
const LINK = '/super-admin-oversight';

/** Every super admin but the one who made it hears that a proposal waits: at the bell and by mail. */
export async function tellOfNew(
  { staff }: ApprovalParts,
  work: Work,
  { id, kind, proposed_by: maker }: ShownRow,
): Promise<void> {
  const everyone = await staff.superAdmins(work);
  const others = everyone.filter((userId) => userId !== maker);
  await work.emit(
    { topic: PROPOSAL_CHANGED, payload: { id, state: 'open' }, audience: [...everyone] },
    ...others.map((userId) => asked(userId, 'approvals.proposal_waiting', kind)),
  );
  await staff.mailOthers(work, maker);
}

/** The one who made it hears what became of it; the lists of all are renewed. */
export async function tellOfDecision(
  { staff }: ApprovalParts,
  work: Work,
  { id, kind, state, proposed_by: maker }: ShownRow,
): Promise<void> {
  const everyone = await staff.superAdmins(work);
  await work.emit(
    { topic: PROPOSAL_CHANGED, payload: { id, state }, audience: [...everyone] },
    ...(state === 'withdrawn' ? [] : [asked(maker, `approvals.proposal_${state}`, kind)]),
  );
}

function asked(userId: string, kind: string, proposed: string) {
  return {
    topic: NOTIFICATION_ASKED,
    payload: { user_id: userId, kind, params: { proposed }, link: LINK },
  };
}
