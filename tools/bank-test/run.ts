/** One run: people, clients, a watcher and a nemesis on one bank, and the verdict. */
import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { acquaint } from './acquaint.ts';
import type { Bank } from './bank.ts';
import {
  type BankPerson,
  Caller,
  makePeople,
  readHistory,
  readProof,
  readSnapshot,
  type Snapshot,
} from './caller.ts';
import { CopyMeanwhile, type Copying } from './copy-meanwhile.ts';
import { type DeskOptions, Desks } from './desks.ts';
import type { DeskCounts } from './files/desk.ts';
import type { FundCounts } from './funds/fund-desk.ts';
import { Journal } from './journal.ts';
import { becomesReady, haunt, type Recovery } from './nemesis.ts';
import { measurePace, measureYardstick, quietMsOf, quietOnes } from './pace.ts';
import { seededChance } from './random.ts';
import type { SaleCounts } from './sales/sale-evidence.ts';
import type { UnitCounts } from './units/unit-desk.ts';
import { Tellers } from './teller.ts';
import { type Check, judge, type Pace, type Seen } from './verdict.ts';
import { noLooks, totalsOf, watch, type Looks } from './watcher.ts';
import { waitingJobs } from './waiting-jobs.ts';

export interface RunOptions extends DeskOptions {
  readonly seconds: number;
  readonly clients: number;
  readonly people: number;
  readonly journalFile: string;
  readonly say: (line: string) => void;
  /** Faults by name; all where left out. */
  readonly only?: readonly string[] | undefined;
  readonly pauseMs?: { readonly least: number; readonly most: number } | undefined;
  /** How long a transfer may take to come to its end once nothing is wrong any more; 30 s where left out. */
  readonly patienceMs?: number | undefined;
  /** On a busy machine the people go on for so long after the last fault that the run can be judged. Where left out the run is judged as it is. */
  readonly enough?:
    | {
        readonly quietMs: number;
        /** That were begun and ended in quiet times: a pace is only measured with them. */
        readonly transfers: number;
        readonly looks: number;
        readonly withinMs: number;
      }
    | undefined;
  /** Makes a copy in the middle, and later brings it back. */
  readonly copying?: Copying | undefined;
}

export interface Report {
  readonly isValid: boolean;
  /** Jobs that had not ended, where the desk for envelopes still waited for something. */
  readonly waiting: readonly string[];
  readonly checks: readonly Check[];
  readonly pace: Pace;
  readonly recoveries: readonly Recovery[];
  readonly looks: Looks;
  readonly posted: number;
  readonly refused: number;
  /** Sent more than once before the answer was final. */
  readonly ambiguous: number;
  readonly troubles: Readonly<Record<string, number>>;
  /** Undefined where no files of a bank were handed in. */
  readonly files: DeskCounts | undefined;
  /** Undefined where no envelopes were paid. */
  readonly funds: FundCounts | undefined;
  /** Undefined where no fund units were ordered. */
  readonly units: UnitCounts | undefined;
  /** Undefined where nothing was sold. */
  readonly sales: SaleCounts | undefined;
}

const FUND_MINOR = 10_000;
/** A machine that is busy with others takes minutes to start a whole product. */
const START_PATIENCE_MS = 300_000;
/** A job of a process that was killed goes back to its queue within a minute, and an envelope may wait for one. */
const PATIENCE_MS = 90_000;
const PAUSE_MS = { least: 1_500, most: 3_000 } as const;
const READ_TIMEOUT_MS = 30_000;
const READ_TRIES = 5;
const READ_AGAIN_MS = 1_000;
const ENOUGH_LOOK_MS = 200;

/** Runs, stops the bank and judges. Rejects only where the bank does not start at all. */
export async function runBankTest(bank: Bank, options: RunOptions): Promise<Report> {
  mkdirSync(dirname(options.journalFile), { recursive: true });
  const journal = new Journal(options.journalFile);
  const direct = new Caller(() => bank.port, 24);
  const throughDoor = new Caller(() => bank.door.port, options.clients * 4);
  let isStopped = false;
  const stop = async () => {
    if (isStopped) return;
    isStopped = true;
    await bank.stop();
  };
  try {
    return await run({ bank, options, journal, direct, throughDoor, stop });
  } finally {
    direct.close();
    throughDoor.close();
    journal.close();
    await stop();
  }
}

interface Parts {
  readonly bank: Bank;
  readonly options: RunOptions;
  readonly journal: Journal;
  readonly direct: Caller;
  readonly throughDoor: Caller;
  readonly stop: () => Promise<void>;
}

async function run(parts: Parts): Promise<Report> {
  const { bank, options, journal, direct } = parts;
  const { say, clients } = options;
  if (!(await becomesReady(direct, START_PATIENCE_MS)))
    throw new Error(`the bank did not start\n${bank.said()}`);
  const firstReadyMs = performance.now() - bank.startedAtMs;
  const people = await makePeople(direct, options.people, FUND_MINOR);
  const ids = new Set(people.map(({ user_id }) => user_id));
  await acquaint(bank, [...ids]);
  const desks = await Desks.open(parts);
  const opening = await readSnapshot(direct, READ_TIMEOUT_MS);
  const yardstickBefore = await measureYardstick(direct, clients);
  say(`${bank.name}: ${people.length} people, ${clients} clients, seed ${options.seed}`);
  const worked = await work(parts, { people, ids, opening, desks });
  const { recoveries, looks, tellers, owed, ranMs } = worked;
  const yardstick = await lowerYardstick(direct, { clients, before: yardstickBefore });
  const closing = await insist(() => readSnapshot(direct, READ_TIMEOUT_MS));
  const proof = await insist(() => readProof(direct));
  const logFindings = await bank.verifyLog?.();
  const seen = await readAll(direct, people, tellers);
  const files = await desks.files?.evidence();
  const funds = await desks.funds?.evidence();
  const units = desks.units?.evidence();
  const sales = desks.sales?.evidence();
  const waiting = funds?.unfinished === undefined ? [] : await waitingJobs(bank);
  await parts.stop();
  const restored = owed === undefined ? undefined : await options.copying?.restore(people, owed);
  const { operations, complaints, troubles } = journal;
  const breakdowns = [...troubles].reduce(
    (sum, [name, count]) => (name.startsWith('500') ? sum + count : sum),
    0,
  );
  const pace = measurePace(operations, recoveries, { ...ranMs, yardstick, firstReadyMs });
  const evidence = {
    people: ids,
    opening,
    closing,
    proof,
    operations,
    complaints,
    seen,
    looks,
    recoveries,
    pace,
    breakdowns,
    logFindings,
    restored,
    files,
    funds,
    units,
    sales,
  };
  const checks = judge(evidence, clients);
  return {
    isValid: checks.every(({ wrong }) => wrong.length === 0),
    checks,
    pace,
    recoveries,
    looks,
    posted: operations.filter(({ outcome }) => outcome.kind === 'posted').length,
    refused: operations.filter(({ outcome }) => outcome.kind === 'refused').length,
    ambiguous: operations.filter(({ attempts }) => attempts > 1).length,
    troubles: Object.fromEntries(journal.troubles),
    files: files?.counts,
    funds: funds?.counts,
    units: units?.counts,
    sales: sales?.counts,
    waiting,
  };
}

/** A machine that has become busy meanwhile is no fault of the bank: nor that it comes back slowly after its last fault. */
async function lowerYardstick(
  direct: Caller,
  { clients, before }: { readonly clients: number; readonly before: number },
): Promise<number> {
  if (!(await becomesReady(direct, START_PATIENCE_MS))) return before;
  return Math.min(before, await measureYardstick(direct, clients));
}

interface Opened {
  readonly people: readonly BankPerson[];
  readonly ids: ReadonlySet<string>;
  readonly opening: Snapshot;
  readonly desks: Desks;
}

interface Worked {
  readonly recoveries: readonly Recovery[];
  readonly looks: Looks;
  readonly tellers: Tellers;
  /** Transfers acknowledged before the copy was begun; undefined where none was made. */
  readonly owed: readonly string[] | undefined;
  readonly ranMs: { readonly fromMs: number; readonly untilMs: number };
}

async function work(
  { bank, options, journal, direct, throughDoor }: Parts,
  { people, ids, opening, desks }: Opened,
): Promise<Worked> {
  const { files, funds, sales } = desks;
  const chance = seededChance(options.seed);
  const tellers = new Tellers({
    caller: throughDoor,
    journal,
    people,
    fundMinor: FUND_MINOR,
    chance,
    // Only the product has a sealed log, and quotes.
    knowsAcross: bank.verifyLog !== undefined,
  });
  const fromMs = performance.now();
  const overMs = fromMs + options.seconds * 1_000;
  const patienceMs = options.patienceMs ?? PATIENCE_MS;
  let deadlineMs = Number.POSITIVE_INFINITY;
  let isWatching = true;
  const copy = new CopyMeanwhile(bank, journal, options.copying);
  const served = Array.from({ length: options.clients }, () => tellers.serve(() => deadlineMs));
  const worked = desks.serve(() => deadlineMs);
  const looks = noLooks();
  const watching = watch(direct, totalsOf(opening, ids), {
    people: ids,
    looks,
    isOver: () => !isWatching,
    alsoSeen: (look) => desks.look(look),
  });
  const recoveries = await haunt({
    bank,
    caller: direct,
    journal,
    chance: seededChance(options.seed + 1),
    crashNext: () => tellers.crashNext(),
    crashNextFile: files && (() => files.crashNext()),
    crashNextEnvelope: funds && (() => funds.crashNext()),
    crashNextSale: sales && (() => sales.crashNext()),
    isOver: () => performance.now() >= overMs,
    only: options.only,
    pauseMs: options.pauseMs ?? PAUSE_MS,
    afterEach: async (count) => {
      const patientUntilMs = performance.now() + patienceMs;
      await tellers.recheck(() => Math.min(deadlineMs, patientUntilMs));
      if (count >= 2) copy.begin();
    },
  });
  await goOnUntilEnough(options.enough, { journal, recoveries, looks, fromMs });
  const untilMs = performance.now();
  tellers.isOpen = false;
  desks.close();
  deadlineMs = untilMs + patienceMs;
  await Promise.all([...served, worked]);
  isWatching = false;
  return {
    recoveries,
    looks: await watching,
    tellers,
    owed: await copy.end(),
    ranMs: { fromMs, untilMs },
  };
}

interface SoFar {
  readonly journal: Pick<Journal, 'operations'>;
  readonly recoveries: readonly Recovery[];
  readonly looks: Looks;
  readonly fromMs: number;
}

/** Nothing goes wrong any more; the people still pay. A bank that does too little even then has had its time. */
async function goOnUntilEnough(
  enough: RunOptions['enough'],
  { journal, recoveries, looks, fromMs }: SoFar,
): Promise<void> {
  if (enough === undefined) return;
  const lastMs = performance.now() + enough.withinMs;
  for (;;) {
    const nowMs = performance.now();
    const isEnough =
      quietMsOf(recoveries, fromMs, nowMs) >= enough.quietMs &&
      quietOnes(journal.operations, recoveries, nowMs).length >= enough.transfers &&
      looks.count >= enough.looks;
    if (isEnough || nowMs >= lastMs) return;
    await wait(ENOUGH_LOOK_MS);
  }
}

/** What was asked last may still be worked on: a few tries, before the books count as unreadable. */
async function insist<Value>(read: () => Promise<Value>): Promise<Value> {
  for (let tries = 1; tries < READ_TRIES; tries += 1) {
    try {
      return await read();
    } catch {
      await wait(READ_AGAIN_MS);
    }
  }
  return read();
}

/** Everybody's history, eight people at a time. */
async function readAll(caller: Caller, people: readonly BankPerson[], tellers: Tellers): Promise<Seen[]> {
  const seen: Seen[] = [];
  const waiting = [...people];
  const read = async () => {
    for (let person = waiting.pop(); person !== undefined; person = waiting.pop()) {
      const { user_id: owner } = person;
      const reader = person;
      const items = await readHistory(caller, () => tellers.authorize(reader));
      seen.push(...items.map((item) => ({ ...item, owner })));
    }
  };
  await Promise.all(Array.from({ length: 8 }, read));
  return seen;
}
