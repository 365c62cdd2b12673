import { notificationAsked } from '@egcr/notifications/contract';
import { businessDissolved, entryChanged, type EntryEvent } from '@egcr/registry/contract';
import type { ServerDomain } from '@egcr/server-kit/domain';
import { hear, told } from '@egcr/server-kit/event-kinds';
import type { Work } from '@egcr/server-kit/work';

import { contactKinds, levels, reaches, type CheckKind, type VerificationState } from '../contract/index.ts';
import { verificationLowered } from '../contract/notices.ts';
import {
  checksOf,
  keepCheck,
  keepLevel,
  lockVerification,
  takeStep,
  type VerificationRow,
} from './business-store.ts';
import type { VerificationParts } from './parts.ts';
import { openPeopleReview } from './people-kind.ts';
import { loseLevel } from './reach-level.ts';
import { screenBusiness } from './screening/screen-business.ts';

type Parts = Pick<VerificationParts, 'acting' | 'cases' | 'registry'>;

/** In these states a case of the business is open, in which officers see its hits. */
const looking: readonly VerificationState[] = ['submitted', 'in_review', 'needs_information'];
const over: readonly VerificationState[] = ['suspended', 'revoked'];

/** Which check a change takes back: it looked at other people. */
const checkOf = {
  registered: undefined,
  address: undefined,
  directors: 'officers',
  transfer: 'owners',
} as const satisfies Record<EntryEvent, CheckKind | undefined>;

/** Names that come to a business, as it is registered or later, are compared with the lists at once. The level falls to what its checks still cover. */
export function followChanges(parts: Parts): NonNullable<ServerDomain['listeners']> {
  return { ...followEntry(parts), ...followEnd(parts) };
}

/** A business that has ended has no level, and proves nothing any more. */
function followEnd(parts: Parts): NonNullable<ServerDomain['listeners']> {
  return hear(businessDissolved, async (work, { business_id: id }) => {
    const business = await parts.registry.find(work.db, id);
    if (business === undefined) return;
    const row = await lockVerification(work, business);
    if (row.state === 'verified' || row.state === 'expiring') await takeStep(work, row, 'expire');
    await loseLevel(parts, work, id);
    for (const kind of contactKinds)
      await parts.registry.keepContactProof(work, { businessId: id, kind, proof: null });
  });
}

function followEntry(parts: Parts): NonNullable<ServerDomain['listeners']> {
  return hear(entryChanged, async (work, { business_id: id, change, has_new_people: hasNew }) => {
    const business = await parts.registry.find(work.db, id);
    if (!hasNew || business === undefined) return;
    const row = await lockVerification(work, business);
    if (over.includes(row.state)) return;
    const stale = checkOf[change];
    const wasChecked = (await checksOf(work.db, id)).some(({ kind }) => kind === stale);
    if (stale !== undefined && wasChecked)
      await keepCheck(work, id, { kind: stale, result: 'refer', note: 'changed' });
    const { names } = await parts.registry.behind(work.db, id);
    const screened = await screenBusiness(work, id, names);
    await keepCheck(work, id, screened);
    await lowerLevel(parts, work, { row, name: business.name });
    if (screened.note === 'open_hits' && !looking.includes(row.state))
      await openPeopleReview(parts, work, { business, change });
  });
}

/** The highest level whose checks all stand. It ends when the one before it would have. */
export async function lowerLevel(
  { acting, registry }: Pick<Parts, 'acting' | 'registry'>,
  work: Work,
  {
    row,
    name,
    because = 'people',
  }: {
    readonly row: VerificationRow;
    readonly name: string;
    /** People came whom its checks do not cover, or a contact is not proven any more. */
    readonly because?: 'people' | 'contact';
  },
): Promise<void> {
  const results = new Map((await checksOf(work.db, row.id)).map(({ kind, result }) => [kind, result]));
  const covered = levels.filter((level) => level === 0 || reaches(level, results)).at(-1) ?? 0;
  const level = covered < row.level ? covered : row.level;
  if (level === row.level) return;
  const until = level === 0 ? null : row.valid_until;
  await keepLevel(work, { id: row.id, level, until });
  if (level === 0 && (row.state === 'verified' || row.state === 'expiring'))
    await takeStep(work, row, 'expire');
  await registry.keepVerification(work, {
    businessId: row.id,
    level,
    until,
    isLowered: because === 'people',
  });
  const members = await acting.membersWith(work.db, row.organisation_id, 'edit');
  const notice = verificationLowered[because].of({ name, level: String(level) });
  const events = members.map((userId) => told(notificationAsked, { user_id: userId, ...notice }));
  if (events.length > 0) await work.emit(...events);
}
