import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

import type { RoutingQuestion } from '@egcr/routing/contract';
import { decide } from '@egcr/routing/server';

import { benchPaymentsHttp } from './payments-http.ts';
import { benchPaymentsPage } from './payments-million.ts';
import { questionOf } from './routing-questions.ts';
import { median, rounded, type BenchOptions, type BenchReport } from './report.ts';

/** How many different questions are asked by turns. */
const QUESTIONS = 64;
const P99_GOAL_MS = 1;
const PER_SECOND_GOAL = 3000;

const WINDOWS = 100_000;
const WINDOWS_GOAL_MIB = 64;
const MIB = 1_048_576;
const JUDGES_WINDOWS = fileURLToPath(new URL('judge-windows.ts', import.meta.url));

const parts = {
  windows: benchWindows,
  decision: benchDecision,
  http: benchPaymentsHttp,
  page: benchPaymentsPage,
} as const;

/**
 * What the gateway promises: the memory of a hundred thousand windows, an explained decision over fifty rails, payments begun over HTTP, the CPU of a
 * payment, and the first page of a million. `--only` measures one part: `windows`, `decision`, `http` or `page`.
 */
export async function benchPayments(options: BenchOptions): Promise<BenchReport> {
  const reports: Record<string, BenchReport> = {};
  for (const [name, bench] of Object.entries(parts))
    if (options.only === undefined || name.includes(options.only)) reports[name] = await bench(options);
  const goals = Object.fromEntries(
    Object.entries(reports).map(([name, report]) => [name, report['is_within_goal']]),
  );
  const figures: BenchReport = Object.assign({}, ...Object.values(reports));
  return { ...figures, goals, is_within_goal: Object.values(goals).every((each) => each === true) };
}

/**
 * How much more memory a process has while it judges a hundred thousand windows of twenty outcomes, each once. Nothing of a window stays with a server:
 * its outcomes are in the database. In a process of its own, where nothing else has made room that would hide it, or that would be counted with it.
 */
async function benchWindows({ say }: BenchOptions): Promise<BenchReport> {
  const { stdout } = await promisify(execFile)(process.execPath, [JUDGES_WINDOWS, String(WINDOWS)]);
  const mib = rounded(Number(stdout) / MIB);
  say(`${WINDOWS} windows: ${mib} MiB more at most, goal ${WINDOWS_GOAL_MIB}`);
  return { windows_mib: mib, is_within_goal: mib <= WINDOWS_GOAL_MIB };
}

/** An explained decision over fifty rails with full windows, where money changes its currency: how long it takes, and how many a core makes. */
async function benchDecision({ seconds, rounds, say }: BenchOptions): Promise<BenchReport> {
  const questions = Array.from({ length: QUESTIONS }, (_, at) => questionOf(at));
  measureFor(1, questions);
  const found = Array.from({ length: rounds }, (_, round) => {
    const measured = measureFor(seconds, questions);
    say(
      `${round + 1}: p99 ${rounded(measured.p99_ms)} ms, ${Math.round(measured.perSecond)} decisions per second of a core`,
    );
    return measured;
  });
  const p99_ms = rounded(median(found.map((each) => each.p99_ms)));
  const perSecond = Math.round(median(found.map((each) => each.perSecond)));
  const isWithinGoal = p99_ms <= P99_GOAL_MS && perSecond >= PER_SECOND_GOAL;
  say(`decision: p99 ${p99_ms} ms, goal ${P99_GOAL_MS}; ${perSecond}/s a core, goal ${PER_SECOND_GOAL}`);
  return { decision: { p99_ms, per_second: perSecond }, is_within_goal: isWithinGoal };
}

/** The 99th percentile by the clock; decisions by the CPU time they took, for the machine may be shared. */
function measureFor(seconds: number, questions: readonly RoutingQuestion[]) {
  const times: number[] = [];
  const cpu = process.cpuUsage();
  const end = performance.now() + seconds * 1000;
  for (let begin = performance.now(); begin < end;) {
    const question = questions[times.length % questions.length];
    if (question !== undefined) decide(question);
    const now = performance.now();
    times.push(now - begin);
    begin = now;
  }
  const { user, system } = process.cpuUsage(cpu);
  const sorted = Float64Array.from(times).sort();
  return {
    p99_ms: sorted[Math.floor(sorted.length * 0.99)] ?? Number.NaN,
    perSecond: times.length / ((user + system) / 1e6),
  };
}
