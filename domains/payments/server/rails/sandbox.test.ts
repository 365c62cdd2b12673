import { testDatabase } from '@egcr/server-kit/testing/database';
import { testServices } from '@egcr/server-kit/testing/services';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { conformsAsRail, requestWith } from '../testing/conformance.ts';
import { sandboxConnector } from './sandbox.ts';
import { sandboxRails } from './sandbox-rails.ts';

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const open = async (rail: string) => ({
  connector: sandboxConnector(rail, testServices(database).db),
  taken: async (reference: string) => {
    const { rows } = await database.pool.query(
      'select count(*)::integer as count from payments.sandbox_charge where reference = $1',
      [reference],
    );
    return Number(rows[0].count);
  },
});

for (const { rail, methods } of sandboxRails)
  conformsAsRail(rail, {
    open: () => open(rail),
    ...(methods.includes('card')
      ? { accepted: 'accepted', declined: 'declined', answerLost: 'answer_lost', requestLost: 'request_lost' }
      : { accepted: 'mobile_accepted', declined: 'mobile_declined' }),
  });

it('a simulated rail that is late knows nothing for a minute, and then that it has taken the money', async () => {
  const { connector } = await open('sandbox-card-a');
  const request = requestWith('late');
  expect((await connector.pay(request)).state).toBe('unknown');
  const at = (seconds: number) => new Date(request.now.getTime() + seconds * 1000);
  expect((await connector.ask({ ...request, now: at(59) })).state).toBe('unknown');
  expect((await connector.ask({ ...request, now: at(60) })).state).toBe('succeeded');
});
