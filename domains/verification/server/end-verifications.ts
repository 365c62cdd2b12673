import { notificationAsked } from '@egcr/notifications/contract';
import { addSeconds } from '@egcr/contract/time';
import { told } from '@egcr/server-kit/event-kinds';
import type { Work } from '@egcr/server-kit/work';

import { EXPIRING_DAYS } from '../contract/limits.ts';
import { verificationEnds } from '../contract/notices.ts';
import { endingBy, takeStep, type VerificationRow } from './business-store.ts';
import type { VerificationParts } from './parts.ts';
import { loseLevel } from './reach-level.ts';

const DAY_S = 86_400;
type Parts = Pick<VerificationParts, 'acting' | 'registry'>;

/** Ends what is over, and tells the teams whose verification ends within thirty days; each once. */
export async function endVerifications(parts: Parts, work: Work): Promise<void> {
  const dayOf = (at: Date) => at.toISOString().slice(0, 10);
  const yesterday = dayOf(addSeconds(work.now, -DAY_S));
  for (const row of await endingBy(work.db, { day: yesterday, states: ['verified', 'expiring'] })) {
    await takeStep(work, row, 'expire');
    await loseLevel(parts, work, row.id);
    await tell(parts, work, row, 'now');
  }
  // While a higher level is asked for the old one ends too, and the case goes on.
  const asked = ['submitted', 'in_review', 'needs_information', 'rejected'] as const;
  for (const row of await endingBy(work.db, { day: yesterday, states: asked })) {
    await loseLevel(parts, work, row.id);
    await tell(parts, work, row, 'now');
  }
  const soon = dayOf(addSeconds(work.now, EXPIRING_DAYS * DAY_S));
  for (const row of await endingBy(work.db, { day: soon, states: ['verified'] })) {
    await takeStep(work, row, 'remind');
    await tell(parts, work, row, 'soon');
  }
}

async function tell(
  { acting, registry }: Parts,
  work: Work,
  row: VerificationRow,
  when: keyof typeof verificationEnds,
): Promise<void> {
  const business = await registry.find(work.db, row.id);
  const params = { name: business?.name ?? '', until: row.valid_until ?? '' };
  const members = await acting.membersWith(work.db, row.organisation_id, 'edit');
  const events = members.map((userId) =>
    told(notificationAsked, { user_id: userId, ...verificationEnds[when].of(params) }),
  );
  if (events.length > 0) await work.emit(...events);
}
