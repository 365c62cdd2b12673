/** The desk for fund units: people buy and give back units, each order twice at once, and prices come while everything breaks. */
import { setTimeout as wait } from 'node:timers/promises';

import { ask } from '../../fuzz/people.ts';
import { type Answer, type BankPerson, type Caller, codeOf, parsed } from '../caller.ts';
import { InsistingCalls, NoAnswer } from '../insisting-calls.ts';
import { Insistent } from '../insistent.ts';
import type { Journal } from '../journal.ts';
import { between, type Chance, seededChance } from '../random.ts';
import { ASSET, type Ordered, type Shown, START_MINOR, unitsText, wrongIn } from './unit-plan.ts';

export interface UnitDeskOptions {
  /** Past every proxy, before anything goes wrong. */
  readonly direct: Caller;
  readonly caller: Caller;
  readonly journal: Journal;
  readonly seed: number;
  /** However slow the machine is, the desk stays open for so many prices: fewer prove nothing. */
  readonly leastPrices: number;
}

export interface UnitCounts {
  prices: number;
  orders: number;
  /** As they had to be. */
  refused: number;
  /** Asked once more, because an answer was lost. */
  again: number;
}

/** What the desk expects and has seen, for the verdict. */
export interface UnitEvidence {
  readonly counts: UnitCounts;
  /** What each investor must have in cents at the end, by their ids. */
  readonly expected: ReadonlyMap<string, bigint>;
  /** Orders that were settled otherwise than they had to be, and answers that had to be others. */
  readonly complaints: readonly string[];
  readonly isUnfinished: boolean;
}

const SLUG = 'balanced-wealth';
const INVESTORS = 3;
const PRICES_MAX = 30;
const BUY_MINOR = { least: 1_000, most: 9_000 } as const;
const MOVE_PERMILLE = 40;
const PAUSE_MS = { least: 150, most: 400 } as const;
const LOOK_MS = 150;
/** More than anybody ever has. */
const TOO_MANY = '900000';

interface Investor {
  readonly person: BankPerson;
  /** Settled, in millionths. */
  unitsMicro: bigint;
  minor: bigint;
}

export class UnitDesk {
  readonly #investors: readonly Investor[];
  readonly #calls: InsistingCalls;
  readonly #chance: Chance;
  readonly #pauses: Chance;
  readonly #journal: Journal;
  readonly #leastPrices: number;
  readonly #counts: UnitCounts = { prices: 0, orders: 0, refused: 0, again: 0 };
  readonly #complaints: string[] = [];
  #deadlineMs: () => number = () => Number.POSITIVE_INFINITY;
  #isUnfinished = false;
  isOpen = true;

  private constructor(
    { caller, journal, seed, leastPrices }: UnitDeskOptions,
    people: readonly BankPerson[],
  ) {
    this.#journal = journal;
    this.#leastPrices = leastPrices;
    this.#chance = seededChance(seed);
    this.#pauses = seededChance(seed + 1);
    const insistent = new Insistent({
      caller,
      chance: this.#pauses,
      trouble: (name) => journal.trouble(name),
    });
    insistent.add(people);
    this.#calls = new InsistingCalls({
      insistent,
      deadlineMs: () => this.#deadlineMs(),
      crashNow: () => false,
      onAgain: () => (this.#counts.again += 1),
    });
    this.#investors = people.map((person) => ({ person, unitsMicro: 0n, minor: START_MINOR }));
  }

  static async open(options: UnitDeskOptions): Promise<UnitDesk> {
    const fund = { value: START_MINOR.toString(), assetCode: ASSET, assetScale: 2 };
    const body = { count: INVESTORS, fund };
    const people = await ask<readonly BankPerson[]>(options.direct, { path: '/dev/people', body });
    return new UnitDesk(options, people);
  }

  /** Until the desk is closed; then until the last orders have their price and are settled, or for the deadline. */
  async serve(deadlineMs: () => number): Promise<void> {
    this.#deadlineMs = deadlineMs;
    const isNext = () => this.#counts.prices < (this.isOpen ? PRICES_MAX : this.#leastPrices);
    try {
      while (isNext()) {
        await this.#round();
        await wait(between(this.#pauses, PAUSE_MS.least, PAUSE_MS.most));
      }
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      this.#isUnfinished = true;
    }
  }

  evidence(): UnitEvidence {
    return {
      counts: this.#counts,
      expected: new Map(this.#investors.map(({ person, minor }) => [person.user_id, minor])),
      complaints: this.#complaints,
      isUnfinished: this.#isUnfinished || this.#counts.prices < this.#leastPrices,
    };
  }

  /** Everyone orders, then the price comes, twice at once; every order must get that price, once. */
  async #round(): Promise<void> {
    const placed = (await Promise.all(this.#investors.map((investor) => this.#order(investor)))).flat();
    const valuation = { id: crypto.randomUUID(), slug: SLUG, permille: this.#movement() };
    const prices = await Promise.all([this.#value(valuation), this.#value(valuation)]);
    const [price] = prices;
    if (prices.some((each) => each !== price))
      this.#complain(`one value had the prices ${prices.join(', ')}`);
    this.#counts.prices += 1;
    for (const investor of this.#investors)
      await this.#becomesSettled(
        investor,
        placed.filter(({ owner }) => owner === investor.person.user_id),
        price,
      );
  }

  async #order(investor: Investor): Promise<readonly Ordered[]> {
    const owner = investor.person.user_id;
    const minor = BigInt(between(this.#chance, BUY_MINOR.least, BUY_MINOR.most));
    const part = BigInt(between(this.#chance, 1, 4));
    const given = (investor.unitsMicro * part) / 20n;
    const path = `/api/v1/wealth-funds/${SLUG}`;
    await this.#mustRefuse(investor, { path: `${path}/redemptions`, body: { units: TOO_MANY } });
    const amount = { value: String(minor), assetCode: ASSET, assetScale: 2 };
    const bought = await this.#twice(investor, { path: `${path}/purchases`, body: { amount } });
    const sold =
      given === 0n
        ? undefined
        : await this.#twice(investor, { path: `${path}/redemptions`, body: { units: unitsText(given) } });
    return [
      ...(bought === undefined ? [] : [{ owner, id: bought, side: 'buy' as const, minor, unitsMicro: 0n }]),
      ...(sold === undefined
        ? []
        : [{ owner, id: sold, side: 'redeem' as const, minor: 0n, unitsMicro: given }]),
    ];
  }

  /** One order, sent twice at the same time under one key: it is one order. */
  async #twice(
    { person }: Investor,
    asked: { readonly path: string; readonly body: object },
  ): Promise<string | undefined> {
    const key = crypto.randomUUID();
    const answers = await Promise.all([
      this.#calls.post({ person }, { ...asked, key }),
      this.#calls.post({ person }, { ...asked, key }),
    ]);
    const ids = answers.map((answer) =>
      answer.status < 300 ? (parsed(answer) as { readonly id: string }).id : codeOf(answer),
    );
    this.#counts.orders += 1;
    if (answers.some(({ status }) => status >= 300) || ids[0] !== ids[1]) {
      this.#complain(`one order was answered ${ids.join(' and ')}`);
      return undefined;
    }
    return ids[0];
  }

  async #mustRefuse(
    { person }: Investor,
    asked: { readonly path: string; readonly body: object },
  ): Promise<void> {
    const answer = await this.#calls.post({ person }, asked);
    if (codeOf(answer) === 'units_short') this.#counts.refused += 1;
    else this.#complain(`more units than there are were answered ${answer.status} ${codeOf(answer)}`);
  }

  async #value(valuation: object): Promise<string> {
    const [first] = this.#investors;
    if (first === undefined) throw new Error('nobody was made');
    const answer: Answer = await this.#calls.post(first, {
      path: '/dev/wealth-fund-valuations',
      body: valuation,
    });
    if (answer.status >= 300) {
      this.#complain(`a value was refused: ${answer.status} ${codeOf(answer)}`);
      return '';
    }
    return (parsed(answer) as { readonly price: string }).price;
  }

  /** Waits for the orders of a person, and compares what they brought with what the price makes of them. */
  async #becomesSettled(investor: Investor, placed: readonly Ordered[], price: string): Promise<void> {
    for (;;) {
      const answer = await this.#calls.read(investor, '/api/v1/wallet/funds');
      const { orders } = parsed(answer) as { readonly orders: readonly Shown[] };
      const found = placed.map((order) => ({ order, shown: orders.find(({ id }) => id === order.id) }));
      if (found.every(({ shown }) => shown !== undefined && isOver(shown))) {
        for (const { order, shown } of found) this.#book(investor, { order, shown, price });
        return;
      }
      await wait(LOOK_MS);
      if (performance.now() >= this.#deadlineMs())
        throw new NoAnswer(`orders are ${orders.map(({ state }) => state).join()}`);
    }
  }

  #book(
    investor: Investor,
    { order, shown, price }: { order: Ordered; shown: Shown | undefined; price: string },
  ): void {
    const { wrong, minor, unitsMicro } = wrongIn({ order, shown, price });
    if (wrong !== undefined) this.#complain(wrong);
    investor.minor += minor;
    investor.unitsMicro += unitsMicro;
  }

  #movement(): number {
    return between(this.#chance, 0, 2 * MOVE_PERMILLE) - MOVE_PERMILLE;
  }

  #complain(what: string): void {
    this.#complaints.push(what);
    this.#journal.note('complaint about fund units', { what });
  }
}

function isOver({ state }: Shown): boolean {
  return state !== 'waiting' && state !== 'priced';
}
