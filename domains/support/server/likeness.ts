import type { ReplyOf } from '@egcr/contract/endpoint';
import { platformRefusals } from '@egcr/contract/refusals';
import { toInstant } from '@egcr/contract/time';
import type { CallInput } from '@egcr/server-kit/domain';
import { Refusal } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';

import type { listLikenessesCall } from '../contract/likeness-calls.ts';
import { comparedName, NAME_LIKENESS_MIN, nameLikeness, traitsOf } from '../contract/likeness-rules.ts';
import { findClaim } from './claim-store.ts';
import { claimsLike, insertLikeness, insertTraits, likenessesOf } from './likeness-store.ts';
import type { SupportParts } from './parts.ts';

interface Claimed {
  readonly caseId: string;
  readonly userId: string;
  /** As the form took it. */
  readonly birthDate: unknown;
}

/** Keeps which claims of other accounts may be of the same person: their contacts and documents differ, so no rule refuses them. */
export async function noteLikenesses(
  { people }: Pick<SupportParts, 'people'>,
  work: Pick<Work, 'db' | 'cipher' | 'now'>,
  { caseId, userId, birthDate }: Claimed,
): Promise<void> {
  if (typeof birthDate !== 'string') return;
  const own = (await people.findByIds(work.db, [userId])).get(userId);
  const name = own === undefined ? '' : comparedName(own);
  await insertTraits(work, { caseId, traits: traitsOf(name, birthDate) });
  if (name === '') return;
  const alike = await claimsLike(work.db, caseId);
  const others = await people.findByIds(
    work.db,
    alike.map((each) => each.user_id),
  );
  for (const { case_id: otherCaseId, user_id: otherId, is_same_birth: isSameBirth } of alike) {
    const other = others.get(otherId);
    const namePercent = other === undefined ? 0 : nameLikeness(name, comparedName(other));
    if (namePercent >= NAME_LIKENESS_MIN)
      await insertLikeness(work, { caseId, otherCaseId, namePercent, isSameBirth });
  }
}

/** Refuses not_found where there is no such claim. */
export async function listLikenesses(
  { namesOf }: Pick<SupportParts, 'namesOf'>,
  { db }: Pick<Work, 'db'>,
  { params }: CallInput<typeof listLikenessesCall>,
): Promise<ReplyOf<typeof listLikenessesCall>> {
  if ((await findClaim(db, params.id)) === undefined) throw new Refusal(platformRefusals.not_found);
  const rows = await likenessesOf(db, params.id);
  const names = await namesOf(
    db,
    rows.map((row) => row.user_id),
  );
  return {
    items: rows.map((row) => ({
      case_id: row.case_id,
      reference: row.reference,
      state: row.state,
      name: names.get(row.user_id) ?? '',
      name_percent: row.name_percent,
      is_same_birth: row.is_same_birth,
      claimed_at: toInstant(row.claimed_at),
    })),
  };
}
