import { expectPages } from '@egcr/server-kit/testing/expect-pages';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { openBank, type Bank, type TestPerson } from '@egcr/wallet/testing';

import { createGrantSources } from './index.ts';
import { listImportRows, listOutsideRows } from './import-store.ts';

const IMPORTS = '/api/v1/admin/grant-imports';
const OUTSIDE = '/api/v1/grants/outside-programmes';

let bank: Bank;
let manager: TestPerson;
let source: Server;
let base: string;
/** What the source answers, by page. */
let answer: (page: number, response: ServerResponse) => void;
let asked: string[];

beforeAll(async () => {
  bank = await openBank({ guests: [() => createGrantSources({ allowsLoopback: true })] });
  manager = await bank.person('Manager');
  source = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://source.test');
    asked.push(`${url.pathname}${url.search}`);
    answer(Number(url.searchParams.get('page')), response);
  });
  await new Promise<void>((listening) => {
    source.listen(0, '127.0.0.1', listening);
  });
});
let count = 0;
beforeEach(() => {
  asked = [];
  count += 1;
  // Each test has a source of its own, on one server.
  const { port } = source.address() as AddressInfo;
  base = `http://127.0.0.1:${port}/source-${count}`;
});
afterAll(async () => {
  source.closeAllConnections();
  source.close();
  await bank.close();
});

const idOf = (number: number) => `0190bbbb-0000-7000-8000-${number.toString(16).padStart(12, '0')}`;
const opportunity = (number: number, given: object = {}) => ({
  id: idOf(number),
  title: `Programme ${number}`,
  description: 'For orchards.',
  status: { value: 'open' },
  funding: { maxAwardAmount: { amount: '50000.00', currency: 'USD' } },
  keyDates: { closeDate: { name: 'Closes', eventType: 'singleDate', date: '2099-03-01' } },
  source: 'https://grants.example.org/programmes/1',
  createdAt: '2026-01-01T00:00:00Z',
  lastModifiedAt: '2026-01-01T00:00:00Z',
  ...given,
});
const json = (response: ServerResponse, body: unknown, status = 200) => {
  response.writeHead(status, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
};
const pages =
  (...all: readonly (readonly unknown[])[]) =>
  (page: number, response: ServerResponse) =>
    json(response, {
      status: 200,
      message: 'Success',
      items: all[page - 1] ?? [],
      paginationInfo: { page, pageSize: 100, totalItems: all.flat().length, totalPages: all.length },
    });

const start = (url: string, as: TestPerson = manager, key: string = crypto.randomUUID()) =>
  bank.call('POST', IMPORTS, { as, role: 'super_admin', key, body: { url } });

/** Reads the source of a test to its end, and answers what came of it. */
async function imported(url = base) {
  const begun = await start(url);
  expect([begun.status, begun.body.state]).toEqual([202, 'reading']);
  const [errand] = bank.domains.flatMap(({ errands }) => errands?.['grant_sources.read_source'] ?? []);
  await errand?.(bank.services, { id: begun.body.id });
  const { body } = await bank.call('GET', IMPORTS, { as: manager, role: 'super_admin' });
  return body.items.find((each: { id: string }) => each.id === begun.body.id);
}
const shown = async (words: string) =>
  (await bank.call('GET', `${OUTSIDE}?words=${encodeURIComponent(words)}`)).body.items;

describe('programmes of others, read by CommonGrants [SYS-03]', () => {
  it('are shown as those of their source, with the way there; a second reading updates, and hides what is gone', async () => {
    answer = pages([opportunity(1), opportunity(2, { title: 'Quince orchards' })], [opportunity(3)]);
    expect(await imported(`${base}/common-grants/opportunities`)).toMatchObject({
      state: 'done',
      url: base,
      added: 3,
      updated: 0,
      gone: 0,
      unread: [],
    });
    expect(asked).toHaveLength(2);
    expect(asked[0]).toContain('/common-grants/opportunities?page=1&pageSize=100');
    const [quince] = await shown('quince');
    expect(quince).toMatchObject({
      title: 'Quince orchards',
      url: 'https://grants.example.org/programmes/1',
      source: new URL(base).host,
      closes_on: '2099-03-01',
      maximum: '50000.00',
      currency: 'USD',
      state: 'open',
    });
    answer = pages([opportunity(1), opportunity(2, { title: 'Quince and pear orchards' })]);
    expect(await imported()).toMatchObject({ added: 0, updated: 1, unchanged: 1, gone: 1 });
    expect(await shown('quince')).toMatchObject([{ id: quince.id, title: 'Quince and pear orchards' }]);
    answer = pages([opportunity(1), opportunity(3)]);
    expect(await imported()).toMatchObject({ updated: 1, unchanged: 1, gone: 1 });
    expect(await shown('quince')).toEqual([]);
  });

  it('lose their markup and keep nothing that a browser would run; what is wrong is named with its place', async () => {
    answer = pages([
      opportunity(11, {
        title: '<img src=x onerror=alert(1)>Medlar <b>fund</b>\u202e',
        description: '<script>alert(1)</script><p>Trees &amp; tools</p>\u0000 \ud800',
        source: 'javascript:alert(1)',
      }),
      opportunity(11),
      opportunity(12, { title: '<i></i>' }),
      opportunity(13, { status: { value: 'custom' } }),
      { id: 'no', title: 'Shapeless' },
      null,
      opportunity(14, { title: 'Medlar '.repeat(200), keyDates: { closeDate: { date: '2099-02-31' } } }),
      opportunity(15, { source: 'https://10.0.0.1/inside', title: 'Medlar inside' }),
      opportunity(16, { title: 'Medlar closed', status: { value: 'closed' } }),
    ]);
    const found = await imported();
    expect(found.unread).toEqual([
      { page: 1, place: 2, name: 'Programme 11', why: 'duplicate' },
      { page: 1, place: 3, name: null, why: 'title' },
      { page: 1, place: 4, name: 'Programme 13', why: 'status' },
      { page: 1, place: 5, name: 'Shapeless', why: 'shape' },
      { page: 1, place: 6, name: null, why: 'shape' },
    ]);
    const rows = await shown('medlar');
    expect(rows.map((each: { title: string }) => each.title.slice(0, 13))).toEqual([
      'Medlar inside',
      'Medlar Medlar',
      'Medlar fund',
    ]);
    const [inside, long, marked] = rows;
    expect(marked).toMatchObject({
      title: 'Medlar fund',
      summary: 'Trees & tools',
      url: new URL('/', base).href,
    });
    expect(inside.url).toBe(new URL('/', base).href);
    expect([long.title.length, long.closes_on]).toEqual([300, null]);
  });

  it('end where a source has no end, repeats itself or breaks off, and what was read before stays', async () => {
    answer = (page, response) =>
      json(response, { items: [opportunity(100 + page)], paginationInfo: { totalPages: 9e9 } });
    expect(await imported()).toMatchObject({ state: 'done', added: 25, is_cut: true, gone: 0 });
    expect(asked).toHaveLength(25);
    base = `${base}-same`;
    answer = (_page, response) =>
      json(response, { items: [opportunity(200)], paginationInfo: { totalPages: 1e6 } });
    expect(await imported()).toMatchObject({ added: 1, unread: [{ page: 2, place: null, why: 'repeated' }] });
    base = `${base}-broken`;
    const first = opportunity(300, { title: 'Sorb apples' });
    answer = pages([first, opportunity(301)], [opportunity(302)]);
    await imported();
    answer = (page, response) => (page === 1 ? pages([first], [])(1, response) : json(response, {}, 500));
    expect(await imported()).toMatchObject({ state: 'done', gone: 0, unread: [{ page: 2, why: 'page' }] });
    expect(await shown('sorb')).toHaveLength(1);
  });

  it.each([
    ['a text', { totalPages: '2' }],
    ['a text with blanks around it', { totalPages: ' 2 ' }],
  ])('are read to the last page where the number of pages is %s', async (_how, paginationInfo) => {
    answer = (page, response) =>
      json(response, { items: [opportunity(400 + page, { title: 'Rowan' })], paginationInfo });
    expect(await imported()).toMatchObject({ state: 'done', unread: [] });
    expect(asked).toHaveLength(2);
  });

  it.each([
    { totalPages: 'many' },
    { totalPages: null },
    { totalPages: -1 },
    { totalPages: '' },
    null,
    'page 1 of 2',
  ])('are read as if the source counted no pages where it says %j', async (paginationInfo) => {
    const full = Array.from({ length: 100 }, (_, at) => opportunity(500 + at));
    answer = (page, response) =>
      json(response, { items: page === 1 ? full : [opportunity(600)], paginationInfo });
    expect(await imported()).toMatchObject({ state: 'done', unread: [], is_cut: false });
    expect(asked).toHaveLength(2);
  });

  it('are not hidden where a source gives more on one page than is read of it, and it is said that it was cut', async () => {
    const many = (from: number, to: number) =>
      Array.from({ length: to - from }, (_, at) => ({
        id: idOf(10_000 + from + at),
        title: `Quince ${from + at}`,
        status: { value: 'open' },
      }));
    answer = pages(many(0, 1));
    await imported();
    // The one that was read before stands behind 9,999 others now.
    answer = pages([...many(1, 10_000), ...many(0, 1)]);
    expect(await imported()).toMatchObject({ state: 'done', added: 200, gone: 0, is_cut: true });
    const { body } = await bank.call('GET', `${OUTSIDE}?words=quince&limit=100`);
    expect(body.items).toHaveLength(100);
    expect(asked).toHaveLength(2);
  });

  it.each([
    ['status', (response: ServerResponse) => json(response, {}, 503)],
    [
      'status',
      (response: ServerResponse) => {
        response.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data' });
        response.end();
      },
    ],
    ['no_protocol', (response: ServerResponse) => response.end('<html>')],
    ['no_protocol', (response: ServerResponse) => json(response, { items: 'many' })],
    [
      'too_large',
      (response: ServerResponse) => {
        const piece = 'x'.repeat(1_000_000);
        let left = 50;
        const more = () => {
          for (; left > 0 && response.write(piece); left -= 1);
          if (left > 0) response.once('drain', more);
          else response.end();
        };
        more();
      },
    ],
    ['unreachable', (response: ServerResponse) => response.destroy()],
  ] as const)('are not read where the source is none: %s', async (failure, respond) => {
    answer = (_page, response) => void respond(response);
    expect(await imported()).toMatchObject({ state: 'failed', failure, added: 0 });
    expect(asked).toHaveLength(1);
  });

  it('are read from public https alone, by people who run programmes, once at a time', async () => {
    for (const url of [
      'http://grants.example.org',
      'https://10.0.0.1',
      'https://user:word@grants.example.org',
      'https://grants.example.org:8443',
      'ftp://grants.example.org',
      'nothing',
      '',
      `https://grants.example.org/${'x'.repeat(400)}`,
    ]) {
      const refused = await start(url);
      expect([url, refused.status, refused.body.errors?.[0]?.field]).toEqual([url, 422, 'url']);
    }
    const stranger = await bank.person('Stranger');
    expect((await bank.call('POST', IMPORTS, { as: stranger, key: 'x', body: { url: base } })).status).toBe(
      403,
    );
    expect((await bank.call('GET', IMPORTS, { as: stranger })).status).toBe(403);
    expect((await bank.call('GET', IMPORTS)).status).toBe(401);
    const many = await Promise.all(Array.from({ length: 8 }, () => start(base)));
    expect(many.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      202,
      ...Array.from({ length: 7 }, () => 409),
    ]);
    expect(many.find(({ status }) => status === 409)?.body.code).toBe('import_running');
    // One that never ended stops nobody for good.
    bank.clock.advance(901);
    expect((await start(base)).status).toBe(202);
  });
});

it('imports, and the programmes of others, are read page by page, the newest first', async () => {
  const { db } = bank.services;
  await expectPages((asked) => listImportRows(db, asked), { order: 'newest' });
  await bank.database.owner.query(
    "update grant_sources.programme set is_shown = true, status = 'open', closes_on = null",
  );
  const at = { db, now: bank.clock.now() };
  await expectPages((asked) => listOutsideRows(at, { ...asked, query: undefined }), { order: 'newest' });
});
