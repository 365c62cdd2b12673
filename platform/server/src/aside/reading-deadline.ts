import { readFileSync } from 'node:fs';

export interface ReadingTime {
  /** Of the processor. Where the system does not tell how much a process used, by the clock. */
  readonly seconds: number;
  /** By the clock: a process that sleeps ends too. */
  readonly clockSeconds: number;
}

/** How Linux counts the time of a process, on every kind of machine that Node runs on. */
const TICKS_PER_S = 100;
/** Where the time in /proc/<pid>/stat stands behind the name of the program, which may hold blanks. */
const USER_TICKS_AT = 11;
const SYSTEM_TICKS_AT = 12;

/** A look costs a read of a file that the system writes: fewer than twenty in a second. */
const LOOK_AGAIN_S = 0.05;

/**
 * The seconds of the processor that a process has used in all its threads, to a hundredth. Undefined where the system does not tell, or the
 * process is gone.
 */
export function processorSecondsOf(pid: number): number | undefined {
  let stat: string;
  try {
    stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    return undefined;
  }
  return processorSecondsIn(stat);
}

/** The same, as it is told in /proc/<pid>/stat. */
export function processorSecondsIn(stat: string): number {
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[USER_TICKS_AT]) + Number(fields[SYSTEM_TICKS_AT])) / TICKS_PER_S;
}

/**
 * Calls `end` once a process has used its seconds of the processor from now on, or its seconds by the clock. A process that waits for its turn
 * because the machine is busy uses none. Answers how to stop.
 */
export function endWhenOverdue(
  pid: number,
  { seconds, clockSeconds }: ReadingTime,
  end: () => void,
): () => void {
  const usedBefore_s = processorSecondsOf(pid);
  const began_ms = performance.now();
  const left_s = (): number => {
    const passed_s = (performance.now() - began_ms) / 1000;
    const used_s = processorSecondsOf(pid);
    const counted_s = usedBefore_s === undefined || used_s === undefined ? passed_s : used_s - usedBefore_s;
    return Math.min(seconds - counted_s, clockSeconds - passed_s);
  };
  const look = () => {
    const left = left_s();
    if (left <= 0) end();
    else lookIn(left);
  };
  const lookIn = (left: number) => {
    timer = setTimeout(look, Math.max(left, LOOK_AGAIN_S) * 1000);
  };
  let timer: NodeJS.Timeout | undefined;
  lookIn(Math.min(seconds, clockSeconds));
  return () => clearTimeout(timer);
}
