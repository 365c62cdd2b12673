import { amountFact, proposalKind, textFact, type ProposalKind } from '@egcr/approvals/server';
import type { ReplyOf } from '@egcr/contract/endpoint';
import type { WireMoney } from '@egcr/contract/money';
import { invariant, Refusal } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';
import * as z from 'zod/mini';
import { assets, type AssetCode } from '@egcr/ledger/contract';
import { codeForPeople, type Account, type Ledger, type RefusalCode, unmapped } from '@egcr/ledger/server';
import { walletRefusals, readMoney, toWire, amountToMove } from '@egcr/wallet/contract';

import type { ExchangeParts } from './parts.ts';
import type { liquidityCall } from '../contract/convert-liquidity.ts';
import { conversionFees, liquidityOf, treasuryOf } from './accounts.ts';

/** What conversions can pay out, and what they have brought, in every currency. */
export async function readLiquidity(
  { ledger }: ExchangeParts,
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

const move = z.strictObject({ direction: z.enum(['in', 'out']), amount: amountToMove });
type Move = z.infer<typeof move>;

/** Moves the operator's money between treasury and liquidity, by two people. Refuses insufficient_funds where more is to be taken than is there. */
export function liquidityProposal({ ledger }: ExchangeParts): ProposalKind {
  return proposalKind({
    name: 'wallet.liquidity',
    proposedWith: 'money.propose',
    approvedWith: 'money.approve',
    refusals: [
      walletRefusals.insufficient_funds,
      walletRefusals.account_frozen,
      walletRefusals.invalid_amount,
    ],
    payload: move,
    judge: async (work, { direction, amount }) => {
      const { asset, amountMinor } = moneyIn(amount);
      const { owner, purpose } = liquidityOf(asset);
      const own = await ledger.balances(work.db, owner);
      const there = own.find((account) => account.asset === asset && account.purpose === purpose);
      if (direction === 'out' && availableIn(there) < amountMinor) throw short();
      return { facts: [textFact('direction', direction), amountFact('amount', amount)], moves: [amount] };
    },
    run: (work, payload) => moveLiquidity(ledger, work, payload),
  });
}

async function moveLiquidity(ledger: Ledger, work: Work, { direction, amount }: Move) {
  const { asset, amountMinor } = moneyIn(amount);
  const [treasury = '', liquidity = ''] = await ledger.openAccounts(work, [
    treasuryOf(asset),
    liquidityOf(asset),
  ]);
  const [debit, credit] = direction === 'in' ? [treasury, liquidity] : [liquidity, treasury];
  const id = work.effectId;
  const [verdict] = await ledger.post(work, [
    { id, debit, credit, asset, amountMinor, kind: 'fx_liquidity' },
  ]);
  invariant(verdict !== undefined, 'the ledger gave no verdict');
  if (verdict.outcome === 'refused') {
    throw refusalFor(verdict.code);
  }
  return { id, available: wireOf(asset, await ledger.account(work.db, liquidity)) };
}

function refusalFor(code: RefusalCode): Refusal {
  const reason = codeForPeople(code);
  switch (reason) {
    case 'insufficient_funds':
      return short();
    case 'amount_invalid':
      return new Refusal(walletRefusals.invalid_amount, { field: 'amount.value' });
    // The house's own accounts have no limits; what closes one of them closes it to both sides.
    case 'debit_frozen':
    case 'credit_frozen':
    case 'over_ceiling':
    case 'over_limit_day':
    case 'over_limit_month':
      return new Refusal(walletRefusals.account_frozen);
    default:
      return unmapped(reason);
  }
}

function short(): Refusal {
  return new Refusal(walletRefusals.insufficient_funds, { field: 'amount.value' });
}

function moneyIn(amount: WireMoney) {
  const money = readMoney(amount);
  invariant(money !== undefined, 'the schema let an amount through that is none');
  return money;
}

function wireOf(asset: AssetCode, account: Account | undefined) {
  return toWire({ amountMinor: availableIn(account), asset });
}

function availableIn(account: Account | undefined): bigint {
  return account ? account.balanceMinor - account.heldMinor : 0n;
}
