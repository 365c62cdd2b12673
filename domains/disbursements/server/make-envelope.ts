import { invariant, Refusal } from '@egcr/server-kit/refusal';
import { step } from '@egcr/server-kit/data/step';
import type { Work } from '@egcr/server-kit/work';

import { areEqual, totalsOf, type ControlTotals } from '../contract/control-rules.ts';
import { disbursementRefusals, envelopeMachine, ROWS_MAX } from '../contract/index.ts';
import { balanceIn, wireIn } from './books.ts';
import { budgetOf, commitmentOf, envelopeOf, setAside, type Purpose } from './money.ts';
import type { DisbursementParts } from './parts.ts';
import { insertPayments } from './payment-store.ts';
import { findEnvelope, insertEnvelope, setEnvelopeState, type EnvelopeRow } from './store.ts';

/** One payment that an envelope is to make. */
export interface WantedPayment {
  /** What it is paid for: a milestone, a week of support. It is paid once. */
  readonly subject: string;
  /** Who is paid, or who acts for the organisation that is. */
  readonly userId: string;
  /** A business with a wallet of its own, into which it is paid. */
  readonly organisationId?: string | undefined;
  readonly amountMinor: bigint;
}

export interface WantedEnvelope {
  readonly id: string;
  readonly fund: string;
  /** The commitment that pays; without it the budget of the fund does. */
  readonly commitment?: string;
  readonly purpose: Purpose;
  /** What staff reads: the name of the programme, the number of the award. */
  readonly title: string;
  readonly asset: string;
  readonly payments: readonly WantedPayment[];
  readonly control: ControlTotals;
  readonly requestedBy: string | null;
  /** Who decided what it pays for: they do not approve its payment. */
  readonly decidedBy: readonly string[];
  readonly isSample?: boolean;
}

/**
 * Makes an envelope and sets its money aside; where the fund has not enough, it waits as `insufficient`. The same id again changes nothing. Refuses
 * totals_differ where the payments do not make the control totals, or one of their subjects is paid by another envelope.
 */
export async function makeEnvelope(
  parts: DisbursementParts,
  work: Work,
  wanted: WantedEnvelope,
): Promise<EnvelopeRow> {
  const { payments, control } = wanted;
  invariant(payments.length <= ROWS_MAX, 'an envelope has too many payments');
  const totals = totalsOf(payments);
  if (!areEqual(totals, control)) throw differ(totals, control);
  const row = await insertEnvelope(work, {
    id: wanted.id,
    fund_id: wanted.fund,
    commitment_id: wanted.commitment ?? null,
    purpose: wanted.purpose,
    title: wanted.title,
    asset: wanted.asset,
    control_count: control.count,
    control_minor: control.totalMinor,
    state: envelopeMachine.first,
    requested_by: wanted.requestedBy,
    decided_by: wanted.decidedBy,
    is_sample: wanted.isSample ?? false,
  });
  if (row === undefined) return existing(work, wanted.id);
  const added = await insertPayments(
    work.db,
    row.id,
    payments.map(({ subject, userId, organisationId, amountMinor }, place) => ({
      id: work.newId(),
      position: place + 1,
      subject,
      user_id: userId,
      organisation_id: organisationId ?? null,
      amount_minor: amountMinor,
    })),
  );
  if (added !== payments.length) throw differ({ ...totals, count: added }, control);
  return blockEnvelope(parts, work, row);
}

async function existing({ db }: Pick<Work, 'db'>, id: string): Promise<EnvelopeRow> {
  const found = await findEnvelope(db, { id });
  invariant(found !== undefined, 'an envelope with this id was there a moment ago');
  return found;
}

/** Sets the sum of an envelope aside, where its fund has it. The caller holds the envelope. */
export async function blockEnvelope(
  { wallet, ledger }: Pick<DisbursementParts, 'wallet' | 'ledger'>,
  work: Work,
  row: EnvelopeRow,
): Promise<EnvelopeRow> {
  const source = row.commitment_id === null ? budgetOf(row.fund_id) : commitmentOf(row.commitment_id);
  const there = await balanceIn({ ledger }, work.db, { account: source, asset: row.asset });
  const event = there >= row.control_minor ? 'block' : 'fall_short';
  const state = step(envelopeMachine, row.state, event);
  if (event === 'block')
    await wallet.move(work, {
      kind: setAside,
      key: row.id,
      from: source,
      to: envelopeOf(row.id),
      amount: wireIn(row.asset, row.control_minor),
    });
  await setEnvelopeState(work, { id: row.id, state });
  return { ...row, state, changed_at: work.now };
}

function differ(totals: ControlTotals, control: ControlTotals): Refusal {
  return new Refusal(disbursementRefusals.totals_differ, {
    members: {
      count: totals.count,
      total: totals.totalMinor.toString(),
      control_count: control.count,
      control_total: control.totalMinor.toString(),
    },
  });
}
