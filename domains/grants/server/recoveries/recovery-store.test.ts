import { testDatabase } from '@egcr/server-kit/testing/database';
import { testServices, type TestServices } from '@egcr/server-kit/testing/services';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { awardRows } from '../testing/award-rows.ts';
import { insertRecovery, keepAppealDecision, recoveriesOf, setRecoveryState } from './recovery-store.ts';

let services: TestServices;
let close: () => Promise<void>;
let rows: Awaited<ReturnType<typeof awardRows>>;
const newId = () => crypto.randomUUID();
const work = () => rows.work();
beforeAll(async () => {
  const database = await testDatabase();
  services = testServices(database);
  close = () => database.close();
  rows = await awardRows(services);
});
afterAll(() => close());

describe('money that is taken back of an award', () => {
  it('is kept step by step, with who decided and when, the latest first', async () => {
    const made = await rows.award();
    const first = await rows.recover(made, '01990000-0000-7000-8000-000000000001');
    const decider = newId();
    await keepAppealDecision(work(), { id: first, state: 'returned', reason: 'You are right.', by: decider });
    const second = await rows.recover(made, '01990000-0000-7000-8000-000000000002');
    const kept = await recoveriesOf(services.db, made.id);
    expect(kept.map(({ id, state }) => [id, state])).toEqual([
      [second, 'appealed'],
      [first, 'returned'],
    ]);
    expect(kept[1]).toMatchObject({
      amount_minor: 50n,
      appeal_decided_by: decider,
      answered_at: expect.any(Date),
      decided_at: expect.any(Date),
      appealed_at: expect.any(Date),
      appeal_decided_at: expect.any(Date),
      sealed_new_facts: null,
    });
    expect(await recoveriesOf(services.db, newId())).toEqual([]);
    await keepAppealDecision(work(), { id: second, state: 'owed', reason: 'It stays.', by: newId() });
    await setRecoveryState(work(), { id: second, state: 'settled' });
    expect((await recoveriesOf(services.db, made.id)).map(({ state }) => state)).toEqual([
      'settled',
      'returned',
    ]);
  });

  it('anew, after an appeal that was won, says what is new', async () => {
    const made = await rows.award();
    const first = await rows.recover(made);
    await keepAppealDecision(work(), { id: first, state: 'returned', reason: 'Right.', by: newId() });
    await insertRecovery(work(), {
      id: 'fffffff0-0000-7000-8000-000000000001',
      award_id: made.id,
      amount_minor: 20n,
      reason: 'no_report',
      papers: [newId()],
      proposed_by: newId(),
      answer_by: services.clock.now(),
      finding: 'No report.',
      anew: { after: first, facts: 'A new receipt.' },
    });
    const [latest] = await recoveriesOf(services.db, made.id);
    expect([latest?.amount_minor, latest?.papers.length, latest?.sealed_new_facts === null]).toEqual([
      20n,
      1,
      false,
    ]);
  });
});
