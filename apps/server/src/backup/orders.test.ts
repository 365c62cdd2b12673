import { resolve } from 'node:path';

import { describe, expect, it } from 'vitest';

import { backupOrder, backupWords } from './backup-order.ts';
import { restoredWords, restoreOrder } from './restore-order.ts';

describe('an order to bring a backup back', () => {
  const places = ['--from', 'kept', '--data-dir', 'new'];

  it('names from where and to where', () => {
    expect(restoreOrder(places)).toEqual({
      backupDirectory: resolve('kept'),
      dataDirectory: resolve('new'),
      until: undefined,
      keysDirectory: undefined,
    });
    expect(restoreOrder([...places, '--keys', 'safe']).keysDirectory).toBe(resolve('safe'));
    for (const args of [[], places.slice(0, 2), places.slice(2)])
      expect(() => restoreOrder(args)).toThrow('Say from where and to where: npm run restore');
  });

  it.each([
    ['2026-11-20T14:30:00Z', '2026-11-20T14:30:00.000Z'],
    ['2026-11-20T14:30:00+01:00', '2026-11-20T13:30:00.000Z'],
    ['2026-11-20T14:30:00.250-0500', '2026-11-20T19:30:00.250Z'],
  ])('takes a moment with its zone: %s', (until, instant) => {
    expect(restoreOrder([...places, '--until', until]).until?.toISOString()).toBe(instant);
  });

  it.each(['2026-11-20T14:30:00', '2026-11-20', 'yesterday', 'yesterday Z', ''])(
    'refuses a moment without a zone, and what is none: "%s"',
    (until) => {
      expect(() => restoreOrder([...places, '--until', until])).toThrow(
        `--until ${until} is no moment. Write it with its zone: 2026-11-20T14:30:00Z`,
      );
    },
  );

  it('is told as done with what is whole', () => {
    const brought = { copy: '/kept/copies/1', tables: 7, indexes: 9 };
    expect(restoredWords(brought, { dataDirectory: '/new', tookMs: 12_340 })).toBe(
      '/kept/copies/1\nis back in /new after 12.3 s; 7 tables and 9 indexes are whole.\n',
    );
  });
});

describe('an order to copy the database', () => {
  const config = { databaseUrl: undefined, backupDirectory: undefined, dataDirectory: '/data' };
  const kept = { ...config, backupDirectory: '/kept' };

  it('goes to the directory that is named, or else to the one that is set', () => {
    const order = { dataDirectory: '/data', withKeys: false };
    expect(backupOrder(kept, [])).toEqual({ ...order, backupDirectory: '/kept' });
    expect(backupOrder(kept, ['--to', 'here'])).toEqual({ ...order, backupDirectory: resolve('here') });
    expect(backupOrder(config, ['--to', '/here', '--with-keys'])).toEqual({
      dataDirectory: '/data',
      backupDirectory: '/here',
      withKeys: true,
    });
    expect(() => backupOrder(config, [])).toThrow('Say where: npm run backup -- --to <directory>');
  });

  it('is refused for an external database, wherever it should go', () => {
    const external = { ...kept, databaseUrl: 'postgresql://egcr@db.example.org/egcr' };
    for (const args of [[], ['--to', '/here']])
      expect(() => backupOrder(external, args)).toThrow('The database is external: use its own backup.');
  });

  it('is told as done with its size, and with what else has to be kept', () => {
    const copied = { folder: '/kept/copies/1', files: 3, bytes: 1_048_577 };
    const words = (args: readonly string[]) =>
      backupWords(copied, { config: kept, order: backupOrder(kept, args), tookMs: 2_050 });
    expect(words([])).toEqual([
      '3 files, 2 MiB in 2.0 s: /kept/copies/1',
      'What happens from now on is in the log beside it.',
      'Keep /data/keys in another safe place: without them it opens nothing.',
    ]);
    expect(words(['--to', '/here', '--with-keys'])).toEqual([
      '3 files, 2 MiB in 2.0 s: /kept/copies/1',
      'It holds what was there until now. To keep what follows too, set BACKUP_DIR=/here and start again.',
    ]);
  });
});
