import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { patiently } from '@egcr/server-kit/testing/patiently';
import { testDatabase, type TestDatabase } from '@egcr/server-kit/testing/database';
import { testServices } from '@egcr/server-kit/testing/services';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createLedger } from '../index.ts';
import { ledgerDesk } from '../testing/ledger-desk.ts';
import { makeLogKey, readLogKey } from './log-key.ts';
import { publishCheckpoints, readPublished } from './publish.ts';

let database: TestDatabase;
let desk: ReturnType<typeof ledgerDesk>;
let place: string;
beforeAll(async () => {
  database = await testDatabase();
  desk = ledgerDesk(database);
  place = await mkdtemp(join(tmpdir(), 'egcr-published-'));
});
afterAll(async () => {
  await database.close();
  await rm(place, { recursive: true });
});

const key = readLogKey(makeLogKey(), 'test');

describe('the file of published roots', () => {
  it('is read line by line, without what a crash cut off and what is none', async () => {
    const file = join(place, 'read.txt');
    expect(await readPublished(file)).toEqual([]);
    await expect(readPublished(place)).rejects.toThrow('EISDIR');
    const lines = [
      '1 "one"',
      '2 "two \\"quoted\\"\\n"',
      '3 "thr',
      'x "four"',
      '5 "five" ',
      '6 "six"',
      '',
      '7 ',
    ];
    await writeFile(file, lines.join('\n'));
    expect(await readPublished(file)).toEqual([
      { seq: 1n, note: 'one' },
      { seq: 2n, note: 'two "quoted"\n' },
      { seq: 6n, note: 'six' },
    ]);
  });

  it('that is long stays as it is where nothing is new, and only a line that was cut off is ended', async () => {
    const file = join(place, 'long.txt');
    const lines = Array.from({ length: 300 }, (_, at) => `${at + 1} ${JSON.stringify('n'.repeat(90))}\n`);
    await writeFile(file, lines.join(''));
    await publishCheckpoints(database.db, file);
    expect(await readFile(file, 'utf8')).toBe(lines.join(''));
    await writeFile(file, `${lines.join('')}301 "cut`);
    await publishCheckpoints(database.db, file);
    expect(await readFile(file, 'utf8')).toBe(`${lines.join('')}301 "cut\n`);
  });
});

describe('the log of an installation', () => {
  it('is sealed, published and checked through its door', async () => {
    const file = join(place, 'here', 'roots.txt');
    const { door, domain } = createLedger({ log: { key, publishTo: file } });
    const quiet = createLedger({ log: { key, publishTo: undefined } });
    const { unit } = testServices(database);
    const account = await desk.openFunded(10n);
    const shop = await desk.openAccount();
    const posting = desk.posting({ debit: account, credit: shop, amountMinor: 1n });
    await desk.post(posting);
    expect(await door.log.waiting(database.db)).toBe(2);
    await patiently(async () => {
      await unit((work) => door.log.seal(work));
      expect(await door.log.waiting(database.db)).toBe(0);
    });
    expect(await unit((work) => door.log.seal(work))).toBe(false);

    const publish = (of: typeof domain) =>
      unit(async (work) => of.jobs?.['ledger.publish_checkpoints']?.(work, {}));
    await publish(quiet.domain);
    expect(await readPublished(file)).toEqual([]);
    await publish(domain);
    const published = await readPublished(file);
    expect(published.map(({ seq }) => seq)).toEqual(published.map((_, at) => BigInt(at + 1)));
    expect([door.log.publishTo, quiet.door.log.publishTo]).toEqual([file, undefined]);

    const told: number[] = [];
    const onProgress = (transfers: number) => void told.push(transfers);
    const verdict = await door.log.verify(database.db, { published: file, onProgress });
    expect(verdict).toEqual({ checkpoints: published.length, transfers: 2, findings: [] });
    expect(told.at(-1)).toBe(2);
    await writeFile(file, `${await readFile(file, 'utf8')}9 "a later one"\n`);
    const { findings } = await door.log.verify(database.db, { published: file });
    expect(findings).toEqual([
      { fault: 'published_missing', seq: '9', detail: 'was published, but the database does not have it' },
    ]);
    expect((await door.log.verify(database.db, { published: undefined })).findings).toEqual([]);
    const proof = await unit((work) => door.log.prove(work, posting.id));
    expect(proof).toMatchObject({ format: 'egcr-transfer-proof-1', index: 1 });
    await expect(
      database.ownerDb
        .transaction()
        .execute((db) => door.log.beginEpoch(db, { published: file, now: new Date() })),
    ).resolves.toEqual({ outcome: 'not_needed' });

    const sealing = async () =>
      (await domain.health?.(testServices(database)))?.find(({ name }) => name === 'ledger.sealing');
    expect(await sealing()).toEqual({ name: 'ledger.sealing', state: 'well' });
    // As after a dump was loaded into another cluster.
    await database.owner.query("insert into ledger.epoch values (1, 'another', 0, 0, now())");
    expect(await sealing()).toEqual({ name: 'ledger.sealing', state: 'failing', reason: 'run_ledger_epoch' });
    expect(await unit((work) => door.log.prove(work, posting.id))).toEqual(proof);
  });
});
