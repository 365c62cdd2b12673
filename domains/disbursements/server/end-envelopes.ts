import { addSeconds } from '@egcr/contract/time';
import { step } from '@egcr/server-kit/data/step';
import { told } from '@egcr/server-kit/event-kinds';
import { invariant } from '@egcr/server-kit/refusal';
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
import { envelopesIn, findEnvelope, setEnvelopeState, tallyOf, type EnvelopeRow } from './store.ts';

export const FOLLOW_UP = 'disbursements.follow_up';
const ENVELOPES_MAX = 200;

/**
 * Looks after envelopes that wait: takes up payments that broke off, tries failed ones again, closes what is settled, and looks again whether a
 * fund has its money.
 */
export async function followUp(parts: DisbursementParts, work: Work): Promise<void> {
  const due = (state: EnvelopeRow['state'], waited_s: number) =>
    envelopesIn(work.db, { state, before: addSeconds(work.now, -waited_s), limit: ENVELOPES_MAX });
  for (const id of await due('shipping', 60)) await enqueueShipping(work, id);
  for (const id of await due('shipped', 0)) await retryOrClose(parts, work, id);
  for (const id of await due('insufficient', RETRY_AFTER_S / 24)) {
    const row = await findEnvelope(work.db, { id, isLocked: true });
    if (row?.state === 'insufficient') await blockEnvelope(parts, work, row);
  }
}

/** Tries failed payments again where their time has come; closes the envelope where nothing is left to try. */
async function retryOrClose(parts: DisbursementParts, work: Work, id: string): Promise<void> {
  const row = await findEnvelope(work.db, { id, isLocked: true });
  if (row?.state !== 'shipped') return;
  if ((await retryFailed(work.db, id, work.now)) > 0) {
    await setEnvelopeState(work, { id, state: step(envelopeMachine, row.state, 'retry') });
    return enqueueShipping(work, id);
  }
  if (await awaitsRetry(work.db, id)) return;
  const control = { count: row.control_count, totalMinor: row.control_minor };
  invariant(isSettled(control, await tallyOf(work.db, id)), `the payments of ${id} do not make its totals`);
  await end(parts, work, { row, event: 'close' });
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
