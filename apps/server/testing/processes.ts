import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';

const POLL_MS = 50;
/** A machine that is this slow has stopped: no test that passes waits so long. */
const PATIENCE_MS = 240_000;

/** Asks again and again until the answer is yes; errors count as no. Answers how long it took, in ms; fails after PATIENCE_MS. */
export async function eventually(
  question: () => Promise<boolean> | boolean,
  explain: () => string = () => '',
): Promise<number> {
  const since = performance.now();
  const deadline = since + PATIENCE_MS;
  while (performance.now() < deadline) {
    const isSo = await Promise.resolve()
      .then(question)
      .catch(() => false);
    if (isSo) return performance.now() - since;
    await wait(POLL_MS);
  }
  throw new Error(`it did not happen within ${PATIENCE_MS} ms\n${explain()}`);
}

/** Is a process with this id still running? */
export function isAlive(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.startsWith('Z') === false;
  } catch {
    return false;
  }
}

export function childrenOf(parent: number | undefined): { pid: number; command: string }[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => ({
      pid: Number(name),
      parent: parentOf(name),
      command: read(`/proc/${name}/cmdline`).replaceAll('\0', ' '),
    }))
    .filter((each) => each.parent === parent);
}

function parentOf(pid: string): number {
  return Number(read(`/proc/${pid}/stat`).split(') ')[1]?.split(' ')[1]);
}

function read(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}
