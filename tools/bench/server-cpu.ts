import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** What Linux counts in, on every machine of today. */
const TICKS = 100;

/** CPU seconds that a PostgreSQL has used so far, all its processes together; null where /proc does not tell. */
export function serverCpu_s(postmaster: number): number | null {
  const ticks = ticksPerSecond();
  if (ticks === null) return null;
  let used = 0;
  for (const name of readdirSync('/proc')) {
    const times = /^\d+$/.test(name) ? timesOf(name) : undefined;
    if (name === String(postmaster)) used += (times?.ticks ?? 0) + (times?.ofEnded ?? 0);
    else if (times?.parent === postmaster) used += times.ticks;
  }
  return used / ticks;
}

function ticksPerSecond(): number | null {
  try {
    return process.platform === 'linux'
      ? Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }))
      : null;
  } catch {
    return null;
  }
}

interface Times {
  readonly parent: number;
  readonly ticks: number;
  /** What its children had used that have ended: a connection that was closed meanwhile still counts. */
  readonly ofEnded: number;
}

function timesOf(pid: string): Times | undefined {
  try {
    // The second field is the command in brackets and may hold spaces: what counts comes after the last bracket.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    const [own, ofEnded] = [11, 13].map((at) => Number(fields[at]) + Number(fields[at + 1]));
    return { parent: Number(fields[1]), ticks: own ?? 0, ofEnded: ofEnded ?? 0 };
  } catch {
    // It ended between the listing and the reading.
    return undefined;
  }
}

/** CPU seconds of a process and all below it. */
export function familyCpu_s(root: number): number {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap(statOf);
  let ticks = 0;
  const wanted = new Set([root]);
  // Children have larger numbers than their parents, as long as the numbers have not wrapped: two passes make up for that.
  for (let pass = 0; pass < 2; pass += 1)
    for (const { pid, parent } of all) if (wanted.has(parent)) wanted.add(pid);
  for (const one of all) if (wanted.has(one.pid)) ticks += one.ticks;
  return ticks / TICKS;
}

function statOf(name: string): { pid: number; parent: number; ticks: number }[] {
  try {
    const fields = readFileSync(`/proc/${name}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return [{ pid: Number(name), parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) }];
  } catch {
    // It ended between the listing and the reading.
    return [];
  }
}
