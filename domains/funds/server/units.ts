import { FUND_UNITS } from '@egcr/ledger/contract';
import type { Account, WantedAccount } from '@egcr/ledger/server';
import type { Database } from '@egcr/server-kit/database';
import { invariant } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';

import { cashOf, investmentsOf, liabilitiesOf } from './money.ts';
import type { FundParts } from './parts.ts';

const ISSUED = 'funds_issued';
const UNITS = 'funds_units';
const ORDERED = 'funds_ordered';

const unitsAccount = (id: string, purpose: string): WantedAccount => ({
  owner: { kind: 'fund', id },
  asset: FUND_UNITS.code,
  purpose,
  class: 'liability',
  floorMinor: 0n,
});

/** Where the units of a fund come from: as far below zero as units are out. */
export const issuedBy = (fund: string): WantedAccount => ({
  ...unitsAccount(fund, ISSUED),
  class: 'asset',
  floorMinor: null,
});
/** Units of one person in one fund. */
export const unitsOf = (position: string): WantedAccount => unitsAccount(position, UNITS);
/** Units of an order that gives them back, until it is settled. */
export const orderedBy = (order: string): WantedAccount => unitsAccount(order, ORDERED);

interface UnitMove {
  readonly kind: 'funds_issue' | 'funds_order' | 'funds_unorder' | 'funds_redeem';
  readonly from: WantedAccount;
  readonly to: WantedAccount;
  readonly unitsMicro: bigint;
  /** The order it is for. */
  readonly order: string;
}

/** Moves units between two accounts. The row of the order is locked by the caller: it is what keeps this from happening twice. */
export async function moveUnits(
  { ledger }: Pick<FundParts, 'ledger'>,
  work: Work,
  { kind, from, to, unitsMicro, order }: UnitMove,
): Promise<'moved' | 'short'> {
  const [debit = '', credit = ''] = await ledger.openAccounts(work, [from, to]);
  const [verdict] = await ledger.post(work, [
    {
      id: work.newId(),
      debit,
      credit,
      asset: FUND_UNITS.code,
      amountMinor: unitsMicro,
      kind,
      meta: { order },
    },
  ]);
  invariant(verdict !== undefined, 'the ledger gave no verdict');
  if (verdict.outcome !== 'refused') return 'moved';
  invariant(verdict.code === 'insufficient_funds', `units were refused: ${verdict.code}`);
  return 'short';
}

/** The books of a fund, as the ledger has them. */
export interface FundBooks {
  readonly cashMinor: bigint;
  readonly investmentsMinor: bigint;
  readonly liabilitiesMinor: bigint;
  /** Out, in millionths. */
  readonly unitsMicro: bigint;
}

/** The books of some funds, by fund. One question. */
export async function booksOf(
  { ledger }: Pick<FundParts, 'ledger'>,
  db: Database,
  funds: readonly string[],
): Promise<ReadonlyMap<string, FundBooks>> {
  if (funds.length === 0) return new Map();
  const accounts = await ledger.balancesOf(
    db,
    funds.map((id) => ({ kind: 'fund', id })),
  );
  return new Map(
    funds.map((fund) => {
      const own = accounts.filter(({ owner }) => owner.id === fund);
      return [
        fund,
        {
          cashMinor: balanceIn(own, cashOf(fund).purpose),
          investmentsMinor: balanceIn(own, investmentsOf(fund).purpose),
          liabilitiesMinor: balanceIn(own, liabilitiesOf(fund).purpose),
          unitsMicro: -balanceIn(own, ISSUED),
        },
      ];
    }),
  );
}

/** The units in some positions, in millionths. */
export async function unitsIn(
  { ledger }: Pick<FundParts, 'ledger'>,
  db: Database,
  positions: readonly string[],
): Promise<ReadonlyMap<string, bigint>> {
  if (positions.length === 0) return new Map();
  const accounts = await ledger.balancesOf(
    db,
    positions.map((id) => ({ kind: 'fund', id })),
  );
  return new Map(
    positions.map((id) => [
      id,
      balanceIn(
        accounts.filter(({ owner }) => owner.id === id),
        UNITS,
      ),
    ]),
  );
}

/** The units in one position, in millionths. */
export async function unitsHeld(
  { ledger }: Pick<FundParts, 'ledger'>,
  db: Database,
  position: string,
): Promise<bigint> {
  return balanceIn(await ledger.balancesOf(db, [{ kind: 'fund', id: position }]), UNITS);
}

function balanceIn(accounts: readonly Account[], purpose: string): bigint {
  return accounts.find((each) => each.purpose === purpose)?.balanceMinor ?? 0n;
}
