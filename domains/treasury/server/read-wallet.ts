import { assetOf, assets, type AssetCode } from '@egcr/ledger/contract';
import { leftOf, type Account } from '@egcr/ledger/server';
import { toInstant } from '@egcr/contract/time';
import type { CallInput } from '@egcr/server-kit/domain';
import { personOf, type Work } from '@egcr/server-kit/work';
import { addressOf, toWire } from '@egcr/wallet/contract';

import type { BusinessWallet, readBusinessWalletCall } from '../contract/index.ts';
import { twoAboveMinor } from '../contract/rules.ts';
import type { BusinessAccountShown } from '../contract/shapes.ts';
import { memberWith } from './members.ts';
import { accountOf, walletOf } from './money.ts';
import type { TreasuryParts } from './parts.ts';
import { shownPayments } from './show-payments.ts';
import { frozenAt, waitingPayments } from './store.ts';

type Parts = Pick<TreasuryParts, 'acting' | 'organisations' | 'people' | 'ledger'>;
const FIRST = 'JVD';

/** GET /treasury/:organisation. Refuses not_found. The account in JVD is opened at the first look. */
export async function readBusinessWallet(
  parts: Parts,
  work: Work,
  { params: { organisation: organisationId } }: Pick<CallInput<typeof readBusinessWalletCall>, 'params'>,
): Promise<BusinessWallet> {
  const member = await memberWith(parts, work, { organisationId, right: 'view' });
  await parts.ledger.openAccounts(work, [accountOf(organisationId, FIRST)]);
  const frozen = await frozenAt(work.db, organisationId);
  return {
    organisation_id: organisationId,
    name: member.name,
    accounts: (await accountsIn(parts, work, organisationId)).map((one) => toShown(one, work.now)),
    frozen_at: frozen && toInstant(frozen),
    can_pay: member.rights.includes('pay'),
    waiting: await shownPayments(parts, work, {
      rows: await waitingPayments(work, organisationId),
      userId: personOf(work).userId,
    }),
  };
}

/** An account of a business, in a currency that the contract knows. */
export type KnownAccount = Account & { readonly code: AssetCode };

/** The accounts of a business's wallet, in the order of the currencies. */
export async function accountsIn(
  { ledger }: Pick<Parts, 'ledger'>,
  { db }: Pick<Work, 'db'>,
  organisationId: string,
): Promise<readonly KnownAccount[]> {
  const held = await ledger.balances(db, { kind: 'business', id: organisationId });
  const { purpose } = walletOf(organisationId);
  return assets.flatMap(({ code }) =>
    held.filter((one) => one.asset === code && one.purpose === purpose).map((one) => ({ ...one, code })),
  );
}

function toShown(found: KnownAccount, now: Date): BusinessAccountShown {
  const { id, code: asset, balanceMinor, heldMinor } = found;
  const left = twoAboveMinor(asset) - leftOf(found, now).dayMinor;
  return {
    id,
    asset,
    balance: toWire({ amountMinor: balanceMinor, asset }),
    available: toWire({ amountMinor: balanceMinor - heldMinor, asset }),
    address: addressOf(id),
    alone_today: toWire({ amountMinor: left > 0n ? left : 0n, asset }),
    opened_at: toInstant(found.openedAt),
  };
}

/** The address of a business's wallet in JVD, opened where it is not yet. */
export async function addressIn(
  { ledger }: Pick<Parts, 'ledger'>,
  work: Pick<Work, 'db' | 'now' | 'newId'>,
  organisationId: string,
): Promise<string> {
  const [id = ''] = await ledger.openAccounts(work, [accountOf(organisationId, FIRST)]);
  return addressOf(id);
}

export function knownAsset(code: string): AssetCode | undefined {
  return assetOf(code)?.code;
}
