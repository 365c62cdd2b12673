/** The desk for envelopes: budgets are promised away by several at once, and two officers let envelopes of payments go, whatever breaks. */
import { setTimeout as wait } from 'node:timers/promises';

import { codeOf, parsed, type Answer, type Caller, type Snapshot } from '../caller.ts';
import { InsistingCalls, NoAnswer } from '../insisting-calls.ts';
import { Insistent } from '../insistent.ts';
import type { Journal } from '../journal.ts';
import { between, type Chance, seededChance } from '../random.ts';
import { ASSET, type FundPlan, type Payment, planFund, type Promised, shared } from './fund-plan.ts';
import { type FundPeople, makeFundPeople } from './fund-people.ts';

export interface FundDeskOptions {
  /** Past every proxy, before anything goes wrong. */
  readonly direct: Caller;
  readonly caller: Caller;
  readonly journal: Journal;
  readonly seed: number;
  /** However slow the machine is, the desk stays open for so many envelopes: fewer prove nothing. */
  readonly leastEnvelopes: number;
}

export interface FundCounts {
  promises: number;
  envelopes: number;
  payments: number;
  /** As they had to be. */
  refused: number;
  /** Asked once more, because an answer was lost. */
  again: number;
}

/** What the desk expects and has seen, for the verdict. */
export interface FundEvidence {
  readonly counts: FundCounts;
  /** What each must have at the end: payees, funds, promises and envelopes, by their ids. */
  readonly expected: ReadonlyMap<string, bigint>;
  /** What was answered otherwise than it had to be. */
  readonly complaints: readonly string[];
  /** Funds that a look saw with less than nothing. */
  readonly below: ReadonlySet<string>;
  /** What the bank itself finds wrong with its funds. */
  readonly broken: readonly string[];
  /** What was not answered or not paid at the end, or that too little was done. */
  readonly unfinished: string | undefined;
}

/** A day carries out a hundred proposals of a kind; before that the desk is closed. */
const ENVELOPES_MAX = 90;
const FUNDS_AT_ONCE = 2;
const PAUSE_MS = { least: 300, most: 900 } as const;
const LOOK_MS = 200;
const READ_PATIENCE_MS = 60_000;

export class FundDesk {
  readonly #people: FundPeople;
  readonly #calls: InsistingCalls;
  readonly #chance: Chance;
  readonly #pauses: Chance;
  readonly #journal: Journal;
  readonly #leastEnvelopes: number;
  readonly #counts: FundCounts = { promises: 0, envelopes: 0, payments: 0, refused: 0, again: 0 };
  readonly #expected = new Map<string, bigint>();
  readonly #funds = new Set<string>();
  readonly #below = new Set<string>();
  readonly #complaints: string[] = [];
  readonly #approved: string[] = [];
  #deadlineMs: () => number = () => Number.POSITIVE_INFINITY;
  #crashNext = false;
  #unfinished: string | undefined;
  isOpen = true;

  private constructor({ caller, journal, seed, leastEnvelopes }: FundDeskOptions, people: FundPeople) {
    this.#people = people;
    this.#journal = journal;
    this.#leastEnvelopes = leastEnvelopes;
    this.#chance = seededChance(seed);
    this.#pauses = seededChance(seed + 1);
    const insistent = new Insistent({
      caller,
      chance: this.#pauses,
      trouble: (name) => journal.trouble(name),
    });
    insistent.add(people.officers.map(({ person }) => person));
    this.#calls = new InsistingCalls({
      insistent,
      deadlineMs: () => this.#deadlineMs(),
      crashNow: () => this.#takeCrash(),
      onAgain: () => (this.#counts.again += 1),
    });
    for (const payee of people.payees) this.#expected.set(payee, 0n);
  }

  static async open(options: FundDeskOptions): Promise<FundDesk> {
    return new FundDesk(options, await makeFundPeople(options.direct));
  }

  /** Until the desk is closed; then it waits until all that was approved is paid, or for the deadline. */
  async serve(deadlineMs: () => number): Promise<void> {
    this.#deadlineMs = deadlineMs;
    const isNext = () => this.#counts.envelopes < (this.isOpen ? ENVELOPES_MAX : this.#leastEnvelopes);
    try {
      while (isNext()) {
        const plans = Array.from({ length: FUNDS_AT_ONCE }, () =>
          planFund(this.#chance, this.#people.payees),
        );
        await Promise.all(plans.map((plan) => this.#spend(plan)));
        await wait(between(this.#pauses, PAUSE_MS.least, PAUSE_MS.most));
      }
      for (const envelope of this.#approved) await this.#becomesPaid(envelope);
    } catch (error) {
      if (!(error instanceof NoAnswer)) throw error;
      this.#unfinished = error.message;
    }
  }

  /** The next decision is to lose its answer: the server dies between commit and answer. */
  crashNext(): void {
    this.#crashNext = true;
  }

  look({ accounts }: Snapshot): void {
    for (const { owner_id: owner, balance } of accounts)
      if (owner !== null && this.#funds.has(owner) && BigInt(balance) < 0n) this.#below.add(owner);
  }

  async evidence(): Promise<FundEvidence> {
    const untilMs = performance.now() + READ_PATIENCE_MS;
    this.#deadlineMs = () => untilMs;
    const proof = await this.#calls.read(this.#people.officers[0], '/dev/funds/proof');
    const { broken } = parsed(proof) as { readonly broken: readonly unknown[] };
    return {
      counts: this.#counts,
      expected: this.#expected,
      complaints: this.#complaints,
      below: this.#below,
      broken: broken.map((finding) => JSON.stringify(finding)),
      unfinished:
        this.#unfinished ?? (this.#counts.envelopes < this.#leastEnvelopes ? 'too few were made' : undefined),
    };
  }

  /** A fund is filled, promised away, and pays two envelopes: one out of a promise, one out of what is left of its budget. */
  async #spend(plan: FundPlan): Promise<void> {
    const { fund, budget, payees } = plan;
    this.#funds.add(fund);
    const amount = wire(budget);
    await Promise.all([
      this.#post('/dev/funds', { fund, amount }),
      this.#post('/dev/funds', { fund, amount }),
    ]);
    const kept = await this.#promise(plan);
    const left = budget - sumOf(kept.map(({ minor }) => minor));
    const [first] = kept;
    if (first) {
      const payments = shared(first.minor, payees);
      await this.#payOut(plan, { source: { commitment: first.id }, payments });
      this.#expected.set(first.id, 0n);
    }
    if (left > 0n) await this.#payOut(plan, { source: {}, payments: shared(left, payees.slice(0, 1)) });
    this.#expected.set(fund, 0n);
  }

  /** Several promise parts of the budget at once; answers what was promised. */
  async #promise({ fund, budget, wants }: FundPlan): Promise<readonly Promised[]> {
    const answers = await Promise.all(
      wants.map(({ id, minor }) => this.#post('/dev/commitments', { id, fund, amount: wire(minor) })),
    );
    const isKept = (at: number) => codeOfNo(answers[at]) === undefined;
    const kept = wants.filter((_, at) => isKept(at));
    const left = budget - sumOf(kept.map(({ minor }) => minor));
    if (left < 0n) this.#complain(`${-left} more were promised than the fund ${fund} had`);
    for (const [at, { minor }] of wants.entries()) {
      if (isKept(at)) continue;
      this.#counts.refused += 1;
      if (codeOfNo(answers[at]) !== 'budget_short' || minor <= left)
        this.#complain(
          `a promise of ${minor} was answered ${codeOfNo(answers[at])}, and the fund had ${left}`,
        );
    }
    this.#counts.promises += kept.length;
    for (const { id, minor } of kept) this.#expected.set(id, minor);
    return kept;
  }

  async #payOut(
    plan: FundPlan,
    { source, payments }: { readonly source: object; readonly payments: readonly Payment[] },
  ): Promise<void> {
    const id = crypto.randomUUID();
    const control = totalsOf(payments);
    const envelope = { id, fund: plan.fund, ...source, asset: ASSET, payments, control };
    const wrong = {
      ...envelope,
      id: crypto.randomUUID(),
      control: { ...control, total: `${control.total}0` },
    };
    await this.#mustRefuse('/dev/envelopes', wrong, 'totals_differ');
    const made = await Promise.all([
      this.#post('/dev/envelopes', envelope),
      this.#post('/dev/envelopes', envelope),
    ]);
    this.#counts.envelopes += 1;
    this.#counts.payments += payments.length;
    const isMade = made.map((answer) => this.#mustAgree(answer, `the envelope ${id}`));
    // A bank that is wrong here pays nothing: it is complained of, and not waited for.
    if (isMade.includes(false)) return;
    await this.#mustRefuse('/dev/envelopes', { ...envelope, id: crypto.randomUUID() }, 'totals_differ');
    if (!(await this.#letGo(id, plan.maker))) return;
    this.#approved.push(id);
    const known = new Set(this.#people.payees);
    for (const { user_id: payee, value } of payments) {
      const owner = known.has(payee) ? payee : id;
      this.#expected.set(owner, (this.#expected.get(owner) ?? 0n) + BigInt(value));
    }
    if (!this.#expected.has(id)) this.#expected.set(id, 0n);
  }

  /** One proposes; the other approves, twice at the same time. Answers whether it was proposed. */
  async #letGo(envelope: string, by: 0 | 1): Promise<boolean> {
    const { officers } = this.#people;
    const [maker, checker] = [officers[by], officers[by === 0 ? 1 : 0]];
    const path = `/api/v1/admin/disbursements/${envelope}/proposal`;
    const proposed = await this.#calls.post(maker, { path, body: {} });
    if (!this.#mustAgree(proposed, `the proposal of ${envelope}`)) return false;
    const { id, sha256 } = parsed(proposed) as { readonly id: string; readonly sha256: string };
    const approve = { path: `/api/v1/admin/proposals/${id}/approve`, body: { sha256 } };
    const own = codeOfNo(await this.#calls.post(maker, approve));
    if (own !== 'own_proposal') this.#complain(`its maker's approval of ${envelope} was answered ${own}`);
    const answers = await Promise.all([
      this.#calls.post(checker, approve),
      this.#calls.post(checker, approve),
    ]);
    const codes = answers.map(codeOfNo);
    if (codes.filter((code) => code === undefined).length !== 1 || !codes.includes('proposal_decided'))
      this.#complain(`two approvals of ${envelope} were answered ${codes.join(' and ')}`);
    return true;
  }

  async #becomesPaid(envelope: string): Promise<void> {
    for (;;) {
      const answer = await this.#calls.read(
        this.#people.officers[0],
        `/api/v1/admin/disbursements/${envelope}`,
      );
      const { state } = parsed(answer) as { readonly state: string };
      if (state === 'shipped' || state === 'closed') return;
      await wait(LOOK_MS);
      if (performance.now() >= this.#deadlineMs()) throw new NoAnswer(`${envelope} is ${state}`);
    }
  }

  #post(path: string, body: unknown): Promise<Answer> {
    return this.#calls.post(this.#people.officers[0], { path, body });
  }

  async #mustRefuse(path: string, body: unknown, code: string): Promise<void> {
    const told = codeOfNo(await this.#post(path, body));
    if (told === code) this.#counts.refused += 1;
    else this.#complain(`a wrong envelope was answered ${told ?? 'by taking it'} instead of ${code}`);
  }

  #mustAgree(answer: Answer, what: string): boolean {
    const code = codeOfNo(answer);
    if (code !== undefined) this.#complain(`${what} was refused: ${code}`);
    return code === undefined;
  }

  #complain(what: string): void {
    this.#complaints.push(what);
    this.#journal.note('complaint about an envelope', { what });
  }

  #takeCrash(): boolean {
    const crash = this.#crashNext;
    this.#crashNext = false;
    return crash;
  }
}

const sumOf = (amounts: readonly bigint[]): bigint => amounts.reduce((sum, minor) => sum + minor, 0n);
const wire = (minor: bigint) => ({ value: String(minor), assetCode: ASSET, assetScale: 2 });

function totalsOf(payments: readonly Payment[]) {
  return { count: payments.length, total: String(sumOf(payments.map(({ value }) => BigInt(value)))) };
}

/** Why not; undefined where it was a yes. */
function codeOfNo(answer: Answer | undefined): string | undefined {
  if (answer === undefined || answer.status < 300) return undefined;
  return codeOf(answer) || String(answer.status);
}
