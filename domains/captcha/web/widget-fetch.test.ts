import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { widgetFetch, type WidgetProblem } from './widget-fetch.ts';

let asked: { readonly url: string; readonly init: RequestInit | undefined }[];
let told: WidgetProblem[];
let answer: Response;
beforeEach(() => {
  [asked, told] = [[], []];
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    asked.push({ url, init });
    return answer;
  });
});
afterEach(() => vi.unstubAllGlobals());

const ask = (init?: RequestInit) => widgetFetch((problem) => told.push(problem))('/captcha', init);
const check = (body = '{"payload":"a"}') => ask({ method: 'POST', body, headers: { 'x-own': '1' } });

describe('a request of the widget', () => {
  it('says the language of the reader, brings no cookies and is never kept', async () => {
    answer = Response.json({ verified: true });
    await check();
    const [only] = asked;
    const headers = new Headers(only?.init?.headers);
    expect([only?.url, headers.get('accept-language'), headers.get('x-own')]).toEqual([
      '/captcha',
      'en',
      '1',
    ]);
    expect(only?.init).toMatchObject({ method: 'POST', credentials: 'omit', cache: 'no-store' });
  });

  it.each([403, 201, 500])('that is answered with %i is told, and its answer handed on', async (status) => {
    answer = Response.json({ verified: true }, { status });
    expect(await check()).toBe(answer);
    expect(told).toEqual([{ kind: 'status', status }]);
  });

  it('for a new puzzle is handed on as it is', async () => {
    answer = Response.json({ challenge: 'x' });
    expect(await ask()).toBe(answer);
    expect(told).toEqual([]);
  });

  it('with the digits of a picture is judged by the widget itself', async () => {
    answer = Response.json({ verified: false });
    expect(await check('{"payload":"a","code":"123"}')).toBe(answer);
  });

  it.each([
    [{ verified: true }, 200, []],
    [{ verified: true, classification: 'GOOD' }, 200, []],
    [{ verified: true, classification: null }, 200, []],
    [{ verified: false }, 422, []],
    [{ verified: true, classification: 'BAD' }, 422, [{ kind: 'spam' }]],
    [{ verified: false, classification: 'BAD' }, 422, [{ kind: 'spam' }]],
  ])('that is judged %o ends with %i', async (verdict, status, problems) => {
    answer = Response.json(verdict);
    const given = await check();
    expect([given.status, told]).toEqual([status, problems]);
    // The widget still reads what was said, where it was a yes.
    expect(await given.text()).toBe(status === 200 ? JSON.stringify(verdict) : '');
  });
});
