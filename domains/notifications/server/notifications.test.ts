import { prepareJobs, startJobs, type RunningJobs } from '@egcr/server-kit/jobs';
import { serveDomain, type ServedDomain } from '@egcr/server-kit/testing/served-domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { patiently } from '@egcr/server-kit/testing/patiently';

import { notificationAdded, notificationAsked } from '../contract/events.ts';
import { createNotifications } from './index.ts';

let server: ServedDomain;
let jobs: RunningJobs;

const { domain } = createNotifications({
  publicUrl: 'https://egcr.example',
  contactsOf: async () => undefined,
  say: () => undefined,
});

beforeAll(async () => {
  server = await serveDomain(domain, { hasCompleteProfile: false });
  await prepareJobs(server.services.pool, [domain]);
  const delivery = {
    email: async () => 'taken' as const,
    sms: async () => undefined,
    close: () => undefined,
  };
  jobs = await startJobs({ services: server.services, domains: [domain], delivery });
});
afterAll(async () => {
  await jobs.stop();
  await server.close();
});

async function read(userId: string, query = '') {
  const answer = await server.app.inject({
    url: `/api/v1/notifications${query}`,
    headers: { authorization: `Bearer ${userId}` },
  });
  return { status: answer.statusCode, body: answer.json() };
}

async function mark(userId: string, body: object) {
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/v1/notifications/read',
    headers: { authorization: `Bearer ${userId}` },
    payload: body,
  });
  return { status: answer.statusCode, body: answer.json() };
}

const emit = (topic: string, payload: Record<string, unknown>) =>
  server.services.unit((work) => work.emit({ topic, payload, audience: [] }));

/** Asks for so many notifications and waits until they are there. */
async function tell(userId: string, count = 1) {
  for (let at = 1; at <= count; at += 1) {
    await emit(notificationAsked.topic, { user_id: userId, kind: 'test.told', params: { at } });
    await patiently(async () => expect((await read(userId)).body.unread).toBe(at));
  }
}

describe('notifications', () => {
  it('are made once of what another domain tells, however often it is heard or asked for', async () => {
    const [to, cause] = [server.newId(), server.newId()];
    const asked = {
      user_id: to,
      kind: 'wallet.money_received',
      params: { value: '2550', assetCode: 'JVD', assetScale: 2, from_name: 'Amina Test', note: null },
      link: `/wallet/transfers/${cause}`,
      cause,
    };
    await emit(notificationAsked.topic, asked);
    await patiently(async () => expect((await read(to)).body.unread).toBe(1));
    for (let times = 0; times < 3; times += 1) {
      const event = { id: server.newId(), topic: notificationAsked.topic, payload: asked };
      await server.services.unit(async (work) => domain.listeners?.[notificationAsked.topic]?.(work, event));
    }

    expect((await read(to)).body.items).toEqual([
      {
        id: expect.any(String),
        kind: asked.kind,
        params: asked.params,
        link: asked.link,
        created_at: expect.stringMatching(/Z$/),
        read_at: null,
      },
    ]);
  });

  it('are told to open pages', async () => {
    const person = server.newId();
    await tell(person);
    const { rows } = await server.services.pool.query(
      'select audience::text[] as audience, payload from platform.event where topic = $1 and $2 = any (audience)',
      [notificationAdded.topic, person],
    );
    expect(rows).toEqual([{ audience: [person], payload: (await read(person)).body.items[0] }]);
  });

  it('are shown to their own person only, newest first, in pages', async () => {
    const [person, other] = [server.newId(), server.newId()];
    await tell(person, 5);
    const first = await read(person, '?limit=2');
    const second = await read(person, `?limit=2&after=${first.body.next}`);
    const third = await read(person, `?limit=2&after=${second.body.next}`);
    const told = [first, second, third].flatMap((page) => page.body.items);
    expect(told.map((item) => item.params.at)).toEqual([5, 4, 3, 2, 1]);
    expect(third.body.next).toBeNull();
    expect((await read(other)).body.items).toEqual([]);
    expect((await server.app.inject({ url: '/api/v1/notifications' })).statusCode).toBe(401);
    expect((await read(person, '?after=x')).status).toBe(422);
  });

  it('are marked as read by their own person only: some, or all', async () => {
    const [person, other] = [server.newId(), server.newId()];
    await tell(person, 3);
    const [newest] = (await read(person)).body.items;

    expect((await mark(other, { ids: [newest.id] })).body).toEqual({ unread: 0 });
    expect((await mark(person, { ids: [newest.id, server.newId()] })).body).toEqual({ unread: 2 });
    const readAt = (await read(person)).body.items[0].read_at;
    expect(readAt).toMatch(/Z$/);
    server.services.movableClock.advance(60);
    expect((await mark(person, { all: true })).body).toEqual({ unread: 0 });
    expect((await read(person)).body.items[0].read_at).toBe(readAt);
  });

  it.each([{}, { ids: [], all: true }, { ids: ['x'] }, { all: false }, { ids: 5 }])(
    'are not marked by %j',
    async (body) => {
      expect((await mark(server.newId(), body)).status).toBe(422);
    },
  );

  it('cannot link to another place', async () => {
    const asked = { user_id: server.newId(), kind: 'test.told', link: '//elsewhere.example' };
    const event = { id: server.newId(), topic: notificationAsked.topic, payload: asked };
    await expect(
      server.services.unit(async (work) => domain.listeners?.[notificationAsked.topic]?.(work, event)),
    ).rejects.toThrow('notification_link_inside');
  });
});
