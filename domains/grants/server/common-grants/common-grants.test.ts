import { Ajv } from 'ajv';
import addFormats from 'ajv-formats';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openGrantsBank, type GrantsBank } from '../testing/grants-bank.ts';
import standard from './standard.0.4.0.json' with { type: 'json' };

const PATH = '/common-grants/opportunities';

let bank: GrantsBank;
beforeAll(async () => {
  bank = await openGrantsBank();
});
afterAll(() => bank.close());

/** The schemas of the standard, as the served document has them; dates are checked too. */
const ajv = addFormats.default(new Ajv({ strict: false, validateFormats: true }));
ajv.addSchema({ $id: 'standard', ...standard });
const schemaAt = (path: keyof typeof standard.paths, method: 'get' | 'post', status: '200' | '404') =>
  ['#', 'paths', path, method, 'responses', status, 'content', 'application/json', 'schema']
    .map((part) => part.replaceAll('~', '~0').replaceAll('/', '~1'))
    .join('/');
function expectValid(answer: unknown, pointer: string): void {
  const validate = ajv.compile({ $ref: `standard${encodeURI(pointer)}` });
  expect([validate(answer), validate.errors]).toEqual([true, null]);
}

const get = async (path: string, language = 'en') => {
  const answer = await fetch(`${bank.url}${path}`, { headers: { 'accept-language': language } });
  return { status: answer.status, body: await answer.json() };
};
const search = async (body: unknown, type = 'application/json') => {
  const answer = await fetch(`${bank.url}${PATH}/search`, {
    method: 'POST',
    headers: { 'content-type': type },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: answer.status, body: await answer.json() };
};
const usd = (amount: string) => ({ amount, currency: 'USD' });

describe('opportunities of CommonGrants 0.4.0 [SYS-03]', () => {
  it('are listed page by page, the last changed first, as the standard’s schema has them', async () => {
    const all = await get(PATH);
    expect(all.status).toBe(200);
    expectValid(all.body, schemaAt(PATH, 'get', '200'));
    expect(all.body.paginationInfo).toEqual({ page: 1, pageSize: 100, totalItems: 20, totalPages: 1 });
    const changed = all.body.items.map((each: { lastModifiedAt: string }) => each.lastModifiedAt);
    expect(changed).toEqual(changed.toSorted((one: string, other: string) => other.localeCompare(one)));
    const pages = [];
    for (let page = 1; page <= 3; page += 1)
      pages.push(...(await get(`${PATH}?page=${page}&pageSize=8`)).body.items);
    expect(pages).toEqual(all.body.items);
    const beyond = await get(`${PATH}?page=9&pageSize=8`);
    expect(beyond.body).toMatchObject({
      items: [],
      paginationInfo: { page: 9, totalItems: 20, totalPages: 3 },
    });
    expect((await get(`${PATH}?pageSize=5000`)).body.paginationInfo.pageSize).toBe(100);
  });

  it('are read one by one, in the reader’s language, with the money that is left', async () => {
    await bank.fill('energy', '123456');
    const { body } = await get(PATH);
    const energy = body.items.find((each: { source: string }) => each.source.endsWith('/funds/energy'));
    const one = await get(`${PATH}/${energy.id}`);
    expectValid(one.body, schemaAt(`${PATH}/{oppId}`, 'get', '200'));
    expect(one.body.data).toMatchObject({
      id: energy.id,
      title: 'Energy fund',
      status: { value: 'open' },
      funding: { totalAmountAvailable: usd('1234.56') },
      customFields: { sector: { value: 'energy' }, isSample: { value: false } },
    });
    expect((await get(`${PATH}/${energy.id}`, 'de')).body.data.title).not.toBe('Energy fund');
  });

  it('that do not exist are told in the protocol’s own words', async () => {
    for (const id of [crypto.randomUUID(), 'nothing', '%00', '9'.repeat(300)]) {
      const { status, body } = await get(`${PATH}/${id}`);
      expect(status).toBe(404);
      expectValid(body, schemaAt(`${PATH}/{oppId}`, 'get', '404'));
    }
    for (const query of ['page=0', 'page=-1', 'page=1.5', 'pageSize=0', 'page=x', `page=${'9'.repeat(30)}`]) {
      const { status, body } = await get(`${PATH}?${query}`);
      expect([query, status, body.status]).toEqual([query, 400, 400]);
      expectValid(body, '#/components/schemas/CommonGrants.Responses.Error');
    }
  });

  it('are found by words and filters; what could not be applied is said', async () => {
    const found = await search({
      search: 'energy',
      filters: {
        status: { operator: 'in', value: ['open'] },
        maxAwardAmountRange: { operator: 'between', value: { min: usd('1'), max: usd('99999999') } },
      },
      sorting: { sortBy: 'funding.maxAwardAmount', sortOrder: 'asc' },
      pagination: { page: 1, pageSize: 5 },
    });
    expectValid(found.body, schemaAt(`${PATH}/search`, 'post', '200'));
    expect(found.body.items.length).toBeGreaterThan(0);
    expect(found.body.items[0].source).toContain('energy');
    expect(found.body.sortInfo).toEqual({ sortBy: 'funding.maxAwardAmount', sortOrder: 'asc' });
    const none = await search({ filters: { status: { operator: 'notIn', value: ['open'] } } });
    expect(none.body.items).toEqual([]);
    const range = { operator: 'between', value: { min: { amount: '1', currency: 'EUR' }, max: usd('2') } };
    const ignored = await search({
      filters: { minAwardAmountRange: range, totalFundingAvailableRange: range },
      sorting: { sortBy: 'title' },
    });
    expectValid(ignored.body, schemaAt(`${PATH}/search`, 'post', '200'));
    expect(ignored.body.filterInfo.errors).toHaveLength(2);
    expect(ignored.body.sortInfo).toMatchObject({ sortBy: 'lastModifiedAt', errors: [expect.any(String)] });
    const dates = { operator: 'outside', value: { min: '2026-01-01', max: '2026-12-31T10:00:00Z' } };
    expect((await search({ filters: { closeDateRange: dates } })).status).toBe(200);
  });

  it('are not found by what is no search', async () => {
    const bad = [
      '{',
      '[]',
      { search: 5 },
      { search: 'x'.repeat(201) },
      { filters: { status: { operator: 'like', value: [] } } },
      {
        filters: {
          closeDateRange: { operator: 'between', value: { min: '2026-02-31T99', max: '0000-01-01' } },
        },
      },
      { pagination: { page: 0 } },
    ];
    for (const body of bad) {
      const answer = await search(body);
      expect([body, answer.status]).toEqual([body, 400]);
      expectValid(answer.body, '#/components/schemas/CommonGrants.Responses.Error');
    }
    expect((await search({ search: 'a\u0000b \ud800' })).status).toBeLessThan(500);
    expect((await search('energy', 'text/plain')).status).toBe(415);
  });

  it('that do not exist answer in the protocol, not with the page for people', async () => {
    for (const path of ['/common-grants/nothing/here', '/common-grants', '/common-grants/']) {
      const { status, body } = await get(path);
      expect([path, status]).toEqual([path, 404]);
      expectValid(body, '#/components/schemas/CommonGrants.Responses.Error');
    }
  });

  it('have a document of their own, with the standard’s schemas', async () => {
    const { body } = await get('/api/common-grants.json');
    expect(body).toMatchObject({ openapi: '3.0.0', info: { version: '0.4.0' } });
    expect(Object.keys(body.paths)).toEqual(Object.keys(standard.paths));
    expect(Object.keys(body.paths).every((path) => path.startsWith('/common-grants/'))).toBe(true);
  });
});
