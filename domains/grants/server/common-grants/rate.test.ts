import { rateLimits } from '@egcr/contract/limits';
import { anonymous } from '@egcr/server-kit/actor';
import fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openGrantsBank, type GrantsBank } from '../testing/grants-bank.ts';
import { registerCommonGrants } from './routes.ts';

let bank: GrantsBank;
beforeAll(async () => {
  bank = await openGrantsBank();
});
afterAll(() => bank.close());

describe('how often opportunities of CommonGrants may be asked for [SYS-03]', () => {
  it('is limited for each network, in the words of the protocol', async () => {
    const app = fastify();
    // The clock stands still: on a slow machine the limit would fill up again meanwhile.
    const at = bank.services.clock.now();
    registerCommonGrants(bank.grantParts, app, {
      services: {
        ...bank.services,
        clock: { now: () => at },
        settings: { ...bank.services.settings, rateLimitsOn: true },
      },
      guard: async () => anonymous,
    });
    const ask = (remoteAddress: string) =>
      app.inject({ url: '/common-grants/opportunities?pageSize=1', remoteAddress });
    const answers = [];
    for (let asked = 0; asked < rateLimits.write.requests + 2; asked += 1)
      answers.push(await ask('198.51.100.7'));
    const refused = answers.filter(({ statusCode }) => statusCode === 429);
    expect(refused).toHaveLength(2);
    expect(refused[0]?.json()).toEqual({
      status: 429,
      message: 'Too many requests. Try again later.',
      errors: [],
    });
    expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
    // One subscriber has many addresses of IPv6, and other networks are not in the way.
    expect((await ask('198.51.100.8')).statusCode).toBe(200);
    await app.close();
  });
});
