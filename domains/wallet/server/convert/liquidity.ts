import type { ReplyOf } from '@egcr/contract/endpoint';
import type { CallInput } from '@egcr/server-kit/domain';
import { invariant, Refusal } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';

import { assets, type AssetCode } from '../../contract/assets.ts';
import type { liquidityCall, moveLiquidityCall } from '../../contract/convert-liquidity.ts';
import { walletRefusals } from '../../contract/refusals.ts';
import { readMoney, toWire } from '../../contract/rules.ts';
import type { Account } from '../ledger/ledger.ts';
import type { WalletParts } from '../parts.ts';
import { conversionFees, liquidityOf, treasuryOf } from './accounts.ts';

/** What conversions can pay out, and what they have brought, in every currency. */
export async function readLiquidity(
  { ledger }: WalletParts,
  work: Work,
): Promise<ReplyOf<typeof liquidityCall>> {
  const own = await ledger.balances(work.db, liquidityOf('JVD').owner);
  const inAccount = ({ asset, purpose }: { readonly asset: string; readonly purpose: string }) =>
    availableIn(own.find((account) => account.asset === asset && account.purpose === purpose));
  return {
    items: assets.map(({ code }) => ({
      asset: code,
      available: toWire({ amountMinor: inAccount(liquidityOf(code)), asset: code }),
      fees: toWire({ amountMinor: inAccount(conversionFees(code)), asset: code }),
    })),
  };
}

/** Moves the operator's money between treasury and liquidity. Refuses insufficient_funds where more is to be taken than is there. */
export async function moveLiquidity(
  { ledger }: WalletParts,
  work: Work,
  { body }: CallInput<typeof moveLiquidityCall>,
): Promise<ReplyOf<typeof moveLiquidityCall>> {
  const money = readMoney(body.amount);
  invariant(money !== undefined, 'the schema let an amount through that is none');
  const { asset, amountMinor } = money;
  const [treasury = '', liquidity = ''] = await ledger.openAccounts(work, [
    treasuryOf(asset),
    liquidityOf(asset),
  ]);
  const [debit, credit] = body.direction === 'in' ? [treasury, liquidity] : [liquidity, treasury];
  const id = work.effectId;
  const [verdict] = await ledger.post(work, [
    { id, debit, credit, asset, amountMinor, kind: 'fx_liquidity' },
  ]);
  invariant(verdict !== undefined, 'the ledger gave no verdict');
  if (verdict.outcome === 'refused') {
    invariant(verdict.code === 'insufficient_funds', `the ledger refused liquidity with ${verdict.code}`);
    throw new Refusal(walletRefusals.insufficient_funds, { field: 'amount.value' });
  }
  return { id, available: wireOf(asset, await ledger.account(work.db, liquidity)) };
}

function wireOf(asset: AssetCode, account: Account | undefined) {
  return toWire({ amountMinor: availableIn(account), asset });
}

function availableIn(account: Account | undefined): bigint {
  return account ? account.balanceMinor - account.heldMinor : 0n;
}
