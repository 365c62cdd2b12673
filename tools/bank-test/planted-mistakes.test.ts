import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, describe, expect, it } from 'vitest';

import { startFakeBank } from './fake-bank.ts';
import type { Mistake } from './faulty-moves.ts';
import { type Report, runBankTest } from './run.ts';

const place = mkdtempSync(join(tmpdir(), 'egcr-mistakes-'));
afterAll(() => rmSync(place, { recursive: true, force: true }));

const KILLS = ['answer cut after the commit', 'server killed', 'database killed', 'server killed'];

interface Planted {
  readonly only: readonly string[];
  readonly seconds: number;
  /** Checks of which at least one must find it. */
  readonly caughtBy: RegExp;
}

const planted: Readonly<Record<Exclude<Mistake, 'none'>, Planted>> = {
  read_then_write: { only: ['connections cut'], seconds: 4, caughtBy: /^[17] / },
  keys_in_memory: { only: KILLS, seconds: 6, caughtBy: /^4 / },
  early_acknowledgement: { only: ['server killed', 'database killed'], seconds: 6, caughtBy: /^2 / },
  two_statements: { only: ['server killed'], seconds: 4, caughtBy: /^1 / },
  no_balance_check: { only: ['connections cut'], seconds: 4, caughtBy: /^6 / },
  asynchronous_commit: { only: ['database killed'], seconds: 6, caughtBy: /^2 / },
  deadlock_storm: { only: ['connections cut'], seconds: 6, caughtBy: /^10 / },
  far_too_slow: { only: ['connections cut'], seconds: 4, caughtBy: /^10 / },
};

describe.concurrent('the bank test', () => {
  it('finds nothing wrong with a right bank that is killed and cut off', { timeout: 120_000 }, async () => {
    const report = await tryMistake('none', { only: [...KILLS, 'connections half open'], seconds: 8 });
    expect(report.checks.filter(({ wrong }) => wrong.length > 0)).toEqual([]);
    expect(report.posted).toBeGreaterThan(50);
    expect(report.ambiguous).toBeGreaterThan(0);
  });

  it.each(Object.entries(planted))(
    'catches the planted mistake %s',
    { timeout: 120_000 },
    async (mistake, { only, seconds, caughtBy }) => {
      const report = await tryMistake(mistake as Mistake, { only, seconds });
      const found = report.checks.filter(({ wrong }) => wrong.length > 0).map(({ name }) => name);
      expect(report.isValid).toBe(false);
      expect(found.some((name) => caughtBy.test(name))).toBe(true);
    },
  );
});

async function tryMistake(
  mistake: Mistake,
  { only, seconds }: Pick<Planted, 'only' | 'seconds'>,
): Promise<Report> {
  const bank = await startFakeBank(mistake);
  return runBankTest(bank, {
    seed: 7,
    seconds,
    clients: 16,
    people: 24,
    journalFile: join(place, `${mistake}.jsonl`),
    only,
    // A mistake is caught long before every transfer came to its end.
    patienceMs: mistake === 'none' ? 20_000 : 2_000,
    pauseMs: { least: 500, most: 900 },
    say: () => undefined,
  });
}
