import type { WireMoney } from '@egcr/contract/money';
import { assetOf } from '@egcr/ledger/contract';
import type { Database } from '@egcr/server-kit/database';
import { invariant, Refusal } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';
import { toWire, walletRefusals } from '@egcr/wallet/contract';

import { disbursementRefusals } from '../contract/index.ts';
import { addReleased, insertCommitment, lockCommitment, totalsOfFunds } from './commitment-store.ts';
import { insertFilling, type FilledBy } from './filling-store.ts';
import { broughtBack, budgetIn, budgetOf, commitmentOf, committed, contribution, treasury } from './money.ts';
import type { DisbursementParts } from './parts.ts';

type Books = Pick<DisbursementParts, 'wallet' | 'ledger'>;

/** The books of a fund in one currency. Budget, promised, paid: what was brought in and not taken back is their sum. */
export interface FundBooks {
  readonly asset: string;
  /** Still free. */
  readonly budgetMinor: bigint;
  /** Promised and not paid yet. */
  readonly promisedMinor: bigint;
  readonly paidMinor: bigint;
  /** Paid, and given back. */
  readonly returnedMinor: bigint;
}

export interface FilledBudget {
  readonly fund: string;
  readonly amount: WireMoney;
  readonly key: string;
  /** The two people; undefined in a demonstration. */
  readonly by?: FilledBy;
}

/** Brings money of the operator into the budget of a fund, once for the key, and writes down who did. */
export async function fillBudget(
  { wallet }: Pick<Books, 'wallet'>,
  work: Work,
  { fund, amount, key, by }: FilledBudget,
): Promise<void> {
  const to = budgetOf(fund);
  const { isRepeat } = await wallet.move(work, { kind: budgetIn, key, from: treasury, to, amount });
  if (isRepeat) return;
  await insertFilling(work, { fund, asset: amount.assetCode, amountMinor: BigInt(amount.value), by });
}

/** Takes what a person agreed to give into the budget of a fund, once for the key. Refuses as the wallet's `collect`. */
export async function contribute(
  { wallet }: Pick<Books, 'wallet'>,
  work: Work,
  given: { readonly fund: string; readonly person: string; readonly amount: WireMoney; readonly key: string },
): Promise<{ readonly id: string }> {
  const { fund, person, amount, key } = given;
  return wallet.collect(work, {
    kind: contribution,
    key,
    from: { person, agreement: key },
    to: budgetOf(fund),
    amount,
  });
}

/** Promises money of a fund's budget: from now on it lies in an account of its own. The same id again changes nothing. Refuses budget_short. */
export async function commit(
  { wallet, ledger }: Books,
  work: Work,
  { id, fund, amount }: { readonly id: string; readonly fund: string; readonly amount: WireMoney },
): Promise<void> {
  const isNew = await insertCommitment(work, {
    id,
    fund_id: fund,
    asset: amount.assetCode,
    amount_minor: BigInt(amount.value),
  });
  if (!isNew) return;
  try {
    await wallet.move(work, { kind: committed, key: id, from: budgetOf(fund), to: commitmentOf(id), amount });
  } catch (error) {
    throw await shortOf({ ledger }, work, { error, fund, amount });
  }
}

/** Gives what is left of a commitment, or a part of it, back to the budget. Refuses budget_short where more is asked than is left. */
export async function uncommit(
  { wallet, ledger }: Books,
  work: Work,
  { id, amount, key }: { readonly id: string; readonly amount: WireMoney; readonly key: string },
): Promise<void> {
  const row = await lockCommitment(work.db, id);
  invariant(row !== undefined, 'the commitment is unknown');
  try {
    const { isRepeat } = await wallet.move(work, {
      kind: broughtBack,
      key,
      from: commitmentOf(id),
      to: budgetOf(row.fund_id),
      amount,
    });
    if (!isRepeat) await addReleased(work.db, id, BigInt(amount.value));
  } catch (error) {
    throw await shortOf({ ledger }, work, { error, fund: id, amount });
  }
}

/** What is left of a commitment: promised, neither paid nor in an envelope. */
export async function leftOfCommitment(
  { ledger }: Pick<Books, 'ledger'>,
  db: Database,
  { id, asset }: { readonly id: string; readonly asset: string },
): Promise<bigint> {
  return balanceIn({ ledger }, db, { account: commitmentOf(id), asset });
}

/** The books of some funds, by fund. Two questions. */
export async function booksOf(
  { ledger }: Pick<Books, 'ledger'>,
  db: Database,
  funds: readonly string[],
): Promise<ReadonlyMap<string, readonly FundBooks[]>> {
  if (funds.length === 0) return new Map();
  const accounts = await ledger.balancesOf(
    db,
    funds.map((id) => ({ kind: 'fund', id })),
  );
  const totals = await totalsOfFunds(db, funds);
  return new Map(
    funds.map((fund) => {
      const own = accounts.filter(
        ({ owner, purpose }) => owner.id === fund && purpose === budgetOf(fund).purpose,
      );
      const sums = totals.filter(({ fund_id: id }) => id === fund);
      const assets = [...new Set([...own, ...sums].map(({ asset }) => asset))].toSorted();
      return [
        fund,
        assets.map((asset) => {
          const sum = sums.find((each) => each.asset === asset);
          const paidMinor = sum?.paid_minor ?? 0n;
          // What came back of it lies in the budget again.
          const recoveredMinor = sum?.recovered_minor ?? 0n;
          return {
            asset,
            budgetMinor: own.find((each) => each.asset === asset)?.balanceMinor ?? 0n,
            promisedMinor: (sum?.promised_minor ?? 0n) - paidMinor,
            paidMinor: paidMinor - recoveredMinor,
            returnedMinor: (sum?.returned_minor ?? 0n) + recoveredMinor,
          };
        }),
      ];
    }),
  );
}

interface FundBalance {
  readonly account: { readonly fund: string; readonly purpose: string };
  readonly asset: string;
}

/** What lies in one account of a fund, in minor units. */
export async function balanceIn(
  { ledger }: Pick<Books, 'ledger'>,
  db: Database,
  { account, asset }: FundBalance,
): Promise<bigint> {
  const accounts = await ledger.balancesOf(db, [{ kind: 'fund', id: account.fund }]);
  const own = accounts.find((each) => each.purpose === account.purpose && each.asset === asset);
  return own?.balanceMinor ?? 0n;
}

/** The wallet's "not enough" in the words of a fund; any other error as it is. */
async function shortOf(
  { ledger }: Pick<Books, 'ledger'>,
  work: Work,
  { error, fund, amount }: { readonly error: unknown; readonly fund: string; readonly amount: WireMoney },
): Promise<unknown> {
  if (!(error instanceof Refusal) || error.kind.code !== walletRefusals.insufficient_funds.code) return error;
  const accounts = await ledger.balancesOf(work.db, [{ kind: 'fund', id: fund }]);
  const there = accounts.find(({ asset }) => asset === amount.assetCode)?.balanceMinor ?? 0n;
  const missing = BigInt(amount.value) - there;
  return new Refusal(disbursementRefusals.budget_short, { members: { missing: missing.toString() } });
}

/** An amount of an asset as it travels. */
export function wireIn(asset: string, amountMinor: bigint): WireMoney {
  const known = assetOf(asset);
  invariant(known !== undefined, `${asset} is no asset of ours`);
  return toWire({ amountMinor, asset: known.code });
}
