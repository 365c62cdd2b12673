/** Those who work beside the tellers: clerks with files of a bank, officers with envelopes, people who order fund units, and merchants. */
import type { FakeOpenPayments } from '@egcr/connectors/testing';

import type { Caller, Snapshot } from './caller.ts';
import { Desk } from './files/desk.ts';
import { FundDesk } from './funds/fund-desk.ts';
import type { Journal } from './journal.ts';
import { SaleDesk } from './sales/sale-desk.ts';
import { UnitDesk } from './units/unit-desk.ts';

export interface DeskOptions {
  readonly seed: number;
  /** Clerks hand in files of a bank meanwhile, of so many statements at the least; none where left out. */
  readonly leastStatements?: number | undefined;
  /** Officers pay envelopes out of funds meanwhile, so many at the least; none where left out. */
  readonly leastEnvelopes?: number | undefined;
  /** People buy and give back fund units meanwhile, at so many prices at the least; none where left out. */
  readonly leastPrices?: number | undefined;
  /** Customers pay merchants meanwhile, so often at the least; none where left out. The bank was started with the wallets elsewhere. */
  readonly sales?: { readonly least: number; readonly elsewhere: FakeOpenPayments } | undefined;
}

interface DeskParts {
  readonly direct: Caller;
  readonly throughDoor: Caller;
  readonly journal: Journal;
  readonly options: DeskOptions;
}

/** Those that a run has; the others are undefined. */
export class Desks {
  readonly files: Desk | undefined;
  readonly funds: FundDesk | undefined;
  readonly units: UnitDesk | undefined;
  readonly sales: SaleDesk | undefined;

  private constructor({ files, funds, units, sales }: Pick<Desks, 'files' | 'funds' | 'units' | 'sales'>) {
    this.files = files;
    this.funds = funds;
    this.units = units;
    this.sales = sales;
  }

  /** Before anything goes wrong. */
  static async open({ direct, throughDoor: caller, journal, options }: DeskParts): Promise<Desks> {
    const { seed, leastStatements, leastEnvelopes, leastPrices, sales } = options;
    const shared = { direct, caller, journal };
    return new Desks({
      files:
        leastStatements === undefined
          ? undefined
          : await Desk.open({ ...shared, seed: seed + 2, leastStatements }),
      funds:
        leastEnvelopes === undefined
          ? undefined
          : await FundDesk.open({ ...shared, seed: seed + 5, leastEnvelopes }),
      units:
        leastPrices === undefined
          ? undefined
          : await UnitDesk.open({ ...shared, seed: seed + 8, leastPrices }),
      sales:
        sales === undefined
          ? undefined
          : await SaleDesk.open({
              ...shared,
              seed: seed + 11,
              leastSales: sales.least,
              elsewhere: sales.elsewhere,
            }),
    });
  }

  /** Until all are closed and have brought to an end what they began, or for the deadline. */
  async serve(deadlineMs: () => number): Promise<void> {
    await Promise.all(this.#all().map((desk) => desk.serve(deadlineMs)));
  }

  close(): void {
    for (const desk of this.#all()) desk.isOpen = false;
  }

  look(look: Snapshot): void {
    this.files?.look(look);
    this.funds?.look(look);
  }

  #all(): (Desk | FundDesk | UnitDesk | SaleDesk)[] {
    return [this.files, this.funds, this.units, this.sales].filter((desk) => desk !== undefined);
  }
}
