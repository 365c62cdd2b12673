import type { StepTaken } from '@egcr/cases/server';
import { toWire } from '@egcr/wallet/contract';
import { assetOf } from '@egcr/ledger/contract';
import { invariant } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';

import type { GrantParts } from './parts.ts';
import { findApplication, setPayment, type ApplicationRow } from './store.ts';

type Money = Pick<GrantParts, 'money'>;
type Decided = Pick<StepTaken, 'caseId' | 'decidedBy'>;

/** Promises the sum out of the budget and makes the envelope that pays it. Refuses budget_short. */
export async function award({ money }: Money, work: Work, { caseId, decidedBy }: Decided): Promise<void> {
  const row = await applicationOf(work, caseId);
  const awardId = work.newId();
  await money.commit(work, { id: awardId, fund: row.programme_id, amount: amountOf(row) });
  await makePayment({ money }, work, { row, awardId, decidedBy });
}

/** Another envelope for a sum that is promised already. */
export async function payAgain({ money }: Money, work: Work, { caseId, decidedBy }: Decided): Promise<void> {
  const row = await applicationOf(work, caseId);
  invariant(row.award_id !== null, 'a payment without its award was stopped');
  await makePayment({ money }, work, { row, awardId: row.award_id, decidedBy });
}

/** Gives a promised sum back to the budget; nothing where none was promised. */
export async function takeBackAward({ money }: Money, work: Work, caseId: string): Promise<void> {
  const row = await applicationOf(work, caseId);
  if (row.state !== 'payment_stopped' || row.award_id === null) return;
  await money.uncommit(work, { id: row.award_id, amount: amountOf(row), key: `decline ${row.award_id}` });
}

export function amountOf({ asset, amount_minor: amountMinor }: ApplicationRow) {
  const known = assetOf(asset);
  invariant(known !== undefined, `${asset} is no asset of ours`);
  return toWire({ amountMinor, asset: known.code });
}

async function applicationOf({ db }: Pick<Work, 'db'>, caseId: string): Promise<ApplicationRow> {
  const row = await findApplication(db, { caseId });
  invariant(row !== undefined, 'a case without its application was decided');
  return row;
}

async function makePayment(
  { money }: Money,
  work: Work,
  {
    row,
    awardId,
    decidedBy,
  }: Pick<Decided, 'decidedBy'> & { readonly row: ApplicationRow; readonly awardId: string },
): Promise<void> {
  const [envelopeId, paymentId] = [work.newId(), work.newId()];
  const amountMinor = row.amount_minor;
  await money.envelope(work, {
    id: envelopeId,
    fund: row.programme_id,
    commitment: awardId,
    purpose: 'grant',
    title: row.reference,
    asset: row.asset,
    payments: [{ subject: paymentId, userId: row.user_id, amountMinor }],
    control: { count: 1, totalMinor: amountMinor },
    requestedBy: work.actor.kind === 'person' ? work.actor.userId : null,
    decidedBy,
    isSample: row.is_sample,
  });
  await setPayment(work, { caseId: row.case_id, awardId, envelopeId, paymentId });
}
