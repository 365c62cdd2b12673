import { acceptedAll as all, rejectedAll as no } from '@egcr/contract/consent';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { patiently } from '@egcr/server-kit/testing/patiently';
import * as z from 'zod/mini';

import { activityCalls, type Log } from '../testing/activity-calls.ts';
import { post, type DevPerson } from '../testing/api.ts';
import { startProduct, type TestProduct } from '../testing/product.ts';

let product: TestProduct;
let calls: ReturnType<typeof activityCalls>;
beforeAll(async () => {
  product = await startProduct({ kit: { trustedProxies: 1 } });
  calls = activityCalls(product);
});
afterAll(() => product.close());

describe('security events', () => {
  const signIn = (person: DevPerson, password = person.password) =>
    calls.send('POST', '/auth/v1/token?grant_type=password', { body: { email: person.email, password } });
  /** What came over the network: people of tests are signed in from within. */
  const eventsOf = async (person: DevPerson) =>
    (await calls.wholeLogOf(person)).filter(
      (log) => log.activity_details.security_tracking && log.ip_address !== null,
    );
  const eventOf = (person: DevPerson, act: string): Promise<Log> =>
    patiently(async () => {
      const found = (await eventsOf(person)).find(({ activity_type: type }) => type === act);
      if (!found) throw new Error(`no ${act} yet`);
      return found;
    });

  it('are kept without consent, with the network alone and no place [GEO-01]', async () => {
    const amina = await calls.newPerson();
    expect((await signIn(amina)).status).toBe(200);
    expect(await eventOf(amina, 'user_signed_in')).toMatchObject({
      ip_address: '81.2.69.0',
      country: null,
      latitude: null,
      page_url: null,
      user_agent: 'Firefox 131, Linux',
      activity_details: { security_tracking: true },
    });
  });

  it('name the country where the person allows it; a PIN that is tried is one of them [GEO-01]', async () => {
    const amina = await calls.newPerson();
    await calls.answer(amina, { ...no, security_location: true });
    await calls.send('POST', '/api/v1/identity/pin/verify', { as: amina, body: { pin: '999999' } });
    expect(await eventOf(amina, 'pin_failed')).toMatchObject({
      country: 'United Kingdom',
      country_code: 'GB',
    });
  });

  it('never hinder a sign-in, even where the log is broken [GEO-01]', async () => {
    const amina = await calls.newPerson();
    await product.owner.query('alter table activity.user_geolocation_logs rename to gone');
    try {
      expect((await signIn(amina)).status).toBe(200);
    } finally {
      await product.owner.query('alter table activity.gone rename to user_geolocation_logs');
    }
  });

  it('outlive the rest of the log, which is forgotten after 90 days; they after 13 months [GEO-01]', async () => {
    const amina = await calls.newPerson();
    await calls.answer(amina, all);
    await calls.tell(amina, {});
    await signIn(amina);
    await eventOf(amina, 'user_signed_in');
    const days = async (count: number) => {
      await post(`${product.url}/dev/clock`, { advance_seconds: count * 24 * 3600 });
      return (
        await product.services.pool.query(
          'select activity_type from activity.user_geolocation_logs where user_id = $1',
          [amina.user_id],
        )
      ).rows.map(({ activity_type: act }) => act);
    };
    await days(91);
    await patiently(async () => expect(await days(0)).not.toContain('page_view'));
    expect(await days(0)).toContain('user_signed_in');
    await days(310);
    await patiently(async () => expect(await days(0)).toEqual([]));
  });
});

describe('a deleted account', () => {
  it('takes its log and its answers along [GEO-01]', async () => {
    const amina = await calls.newPerson();
    await calls.answer(amina, all);
    await calls.tell(amina, {});
    // Without the headers of a proxy: the doors for tests are for this machine.
    const answer = await fetch(`${product.url}/dev/service-key`);
    const { key } = z.object({ key: z.string() }).parse(await answer.json());
    await fetch(`${product.url}/auth/v1/admin/users/${amina.user_id}`, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${key}` },
    });
    const left = async () =>
      (
        await product.services.pool.query(
          `select user_id from activity.user_geolocation_logs where user_id = $1
           union all select user_id from activity.consent_receipt where user_id = $1`,
          [amina.user_id],
        )
      ).rows;
    await patiently(async () => expect(await left()).toEqual([]));
  });
});
