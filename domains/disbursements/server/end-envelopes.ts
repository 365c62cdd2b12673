import { addSeconds } from '@egcr/contract/time';
import { step } from '@egcr/server-kit/data/step';
import { told } from '@egcr/server-kit/event-kinds';
import type { Work } from '@egcr/server-kit/work';

import { envelopeEnded } from '../contract/events.ts';
import { isSettled } from '../contract/control-rules.ts';
import { envelopeMachine, RETRY_AFTER_S } from '../contract/index.ts';
import { balanceIn, wireIn } from './books.ts';
import { blockEnvelope } from './make-envelope.ts';
import { broughtBack, budgetOf, commitmentOf, envelopeOf } from './money.ts';
import type { DisbursementParts } from './parts.ts';
import { awaitsRetry, cancelPending, retryFailed } from './payment-store.ts';
import { enqueueShipping } from './ship-envelope.ts';
import {
  envelopesIn,
  envelopesToEnd,
  findEnvelope,
  setEnvelopeState,
  tallyOf,
  type EnvelopeRow,
} from './store.ts';

export const FOLLOW_UP = 'disbursements.follow_up';
export const FOLLOW_UP_ONE = 'disbursements.follow_up_one';
/** How many envelopes of a state one look queues; what is left is found at the next. */
const LOOK_MAX = 1000;

/**
 * Looks for envelopes that wait: payments that broke off, failed ones whose time has come, what is settled, and funds that may have their money
 * by now. Each envelope is a job of its own: one that cannot go on stops no other.
 */
export async function followUp(work: Work): Promise<void> {
  const changedBefore = (waited_s: number) => ({
    before: addSeconds(work.now, -waited_s),
    limit: LOOK_MAX,
  });
  for (const id of await envelopesIn(work.db, { state: 'shipping', ...changedBefore(60) }))
    await enqueueShipping(work, id);
  const shipped = await envelopesToEnd(work, LOOK_MAX);
  const poor = await envelopesIn(work.db, { state: 'insufficient', ...changedBefore(RETRY_AFTER_S / 24) });
  for (const id of [...shipped, ...poor])
    await work.enqueue(FOLLOW_UP_ONE, { envelope: id }, { key: `${FOLLOW_UP_ONE}:${id}` });
}

/** Looks after one envelope: tries again, closes, or looks whether its fund has the money. */
export async function followUpOne(parts: DisbursementParts, work: Work, id: string): Promise<void> {
  const row = await findEnvelope(work.db, { id, isLocked: true });
  if (row?.state === 'shipped') await retryOrClose(parts, work, row);
  if (row?.state === 'insufficient') await blockEnvelope(parts, work, row);
}

/**
 * Tries failed payments again where their time has come; closes the envelope where nothing is left to try. One whose payments do not make its
 * totals stays open with its money for a person to look at: the log's line is the operator's alarm.
 */
async function retryOrClose(parts: DisbursementParts, work: Work, row: EnvelopeRow): Promise<void> {
  const { id } = row;
  if ((await retryFailed(work.db, id, work.now)) > 0) {
    await setEnvelopeState(work, { id, state: step(envelopeMachine, row.state, 'retry') });
    return enqueueShipping(work, id);
  }
  if (await awaitsRetry(work.db, id)) return;
  const control = { count: row.control_count, totalMinor: row.control_minor };
  if (isSettled(control, await tallyOf(work.db, id))) {
    await end(parts, work, { row, event: 'close' });
    return;
  }
  work.log.error(
    { code: 'envelope_totals_differ', envelope: id },
    'the payments of an envelope do not make its control totals: it stays open with its money',
  );
}

/** Cancels an envelope that is not approved; its money goes back. Refuses envelope_state. */
export async function cancelEnvelope(
  parts: DisbursementParts,
  work: Work,
  row: EnvelopeRow,
): Promise<EnvelopeRow> {
  const ended = await end(parts, work, { row, event: 'cancel' });
  await cancelPending(work.db, row.id);
  return ended;
}

/** What was not paid goes back to where it came from. */
async function end(
  { wallet, ledger }: Pick<DisbursementParts, 'wallet' | 'ledger'>,
  work: Work,
  { row, event }: { readonly row: EnvelopeRow; readonly event: 'close' | 'cancel' },
): Promise<EnvelopeRow> {
  const state = step(envelopeMachine, row.state, event);
  const left = await balanceIn({ ledger }, work.db, { account: envelopeOf(row.id), asset: row.asset });
  if (left > 0n)
    await wallet.move(work, {
      kind: broughtBack,
      key: row.id,
      from: envelopeOf(row.id),
      to: row.commitment_id === null ? budgetOf(row.fund_id) : commitmentOf(row.commitment_id),
      amount: wireIn(row.asset, left),
    });
  await setEnvelopeState(work, { id: row.id, state });
  await work.emit(told(envelopeEnded, { envelope_id: row.id, state }));
  return { ...row, state, changed_at: work.now };
}
