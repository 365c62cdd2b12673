import { notificationAsked } from '@egcr/notifications/contract';
import { told } from '@egcr/server-kit/event-kinds';
import type { Work } from '@egcr/server-kit/work';

import { proposalChanged } from '../contract/events.ts';
import { proposalEnded, proposalWaiting } from '../contract/notices.ts';
import { kindOf } from './kind.ts';
import type { ApprovalParts } from './parts.ts';
import type { ShownRow } from './store.ts';
import { mailTexts } from './texts.ts';

/** Everybody who can approve it, but the one who made it, hears that a proposal waits: at the bell and by mail. */
export async function tellOfNew(
  parts: ApprovalParts,
  work: Work,
  { id, kind, proposed_by: maker }: ShownRow,
): Promise<void> {
  const { staff } = parts;
  const everyone = await staff.holders(work, 'approvals.read');
  const deciders = await staff.holders(work, kindOf(parts, kind).approvedWith);
  const others = deciders.filter((userId) => userId !== maker);
  await work.emit(
    told(proposalChanged, { id, state: 'open' }, [...everyone]),
    ...others.map((userId) =>
      told(notificationAsked, { user_id: userId, ...proposalWaiting.of({ proposed: kind }) }),
    ),
  );
  await staff.mail(work, { to: others, words: (language) => mailTexts(language).waiting });
}

/** The one who made it hears what became of it; the lists of all are renewed. */
export async function tellOfDecision(
  { staff }: ApprovalParts,
  work: Work,
  { id, kind, state, proposed_by: maker }: ShownRow,
): Promise<void> {
  const everyone = await staff.holders(work, 'approvals.read');
  await work.emit(told(proposalChanged, { id, state }, [...everyone]));
  if (state === 'open' || state === 'withdrawn') return;
  const { [state]: ended } = proposalEnded;
  await work.emit(told(notificationAsked, { user_id: maker, ...ended.of({ proposed: kind }) }));
}
