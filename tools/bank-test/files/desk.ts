/** The desk for bank files: day after day payments go to the bank, its statements come, and two clerks hand them in, whatever breaks. */
import { setTimeout as wait } from 'node:timers/promises';

import type { Caller, Snapshot } from '../caller.ts';
import { NoAnswer } from '../insisting-calls.ts';
import { Insistent } from '../insistent.ts';
import type { Journal } from '../journal.ts';
import { between, type Chance, oneOf, seededChance, shuffled } from '../random.ts';
import { Books } from './books.ts';
import { camt053, type Entry, type Statement } from './camt.ts';
import { type Decided, DeskCalls, type WithdrawalSeen } from './desk-calls.ts';
import { type DeskPeople, makeDeskPeople } from './desk-people.ts';
import { ASSET, Counter, entryKinds } from './entry-kinds.ts';
import { HouseBank, paymentsIn } from './house-bank.ts';
import { ways } from './ways.ts';

export interface DeskOptions {
  /** Past every proxy, before anything goes wrong. */
  readonly direct: Caller;
  readonly caller: Caller;
  readonly journal: Journal;
  readonly seed: number;
  /** However slow the machine is, the desk stays open for so many statements: fewer prove nothing. */
  readonly leastStatements: number;
}

export interface DeskCounts {
  files: number;
  entries: number;
  booked: number;
  refused: number;
  withdrawals: number;
  /** Asked once more, because an answer was lost. */
  again: number;
}

/** What the desk expects and has seen, for the verdict. */
export interface DeskEvidence {
  readonly counts: DeskCounts;
  readonly bank: HouseBank;
  readonly people: readonly string[];
  /** What each withdrawal has become, as its owner sees it. */
  readonly withdrawals: readonly WithdrawalSeen[];
  /** What was answered otherwise than it had to be. */
  readonly complaints: readonly string[];
  /** What our books of the bank account said in the looks: `USD -1200`. */
  readonly seenPositions: ReadonlySet<string>;
  /** Something was still without a final answer at the end, or too little was handed in. */
  readonly isUnfinished: boolean;
}

/** A day carries out a hundred proposals of a kind; before that the desk is closed. */
const BOOKED_MAX = 90;
const READ_PATIENCE_MS = 60_000;
const KINDS_A_STATEMENT = 10;
const PAUSE_MS = { least: 20, most: 100 } as const;
const WITHDRAWALS = { least: 4, most: 8 } as const;
/** Of the days, those on which the bank says that it will not pay one of the withdrawals. */
const LOST_SHARE = 0.3;

export class Desk {
  readonly bank: HouseBank;
  readonly chance: Chance;
  readonly #people: DeskPeople;
  readonly #journal: Journal;
  readonly #calls: DeskCalls;
  readonly #counts: DeskCounts = { files: 0, entries: 0, booked: 0, refused: 0, withdrawals: 0, again: 0 };
  readonly #complaints: string[] = [];
  readonly #seenPositions = new Set<string>();
  /** Its own, since withdrawals are made while files are handed in. */
  readonly #orderChance: Chance;
  readonly #leastStatements: number;
  #deadlineMs: () => number = () => Number.POSITIVE_INFINITY;
  #crashNext = false;
  #isUnfinished = false;
  isOpen = true;

  private constructor(options: DeskOptions, people: DeskPeople, books: Books) {
    const { caller, journal, seed, leastStatements } = options;
    this.#leastStatements = leastStatements;
    this.bank = new HouseBank({ iban: people.iban, day: new Date().toISOString().slice(0, 10), books });
    this.chance = seededChance(seed);
    this.#orderChance = seededChance(seed + 2);
    this.#people = people;
    this.#journal = journal;
    // How many pauses there are depends on what breaks: they are no part of what the seed decides here.
    const chance = seededChance(seed + 1);
    const insistent = new Insistent({ caller, chance, trouble: (name) => journal.trouble(name) });
    insistent.add([...people.customers, ...people.clerks].map(({ person }) => person));
    this.#calls = new DeskCalls({
      insistent,
      deadlineMs: () => this.#deadlineMs(),
      crashNow: () => this.#takeCrash(),
      onAgain: () => (this.#counts.again += 1),
    });
  }

  static async open(options: DeskOptions): Promise<Desk> {
    const books = new Books();
    return new Desk(options, await makeDeskPeople(options.direct, books), books);
  }

  /** Until the desk is closed; the last day is brought to an end or given up at the deadline. */
  async serve(deadlineMs: () => number): Promise<void> {
    this.#deadlineMs = deadlineMs;
    const nextWay = deckOf(this.chance, ways);
    const nextKind = deckOf(this.chance, Object.values(entryKinds));
    try {
      await this.#payOut(await this.#withdraw());
      const isNext = () => this.#counts.booked < (this.isOpen ? BOOKED_MAX : this.#leastStatements);
      while (isNext()) {
        const entries = () => this.#entries(nextKind);
        const [, withdrawn] = await Promise.all([nextWay()({ desk: this, entries }), this.#withdraw()]);
        await this.#payOut(withdrawn);
        if (this.chance() < LOST_SHARE) await this.#giveBack();
        await wait(between(this.chance, PAUSE_MS.least, PAUSE_MS.most));
      }
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      this.#isUnfinished = true;
    }
  }

  /** The next decision is to lose its answer: the server dies between commit and answer. */
  crashNext(): void {
    this.#crashNext = true;
  }

  look({ accounts }: Snapshot): void {
    for (const { purpose, asset, balance } of accounts) {
      if (purpose === 'bank') this.#seenPositions.add(`${asset} ${balance}`);
    }
  }

  counter(): Counter {
    const { customers, clerks } = this.#people;
    return new Counter({ bank: this.bank, chance: this.chance, customers, clerks });
  }

  /** Hands a file in as one of the two clerks; the other approves. */
  async offer(content: string, by: 0 | 1 = 0): Promise<Decided> {
    const { clerks } = this.#people;
    const [maker, checker] = [clerks[by], clerks[by === 0 ? 1 : 0]];
    this.#counts.files += 1;
    for (;;) {
      const decided = await this.#calls.byTwo('bank-files', { content }, { maker, checker });
      // Reading it took longer than a file may, because the machine was busy: it is handed in anew.
      if (decided.code !== 'file_too_costly') return decided;
    }
  }

  /** Hands in what must be booked, and counts it. */
  async book(...statements: readonly Statement[]): Promise<void> {
    const decided = await this.offer(camt053(...statements), this.chance() < 0.5 ? 0 : 1);
    if (decided.code !== undefined) this.complain(`a right file was refused: ${decided.code}`, statements);
    this.countBooked(...statements);
  }

  /** From now on the books must say what these statements told. */
  countBooked(...statements: readonly Statement[]): void {
    for (const { asset, fresh } of statements) {
      this.#counts.booked += 1;
      this.#counts.entries += fresh.length;
      this.bank.booked(asset, fresh);
    }
  }

  /** Hands in what must be refused with this code. */
  async mustRefuse(content: string, code: string, statements: readonly Statement[]): Promise<void> {
    const decided = await this.offer(content);
    if (decided.code === code) this.#counts.refused += 1;
    else
      this.complain(`a file was answered ${decided.code ?? 'by booking it'} instead of ${code}`, statements);
  }

  complain(what: string, about: readonly Statement[]): void {
    this.#complaints.push(`${about.map(({ name }) => name).join(' ')}: ${what}`);
    this.#journal.note('complaint about a file', { what, statements: about.map(inShort) });
  }

  /** Everybody's withdrawals are read for it, once nothing is wrong any more. */
  async evidence(): Promise<DeskEvidence> {
    const untilMs = performance.now() + READ_PATIENCE_MS;
    this.#deadlineMs = () => untilMs;
    const { customers, clerks } = this.#people;
    const withdrawals = await Promise.all(customers.map((customer) => this.#calls.withdrawals(customer)));
    return {
      counts: this.#counts,
      bank: this.bank,
      people: [...customers, ...clerks].map(({ id }) => id),
      withdrawals: withdrawals.flat(),
      complaints: this.#complaints,
      seenPositions: this.#seenPositions,
      isUnfinished: this.#isUnfinished || this.#counts.booked < this.#leastStatements,
    };
  }

  /** Some of each statement's kinds have nothing to tell yet; what is told always changes the account. */
  #entries(nextKind: () => (typeof entryKinds)[string]): Entry[] {
    const counter = this.counter();
    const found: Entry[] = [];
    for (let tries = 0; tries < KINDS_A_STATEMENT; tries += 1) found.push(...(nextKind()?.(counter) ?? []));
    while (this.bank.sumOf(ASSET, found) === 0n) found.push(...(entryKinds['a deposit']?.(counter) ?? []));
    return shuffled(this.chance, found);
  }

  /** Customers want some of their money elsewhere; answers how many did. */
  async #withdraw(): Promise<number> {
    const count = between(this.#orderChance, WITHDRAWALS.least, WITHDRAWALS.most);
    const orders = Array.from({ length: count }, () => ({
      customer: oneOf(this.#orderChance, this.#people.customers),
      minor: BigInt(between(this.#orderChance, 100, 5_000)),
    }));
    const references = await Promise.all(
      orders.map(({ customer, minor }) => this.#calls.withdraw(customer, minor)),
    );
    for (const [at, { customer, minor }] of orders.entries()) {
      const order = { reference: references[at] ?? '', person: customer.id, minor };
      this.bank.payments.push({ ...order, batch: undefined, state: 'waiting' });
      this.bank.books.add({ account: customer.id, asset: ASSET, minor: 0n, held: minor });
    }
    this.#counts.withdrawals += count;
    return count;
  }

  /** What waits goes to the bank in one file, which names each once. */
  async #payOut(expected: number): Promise<void> {
    const [maker, checker] = this.#people.clerks;
    const { code, outcome } = await this.#calls.byTwo('bank-batches', { asset: ASSET }, { maker, checker });
    if (code !== undefined) return this.complain(`a file of payments was refused: ${code}`, []);
    const told = paymentsIn(await this.#calls.readBatchFile(maker, String(outcome['id'])));
    const strange = this.bank.receive(told);
    if (strange.length > 0 || told.length !== expected)
      this.complain(`a file of payments had ${told.length} instead of ${expected}: ${strange.join(' ')}`, []);
  }

  /** The bank will not pay one of them: two people give its money back. */
  async #giveBack(): Promise<void> {
    const [payment] = this.counter().payments(1, 'sent') ?? [];
    const customer = this.#people.customers.find(({ id }) => id === payment?.person);
    if (!payment || !customer) return;
    const id = (await this.#calls.withdrawals(customer)).find(
      ({ reference }) => reference === payment.reference,
    )?.id;
    const [checker, maker] = this.#people.clerks;
    const path = `withdrawals/${id ?? 'missing'}/give-back`;
    const { code } = await this.#calls.byTwo(
      path,
      { reason: 'The bank will not pay it' },
      { maker, checker },
    );
    if (code !== undefined) return this.complain(`giving back ${payment.reference} was refused: ${code}`, []);
    payment.state = 'lost';
    this.bank.books.add({ account: payment.person, asset: ASSET, minor: 0n, held: -payment.minor });
  }

  #takeCrash(): boolean {
    const crash = this.#crashNext;
    this.#crashNext = false;
    return crash;
  }
}

/** One after the other in the seed's order, again and again. */
function deckOf<Value>(chance: Chance, list: readonly Value[]): () => Value {
  let left: Value[] = [];
  return () => {
    if (left.length === 0) left = shuffled(chance, list);
    const next = left.pop();
    if (next === undefined) throw new Error('the deck is empty');
    return next;
  };
}

function inShort({ name, asset, opening, closing, entries }: Statement) {
  const told = entries.map(({ minor, details, reference }) => ({
    minor: minor.toString(),
    reference,
    details: details.length,
  }));
  return { name, asset, opening: opening.toString(), closing: closing.toString(), entries: told };
}
