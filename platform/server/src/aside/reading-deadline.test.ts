import { spawn } from 'node:child_process';

import { afterEach, expect, it } from 'vitest';

import { endWhenOverdue, processorSecondsIn, processorSecondsOf } from './reading-deadline.ts';

const stops: (() => void)[] = [];
afterEach(() => stops.splice(0).forEach((stop) => stop()));

/** A process that runs a program of one line; where it works, it never ends. */
function started(program: string): number {
  const child = spawn(process.execPath, ['-e', program], { stdio: 'ignore' });
  stops.push(() => child.kill('SIGKILL'));
  return child.pid ?? Number.NaN;
}
const WORKS = 'for (;;);';
const SLEEPS = 'setInterval(() => undefined, 1e6)';
const FAR = 600;

/** How long the process had worked, and how much had passed by the clock, when its time ended. */
function timeOf(pid: number, limits: Parameters<typeof endWhenOverdue>[1]) {
  const before = processorSecondsOf(pid) ?? 0;
  const began_ms = performance.now();
  return new Promise<{ used: number; passed: number }>((resolve) => {
    stops.push(
      endWhenOverdue(pid, limits, () =>
        resolve({
          used: (processorSecondsOf(pid) ?? 0) - before,
          passed: (performance.now() - began_ms) / 1000,
        }),
      ),
    );
  });
}

it('the time of a process is what the system gave it, in seconds, with its calls of the system', () => {
  const { user, system } = process.cpuUsage();
  const told = processorSecondsOf(process.pid);
  expect(Math.abs((told ?? 0) - (user + system) / 1e6)).toBeLessThan(0.2);
  expect(processorSecondsOf(0)).toBeUndefined();
  const line = '412 (node (a) b) S 1 412 412 0 -1 4194560 5321 7 11 3 260 45 31 17 20 0 7 0 91822 1 2 3';
  expect(processorSecondsIn(line)).toBe(3.05);
});

it('a process that works is ended when it has used its seconds of the processor, however long it had to wait for them', async () => {
  const { used } = await timeOf(started(WORKS), { seconds: 0.6, clockSeconds: FAR });
  expect(used).toBeGreaterThanOrEqual(0.6);
  expect(used).toBeLessThan(1.6);
});

it('a process that has not worked is not ended while the clock alone goes on, but by the wider limit of the clock', async () => {
  const pid = started(SLEEPS);
  // Until it has begun: that takes some of the processor.
  await expect
    .poll(async () => {
      const before = processorSecondsOf(pid);
      await new Promise((later) => setTimeout(later, 300));
      return before !== undefined && before > 0 && before === processorSecondsOf(pid);
    })
    .toBe(true);
  const { passed } = await timeOf(pid, { seconds: 0.2, clockSeconds: 1.5 });
  expect(passed).toBeGreaterThanOrEqual(1.4);
});

it('where the system tells nothing of a process, the clock counts', async () => {
  const { passed } = await timeOf(0, { seconds: 0.2, clockSeconds: FAR });
  expect(passed).toBeGreaterThanOrEqual(0.19);
  expect(passed).toBeLessThan(60);
});

it('a deadline that was stopped ends nothing', async () => {
  let ended = 0;
  endWhenOverdue(0, { seconds: 0.05, clockSeconds: FAR }, () => (ended += 1))();
  await timeOf(0, { seconds: 0.2, clockSeconds: FAR });
  expect(ended).toBe(0);
});
