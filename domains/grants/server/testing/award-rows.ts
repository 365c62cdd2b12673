import type { TestServices } from '@egcr/server-kit/testing/services';

import { insertAward, setAwardState } from '../awards/award-store.ts';
import { insertRecovery, keepAnswer, keepAppeal, keepDecision } from '../recoveries/recovery-store.ts';
import { insertApplication, setState } from '../store.ts';

const newId = () => crypto.randomUUID();
const DAY_MS = 86_400_000;

export interface MadeAward {
  readonly caseId: string;
  readonly id: string;
  readonly userId: string;
  readonly parts: readonly string[];
}

/** Awards of a programme of their own, as rows: what officers and finance did before is not done. */
export async function awardRows(services: TestServices) {
  const work = () => ({ db: services.db, cipher: services.cipher, now: services.clock.now() });
  const programme = newId();
  await services.pool.query(
    "insert into grants.programme (id, slug, opens_at, search_words) values ($1, $2, now(), '')",
    [programme, `wells-${programme}`],
  );

  /** An award of a person in three parts that is accepted, or still offered. */
  async function award(
    phase: 'offered' | 'active' | 'completed' = 'active',
    userId = newId(),
  ): Promise<MadeAward> {
    const [caseId, id] = [newId(), newId()];
    const ids = [newId(), newId(), newId()];
    await insertApplication(work(), {
      caseId,
      programmeId: programme,
      reference: `GR-${caseId.slice(0, 8)}`,
      userId,
      organisationId: newId(),
      asset: 'USD',
      amountMinor: 600n,
      applicantKind: 'person',
      country: 'IT',
      draftId: newId(),
      isSample: false,
    });
    await setState(work(), { caseId, state: 'approved', isActive: true });
    await insertAward(
      work(),
      { id, case_id: caseId, decided_by: [] },
      ids.map((part, at) => ({
        id: part,
        percent: 30 + at,
        needs: at === 0 ? ('agreement' as const) : ('report' as const),
        amount_minor: BigInt(100 * (at + 1)),
      })),
    );
    const steps = { offered: ['offered'], active: ['active'], completed: ['active', 'completed'] } as const;
    for (const state of steps[phase]) await setAwardState(work(), { id, state });
    return { caseId, id, userId, parts: ids };
  }

  /** Money that is taken back of an award, up to the appeal of its recipient. */
  async function recover(made: MadeAward, id = newId()): Promise<string> {
    await insertRecovery(work(), {
      id,
      award_id: made.id,
      amount_minor: 50n,
      reason: 'misused',
      papers: [],
      proposed_by: newId(),
      answer_by: new Date(services.clock.now().getTime() + DAY_MS),
      finding: 'Spent on a car.',
      anew: undefined,
    });
    await keepAnswer(work(), { id, text: 'It was for water.', state: 'answered' });
    await keepDecision(work(), { id, state: 'owed', reason: 'No receipt.', by: newId() });
    await keepAppeal(work(), { id, text: 'Read it again.', state: 'appealed' });
    return id;
  }

  return { work, award, recover };
}
