import type { CallInput } from '@egcr/server-kit/domain';
import { personOf, type Work } from '@egcr/server-kit/work';
import { refuseInstructions } from '@egcr/wallet/server';

import type { BusinessWallet, freezeBusinessCall, unfreezeBusinessCall } from '../contract/index.ts';
import { memberWith } from './members.ts';
import type { TreasuryParts } from './parts.ts';
import { readBusinessWallet } from './read-wallet.ts';
import { keepFreeze, lockGuard } from './store.ts';

/** PUT /treasury/:organisation/freeze. Waits for a payment that is being made. Refuses not_found, team_role_required. */
export async function freezeBusiness(
  parts: TreasuryParts,
  work: Work,
  { params }: CallInput<typeof freezeBusinessCall>,
): Promise<BusinessWallet> {
  const { organisation: organisationId } = params;
  await memberWith(parts, work, { organisationId, right: 'pay' });
  await lockGuard(work.db, organisationId);
  await keepFreeze(work, { organisationId, by: personOf(work).userId });
  return readBusinessWallet(parts, work, { params });
}

/** DELETE /treasury/:organisation/freeze. Refuses not_found, team_role_required, account_banned, money_held. */
export async function unfreezeBusiness(
  parts: TreasuryParts,
  work: Work,
  { params }: CallInput<typeof unfreezeBusinessCall>,
): Promise<BusinessWallet> {
  const { organisation: organisationId } = params;
  await memberWith(parts, work, { organisationId, right: 'pay' });
  await refuseInstructions(parts, work, personOf(work).userId);
  await lockGuard(work.db, organisationId);
  await keepFreeze(work, { organisationId, by: null });
  return readBusinessWallet(parts, work, { params });
}
