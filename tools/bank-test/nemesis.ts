/** Hurts the bank again and again, in an order that the seed gives, and notes how long it takes to be well again. */
import { setTimeout as wait } from 'node:timers/promises';

import type { Bank } from './bank.ts';
import type { Caller } from './caller.ts';
import { type Fault, faults, type Struck } from './faults.ts';
import type { Journal } from './journal.ts';
import { between, type Chance, shuffled } from './random.ts';

export interface Recovery {
  readonly fault: string;
  readonly fromMs: number;
  /** When it answered ready again. */
  readonly untilMs: number;
  /** Undefined where it did not come back in time. */
  readonly recoveredInMs: number | undefined;
}

export interface NemesisOptions {
  readonly bank: Bank;
  readonly caller: Caller;
  readonly journal: Journal;
  readonly chance: Chance;
  readonly crashNext: () => void;
  readonly crashNextFile?: (() => void) | undefined;
  readonly crashNextEnvelope?: (() => void) | undefined;
  readonly crashNextSale?: (() => void) | undefined;
  readonly isOver: () => boolean;
  readonly afterEach: (count: number) => Promise<void>;
  /** Only these, in this order, again and again; all in the seed's order where left out. */
  readonly only?: readonly string[] | undefined;
  readonly pauseMs: { readonly least: number; readonly most: number };
}

const READY_EVERY_MS = 25;
/** Longer than the 15 s that a bank may take, so that the report can say by how much. */
const RECOVERY_PATIENCE_MS = 30_000;
/** A kill is not seen at once from outside: readiness counts from here. */
const SEEN_MS = 60;
/** Every run begins with these: they are what loses money. */
const FIRST = [
  'server killed',
  'database killed',
  'server and database killed',
  'answer cut after the commit',
  'answer about a bank file cut after the commit',
  'answer about an envelope cut after the commit',
  'answer about a sale cut after the commit',
];

/** Strikes until it is over. Answers what it did. */
export async function haunt(options: NemesisOptions): Promise<Recovery[]> {
  const { chance, isOver, pauseMs, journal } = options;
  const recoveries: Recovery[] = [];
  for (const fault of endless(deckOf(options))) {
    await wait(between(chance, pauseMs.least, pauseMs.most));
    if (isOver()) break;
    const recovery = await strike(fault, options);
    journal.note('fault', { ...recovery });
    recoveries.push(recovery);
    if (recovery.recoveredInMs === undefined) break;
    await options.afterEach(recoveries.length);
  }
  return recoveries;
}

function deckOf({ bank, chance, only, ...asked }: NemesisOptions): Fault[] {
  const { crashNextFile, crashNextEnvelope, crashNextSale } = asked;
  const fitting = faults.filter(({ fits }) =>
    fits(bank, { crashNextFile, crashNextEnvelope, crashNextSale }),
  );
  if (only !== undefined) return only.flatMap((name) => fitting.filter((fault) => fault.name === name));
  const isFirst = ({ name }: Fault) => FIRST.includes(name);
  return [
    ...shuffled(chance, fitting.filter(isFirst)),
    ...shuffled(
      chance,
      fitting.filter((fault) => !isFirst(fault)),
    ),
  ];
}

function* endless<Value>(list: readonly Value[]): Generator<Value> {
  while (list.length > 0) yield* list;
}

async function strike(
  fault: Fault,
  { bank, caller, chance, crashNext, crashNextFile, crashNextEnvelope, crashNextSale }: NemesisOptions,
): Promise<Recovery> {
  const fromMs = performance.now();
  const struck: Struck = { bank, chance, crashNext, crashNextFile, crashNextEnvelope, crashNextSale };
  await fault.strike(struck);
  const mendedMs = performance.now();
  await wait(SEEN_MS);
  const isReady = await becomesReady(caller, RECOVERY_PATIENCE_MS);
  const untilMs = performance.now();
  return {
    fault: fault.name,
    fromMs,
    untilMs,
    recoveredInMs: isReady ? Math.round(untilMs - mendedMs) : undefined,
  };
}

/** Asks `/health/ready` until it says yes; false when patience is used up. */
export async function becomesReady(caller: Caller, patienceMs: number): Promise<boolean> {
  const deadline = performance.now() + patienceMs;
  while (performance.now() < deadline) {
    const isReady = await caller
      .call({ method: 'GET', path: '/health/ready', timeoutMs: 1_000 })
      .then(({ status }) => status === 200)
      .catch(() => false);
    if (isReady) return true;
    await wait(READY_EVERY_MS);
  }
  return false;
}
