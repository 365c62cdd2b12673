import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { silentLog } from '@egcr/server-kit/log';
import { patiently } from '@egcr/server-kit/testing/patiently';
import { testDatabase, type TestDatabase } from '@egcr/server-kit/testing/database';
import { testServices } from '@egcr/server-kit/testing/services';
import type { Work } from '@egcr/server-kit/work';

import type { Reconciliation } from './books/findings.ts';
import { postgresLedger } from './books/postgres-ledger.ts';
import { createLedger } from './index.ts';
import { ledgerJobs } from './jobs.ts';
import { makeLogKey, readLogKey } from './sealed-log/log-key.ts';
import { PLATFORM } from './platform-owner.ts';
import { ledgerDesk } from './testing/ledger-desk.ts';

const { domain, door } = createLedger({
  log: { key: readLogKey(makeLogKey(), 'test'), publishTo: undefined },
});

it('the ledger looks at its books, its holds and its log as often as the operator is told', () => {
  expect(domain.schedules).toEqual([
    { cron: '* * * * *', job: 'ledger.expire_holds' },
    { cron: '*/5 * * * *', job: 'ledger.reconcile' },
    { cron: '20 3 * * *', job: 'ledger.reconcile_all' },
    { cron: '40 1 * * *', job: 'ledger.take_snapshots' },
    { cron: '* * * * *', job: 'ledger.seal_log' },
    { cron: '*/5 * * * *', job: 'ledger.publish_checkpoints' },
  ]);
  expect(Object.keys(domain.jobs ?? {}).toSorted()).toEqual(
    (domain.schedules ?? []).map(({ job }) => job).toSorted(),
  );
});

describe('the alarm of the books', () => {
  const found = (count: number, kind: string) =>
    Array.from({ length: count }, (_, at) => ({ kind, id: `account-${at}` })) as Reconciliation['broken'];

  /** What the log says after a comparison of this kind that found so much. */
  async function said(job: 'ledger.reconcile' | 'ledger.reconcile_all', run: Partial<Reconciliation>) {
    const lines: unknown[] = [];
    const asked: string[] = [];
    const note = (level: string) => (fields: unknown, text?: unknown) =>
      void lines.push([level, fields, text]);
    const log = { ...silentLog, error: note('error'), warn: note('warn') };
    const ledger = {
      ...postgresLedger,
      reconcile: async (_: unknown, kind: Reconciliation['kind']) => {
        asked.push(kind);
        return { broken: [], openItems: [], ...run } as Reconciliation;
      },
    };
    await ledgerJobs(ledger).jobs[job]?.({ log } as Work, {});
    return { lines, asked };
  }

  it('is silent while the books agree, and looks at what is new or at all', async () => {
    expect(await said('ledger.reconcile', {})).toEqual({ lines: [], asked: ['new'] });
    expect(await said('ledger.reconcile_all', {})).toEqual({ lines: [], asked: ['all'] });
  });

  it('is an error that names what is broken, twenty at most, and a warning for money that waits', async () => {
    const { lines } = await said('ledger.reconcile', {
      broken: found(21, 'account_floor'),
      openItems: found(1, 'clearing_open'),
    });
    const names = Array.from({ length: 20 }, (_, at) => `account_floor account-${at}`).join(', ');
    expect(lines).toEqual([
      [
        'error',
        { code: 'ledger_broken', count: 21 },
        `the ledger does not agree with itself: ${names}; the accounts concerned are frozen`,
      ],
      [
        'warn',
        { code: 'ledger_open_items', count: 1 },
        'money waits on accounts for passing it on: clearing_open account-0',
      ],
    ]);
  });
});

it('the month-end is kept in steps of five thousand accounts until none is left, and no run takes more than two hundred', async () => {
  const asked: unknown[] = [];
  const taking = (steps: number) => ({
    ...postgresLedger,
    takeSnapshots: async (_: unknown, query: object) => {
      asked.push(query);
      return asked.length < steps ? `account-${asked.length}` : undefined;
    },
  });
  const run = async (steps: number) => {
    asked.length = 0;
    await ledgerJobs(taking(steps)).jobs['ledger.take_snapshots']?.({} as Work, {});
    return asked;
  };
  expect(await run(3)).toEqual([
    { limit: 5000 },
    { limit: 5000, after: 'account-1' },
    { limit: 5000, after: 'account-2' },
  ]);
  expect(await run(1000)).toHaveLength(200);
});

describe('the job', () => {
  let database: TestDatabase;
  let desk: ReturnType<typeof ledgerDesk>;
  beforeAll(async () => {
    database = await testDatabase();
    desk = ledgerDesk(database);
  });
  afterAll(() => database.close());

  it('of holds gives back what was set aside too long, and tells whose it was', async () => {
    const { account, holdId } = await desk.openHeld(100n, 60n);
    const told: unknown[] = [];
    const run = () =>
      testServices(database).unit(async (work) =>
        domain.jobs?.['ledger.expire_holds']?.(
          { ...work, now: desk.clock.now(), emit: async (...given) => void told.push(...given) },
          {},
        ),
      );
    await run();
    expect(told).toEqual([]);
    desk.clock.advance(3600);
    await run();
    await run();
    expect(await desk.standing(account)).toEqual([100n, 0n]);
    expect(told).toMatchObject([{ payload: { hold_id: holdId, account_id: account, reason: 'withdrawal' } }]);
  });

  it('that seals goes on in five seconds while money moves, and rests where nothing is new', async () => {
    const now = new Date();
    const next: unknown[][] = [];
    const seal = () =>
      testServices(database).unit(async (work) =>
        domain.jobs?.['ledger.seal_log']?.(
          { ...work, now, enqueue: async (...given) => void next.push(given) },
          {},
        ),
      );
    await desk.openFunded(1n);
    await patiently(async () => {
      await seal();
      expect(await door.log.waiting(database.db)).toBe(0);
    });
    expect(next.slice(0, 2)).toEqual([
      ['ledger.publish_checkpoints', {}, { key: 'ledger.publish_checkpoints' }],
      ['ledger.seal_log', {}, { key: 'ledger.seal_log', runAt: new Date(now.getTime() + 5_000) }],
    ]);
    next.length = 0;
    await seal();
    expect(next).toEqual([]);
  });

  it('knows what of a currency is not in the house', async () => {
    const house = (purpose: string, asset: string) =>
      desk.openAccount({ owner: PLATFORM, purpose, asset, class: 'asset', floorMinor: null });
    const move = async (debit: string, credit: string, amountMinor: bigint, asset: string) =>
      void (await desk.post(desk.posting({ debit, credit, amountMinor, asset })));
    const person = await desk.openAccount({ asset: 'EUR' });
    const source = await house('circulating_source', 'EUR');
    const before = await door.circulating(database.db, 'EUR');
    await move(source, person, 70n, 'EUR');
    await move(person, await house('circulating_fees', 'EUR'), 20n, 'EUR');
    await move(await house('circulating_source', 'GBP'), await desk.openAccount({ asset: 'GBP' }), 9n, 'GBP');
    expect((await door.circulating(database.db, 'EUR')) - before).toBe(50n);
  });

  it('knows how many transfers there were from a moment on', async () => {
    const account = await desk.openFunded(1n);
    const query = { from: [{ accountId: account, below: 100n }], limit: 1 };
    const [last] = await postgresLedger.entries(database.db, query);
    const at = last?.transfer.postedAt.getTime() ?? 0;
    expect(await door.countTransfersSince(database.db, new Date(at))).toBe(1);
    expect(await door.countTransfersSince(database.db, new Date(at + 1))).toBe(0);
  });
});
