import { uuidv7 } from '@egcr/contract/ids';
import { toInstant } from '@egcr/contract/time';
import { TEST_PIN, type Bank } from '@egcr/wallet/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { businessesIn, openBank } from './testing/bank.ts';

let bank: Bank;
beforeAll(async () => {
  bank = await openBank();
});
afterAll(() => bank.close());

it('who may confirm a payout is another member than the one who asked, no program, and only while it waits', async () => {
  const teams = businessesIn(bank);
  const { id: merchant, owner } = await teams.firm();
  const finance = await teams.join(merchant, owner, 'finance');
  const { secret } = (
    await bank.call('POST', '/api/v1/developers/keys', {
      as: finance,
      actingFor: merchant,
      body: { name: 'Books', mode: 'live', scopes: ['payments.read'], pin: TEST_PIN },
    })
  ).body;
  const now = bank.clock.now();
  const [over, due] = [now, new Date(now.getTime() + 60_000)];
  // The state that is kept and when it is due; the state that is read, whether the other member may confirm it, and whether it can be canceled.
  const table = [
    ['waiting', due, 'waiting', true, true],
    ['waiting', over, 'expired', false, false],
    ['held', due, 'held', false, true],
    ['blocked', null, 'blocked', false, true],
    ['asked', null, 'asked', false, false],
    ['declined', due, 'declined', false, false],
    ['canceled', due, 'canceled', false, false],
    ['expired', over, 'expired', false, false],
    ['failed', due, 'failed', false, false],
  ] as const;
  const ids = table.map((_row, place) => uuidv7(now.getTime() + place));
  const isOver = (state: string) => ['declined', 'canceled', 'expired', 'failed'].includes(state);
  const rows = table.map(([state, dueAt], place) => ({
    id: ids[place],
    state,
    due_at: dueAt,
    ended_at: isOver(state) ? now : null,
  }));
  await bank.database.owner.query(
    `set session_replication_role = replica;
     insert into payouts.payout (id, merchant_id, asset, amount, state, is_scheduled, asked_by, asked_at, due_at, ended_at)
     select id, '${merchant}', 'JVD', 100, state, false, '${owner.userId}', '${now.toISOString()}', due_at, ended_at
     from jsonb_populate_recordset(null::payouts.payout, '${JSON.stringify(rows)}');
     set session_replication_role = origin`,
  );
  const read = async (reader: object) => {
    const { body } = await bank.call('GET', '/api/v1/payouts', reader);
    return ids.map((id) => {
      const shown = body.items.find((each: { id: string }) => each.id === id);
      return [shown.state, shown.may_confirm, shown.may_cancel, shown.due_at];
    });
  };
  const expected = (mayConfirm: boolean) =>
    table.map(([, dueAt, state, isOpen, canCancel]) => [
      state,
      mayConfirm && isOpen,
      canCancel,
      canCancel && dueAt !== null ? toInstant(dueAt) : null,
    ]);
  expect(await read({ as: finance, actingFor: merchant })).toEqual(expected(true));
  expect(await read({ as: owner, actingFor: merchant })).toEqual(expected(false));
  expect(await read({ bearer: secret })).toEqual(expected(false));
});
