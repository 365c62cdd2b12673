import { BAN_S_MAX } from '@egcr/identity/contract';
import { describe, expect, it } from 'vitest';

import { merged, pagingHeaders, readBan, readPaging, splitAppMetadata } from './input.ts';

const refused = (message: RegExp) =>
  expect.objectContaining({
    status: 400,
    code: 'validation_failed',
    message: expect.stringMatching(message),
  });

describe('a ban', () => {
  it.each([
    ['none', null],
    ['1s', 1],
    ['90m', 5400],
    ['24h', 86_400],
    ['1h30m', 5400],
    ['1h1m1s', 3661],
    ['1.5h', 5400],
    [`${BAN_S_MAX}s`, BAN_S_MAX],
    ['1h'.repeat(20), 20 * 3600],
  ])('of %s is %s seconds', (text, seconds) => {
    expect(readBan(text)).toBe(seconds);
  });

  it.each(['', 'for ever', '1d', '-1h', '1', '1h2', '1h'.repeat(21), 'None'])('is not: %j', (text) => {
    expect(() => readBan(text)).toThrow(refused(/^invalid format for ban duration: /));
  });

  it('is no longer than a hundred years, and its text is not told in whole', () => {
    expect(() => readBan(`${BAN_S_MAX + 1}s`)).toThrow(refused(/^ban duration is too long: \d+s$/));
    expect(() => readBan('x'.repeat(50))).toThrow(refused(/: x{40}$/));
  });
});

describe('what operators add to a person', () => {
  it('holds the roles apart from the rest, and drops how the person signs in', () => {
    const given = { roles: ['content_editor'], plan: 'gold', provider: 'email', providers: ['email'] };
    expect(splitAppMetadata(given)).toEqual({ roles: ['content_editor'], rest: { plan: 'gold' } });
    expect(splitAppMetadata({ plan: 'gold' })).toEqual({ roles: undefined, rest: { plan: 'gold' } });
    expect(splitAppMetadata({ roles: null }).roles).toEqual([]);
    expect(() => splitAppMetadata({ roles: ['emperor'] })).toThrow(refused(/^roles are .*super_admin/));
    expect(() => splitAppMetadata({ roles: 'super_admin' })).toThrow(refused(/^roles are /));
  });

  it('is added to what was there; null takes one away', () => {
    expect(merged({ a: 1, b: 2, c: 3 }, { b: null, c: 4, d: 0 })).toEqual({ a: 1, c: 4, d: 0 });
  });
});

describe('a page of people', () => {
  it.each([
    [{}, { page: 1, perPage: 50 }],
    [
      { page: '', per_page: '' },
      { page: 1, perPage: 50 },
    ],
    [
      { page: '2', per_page: '1' },
      { page: 2, perPage: 1 },
    ],
    [
      { page: '1000000', per_page: '1000' },
      { page: 1_000_000, perPage: 1000 },
    ],
  ])('%j is %j', (query, paging) => {
    expect(readPaging(query)).toEqual(paging);
  });

  it.each([
    { page: '0' },
    { page: '-1' },
    { page: '1.5' },
    { page: 'x' },
    { page: '1000001' },
    { per_page: '0' },
    { per_page: '1001' },
  ])('is refused: %j', (query) => {
    expect(() => readPaging(query)).toThrow(refused(/^Bad Pagination Parameters/));
  });

  it.each([
    [{ page: 1, perPage: 2, total: 5 }, ['2>; rel="next"', '3>; rel="last"']],
    [{ page: 2, perPage: 2, total: 5 }, ['3>; rel="next"', '3>; rel="last"']],
    [{ page: 3, perPage: 2, total: 5 }, ['3>; rel="last"']],
    [{ page: 1, perPage: 2, total: 2 }, ['1>; rel="last"']],
    [{ page: 1, perPage: 2, total: 0 }, ['1>; rel="last"']],
  ])('%j leads on to %j', (paging, ends) => {
    const links = ends.map((end) => `</admin/users?page=${end.replace('>', '&per_page=2>')}`);
    expect(pagingHeaders('/admin/users', paging)).toEqual({
      link: links.join(', '),
      'x-total-count': String(paging.total),
    });
  });
});
