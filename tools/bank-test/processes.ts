/** Processes by id, as Linux shows them in /proc: the test ends and stops them one by one, and leaves none behind. */
import { readdirSync, readFileSync } from 'node:fs';

export interface ProcessLine {
  readonly pid: number;
  readonly command: string;
}

/** What a process has started itself, one level deep. */
export function childrenOf(parent: number): ProcessLine[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && parentOf(name) === parent)
    .map((name) => ({ pid: Number(name), command: commandOf(name) }));
}

/** A process and all that came from it, the youngest first. */
export function familyOf(pid: number): number[] {
  return [...childrenOf(pid).flatMap((child) => familyOf(child.pid)), pid];
}

/** Sends a signal; a process that is gone already is nobody's trouble. */
export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // It has just ended.
  }
}

export function isRunning(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.startsWith('Z') === false;
  } catch {
    return false;
  }
}

const ours = new Set<number>();
let isWatching = false;

/** From now on this process and its family are ended when we end, however we end (a SIGKILL of ourselves excepted). */
export function endWithUs(pid: number): void {
  ours.add(pid);
  if (isWatching) return;
  isWatching = true;
  process.on('exit', () => {
    for (const member of [...ours].flatMap(familyOf)) {
      signal(member, 'SIGCONT');
      signal(member, 'SIGKILL');
    }
  });
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(name, () => process.exit(130));
}

/** It has ended in good order. */
export function forget(pid: number): void {
  ours.delete(pid);
}

function parentOf(pid: string): number {
  return Number(read(`/proc/${pid}/stat`).split(') ').at(-1)?.split(' ')[1]);
}

function commandOf(pid: string): string {
  return read(`/proc/${pid}/cmdline`).replaceAll('\0', ' ');
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
