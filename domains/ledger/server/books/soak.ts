import { uuidv7 } from '@egcr/contract/ids';
import { createLane, type Lane } from '@egcr/server-kit/batch-lane';
import { invariant } from '@egcr/server-kit/refusal';
import type { Services } from '@egcr/server-kit/services';

import { ledgerLane, type LanePostings } from './ledger-lane.ts';
import { Chance } from './soak-chance.ts';
import { SoakTally, type SoakFindings } from './soak-tally.ts';
import type { Ledger, Posting, Verdict, WantedHold } from './ledger.ts';

export interface SoakOptions {
  readonly services: Pick<Services, 'pool' | 'db' | 'clock' | 'unit'>;
  /** How many transfers must have been posted when it ends. */
  readonly transfers: number;
  readonly seed: number;
  readonly accounts?: number;
  readonly callers?: number;
}

export interface SoakReport extends SoakFindings {
  readonly tookMs: number;
}

const ASSETS = ['JVD', 'USD', 'EUR'] as const;
type Asset = (typeof ASSETS)[number];
const FUNDS = 100_000n;
const HOLD_MS = 3_600_000;

/**
 * Transfers of all kinds by many callers at once through the lane: plain ones, conversions in groups, holds with captures and
 * releases, reversals, refusals, repeats, ids used again. At the end every rule is checked, and every balance against the sum of
 * what was answered. The seed decides what is asked, not who comes first.
 */
export async function soakLedger(ledger: Ledger, options: SoakOptions): Promise<SoakReport> {
  const begin = Date.now();
  const soak = new Soak(ledger, options);
  await soak.open();
  await soak.run();
  return { ...(await soak.check()), tookMs: Date.now() - begin };
}

class Soak {
  readonly #ledger: Ledger;
  readonly #options: SoakOptions;
  readonly #chance: Chance;
  readonly #tally: SoakTally;
  readonly #lane: Lane<LanePostings, readonly Verdict[]>;
  readonly #holdLane: Lane<WantedHold, Verdict>;
  readonly #releaseLane: Lane<string, string>;
  readonly #accounts = new Map<Asset, readonly string[]>();
  readonly #liquidity = new Map<Asset, string>();

  constructor(ledger: Ledger, options: SoakOptions) {
    this.#ledger = ledger;
    this.#options = options;
    this.#chance = new Chance(options.seed);
    this.#tally = new SoakTally(this.#chance);
    const { services } = options;
    const { pool, clock } = services;
    this.#lane = ledgerLane(ledger, services);
    this.#holdLane = createLane<WantedHold, Verdict>({
      pool,
      post: ({ db }, holds) => ledger.hold({ db, now: clock.now() }, holds),
    });
    this.#releaseLane = createLane<string, string>({
      pool,
      batchMax: 1,
      post: ({ db }, [id = '']) =>
        ledger.releaseHold({ db, now: clock.now() }, id).then((answer) => [answer]),
    });
  }

  async open(): Promise<void> {
    const { services, accounts = 900 } = this.#options;
    for (const asset of ASSETS) {
      const ids = await services.unit((work) =>
        this.#ledger.openAccounts(
          work,
          Array.from({ length: Math.ceil(accounts / ASSETS.length) + 1 }, (_, at) => ({
            owner: { kind: 'system', id: work.newId() },
            asset,
            purpose: 'soak',
            class: at === 0 ? 'asset' : 'liability',
            floorMinor: at === 0 ? null : 0n,
          })),
        ),
      );
      const [liquidity = '', ...others] = ids;
      this.#liquidity.set(asset, liquidity);
      this.#accounts.set(asset, others);
      const funding = others.map((credit) =>
        this.#posting('fund', { debit: liquidity, credit, asset }, FUNDS),
      );
      this.#tally.note('fund', funding, await this.#lane.submit(funding));
    }
  }

  async run(): Promise<void> {
    const { transfers, callers = 256 } = this.#options;
    const call = async () => {
      while (this.#tally.postedCount < transfers) await this.#one();
    };
    await Promise.all(Array.from({ length: callers }, call));
    await Promise.all([this.#lane.close(), this.#holdLane.close(), this.#releaseLane.close()]);
  }

  async check(): Promise<SoakFindings> {
    const { db } = this.#options.services;
    const proof = await db.transaction().execute(async (transaction) => this.#ledger.proof(transaction));
    return this.#tally.compared(proof);
  }

  #one(): Promise<void> {
    const draw = this.#chance.next();
    if (draw < 0.6) return this.#transfer();
    if (draw < 0.7) return this.#convert();
    if (draw < 0.76) return this.#hold();
    if (draw < 0.84) return this.#capture();
    if (draw < 0.86) return this.#release();
    if (draw < 0.92) return this.#reverse();
    if (draw < 0.96) return this.#repeat();
    return this.#mistake();
  }

  async #transfer(): Promise<void> {
    const [asset, debit, credit] = this.#pair();
    await this.#ask('transfer', [
      this.#posting('transfer', { debit, credit, asset }, this.#chance.amount(2000)),
    ]);
  }

  /** Both sides and a fee, all or nothing; now and then more than there is. */
  async #convert(): Promise<void> {
    const [from, debit] = this.#pair();
    const to = this.#chance.pick(ASSETS.filter((asset) => asset !== from)) ?? 'USD';
    const credit = this.#chance.pick(this.#accounts.get(to) ?? []) ?? '';
    const [sold, bought] = [this.#liquidity.get(from) ?? '', this.#liquidity.get(to) ?? ''];
    const more = { groupId: this.#newId(), quoteId: this.#newId() };
    const amount = this.#chance.amount(this.#chance.next() < 0.1 ? 2 ** 20 : 500);
    await this.#ask('conversion', [
      { ...this.#posting('conversion', { debit, credit: sold, asset: from }, amount), ...more },
      {
        ...this.#posting('conversion', { debit: bought, credit, asset: to }, this.#chance.amount(500)),
        ...more,
      },
      { ...this.#posting('fee', { debit, credit: sold, asset: from }, 1n), ...more },
    ]);
  }

  async #hold(): Promise<void> {
    const [, accountId] = this.#pair();
    const expiresAt = new Date(this.#now() + HOLD_MS);
    const wanted = {
      id: this.#newId(),
      accountId,
      amountMinor: this.#chance.amount(3000),
      reason: 'soak',
      expiresAt,
    };
    const verdict = await this.#holdLane.submit(wanted);
    this.#tally.count('hold', verdict);
    if (verdict.outcome === 'posted') this.#tally.remember(this.#tally.holds, wanted);
  }

  async #capture(): Promise<void> {
    const hold = this.#chance.pick(this.#tally.holds);
    if (!hold) return this.#hold();
    const asset = ASSETS.find((one) => this.#accounts.get(one)?.includes(hold.accountId)) ?? 'JVD';
    const credit = this.#liquidity.get(asset) ?? '';
    const amount = this.#chance.amount(Number(hold.amountMinor));
    const posting = this.#posting('capture', { debit: hold.accountId, credit, asset }, amount);
    await this.#ask('capture', [{ ...posting, holdId: hold.id, endsHold: this.#chance.next() < 0.5 }]);
  }

  async #release(): Promise<void> {
    const hold = this.#chance.pick(this.#tally.holds);
    if (!hold) return this.#hold();
    const answer = await this.#releaseLane.submit(hold.id);
    this.#tally.countAnswer(`release ${answer}`);
  }

  async #reverse(): Promise<void> {
    const original = this.#chance.pick(this.#tally.posted);
    if (!original) return this.#transfer();
    const { id, debit, credit, asset } = original;
    const amount = this.#chance.amount(Number(original.amountMinor));
    const back = this.#posting('reversal', { debit: credit, credit: debit, asset }, amount);
    await this.#ask('reversal', [{ ...back, reverses: id }]);
  }

  async #repeat(): Promise<void> {
    const earlier = this.#chance.pick(this.#tally.posted.filter(({ groupId }) => groupId === undefined));
    if (!earlier) return this.#transfer();
    const isOther = this.#chance.next() < 0.3;
    const again = isOther ? { ...earlier, amountMinor: earlier.amountMinor + 1n } : earlier;
    const [verdict] = await this.#lane.submit([again]);
    const got = verdict?.outcome === 'refused' ? verdict.code : verdict?.outcome;
    invariant(
      got === (isOther ? 'id_reused' : 'replayed'),
      `a repeat of ${earlier.kind} ${earlier.id} was answered with ${got}`,
    );
    this.#tally.countAnswer(`repeat ${got}`);
  }

  async #mistake(): Promise<void> {
    const [asset, debit, credit] = this.#pair();
    const other = this.#chance.pick(ASSETS.filter((one) => one !== asset)) ?? 'USD';
    const right = this.#posting('mistake', { debit, credit, asset }, 1n);
    const wrong = this.#chance.pick<Posting>([
      { ...right, amountMinor: 0n },
      { ...right, amountMinor: 10n ** 15n },
      { ...right, credit: debit },
      { ...right, credit: this.#newId() },
      { ...right, asset: other },
      { ...right, holdId: this.#newId() },
      { ...right, reverses: this.#newId() },
    ]);
    const [verdict] = await this.#lane.submit([wrong ?? right]);
    invariant(verdict?.outcome === 'refused', 'a mistake was posted');
    this.#tally.count('mistake', verdict);
  }

  async #ask(kind: string, postings: LanePostings): Promise<void> {
    this.#tally.note(kind, postings, await this.#lane.submit(postings));
  }

  #pair(): readonly [Asset, string, string] {
    const asset = this.#chance.pick(ASSETS) ?? 'JVD';
    const accounts = this.#accounts.get(asset) ?? [];
    const debit = Math.floor(this.#chance.next() * accounts.length);
    const credit = (debit + 1 + Math.floor(this.#chance.next() * (accounts.length - 1))) % accounts.length;
    return [asset, accounts[debit] ?? '', accounts[credit] ?? ''];
  }

  #now(): number {
    return this.#options.services.clock.now().getTime();
  }

  #newId(): string {
    return uuidv7(this.#now());
  }

  #posting(kind: string, between: Pick<Posting, 'debit' | 'credit' | 'asset'>, amountMinor: bigint): Posting {
    return { id: this.#newId(), kind, ...between, amountMinor };
  }
}
