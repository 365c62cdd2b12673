import type { RailDispute } from '../rails/rail-disputes.ts';
import type { Scripted } from './scripted-rail.ts';

/** The instant at which the rail says everything, unless a test says another. */
export const NOW = new Date();
export const after = (seconds: number) => new Date(NOW.getTime() + seconds * 1000);
const DUE = after(9 * 24 * 3600);

/** What a rail of another company says of disputes, and what becomes of it. */
export function toldDisputesIn(at: Scripted) {
  const { bank } = at;
  /** What the rail says of a dispute, and the warnings that the log has of it. */
  async function tell(payment: string, more: Partial<RailDispute> = {}, now = NOW) {
    const warned: unknown[] = [];
    const log = {
      ...bank.services.log,
      warn: (...said: readonly unknown[]) => void warned.push(said.at(-1)),
    };
    const said: RailDispute = {
      rail: 'stripe',
      ref: `du of ${payment}`,
      paymentId: payment,
      saleRef: `sale of ${payment}`,
      reason: 'fraudulent',
      amountMinor: 2500n,
      asset: 'USD',
      state: 'open',
      dueAt: DUE,
      ...more,
    };
    const heard = await bank.services.unit((work) => at.door.followDispute({ ...work, now, log }, said));
    return { heard, warned };
  }

  async function paid() {
    const sold = await at.sent();
    at.script.pay = { state: 'succeeded', provider_ref: `sale of ${sold.id}`, took_ms: 7 };
    await at.errands.run(sold.id);
    at.heard.length = 0;
    return sold;
  }

  /** The dispute of a payment, with its steps; undefined where there is none. */
  async function disputeOf(payment: string) {
    const { rows } = await bank.database.pool.query('select * from payments.dispute where payment_id = $1', [
      payment,
    ]);
    if (rows[0] === undefined) return undefined;
    const { rows: steps } = await bank.database.pool.query(
      'select state, by from payments.dispute_step where dispute_id = $1 order by number',
      [rows[0].id],
    );
    const { id, state, amount, provider_ref: ref, due_at: due } = rows[0];
    return {
      id: String(id),
      state,
      amount: Number(amount),
      ref,
      due,
      ended: rows[0].ended_at,
      steps: steps.map((step) => `${step.state} by ${step.by}`),
    };
  }

  return { tell, paid, disputeOf };
}
