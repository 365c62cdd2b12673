import { afterAll, describe, expect, it } from 'vitest';

import { openRecoveries, TEXT, usd } from '../testing/recoveries.ts';

const DAY_S = 86_400;
const {
  bank,
  manager,
  second,
  third,
  fourth,
  answered,
  decide,
  appeal,
  decideAppeal,
  payBack,
  propose,
  read,
  spend,
  toldTo,
  proven,
} = await openRecoveries();
afterAll(() => bank.close());

describe('money of an award that was taken back [SYS-03]', () => {
  it('is appealed against once, in time, and upheld by a third officer alone: what is owed stays owed', async () => {
    const at = await answered();
    await spend(at.ann, '100000');
    expect((await appeal(at, at.ann)).body.code).toBe('recovery_step_refused');
    await decide(at, third);
    const stranger = await bank.person('Stranger');
    expect((await appeal(at, stranger)).status).toBe(404);
    const answers = await Promise.all([1, 2, 3].map(() => appeal(at, at.ann)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.every(({ status }) => status < 500)).toBe(true);
    expect(await toldTo(fourth)).toContain('grants.recovery_appealed');
    expect(await toldTo(third)).not.toContain('grants.recovery_appealed');
    await bank.fund(at.ann, usd('200000'));
    expect((await payBack(at, at.ann, '1')).body.code).toBe('recovery_step_refused');
    expect((await decideAppeal(at, third)).body.code).toBe('others_decide');
    expect((await decideAppeal(at, second)).body.code).toBe('others_decide');
    expect((await decideAppeal(at, fourth)).body.items).toMatchObject([
      {
        state: 'owed',
        owed: usd('100000'),
        appeal: TEXT,
        appeal_decision: 'The books say so.',
        appeal_by: null,
      },
    ]);
    expect(await toldTo(at.ann)).toContain('grants.recovery_upheld');
    expect((await appeal(at, at.ann)).body.code).toBe('appeal_over');
    expect((await decideAppeal(at, fourth)).body.code).toBe('recovery_step_refused');
    expect((await payBack(at, at.ann, '100000')).body.items).toMatchObject([{ state: 'settled' }]);
    expect(await proven()).toEqual([]);
  });

  it('is given back where the appeal was right: nothing is owed, and two others pay what came back', async () => {
    const at = await answered();
    await spend(at.ann, '100000');
    await decide(at, third);
    expect(await bank.balance(at.ann, 'USD')).toBe('0');
    await appeal(at, at.ann);
    expect((await decideAppeal(at, fourth, 'give_back')).body.items).toMatchObject([
      { state: 'returned', owed: usd('0') },
    ]);
    expect(await toldTo(at.ann)).toContain('grants.recovery_returned');
    // Not paid by who decided: an envelope waits for two others.
    expect(await bank.balance(at.ann, 'USD')).toBe('0');
    const { rows } = await bank.database.owner.query(
      'select id, control_minor, decided_by, state from disbursements.envelope order by id desc limit 1',
    );
    expect(rows[0]).toMatchObject({ control_minor: 50_000n, state: 'blocked' });
    expect(rows[0].decided_by).toEqual(expect.arrayContaining([manager.userId, third.userId, fourth.userId]));
    expect(await proven()).toEqual([]);
  });

  it('is proposed again after a won appeal by an officer without a part in it alone, who says what is new', async () => {
    const at = await answered();
    await decide(at, third);
    await appeal(at, at.ann);
    await decideAppeal(at, fourth, 'give_back');
    const facts = 'The seller now sent a sworn statement and his books.';
    expect((await propose(at.id, manager, { new_facts: facts })).body.code).toBe('appeal_won');
    expect((await propose(at.id, third, { new_facts: facts })).body.code).toBe('appeal_won');
    const other = await bank.officer('Other Manager', 'grants.read', 'grants.review');
    expect((await propose(at.id, other)).body).toMatchObject({
      code: 'validation_failed',
      errors: [{ field: 'new_facts', code: 'required' }],
    });
    const anew = await propose(at.id, other, { new_facts: facts });
    expect(anew.status).toBe(201);
    expect(anew.body.items).toMatchObject([
      { state: 'proposed', new_facts: facts },
      { state: 'returned', new_facts: null, appeal_decision: 'The books say so.' },
    ]);
    expect((await read(at.id, at.ann)).items[0].new_facts).toBe(facts);
  });

  it('is no more to appeal against after thirty days', async () => {
    const at = await answered();
    await decide(at, third);
    bank.clock.advance(30 * DAY_S);
    expect((await appeal(at, at.ann)).body.code).toBe('appeal_over');
  });
});
