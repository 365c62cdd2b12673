import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';

/** CPU seconds that a PostgreSQL has used so far, all its processes together; null where /proc does not tell. */
export function serverCpu_s(postmaster: number): number | null {
  const ticks = ticksPerSecond();
  if (ticks === null) return null;
  let used = 0;
  for (const name of readdirSync('/proc')) {
    const times = /^\d+$/.test(name) ? timesOf(name) : undefined;
    if (times && (times.parent === postmaster || name === String(postmaster))) used += times.ticks;
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

function timesOf(pid: string): { readonly parent: number; readonly ticks: number } | undefined {
  try {
    // The second field is the command in brackets and may hold spaces: what counts comes after the last bracket.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return { parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) };
  } catch {
    // It ended between the listing and the reading.
    return undefined;
  }
}
