/** The desk for sales: customers pay merchants from their wallets here, from wallets elsewhere and by test cards, while everything breaks. */
import { setTimeout as wait } from 'node:timers/promises';

import type { FakeOpenPayments } from '@egcr/connectors/testing';

import { type Answer, type BankPerson, type Caller, codeOf, parsed } from '../caller.ts';
import { InsistingCalls, NoAnswer } from '../insisting-calls.ts';
import { Insistent } from '../insistent.ts';
import type { Journal } from '../journal.ts';
import { between, type Chance, oneOf, seededChance } from '../random.ts';
import { makeSalePeople, type SalePeople, type Shop, START_MINOR } from './sale-people.ts';
import { RAIL, settleSales } from './settle-sales.ts';
import { WalletsElsewhere } from './wallets-elsewhere.ts';
import type { SaleCounts, SaleEvidence } from './sale-evidence.ts';
import {
  afterDecline,
  feeOf,
  isOver,
  type PaymentSeen,
  type Sale,
  scriptOf,
  testNumbers,
  troublesElsewhere,
  usd,
  ways,
} from './sale-plan.ts';

export interface SaleDeskOptions {
  /** Past every proxy, before anything goes wrong. */
  readonly direct: Caller;
  readonly caller: Caller;
  readonly journal: Journal;
  readonly seed: number;
  /** However slow the machine is, the desk stays open for so many sales: fewer prove nothing. */
  readonly leastSales: number;
  /** The wallets at another provider, which the bank was started with. */
  readonly elsewhere: FakeOpenPayments;
}

const SALES_MAX = 120;
const SALE_MINOR = { least: 200, most: 2_000 } as const;
const REFUND_SHARE = 0.4;
const ATTEMPTS_MAX = 3;
const PAUSE_MS = { least: 50, most: 250 } as const;
const LOOK_MS = 200;
/** A request that died with its server is asked about for long; the customer goes away meanwhile. */
const LEFT_AFTER_MS = 30_000;
/** Of all sales: where more are left, the bank does not take up what it began. */
const OPEN_SHARE_MAX = 1 / 3;

export class SaleDesk {
  readonly #options: SaleDeskOptions;
  readonly #people: SalePeople;
  readonly #calls: InsistingCalls;
  readonly #wallets: WalletsElsewhere;
  readonly #chance: Chance;
  readonly #pauses: Chance;
  readonly #counts: SaleCounts = { sales: 0, elsewhere: 0, refunds: 0, open: 0, refused: 0, again: 0 };
  readonly #expected = new Map<string, bigint>();
  readonly #elsewhere: Sale[] = [];
  readonly #givenTwice: string[] = [];
  readonly #complaints: string[] = [];
  #deadlineMs: () => number = () => Number.POSITIVE_INFINITY;
  #unfinished: string | undefined;
  #crashNext = false;
  isOpen = true;

  private constructor(options: SaleDeskOptions, people: SalePeople) {
    this.#options = options;
    this.#people = people;
    this.#chance = seededChance(options.seed);
    this.#pauses = seededChance(options.seed + 1);
    const { caller, journal } = options;
    const insistent = new Insistent({
      caller,
      chance: this.#pauses,
      trouble: (name) => journal.trouble(name),
    });
    const { shops, customers, officers } = people;
    insistent.add([...shops.map(({ person }) => person), ...customers, ...officers]);
    this.#calls = new InsistingCalls({
      insistent,
      deadlineMs: () => this.#deadlineMs(),
      crashNow: () => this.#takeCrash(),
      decidesAt: ['/confirm', '/refunds'],
      onAgain: () => (this.#counts.again += 1),
    });
    this.#wallets = new WalletsElsewhere(options.elsewhere.books, {
      calls: this.#calls,
      chance: this.#chance,
    });
    for (const { user_id: id } of [...shops.map(({ person }) => person), ...customers])
      this.#expected.set(id, START_MINOR);
  }

  static async open(options: SaleDeskOptions): Promise<SaleDesk> {
    return new SaleDesk(options, await makeSalePeople(options.direct));
  }

  /** The next confirmation or refund is to lose its answer. */
  crashNext(): void {
    this.#crashNext = true;
  }

  /** Until the desk is closed; then until every sale has ended and the other company has settled, or for the deadline. */
  async serve(deadlineMs: () => number): Promise<void> {
    this.#deadlineMs = deadlineMs;
    try {
      await Promise.all(this.#people.customers.map((customer) => this.#serveOne(customer)));
      await settleSales({
        calls: this.#calls,
        officers: this.#people.officers,
        sales: this.#elsewhere,
        complain: (what) => this.#complain(what),
      });
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      this.#unfinished = error.message;
    }
  }

  evidence(): SaleEvidence {
    const { sales, open } = this.#counts;
    const isShort = sales < this.#options.leastSales;
    if (open > sales * OPEN_SHARE_MAX) this.#complain(`${open} of ${sales} sales were left open`);
    return {
      counts: this.#counts,
      expected: this.#expected,
      elsewhere: this.#elsewhere,
      books: this.#options.elsewhere.books,
      givenTwice: this.#givenTwice,
      complaints: this.#complaints,
      unfinished: this.#unfinished ?? (isShort ? 'too few sales were made' : undefined),
    };
  }

  async #serveOne(customer: BankPerson): Promise<void> {
    const isNext = () => this.#counts.sales < (this.isOpen ? SALES_MAX : this.#options.leastSales);
    while (isNext()) {
      this.#counts.sales += 1;
      await this.#sell(oneOf(this.#chance, this.#people.shops), customer);
      await wait(between(this.#pauses, PAUSE_MS.least, PAUSE_MS.most));
    }
  }

  async #sell(shop: Shop, customer: BankPerson): Promise<void> {
    // In turn, so that few sales too are paid in every way.
    const way = ways[this.#counts.sales % ways.length] ?? 'here';
    const minor = BigInt(between(this.#chance, SALE_MINOR.least, SALE_MINOR.most));
    const path = `/api/v1/pay/${way === 'test' ? shop.testLink : shop.link}/payments`;
    const begun = await this.#calls.post({ person: customer }, { path, body: { amount: usd(minor) } });
    const { id } = parsed(begun) as { readonly id: string };
    const sale: Sale = { id, way, minor, shop, customer, isPaid: false, attempts: 0 };
    if (way === 'test') return this.#payByTest(sale);
    if (way === 'elsewhere') await this.#payElsewhere(sale);
    else await this.#payHere(sale);
    if (!sale.isPaid) return;
    this.#add(shop.person, minor - feeOf(minor));
    await this.#mustRefuse(await this.#confirm(sale, {}, crypto.randomUUID()), 'payment_closed');
    // However few are sold in time, one of them is given back.
    if (this.#counts.refunds === 0 || this.#chance() < REFUND_SHARE) await this.#giveBack(sale);
  }

  async #payHere(sale: Sale): Promise<void> {
    await this.#confirmTwice(sale, {}, 'succeeded');
    sale.isPaid = true;
    this.#add(sale.customer, -sale.minor);
  }

  /** By a number that says what the simulated rails do with it: no money moves, and one attempt at most is paid. */
  async #payByTest(sale: Sale): Promise<void> {
    const name = oneOf(this.#chance, testNumbers);
    const { number, paid } = scriptOf(name);
    await this.#confirmTwice(sale, { test_number: number }, 'processing');
    const seen = await this.#until(sale, isOver);
    if (seen === undefined) return;
    const taken = seen.attempts.filter(({ state }) => state === 'succeeded').length;
    // A request that died with its server is never sent again: then the rail has nothing, and nobody was charged.
    const isLost = seen.attempts.some(({ failure }) => failure === 'timeout');
    const is = seen.state === 'succeeded';
    if (taken !== (is ? 1 : 0) || (is !== paid && !isLost))
      this.#complain(`the test card "${name}" ended ${seen.state} with ${taken} attempts paid`);
  }

  /** Up to three attempts, on the page of the other wallet each. What that wallet did is judged at the end by its own books. */
  async #payElsewhere(sale: Sale): Promise<void> {
    this.#elsewhere.push(sale);
    this.#counts.elsewhere += 1;
    for (let tries = 1; tries <= ATTEMPTS_MAX; tries += 1) {
      const number = sale.attempts + 1;
      const reference = `${sale.id}:${number}`;
      this.#wallets.plan(reference, oneOf(this.#chance, troublesElsewhere));
      const method = { method: RAIL, wallet_address: this.#options.elsewhere.payer };
      if (!(await this.#confirmTwice(sale, method, 'processing'))) return;
      sale.attempts = number;
      const asked = await this.#until(sale, ({ state }) => state === 'requires_action' || isOver({ state }));
      if (asked?.state === 'requires_action') await this.#wallets.answerPage(sale, reference);
      const ended = (asked && (await this.#until(sale, isOver))) ?? (await this.#leave(sale, reference));
      if (ended === undefined) return;
      sale.isPaid = ended.state === 'succeeded';
      this.#wallets.goWell(reference);
      if (sale.isPaid || !afterDecline(this.#chance)) return;
    }
  }

  /**
   * The customer goes away. What is still to be said there is lost: else it would be paid once nobody looks any more. What was paid there already must
   * count here in the end, also where the job that knows of it goes back to its queue only a minute after its process was killed.
   */
  async #leave(sale: Sale, reference: string): Promise<PaymentSeen | undefined> {
    const isPaidThere = this.#wallets.goAway(reference);
    return isPaidThere ? this.#until(sale, isOver, Number.POSITIVE_INFINITY) : undefined;
  }

  /** A part, sent twice at the same time under one key; then more than is left. */
  async #giveBack(sale: Sale): Promise<void> {
    const { shop, minor, id } = sale;
    // There is enough left of the first to give it twice.
    const most = this.#counts.refunds === 0 ? 45 : 90;
    const part = 1n + (minor * BigInt(between(this.#chance, 1, most))) / 100n;
    const path = `/api/v1/payments/${id}/refunds`;
    const body = { amount: usd(part), pin: shop.person.pin };
    const key = crypto.randomUUID();
    const back = () => this.#calls.post({ person: shop.person }, { path, body, key });
    for (const answer of await Promise.all([back(), back()])) {
      if (answer.status !== 201) this.#complain(`a refund was answered ${answer.status} ${codeOf(answer)}`);
      else if ((parsed(answer) as PaymentSeen).refunds?.length !== 1)
        this.#givenTwice.push(`one key gave more than one refund of ${id}`);
    }
    this.#counts.refunds += 1;
    this.#add(shop.person, -part);
    this.#add(sale.customer, part);
    const tooMuch = { amount: usd(minor - part + 1n), pin: shop.person.pin };
    const refused = await this.#calls.post({ person: shop.person }, { path, body: tooMuch });
    await this.#mustRefuse(refused, 'over_payment');
  }

  /** At the same time under one key. False where the router knows no way just now, as a rail that has failed often rests. */
  async #confirmTwice(sale: Sale, more: object, state: string): Promise<boolean> {
    const key = crypto.randomUUID();
    const answers = await Promise.all([this.#confirm(sale, more, key), this.#confirm(sale, more, key)]);
    const said = answers.map((answer) =>
      answer.status === 200 ? (parsed(answer) as PaymentSeen).state : codeOf(answer),
    );
    if (sale.way === 'elsewhere' && said.every((each) => each === 'no_route')) return false;
    const wrong = said.find((each) => each !== state);
    if (wrong !== undefined) this.#complain(`a payment by ${sale.way} was answered ${wrong}`);
    return true;
  }

  #confirm({ id, customer }: Sale, more: object, key: string): Promise<Answer> {
    const body = { pin: customer.pin, ...more };
    return this.#calls.post({ person: customer }, { path: `/api/v1/payments/${id}/confirm`, body, key });
  }

  async #mustRefuse(answer: Answer, code: string): Promise<void> {
    if (codeOf(answer) === code) this.#counts.refused += 1;
    else this.#complain(`what had to be ${code} was answered ${answer.status} ${codeOf(answer)}`);
  }

  /** Undefined where it was left open. */
  async #until(
    sale: Sale,
    isThere: (seen: PaymentSeen) => boolean,
    patienceMs = LEFT_AFTER_MS,
  ): Promise<PaymentSeen | undefined> {
    const leftMs = performance.now() + patienceMs;
    for (;;) {
      const seen = await this.#read(sale);
      if (isThere(seen)) return seen;
      await wait(LOOK_MS);
      if (performance.now() >= this.#deadlineMs()) throw new NoAnswer(`a payment is ${seen.state}`);
      if (performance.now() < leftMs) continue;
      this.#counts.open += 1;
      return undefined;
    }
  }

  async #read({ id, customer }: Sale): Promise<PaymentSeen> {
    const answer = await this.#calls.read({ person: customer }, `/api/v1/payments/${id}`);
    return parsed(answer) as PaymentSeen;
  }

  #add({ user_id: id }: BankPerson, minor: bigint): void {
    this.#expected.set(id, (this.#expected.get(id) ?? 0n) + minor);
  }

  #takeCrash(): boolean {
    const crash = this.#crashNext;
    this.#crashNext = false;
    return crash;
  }

  #complain(what: string): void {
    this.#complaints.push(what);
    this.#options.journal.note('complaint about sales', { what });
  }
}
