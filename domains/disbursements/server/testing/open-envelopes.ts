import { uuidv7 } from '@egcr/contract/ids';

import type { WantedEnvelope } from '../index.ts';
import { openFunds } from './open-fund.ts';

export const usd = (value: string) => ({ value, assetCode: 'USD', assetScale: 2 });

/** What an instant is in a statement. */
export const isoAt = (at: Date) => `'${at.toISOString()}'::timestamptz`;

/** Envelopes for two people, and a way to put them where no screen could. */
export async function openEnvelopes() {
  const { bank, door } = await openFunds();
  const payees = [await bank.person('One'), await bank.person('Two')];
  const newId = () => uuidv7(bank.clock.now().getTime());
  const query = (text: string, values: readonly unknown[] = []) =>
    bank.database.owner.query(text, [...values]);

  /** An envelope whose payments are of 300 and 200, and what they are for. */
  async function made(more: Partial<WantedEnvelope> = {}) {
    const [id, fund] = [newId(), newId()];
    const payments = payees.map(({ userId }, at) => ({
      subject: newId(),
      userId,
      amountMinor: at === 0 ? 300n : 200n,
    }));
    await bank.services.unit(async (work) => {
      await door.fill(work, { fund, amount: usd('500'), key: fund });
      await door.envelope(work, {
        id,
        fund,
        purpose: 'grant',
        title: 'School gardens',
        asset: 'USD',
        payments,
        control: { count: 2, totalMinor: 500n },
        requestedBy: null,
        decidedBy: [],
        ...more,
      });
    });
    return { id, fund, subjects: payments.map(({ subject }) => subject) };
  }

  /** Puts an envelope, or its payments, where no screen could, past the rules of states. */
  async function put(table: 'envelope' | 'disbursement', id: string, fields: string): Promise<void> {
    const key = table === 'envelope' ? 'id' : 'envelope_id';
    await query(`alter table disbursements.${table} disable trigger user`);
    await query(`update disbursements.${table} set ${fields} where ${key} = $1`, [id]);
    await query(`alter table disbursements.${table} enable trigger user`);
  }

  return { bank, door, payees, newId, query, made, put };
}
