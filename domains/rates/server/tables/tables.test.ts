import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, describe, expect, it } from 'vitest';

import { openDesk, type Desk } from '../testing/rates-desk.ts';
import { parseTable, TABLE_TEXT_MAX, TableError } from './parse-table.ts';

const DAY = new Date().toISOString().slice(0, 10);
const XML = `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
<!-- Reference rates -->
<gesmes:subject>Reference rates</gesmes:subject>
<Cube><Cube time='${DAY}'><Cube currency='USD' rate='1.0832'/><Cube currency="JPY" rate="163.35"/><Cube currency='SEK' rate='11.5'/></Cube></Cube>
</gesmes:Envelope>`;

describe('a table', () => {
  it('is read from the European Central Bank’s XML', () => {
    expect(parseTable(XML, 'operator')).toEqual({
      source: 'operator',
      kind: 'table',
      base: 'EUR',
      as_of: `${DAY}T15:00:00Z`,
      rates: [
        { currency: 'USD', mid: '1.0832' },
        { currency: 'JPY', mid: '163.35' },
        { currency: 'SEK', mid: '11.5' },
      ],
    });
  });

  it.each([
    ['Date, USD, JPY, BGN, \n20 November 2026, 1.0832, 163.35, N/A, \n'],
    ['Date,USD,JPY\r\n2026-11-20,1.0832,163.35\r\n2026-11-19,1,1'],
  ])('is read from its CSV: %j', (csv) => {
    expect(parseTable(csv, 'operator')).toMatchObject({
      base: 'EUR',
      as_of: '2026-11-20T15:00:00Z',
      rates: [
        { currency: 'USD', mid: '1.0832' },
        { currency: 'JPY', mid: '163.35' },
      ],
    });
  });

  it.each([
    ['5 January 2027', '2027-01-05'],
    ['31 December 2026', '2026-12-31'],
  ])('of %s is one of %s', (said, day) => {
    expect(parseTable(`Date,USD\n${said},1.08`, 'operator').as_of).toBe(`${day}T15:00:00Z`);
  });

  it.each([
    ['the XML', XML.replace('<Cube currency=', "<Cube currency='BGN'/><Cube rate='2'/><Cube currency=")],
    ['a comment of the XML', XML.replace('Reference rates -->', '<!DOCTYPE x> -->')],
    ['the CSV', `Date,USD,BGN,JPY,SEK,\n${DAY},1.0832,,163.35,11.5,7`],
  ])('is read without what %s leaves out', (_, text) => {
    expect(parseTable(text, 'operator').rates).toEqual([
      { currency: 'USD', mid: '1.0832' },
      { currency: 'JPY', mid: '163.35' },
      { currency: 'SEK', mid: '11.5' },
    ]);
  });

  it('has as many letters as it may, and not one more', () => {
    const of = (length: number) => `Date,USD\n${DAY},1.08\n`.padEnd(length, 'x');
    expect(parseTable(of(262_144), 'operator').rates).toHaveLength(1);
    expect(() => parseTable(of(262_145), 'operator')).toThrow('larger than a table of rates can be');
  });

  it.each([
    '',
    '{',
    '{"source":"x"}',
    '<html></html>',
    `<!DOCTYPE x [<!ENTITY a "b">]>${XML}`,
    XML.replace('1.0832', '-1'),
    XML.replace(DAY, '20.11.2026'),
    'USD,JPY\n1,2',
    'Date,USD\nyesterday,1',
    'Date,USD\n2026-11-20,',
    `Date,USD\n${'9'.repeat(300_000)}`,
  ])('cannot be read from %.40j', (text) => {
    expect(() => parseTable(text, 'operator')).toThrow(/./);
  });
});

describe('a table that costs more to read than it is long', () => {
  const filled = (begin: string, part: string) =>
    begin + part.repeat(Math.floor((TABLE_TEXT_MAX - begin.length) / part.length));
  it.each([
    ['comments that do not end', filled('<', '<!--')],
    ['comments', filled(XML, '<!---->')],
    ['elements that do not end', filled('<', '<Cube ')],
    ['attributes that do not end', filled('<', ' time="')],
    ['attributes of both quotes', filled('<', ` time='"`)],
    ['blanks', filled('<Cube time=', ' ')],
    ['columns', filled('Date', ',USD')],
    ['rows', filled('Date,USD\n', '2026-11-20,1\n')],
    ['brackets of JSON', filled('{"a":', '[')],
  ])('by its %s is read or refused at once (attack S6)', (_, text) => {
    const since = process.threadCpuUsage();
    try {
      parseTable(text, 'operator');
    } catch (error) {
      if (!(error instanceof TableError)) throw error;
    }
    const { user, system } = process.threadCpuUsage(since);
    expect((user + system) / 1000).toBeLessThan(1500);
  });
});

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

/** An operator's server that gives one answer to everybody. */
async function rateServer(status: number, text: string): Promise<string> {
  const server: Server = createServer((_request, response) => response.writeHead(status).end(text));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => new Promise((resolve) => server.close(resolve)));
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/daily.xml`;
}

async function deskWith(settings: Parameters<typeof openDesk>[0]): Promise<Desk> {
  const desk = await openDesk(settings);
  closing.push(() => desk.close());
  return desk;
}

describe('an operator’s address', () => {
  it('is asked by a job, and its table comes into force', async () => {
    const desk = await deskWith({ tableUrl: await rateServer(200, XML) });
    await desk.runJob('rates.fetch_table');
    await desk.runJob('rates.fetch_table');
    const { body } = await desk.call('GET', '/rates?base=EUR');
    expect(body.items).toMatchObject([
      { pair: 'EUR/USD', mid: '1.0832', source: 'operator', sample: false },
      { pair: 'EUR/JPY' },
    ]);
    expect(desk.domain.schedules?.map(({ job }) => job)).toContain('rates.fetch_table');
  });

  it.each([
    [500, XML],
    [200, '<html>sorry</html>'],
    [200, 'x'.repeat(400_000)],
  ])('that answers %s with something else changes nothing', async (status, text) => {
    const desk = await deskWith({ tableUrl: await rateServer(status, text) });
    await expect(desk.runJob('rates.fetch_table')).rejects.toThrow(/table|day/);
    expect((await desk.call('GET', '/rates')).body.items).toEqual([]);
  });
});

describe('an operator’s file', () => {
  it('is read at each start', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'rates-'));
    closing.push(() => rm(folder, { recursive: true }));
    const tableFile = join(folder, 'rates.json');
    const as_of = new Date().toISOString();
    const table = {
      source: 'treasury',
      base: 'USD',
      as_of,
      rates: [{ currency: 'EUR', mid: '0.92', bid: '0.919', ask: '0.921' }],
    };
    await writeFile(tableFile, JSON.stringify(table));
    const desk = await deskWith({ tableFile });
    await desk.seed();
    const { body } = await desk.call('GET', '/rates?base=USD');
    expect(body.items).toMatchObject([
      { pair: 'USD/JVD', source: 'administered' },
      { pair: 'USD/EUR', bid: '0.919', mid: '0.92', ask: '0.921', source: 'treasury' },
    ]);
  });
});
