import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

/** The name PostgreSQL shows in the process list, one for each data directory; it is how its orphans are found again. */
export function clusterName(clusterDirectory: string): string {
  return `egcr-${createHash('sha256').update(clusterDirectory).digest('hex').slice(0, 12)}`;
}

/**
 * Ends whatever an earlier, killed run left behind on this data directory: a postmaster without a parent, or its children without a
 * postmaster. They have process groups of their own, so each is ended by its id: politely, then at once, then by force.
 * Only for callers who hold the lock on the data directory. Answers how many there were.
 */
export async function endLeftovers(clusterDirectory: string): Promise<number> {
  const found = leftovers(clusterDirectory);
  if (found.length === 0) return 0;
  // Fast shutdown for the postmaster, cancel for a child; immediate; by force.
  for (const [signal, patienceMs] of [
    ['SIGINT', 5000],
    ['SIGQUIT', 3000],
    ['SIGKILL', 5000],
  ] as const) {
    const remaining = leftovers(clusterDirectory);
    for (const pid of remaining) send(pid, signal);
    if (await areGone(clusterDirectory, patienceMs)) return found.length;
  }
  throw new Error(
    `Processes of an earlier run still use ${clusterDirectory} and cannot be ended: ${leftovers(clusterDirectory).join(', ')}. End them and start again.`,
  );
}

async function areGone(clusterDirectory: string, patienceMs: number): Promise<boolean> {
  const deadline = performance.now() + patienceMs;
  while (performance.now() < deadline) {
    if (leftovers(clusterDirectory).length === 0) return true;
    await wait(50);
  }
  return false;
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch {
    // It has just ended, or is not ours: the next look tells.
  }
}

function leftovers(clusterDirectory: string): number[] {
  const title = `postgres: ${clusterName(clusterDirectory)}: `;
  const argument = `-D ${clusterDirectory} `;
  return processes()
    .filter(
      ({ command }) =>
        command.startsWith(title) || (command.includes('/postgres ') && command.includes(argument)),
    )
    .map(({ pid }) => pid);
}

interface ProcessLine {
  readonly pid: number;
  readonly command: string;
}

/** From /proc where there is one (slim images have no ps), else from ps. Zombies have no command line and do not count. */
function processes(): ProcessLine[] {
  if (process.platform !== 'linux') return processesByPs();
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({ pid: Number(name), command: commandLine(name) }));
}

function commandLine(pid: string): string {
  try {
    return `${readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trimEnd()} `;
  } catch {
    return '';
  }
}

function processesByPs(): ProcessLine[] {
  const { stdout } = spawnSync('ps', ['-axww', '-o', 'pid=,command='], { encoding: 'utf8' });
  return stdout
    .split('\n')
    .map((line) => /^\s*(\d+)\s+(.*)$/.exec(line))
    .filter((match) => match !== null)
    .map((match) => ({ pid: Number(match[1]), command: `${match[2] ?? ''} ` }));
}
