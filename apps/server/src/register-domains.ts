import type { ApprovalsDoor, ProposalKind } from '@egcr/approvals/server';
import { createBusinessStatus } from '@egcr/business-status/server';
import { disbursementKinds } from '@egcr/disbursements/server';
import { hasOpenGrants } from '@egcr/grants/server';
import { notificationAsked } from '@egcr/notifications/contract';
import { createOwnership } from '@egcr/ownership/server';
import { paymentKinds } from '@egcr/payments/server';
import { createRegistry, openOwners, requireStatus, type RegistryParts } from '@egcr/registry/server';
import type { ServerDomain } from '@egcr/server-kit/domain';
import { told } from '@egcr/server-kit/event-kinds';
import { createTreasury, type TreasuryParts } from '@egcr/treasury/server';

interface RegisterDoors {
  readonly ledger: TreasuryParts['ledger'];
  readonly wallet: RegistryParts['money'] & TreasuryParts['money'];
  readonly approvals: ApprovalsDoor;
}

/** Puts a notice of the register under the bell of a person. */
export const tell: RegistryParts['tell'] = (work, userId, notice) =>
  work.emit(told(notificationAsked, { user_id: userId, ...notice }));

/** The register with the wallets of its businesses, and what stands on it: statuses, and statements of owners. */
export function composeRegister(
  parts: Omit<RegistryParts, 'treasury' | 'tell' | 'money' | 'hasOpenGrants'> &
    Pick<TreasuryParts, 'people' | 'acting'>,
  { ledger, wallet, approvals }: RegisterDoors,
): { readonly domains: readonly ServerDomain[]; readonly proposals: readonly ProposalKind[] } {
  const treasury = createTreasury({
    ...parts,
    requireStatus,
    kinds: [...disbursementKinds, ...paymentKinds],
    ledger,
    money: wallet,
  });
  const { domain, statuses } = createRegistry({
    ...parts,
    treasury: treasury.door,
    tell,
    money: wallet,
    hasOpenGrants,
  });
  const status = createBusinessStatus({ statuses, approvals });
  const ownership = createOwnership({ publicUrl: parts.publicUrl, owners: openOwners });
  return { domains: [treasury.domain, domain, ownership.domain, status.domain], proposals: status.proposals };
}
