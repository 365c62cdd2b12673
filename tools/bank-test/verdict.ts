/** Whether what was seen can have come from a right bank. Pure: everything it judges is handed to it. */
import type { HistoryItem, Proof, Snapshot } from './caller.ts';
import type { DeskEvidence } from './files/desk.ts';
import type { FundEvidence } from './funds/fund-desk.ts';
import { judgeFunds } from './funds/judge-funds.ts';
import { judgeFiles } from './files/judge-files.ts';
import type { Complaint, Operation } from './journal.ts';
import type { Recovery } from './nemesis.ts';
import { judgeSales } from './sales/judge-sales.ts';
import type { SaleEvidence } from './sales/sale-evidence.ts';
import type { UnitEvidence } from './units/unit-desk.ts';
import { judgeUnits } from './units/judge-units.ts';
import { differenceOf, type Looks, negativeIn, type Totals, totalsOf } from './watcher.ts';

/** A history item together with whose history it stands in. */
export interface Seen extends HistoryItem {
  readonly owner: string;
}

export interface Pace {
  /** Answers of `/health/ready` a second to as many clients: what this machine can do now. */
  readonly yardstick: number;
  /** Transfers acknowledged a second while nothing was wrong. */
  readonly transfers: number;
  /** Of those, in ms. */
  readonly p99Ms: number;
  /** From its start until it was ready for the first time, when nothing was wrong either. */
  readonly firstReadyMs: number;
  /** Seconds in which nothing was wrong. */
  readonly quietSeconds: number;
}

export interface Evidence {
  readonly people: ReadonlySet<string>;
  readonly opening: Snapshot;
  readonly closing: Snapshot;
  readonly proof: Proof;
  readonly operations: readonly Operation[];
  readonly complaints: readonly Complaint[];
  readonly seen: readonly Seen[];
  readonly looks: Looks;
  readonly recoveries: readonly Recovery[];
  readonly pace: Pace;
  /** Answers with status 500: whatever fails, a client is told to ask again (503). */
  readonly breakdowns: number;
  /** What is wrong with the sealed log; undefined where the bank keeps none. */
  readonly logFindings?: readonly string[] | undefined;
  /** What a copy made in the middle of the run came back as; undefined where none was made. */
  readonly restored?: Restored | undefined;
  /** What the desk for bank files has to say; undefined where there was none. */
  readonly files?: DeskEvidence | undefined;
  /** What the desk for envelopes has to say; undefined where there was none. */
  readonly funds?: FundEvidence | undefined;
  /** What the desk for fund units has to say; undefined where there was none. */
  readonly units?: UnitEvidence | undefined;
  /** What the desk for sales has to say; undefined where there was none. */
  readonly sales?: SaleEvidence | undefined;
}

export interface Restored {
  readonly closing: Snapshot;
  readonly proof: Proof;
  /** Ids of the transfers in it. */
  readonly transferIds: ReadonlySet<string>;
  /** Acknowledged before the copy was begun. */
  readonly owed: readonly string[];
}

export interface Check {
  readonly name: string;
  /** What is wrong; empty where it holds. */
  readonly wrong: readonly string[];
}

/** A part of the yardstick of the same minutes, so that it means the same on a slow and on a fast machine. */
const FLOOR_OF_YARDSTICK = 0.006;
/** And never fewer a second than this, however slow the machine is: a bank in a storm of deadlocks does three. */
const FLOOR_PER_SECOND = 4;
/** Of transfers that no fault touched; as many yardstick answers as this, and never under the second figure. */
const P99_OF_YARDSTICK = 150;
const P99_MS = 1_500;
/** And never under three first starts of the same run, where the machine is busy with others. */
const READY_WITHIN_MS = 15_000;
const READY_OF_FIRST = 3;
/** A run that hardly did anything proves nothing. */
const LOOKS_MIN = 20;
const SHOWN = 5;

/** All that must hold, in the order of the design (reliability 3). */
export function judge(evidence: Evidence, clients: number): Check[] {
  const { people, opening, looks } = evidence;
  const openingTotals = totalsOf(opening, people);
  const checks: readonly (readonly [string, readonly string[]])[] = [
    ['1 the sum of all money never changed', sumsHold(evidence, openingTotals)],
    ['2 what was acknowledged is there', acknowledgedIsThere(evidence)],
    ['3 nothing is there that nobody asked for', nothingUnasked(evidence)],
    ['4 nothing happened twice, and repeats got the first answer', nothingTwice(evidence)],
    ['5 what was refused is not there', refusedIsNotThere(evidence)],
    [
      '6 nobody was ever below zero',
      [
        ...negativeIn(evidence.closing, people),
        ...times(looks.negative, 'looks saw a balance below zero', looks.examples),
      ],
    ],
    ['7 every balance is what its transfers make it', balancesFollow(evidence)],
    ['8 the books prove themselves', [...proofHolds(evidence.proof), ...(evidence.logFindings ?? [])]],
    ...(evidence.restored === undefined
      ? []
      : [
          [
            '9 a copy made meanwhile comes back right',
            restoredHolds(evidence.restored, openingTotals, people),
          ] as const,
        ]),
    ['10 it kept working, and came back quickly', keptWorking(evidence, clients)],
    ...(evidence.files === undefined ? [] : judgeFiles(evidence.files, evidence.closing)),
    ...(evidence.funds === undefined ? [] : judgeFunds(evidence.funds, evidence.closing)),
    ...(evidence.units === undefined ? [] : judgeUnits(evidence.units, evidence.closing)),
    ...(evidence.sales === undefined ? [] : judgeSales(evidence.sales, evidence.closing)),
  ];
  return checks.map(([name, wrong]) => ({ name, wrong: shortened(wrong) }));
}

function shortened(wrong: readonly string[]): string[] {
  return wrong.length <= SHOWN ? [...wrong] : [...wrong.slice(0, SHOWN), `and ${wrong.length - SHOWN} more`];
}

function times(count: number, what: string, examples: readonly string[]): string[] {
  return count === 0 ? [] : [`${count} ${what}`, ...examples];
}

function sumsHold({ closing, people, looks }: Evidence, opening: Totals): string[] {
  const last = differenceOf(totalsOf(closing, people), opening);
  return [
    ...times(looks.wrongTotals, 'looks saw a wrong sum', looks.examples),
    ...(last === undefined ? [] : [`at the end ${last}`]),
  ];
}

function outgoing(seen: readonly Seen[]): Seen[] {
  return seen.filter(({ direction }) => direction === 'out');
}

function isTheOne({ note, from, to, amount }: HistoryItem, order: Operation): boolean {
  return (
    note === order.id &&
    from.user_id === order.from &&
    to.user_id === order.to &&
    amount.value === String(order.minor) &&
    amount.assetCode === 'JVD'
  );
}

function acknowledgedIsThere({ operations, seen }: Evidence): string[] {
  const byId = new Map(outgoing(seen).map((item) => [item.id, item]));
  return operations.flatMap((operation) => {
    if (operation.outcome.kind !== 'posted') return [];
    const item = byId.get(operation.outcome.transferId);
    if (item === undefined) return [`${operation.id} was acknowledged and is missing`];
    return isTheOne(item, operation) ? [] : [`${operation.id} was acknowledged and is another transfer`];
  });
}

function nothingUnasked({ operations, seen }: Evidence): string[] {
  const orders = new Map(operations.map((operation) => [operation.id, operation]));
  const incoming = new Set(seen.filter(({ direction }) => direction === 'in').map(({ id }) => id));
  const outgoingIds = new Set(outgoing(seen).map(({ id }) => id));
  return [
    ...outgoing(seen).flatMap((item) => {
      const order = orders.get(item.note ?? '');
      return order !== undefined && isTheOne(item, order)
        ? []
        : [`${item.id} (${item.note ?? ''}) was never asked for`];
    }),
    ...[...outgoingIds].filter((id) => !incoming.has(id)).map((id) => `${id} left and did not arrive`),
    ...[...incoming].filter((id) => !outgoingIds.has(id)).map((id) => `${id} arrived and never left`),
  ];
}

function nothingTwice({ seen, complaints }: Evidence): string[] {
  const counts = new Map<string, number>();
  for (const { note } of outgoing(seen)) counts.set(note ?? '', (counts.get(note ?? '') ?? 0) + 1);
  return [
    ...[...counts]
      .filter(([, count]) => count > 1)
      .map(([order, count]) => `${order} happened ${count} times`),
    ...complaints.map(({ kind, operation, told }) => `${operation}: ${kind.replaceAll('_', ' ')} (${told})`),
  ];
}

function refusedIsNotThere({ operations, seen }: Evidence): string[] {
  const there = new Set(outgoing(seen).map(({ note }) => note));
  return operations
    .filter(({ id, outcome }) => outcome.kind === 'refused' && there.has(id))
    .map(
      ({ id, outcome }) =>
        `${id} was refused (${outcome.kind === 'refused' ? outcome.code : ''}) and is there`,
    );
}

function balancesFollow({ opening, closing, seen, people }: Evidence): string[] {
  const expected = balancesIn(opening, people);
  for (const { from, to, amount, conversion } of outgoing(seen)) {
    const arrived = conversion?.target ?? amount;
    add(expected, balanceKey(from.user_id, amount.assetCode), -BigInt(amount.value));
    add(expected, balanceKey(to.user_id, arrived.assetCode), BigInt(arrived.value));
  }
  const found = balancesIn(closing, people);
  return [...expected]
    .filter(([person, minor]) => (found.get(person) ?? 0n) !== minor)
    .map(([person, minor]) => `${person} has ${found.get(person) ?? 0n}; the transfers make it ${minor}`);
}

function balanceKey(person: string, asset: string): string {
  return asset === 'JVD' ? person : `${person} in ${asset}`;
}

function add(sums: Map<string, bigint>, key: string, minor: bigint): void {
  sums.set(key, (sums.get(key) ?? 0n) + minor);
}

function balancesIn({ accounts }: Snapshot, people: ReadonlySet<string>): Map<string, bigint> {
  const sums = new Map<string, bigint>();
  for (const { owner_id, asset, balance } of accounts) {
    if (owner_id === null || !people.has(owner_id)) continue;
    add(sums, balanceKey(owner_id, asset), BigInt(balance));
  }
  return sums;
}

function proofHolds({ accounts, broken }: Proof): string[] {
  return [
    ...accounts
      .filter(({ balance, derived }) => balance !== derived)
      .map(({ id, balance, derived }) => `${id} says ${balance}; its entries make ${derived}`),
    ...broken.map((rule) => `broken: ${JSON.stringify(rule)}`),
  ];
}

function restoredHolds(
  { closing, proof, transferIds, owed }: Restored,
  opening: Totals,
  people: ReadonlySet<string>,
): string[] {
  const difference = differenceOf(totalsOf(closing, people), opening);
  return [
    ...(difference === undefined ? [] : [difference]),
    ...negativeIn(closing, people),
    ...proofHolds(proof),
    ...owed
      .filter((id) => !transferIds.has(id))
      .map((id) => `${id} was acknowledged before the copy and is not in it`),
  ];
}

function keptWorking(
  { pace, recoveries, looks, operations, breakdowns }: Evidence,
  clients: number,
): string[] {
  const floor = Math.max(FLOOR_PER_SECOND, pace.yardstick * FLOOR_OF_YARDSTICK);
  const p99Max = Math.max(P99_MS, (1_000 * clients * P99_OF_YARDSTICK) / Math.max(pace.yardstick, 1));
  const readyWithinMs = Math.max(READY_WITHIN_MS, pace.firstReadyMs * READY_OF_FIRST);
  const open = operations.filter(({ outcome }) => outcome.kind === 'open').length;
  return [
    ...(pace.transfers < floor
      ? [`${round(pace.transfers)} transfers a second, under the floor of ${round(floor)}`]
      : []),
    ...(pace.p99Ms > p99Max
      ? [`one transfer in a hundred took ${round(pace.p99Ms)} ms, over ${round(p99Max)}`]
      : []),
    ...(breakdowns > 0
      ? [`${breakdowns} answers were 500: a breakdown, where 503 would say: ask again`]
      : []),
    ...(open > 0 ? [`${open} transfers never got a final answer`] : []),
    ...(looks.count < LOOKS_MIN ? [`only ${looks.count} looks at the whole succeeded`] : []),
    ...recoveries
      .filter(({ recoveredInMs }) => recoveredInMs === undefined || recoveredInMs > readyWithinMs)
      .map(
        ({ fault, recoveredInMs }) =>
          `${fault}: ready after ${recoveredInMs === undefined ? 'more than any' : recoveredInMs} ms`,
      ),
  ];
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
