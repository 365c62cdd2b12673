import type { ReplyOf } from '@egcr/contract/endpoint';
import type { CallInput } from '@egcr/server-kit/domain';
import { Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';
import { walletRefusals } from '@egcr/wallet/contract';

import type { BusinessWallet, depositToBusinessCall, payToBusinessCall } from '../contract/index.ts';
import { memberWith } from './members.ts';
import { depositKind, walletOf } from './money.ts';
import type { TreasuryParts } from './parts.ts';
import { businessAt } from './pay.ts';
import { readBusinessWallet } from './read-wallet.ts';

/** POST /treasury/:organisation/deposits: a member's own money, judged as all money that leaves a person. Refuses as the call lists. */
export async function depositToBusiness(
  parts: TreasuryParts,
  work: Work,
  { params, body }: CallInput<typeof depositToBusinessCall>,
): Promise<BusinessWallet> {
  const { organisation: organisationId } = params;
  const { name } = await memberWith(parts, work, { organisationId, right: 'pay' });
  const note = body.note?.trim() || null;
  await parts.money.collect(work, {
    kind: depositKind,
    key: work.effectId,
    from: { person: personOf(work).userId, agreement: work.effectId },
    to: walletOf(organisationId),
    amount: body.amount,
    note: note === null ? name : `${name}: ${note}`,
  });
  return readBusinessWallet(parts, work, { params });
}

/** POST /treasury-payments: anyone pays a business by its address. Refuses as the call lists. */
export async function payToBusiness(
  parts: TreasuryParts,
  work: Work,
  { body }: CallInput<typeof payToBusinessCall>,
): Promise<ReplyOf<typeof payToBusinessCall>> {
  const organisationId = await businessAt(parts, work, body.address);
  if (organisationId === undefined) throw new Refusal(walletRefusals.recipient_unknown, { field: 'address' });
  const name = (await parts.acting.namesOf(work.db, [organisationId])).get(organisationId) ?? '';
  const note = body.note?.trim() || null;
  const { id, reference } = await parts.money.collect(work, {
    kind: depositKind,
    key: work.effectId,
    from: { person: personOf(work).userId, agreement: work.effectId },
    to: walletOf(organisationId),
    amount: body.amount,
    note: note === null ? name : `${name}: ${note}`,
  });
  return { id, reference, to: name };
}
