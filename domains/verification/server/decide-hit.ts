import { platformRefusals } from '@egcr/contract/refusals';
import { toInstant } from '@egcr/contract/time';
import type { OfficersCase } from '@egcr/cases/server';
import type { CallInput } from '@egcr/server-kit/domain';
import { Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';
import * as z from 'zod/mini';

import {
  verificationRefusals,
  type CaseVerification,
  type decideHitCall,
  type readCaseVerificationCall,
  type ScreeningHit,
} from '../contract/index.ts';
import { screeningHit } from '../contract/shapes.ts';
import { keepCheck, verificationOfCase } from './business-store.ts';
import { currentLists } from './lists/list-store.ts';
import type { VerificationParts } from './parts.ts';
import { PEOPLE } from './people-kind.ts';
import { checksToDecide } from './checks-to-decide.ts';
import { suspend } from './review-kinds.ts';
import { decideHitRow, hitsOf, lockHit, type HitRow } from './screening/hit-store.ts';
import { resultOf } from './screening/screen-business.ts';
import { shownVerification } from './show-verifications.ts';

type Parts = Pick<VerificationParts, 'cases' | 'registry'>;

/** GET /admin/verification/cases/:id. Refuses not_found, as if cases of other officers were not there. */
export async function readCaseVerification(
  parts: Parts,
  work: Work,
  { params }: Pick<CallInput<typeof readCaseVerificationCall>, 'params'>,
): Promise<CaseVerification> {
  return shownCase(parts, work, await parts.cases.toRead(work, params.id));
}

/** What officers see of the business of a case. */
export async function shownCase(
  { registry }: Parts,
  work: Work,
  found: OfficersCase,
): Promise<CaseVerification> {
  const row = await verificationOfCase(work.db, found.id);
  const business = row && (await registry.find(work.db, row.id));
  if (business === undefined) throw new Refusal(platformRefusals.not_found);
  const { userId } = personOf(work);
  const hits = await hitsOf(work.db, business.id);
  return {
    business: { ...(await shownVerification(work, business, [])), can_edit: false },
    hits: hits.map((hit) => shownHit(hit, found, userId)),
    to_decide: found.isHandler && row !== undefined ? [...(await checksToDecide(work, row, found.kind))] : [],
    lists: (await currentLists(work.db)).map(({ source, entries, imported_at: at }) => ({
      source,
      entries,
      imported_at: toInstant(at),
    })),
  };
}

const keptReasons = screeningHit.shape.reasons;

function shownHit(hit: HitRow, { isHandler }: OfficersCase, userId: string): ScreeningHit {
  const isOpen = hit.state === 'potential' || (hit.state === 'confirmed_once' && hit.first_by !== userId);
  return {
    id: hit.id,
    subject: hit.subject,
    entry: hit.entry_names,
    source: hit.source,
    score: hit.score,
    reasons: z.parse(keptReasons, JSON.parse(hit.reasons)),
    qualifier: hit.qualifier,
    state: hit.state,
    reason: hit.reason ?? '',
    can_decide: isHandler && isOpen,
  };
}

/**
 * Decides a hit. The second of two confirmations suspends the business. Refuses not_found, other_officers, own_case (also of a team of the caller's),
 * hit_decided, second_person.
 */
export async function decideHit(
  parts: Parts,
  work: Work,
  { params, body }: CallInput<typeof decideHitCall>,
): Promise<CaseVerification> {
  const found = await parts.cases.toHandle(work, params.id);
  const row = await verificationOfCase(work.db, found.id);
  const hit = row && (await lockHit(work.db, { id: params.hit, businessId: row.id }));
  if (row === undefined || hit === undefined) throw new Refusal(platformRefusals.not_found);
  const { userId } = personOf(work);
  const isSecond = hit.state === 'confirmed_once';
  if (isSecond && body.decision === 'confirm' && hit.first_by === userId)
    throw new Refusal(verificationRefusals.second_person);
  const event = body.decision === 'clear' ? 'clear' : isSecond ? 'confirm_again' : 'confirm';
  await decideHitRow(work, hit, { event, by: userId, reason: body.reason });
  if (event === 'confirm_again') {
    await suspend(parts, work, found.id);
    if (found.kind === PEOPLE) await parts.cases.advance(work, { caseId: found.id, event: 'suspend' });
  }
  await keepCheck(work, row.id, { ...(await resultOf(work, row.id)), by: userId });
  return shownCase(parts, work, found);
}
