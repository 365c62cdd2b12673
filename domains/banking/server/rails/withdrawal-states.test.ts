import { transitionsOf } from '@egcr/contract/machine';
import { TEST_PIN, type TestPerson } from '@egcr/wallet/testing';
import { describe, expect, it } from 'vitest';

import { withdrawalMachine, type WithdrawalState } from '../../contract/withdrawal-machine.ts';
import { serveBankDesk } from '../testing/bank-desk.ts';

const { bank, desk } = await serveBankDesk();

const { states } = withdrawalMachine;
const transitions = transitionsOf(withdrawalMachine);
const usd = { value: '1000', assetCode: 'USD', assetScale: 2 };

interface Made {
  readonly owner: TestPerson;
  readonly id: string;
  readonly reference: string;
}

const cancel = (id: string, as: TestPerson) =>
  bank.call('POST', `/api/v1/wallet/withdrawals/${id}/cancel`, { as });
const send = () => desk.asStaff('bank-batches', { asset: 'USD' });
const pay = ({ reference }: Made) => desk.take([{ amount: '10.00', endToEnd: reference }]);
const giveBack = ({ id }: Made) => desk.asStaff(`withdrawals/${id}/give-back`, { reason: 'Lost' });
const comesBack = ({ reference }: Made) =>
  desk.take([{ amount: '10.00', isIn: true, endToEnd: reference, reason: 'AC04' }]);

/** A withdrawal of ten dollars that has come to a state. */
async function at(state: WithdrawalState): Promise<Made> {
  const { person: owner, account } = await desk.customer();
  const { body } = await bank.call('POST', '/api/v1/wallet/withdrawals', {
    as: owner,
    key: crypto.randomUUID(),
    body: { payout_account: account, amount: usd, pin: TEST_PIN },
  });
  const made = { owner, id: String(body.id), reference: String(body.reference) };
  if (state === 'cancelled') await cancel(made.id, owner);
  if (['sent', 'paid', 'returned'].includes(state)) await send();
  if (['paid', 'returned'].includes(state)) await pay(made);
  if (state === 'returned') await comesBack(made);
  expect(await stateOf(made)).toBe(state);
  return made;
}

const stateOf = async ({ id, owner }: Pick<Made, 'id' | 'owner'>) =>
  (await bank.call('GET', `/api/v1/wallet/withdrawals/${id}`, { as: owner })).body.state;

/** What the machine makes of an event in a state; the state itself where it is refused. */
const after = (state: WithdrawalState, event: string) =>
  transitions.find((one) => one.from === state && one.event === event)?.to ?? state;

describe.each(states)('a withdrawal that is %s', (state) => {
  it('is cancelled by its owner alone, where its machine lets it', async () => {
    const made = await at(state);
    expect((await cancel(made.id, await bank.person('Bao'))).status).toBe(404);
    expect((await cancel(made.id, desk.clerk)).status).toBe(404);
    expect(await stateOf(made)).toBe(state);
    const { body } = await cancel(made.id, made.owner);
    const next = after(state, 'cancel');
    expect(body).toMatchObject(
      next === state ? { code: 'withdrawal_under_way', state } : { state: 'cancelled' },
    );
    expect(await stateOf(made)).toBe(next);
    await send();
  });

  it('goes to the bank in a file, where its machine lets it', async () => {
    const made = await at(state);
    await send();
    expect(await stateOf(made)).toBe(after(state, 'send'));
  });

  it('is given back by two of the staff, and neither by its owner nor by one person', async () => {
    const made = await at(state);
    const path = `/api/v1/admin/wallet/withdrawals/${made.id}/give-back`;
    const asked = { key: crypto.randomUUID(), body: { reason: 'Lost' } };
    expect((await bank.call('POST', path, { as: made.owner, ...asked })).body.code).toBe('role_required');
    expect(await stateOf(made)).toBe(state);
    await giveBack(made);
    expect(await stateOf(made)).toBe(after(state, 'give_back'));
    await send();
  });

  it('is paid and comes back by the bank’s entries, where its machine lets it', async () => {
    const paid = await at(state);
    await pay(paid);
    expect(await stateOf(paid)).toBe(after(state, 'pay'));
    const back = await at(state);
    await comesBack(back);
    expect(await stateOf(back)).toBe(after(state, 'return'));
    await send();
    expect((await bank.ledger.proof(bank.services.db)).broken).toEqual([]);
  });
});

describe('the database', () => {
  it('refuses another way, another beginning, and another destination or amount, the person who writes', async () => {
    const { id } = await at('waiting');
    const refused = async (text: string) =>
      bank.database.pool.query(text, [id]).then(
        () => 'written',
        (failure: { constraint?: string }) => failure.constraint,
      );
    expect(await refused("update banking.withdrawal set state = 'returned' where id = $1")).toBe(
      'withdrawal_follows_machine',
    );
    expect(
      await refused(
        `insert into banking.withdrawal (id, user_id, payout_account_id, asset, amount, reference, state, created_at)
         select gen_random_uuid(), user_id, payout_account_id, asset, amount, 'OTHER', 'cancelled', created_at
         from banking.withdrawal where id = $1`,
      ),
    ).toBe('withdrawal_follows_machine');
    expect(await refused('update banking.withdrawal set amount = amount + 1 where id = $1')).toBe(
      'withdrawal_keeps_its_order',
    );
    expect(
      await refused('update banking.withdrawal set payout_account_id = gen_random_uuid() where id = $1'),
    ).toBe('withdrawal_keeps_its_order');
    await send();
  });
});
