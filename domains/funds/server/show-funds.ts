import type { ReplyOf } from '@egcr/contract/endpoint';
import { platformRefusals } from '@egcr/contract/refusals';
import { addSeconds, toInstant } from '@egcr/contract/time';
import type { CallInput } from '@egcr/server-kit/domain';
import { Refusal } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';

import {
  amountFor,
  cutOffAfter,
  FUND_ASSET_SCALE,
  HISTORY_MAX,
  microText,
  returnOf,
  SPENDING_BASIS_POINTS,
  type listWealthFundsCall,
  type readWealthFundCall,
  type WealthFundPage,
  type WealthFundShown,
} from '../contract/index.ts';
import { spendableOf } from './free-cash.ts';
import { findFund, listFunds, listValuations, type FundRow, type ValuationRow } from './fund-store.ts';
import { fundWords } from './fund-words.ts';
import { flowsOf } from './order-store.ts';
import type { FundParts } from './parts.ts';
import { booksOf, type FundBooks } from './units.ts';
import { moneyIn } from './wire.ts';

type Books = Pick<FundParts, 'ledger'>;
type Asked = Pick<Work, 'db' | 'now'> & { readonly language: string };
const YEAR_S = 365 * 86_400;

const asked = ({ db, now, request }: Work): Asked => ({ db, now, language: request.language });

/** All wealth funds. */
export async function listWealthFunds(
  parts: Books,
  work: Work,
): Promise<ReplyOf<typeof listWealthFundsCall>> {
  return { items: [...(await shownFunds(parts, asked(work)))] };
}

/** How many wealth funds there are that are no samples, and what they are worth together at their last prices. */
export async function countWealth(
  parts: Books,
  { db, now }: Pick<Work, 'db' | 'now'>,
): Promise<{ readonly count: number; readonly net_assets: WealthFundShown['net_assets'] }> {
  const funds = (await shownFunds(parts, { db, now, language: 'en' })).filter((fund) => !fund.is_sample);
  const worthMinor = funds.reduce((sum, fund) => sum + BigInt(fund.net_assets.value), 0n);
  return { count: funds.length, net_assets: moneyIn(worthMinor) };
}

/** Each with what its history says. */
async function shownFunds(parts: Books, of: Asked): Promise<readonly WealthFundShown[]> {
  const funds = await listFunds(of.db);
  const books = await booksOf(
    parts,
    of.db,
    funds.map(({ id }) => id),
  );
  const shown: WealthFundShown[] = [];
  for (const fund of funds) {
    const history = await listValuations(of.db, { fund: fund.id, limit: HISTORY_MAX });
    shown.push(shownFund(of, { fund, history, unitsMicro: books.get(fund.id)?.unitsMicro ?? 0n }));
  }
  return shown;
}

/** Refuses not_found. */
export async function readWealthFund(
  parts: Books,
  work: Work,
  { params }: CallInput<typeof readWealthFundCall>,
): Promise<ReplyOf<typeof readWealthFundCall>> {
  const page = await fundPage(parts, asked(work), params.slug);
  if (page === undefined) throw new Refusal(platformRefusals.not_found);
  return page;
}

/** What everyone may know of a fund; undefined where there is none. */
export async function fundPage(parts: Books, of: Asked, slug: string): Promise<WealthFundPage | undefined> {
  const fund = await findFund(of.db, { slug });
  if (fund === undefined) return undefined;
  const history = await listValuations(of.db, { fund: fund.id, limit: HISTORY_MAX });
  const books = (await booksOf(parts, of.db, [fund.id])).get(fund.id) ?? NONE;
  const flows = await flowsOf(of.db, fund.id);
  const spendable = await spendableOf(of, fund.id);
  return {
    ...shownFund(of, { fund, history, unitsMicro: books.unitsMicro }),
    history: history.map((each) => ({
      at: toInstant(each.cut_off),
      price: microText(each.price_micro),
      net_assets: moneyIn(each.assets_minor - each.liabilities_minor),
      is_sample: each.is_sample,
    })),
    cash: moneyIn(books.cashMinor),
    investments: moneyIn(books.investmentsMinor),
    liabilities: moneyIn(books.liabilitiesMinor),
    bought: moneyIn(flows.bought_minor),
    given_back: moneyIn(flows.given_back_minor),
    spent: moneyIn(spendable.spentEverMinor),
    spending: {
      year: spendable.year,
      percent: Number(SPENDING_BASIS_POINTS) / 100,
      cap: spendable.capMinor === undefined ? null : moneyIn(spendable.capMinor),
      spent: moneyIn(spendable.spentMinor),
      years: spendable.years.map((each) => ({ year: each.year, net_assets: moneyIn(each.net_minor) })),
    },
  };
}

const NONE: FundBooks = { cashMinor: 0n, investmentsMinor: 0n, liabilitiesMinor: 0n, unitsMicro: 0n };

interface Found {
  readonly fund: FundRow;
  readonly history: readonly ValuationRow[];
  readonly unitsMicro: bigint;
}

function shownFund({ now, language }: Asked, { fund, history, unitsMicro }: Found): WealthFundShown {
  const last = history.at(-1);
  const total = returnOf(history.map(({ price_micro: price }) => price));
  const aYearAgo = addSeconds(now, -YEAR_S);
  // The price that stood a year ago, and those after it.
  const before = history.findLastIndex(({ cut_off: at }) => at <= aYearAgo);
  const year =
    before === -1 ? undefined : returnOf(history.slice(before).map(({ price_micro: price }) => price));
  return {
    slug: fund.slug,
    ...fundWords(fund.slug, language),
    is_sample: fund.is_sample || last?.is_sample === true,
    price: last === undefined ? null : microText(last.price_micro),
    valued_at: last === undefined ? null : toInstant(last.cut_off),
    net_assets: moneyIn(last === undefined ? 0n : amountFor(unitsMicro, last.price_micro, FUND_ASSET_SCALE)),
    units: microText(unitsMicro),
    return_total: total === undefined ? null : microText(total),
    return_year: year === undefined ? null : microText(year),
    next_cut_off: toInstant(cutOffAfter(now)),
  };
}
