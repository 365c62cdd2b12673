import { serveDomain, type ServedDomain } from '@egcr/server-kit/testing/served-domain';
import { waitingMessages } from '@egcr/server-kit/testing/waiting-messages';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import { notificationAdded, notificationAsked } from '../contract/events.ts';
import { categoryOf } from '@egcr/contract/notice';
import { addSeconds } from '@egcr/contract/time';

import {
  channels,
  noticeCategories,
  noticeTypes,
  type Channel,
  type Choosable,
} from '../contract/preferences.ts';
import { createNotifications } from './index.ts';
import type { Contacts, SaidNotice } from './parts.ts';

let server: ServedDomain;
const contacts = new Map<string, Contacts>();

const declared: Readonly<Record<string, Omit<SaidNotice, 'title'>>> = {
  ...Object.fromEntries(
    noticeTypes.map((type) => [
      `test.${type.replace('.', '_')}`,
      { type, category: categoryOf(type), isMailedByDomain: false },
    ]),
  ),
  'test.opened': { category: 'alert', type: 'alert.service', isMailedByDomain: true },
};

const { domain } = createNotifications({
  publicUrl: 'https://egcr.example',
  contactsOf: async (_db, userId) => contacts.get(userId),
  say: ({ kind, params }, language) => {
    const { [kind]: found } = declared;
    return (
      found && { ...found, title: language === 'de' ? `Hallo ${params['name']}` : `Hello ${params['name']}` }
    );
  },
});

beforeAll(async () => {
  server = await serveDomain(domain, { hasCompleteProfile: false });
});
afterAll(() => server.close());

/** A person with a verified address and number. */
function person(given: Partial<Contacts> = {}): string {
  const id = server.newId();
  contacts.set(id, {
    email: `${id}@example.com`,
    phone: `+1${id.replaceAll(/\D/g, '').slice(0, 10)}`,
    isEmailVerified: true,
    isPhoneVerified: true,
    language: 'en',
    ...given,
  });
  return id;
}

async function call(who: string, path: string, body?: object) {
  const answer = await server.app.inject({
    method: body ? 'PUT' : 'GET',
    url: `/api/v1${path}`,
    headers: { authorization: `Bearer ${who}` },
    ...(body && { payload: body }),
  });
  return { status: answer.statusCode, body: answer.json() };
}

const choose = (who: string, about: Choosable, channel: Channel, isOn: boolean) =>
  call(who, `/notification-preferences/${about}/${channel}`, { is_on: isOn });

/** Tells a person of something, as the listener hears it. */
async function tell(userId: string, kind = 'test.task_case', cause = server.newId()): Promise<void> {
  const payload = { user_id: userId, kind, params: { name: 'Ada' }, link: '/cases/1', cause };
  const event = { id: server.newId(), topic: notificationAsked.topic, payload };
  await server.services.unit(async (work) => domain.listeners?.[notificationAsked.topic]?.(work, event));
}

async function sentTo(
  who: string,
): Promise<{ mails: Awaited<ReturnType<typeof waitingMessages>>; sms: number }> {
  const all = await waitingMessages(server.services);
  const found = contacts.get(who);
  return {
    mails: all.filter(({ to }) => to === found?.email),
    sms: all.filter(({ to }) => to === found?.phone).length,
  };
}

const trace = async (who: string) =>
  (await call(who, '/notification-deliveries')).body.items.map(
    ({ channel, state }: { channel: string; state: string }) => `${channel} ${state}`,
  );

describe('a notice', () => {
  it('that waits for a person also goes out by mail, in their language, with the way to their choices', async () => {
    const who = person({ language: 'de' });
    await tell(who);
    const { mails, sms } = await sentTo(who);
    expect(sms).toBe(0);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toBe('Hallo Ada');
    expect(mails[0]?.text).toContain('https://egcr.example/cases/1');
    expect(mails[0]?.text).toContain('https://egcr.example/settings?section=notifications');
    expect(await trace(who)).toEqual(['email sent']);
  });

  it('is sent once, however often it is heard', async () => {
    const [who, cause] = [person(), server.newId()];
    await Promise.all(Array.from({ length: 5 }, () => tell(who, 'test.task_case', cause)));
    expect((await sentTo(who)).mails).toHaveLength(1);
  });

  it.each([
    ['no address', { email: null }, 'email no_contact'],
    ['an address that is not verified', { isEmailVerified: false }, 'email unverified'],
  ])('is not mailed to %s, and that is written down', async (_name, given, expected) => {
    const who = person(given);
    await tell(who);
    expect((await sentTo(who)).mails).toEqual([]);
    expect(await trace(who)).toEqual([expected]);
    expect((await call(who, '/notifications')).body.unread).toBe(1);
  });

  it('is not mailed a second time where its domain mails it', async () => {
    const who = person();
    await choose(who, 'alert', 'email', true);
    await tell(who, 'test.opened');
    expect((await sentTo(who)).mails).toEqual([]);
    expect(await trace(who)).toEqual(['email mailed_by_domain']);
  });

  it('that no domain declares stays at the bell', async () => {
    const who = person();
    await tell(who, 'test.unknown');
    expect(await trace(who)).toEqual([]);
    expect((await call(who, '/notifications')).body.unread).toBe(1);
  });

  it('is mailed a limited number of times a day, also where many come at once; security always is', async () => {
    const who = person();
    await Promise.all(Array.from({ length: 23 }, () => tell(who)));
    expect((await sentTo(who)).mails).toHaveLength(20);
    await tell(who, 'test.security_api_key');
    expect((await sentTo(who)).mails).toHaveLength(21);
    server.services.movableClock.advance(86_401);
    await tell(who);
    expect((await sentTo(who)).mails).toHaveLength(22);
  });
});

describe('how much is sent', () => {
  afterEach(() => void vi.restoreAllMocks());

  it('is twenty mails and five text messages a day, of security as many mails as there are, but no more text messages', async () => {
    const who = person();
    let now = server.services.movableClock.now();
    vi.spyOn(server.services.movableClock, 'now').mockImplementation(() => now);
    for (const category of ['task', 'security'] as const) await choose(who, category, 'sms', true);
    for (let told = 0; told < 4; told += 1) await tell(who);
    await tell(who, 'test.security_api_key');
    expect((await sentTo(who)).sms).toBe(5);
    await tell(who, 'test.security_api_key');
    expect((await trace(who)).toSorted()).toEqual([
      ...Array.from({ length: 6 }, () => 'email sent'),
      'sms day_limit',
      ...Array.from({ length: 5 }, () => 'sms sent'),
    ]);
    expect((await sentTo(who)).sms).toBe(5);
    // What was not sent does not count: a day after the first five there is room again.
    now = addSeconds(now, 86_399);
    await tell(who);
    expect((await sentTo(who)).sms).toBe(5);
    now = addSeconds(now, 1);
    await tell(who);
    expect((await sentTo(who)).sms).toBe(6);
    for (let told = 0; told < 25; told += 1) await tell(who);
    expect((await sentTo(who)).mails).toHaveLength(6 + 2 + 18);
  });

  it('of one person is no one else’s, and the last twenty are shown, the latest first', async () => {
    const [who, other] = [person(), person()];
    for (let told = 0; told < 21; told += 1) {
      server.services.movableClock.advance(1);
      await tell(who);
    }
    expect(await trace(who)).toEqual(['email day_limit', ...Array.from({ length: 19 }, () => 'email sent')]);
    await tell(other);
    expect(await trace(other)).toEqual(['email sent']);
  });

  it('is one line of a text message, and of a subject, however long and broken what is said is', async () => {
    const who = person();
    await choose(who, 'task', 'sms', true);
    const name = `${'x'.repeat(60)}\n\u2028${'y'.repeat(400)}`;
    const payload = {
      user_id: who,
      kind: 'test.task_case',
      params: { name },
      link: null,
      cause: server.newId(),
    };
    const event = { id: server.newId(), topic: notificationAsked.topic, payload };
    await server.services.unit(async (work) => domain.listeners?.[notificationAsked.topic]?.(work, event));
    const all = await waitingMessages(server.services);
    const { email, phone } = contacts.get(who) ?? {};
    const line = `Hello ${'x'.repeat(60)} ${'y'.repeat(400)}`;
    expect(all.find(({ to }) => to === email)?.subject).toBe(line.slice(0, 120));
    expect(all.find(({ to }) => to === phone)?.text).toBe(`${line.slice(0, 300)} https://egcr.example/`);
  });

  it('has no link but ours, whatever others call themselves, and amounts as they are', async () => {
    const who = person();
    await choose(who, 'task', 'sms', true);
    const name = 'https://evil.example/pay www.evil.com 1.234,50 EUR or 12.50 USD';
    const payload = {
      user_id: who,
      kind: 'test.task_case',
      params: { name },
      link: '/cases/1',
      cause: server.newId(),
    };
    const event = { id: server.newId(), topic: notificationAsked.topic, payload };
    await server.services.unit(async (work) => domain.listeners?.[notificationAsked.topic]?.(work, event));
    const all = await waitingMessages(server.services);
    const { email, phone } = contacts.get(who) ?? {};
    const line = 'Hello https: evil. example/pay www. evil. com 1.234,50 EUR or 12.50 USD';
    expect(all.find(({ to }) => to === email)?.subject).toBe(line);
    expect(all.find(({ to }) => to === phone)?.text).toBe(`${line} https://egcr.example/cases/1`);
  });
});

describe('what a person chooses [SYS-22]', () => {
  it('stands as for everyone until then', async () => {
    const { body } = await call(person(), '/notification-preferences');
    expect(body).toMatchObject({ email: 'verified', sms: 'verified' });
    const forAll = noticeTypes.filter((type) => type !== 'task.queue' && type !== 'task.approval');
    expect(body.items).toHaveLength((noticeCategories.length + forAll.length) * channels.length);
    const on = body.items.filter(
      ({ is_on: isOn, type }: { is_on: boolean; type: string | null }) => isOn && type === null,
    );
    expect(
      on.map(({ category, channel }: { category: string; channel: string }) => `${category} ${channel}`),
    ).toEqual([
      'money in_app',
      'security in_app',
      'security email',
      'task in_app',
      'task email',
      'alert in_app',
    ]);
  });

  it('decides where they are told: off in the app and by mail, on by text message', async () => {
    const who = person();
    await choose(who, 'task', 'in_app', false);
    await choose(who, 'task', 'email', false);
    await choose(who, 'task', 'sms', true);
    await tell(who);
    expect((await call(who, '/notifications')).body).toMatchObject({ items: [], unread: 0 });
    expect(await sentTo(who)).toMatchObject({ mails: [], sms: 1 });
    expect(await trace(who)).toEqual(['sms sent']);
    const { rows } = await server.services.pool.query(
      'select 1 from platform.event where topic = $1 and $2 = any (audience)',
      [notificationAdded.topic, who],
    );
    expect(rows).toEqual([]);
  });

  it.each([
    ['money', 'in_app'],
    ['security', 'in_app'],
    ['security', 'email'],
    ['money.wallet', 'in_app'],
    ['security.api_key', 'in_app'],
    ['security.api_key', 'email'],
  ] as const)('never mutes %s by %s', async (about, channel) => {
    const who = person();
    expect(await choose(who, about, channel, false)).toMatchObject({
      status: 409,
      body: { code: 'notification_always_on' },
    });
    expect((await choose(who, about, channel, true)).status).toBe(200);
    await tell(who, categoryOf(about) === 'money' ? 'test.money_wallet' : 'test.security_api_key');
    expect((await call(who, '/notifications')).body.unread).toBe(1);
  });

  it('may be one type alone, in each channel; the rest of its category stays as it was', async () => {
    const who = person();
    await choose(who, 'task.draft', 'in_app', false);
    await choose(who, 'task.draft', 'email', false);
    await choose(who, 'task.draft', 'sms', true);
    await tell(who, 'test.task_draft');
    expect(await trace(who)).toEqual(['sms sent']);
    expect((await call(who, '/notifications')).body.unread).toBe(0);
    await tell(who, 'test.task_case');
    expect((await call(who, '/notifications')).body.unread).toBe(1);
    expect((await sentTo(who)).mails).toHaveLength(1);
  });

  it('for a category counts for all of its types, also those chosen alone before, in this channel', async () => {
    const who = person();
    await choose(who, 'alert.rate', 'email', true);
    await choose(who, 'alert.rate', 'sms', true);
    await choose(who, 'alert', 'email', false);
    const { body } = await choose(who, 'alert', 'in_app', true);
    const rate = body.items.filter(({ type }: { type: string | null }) => type === 'alert.rate');
    expect(
      rate.map(({ channel, is_on: isOn }: { channel: string; is_on: boolean }) => `${channel} ${isOn}`),
    ).toEqual(['in_app true', 'email false', 'sms true']);
    await tell(who, 'test.alert_rate');
    expect(await trace(who)).toEqual(['sms sent']);
  });

  it('is theirs alone, refuses what is not offered, and goes with the account', async () => {
    const [who, other] = [person(), person()];
    await choose(who, 'task', 'email', false);
    await choose(who, 'task.draft', 'sms', true);
    await tell(other);
    expect((await sentTo(other)).mails).toHaveLength(1);
    expect((await call(who, '/notification-preferences/task/pigeon', { is_on: true })).status).toBe(422);
    expect((await call(who, '/notification-preferences/task.nothing/email', { is_on: true })).status).toBe(
      422,
    );
    expect((await call(who, '/notification-preferences/task/email', { is_on: 'no' })).status).toBe(422);
    const event = { id: who, topic: 'identity.user_deleted', payload: { user_id: who }, audience: [] };
    await server.services.unit(async (work) => domain.listeners?.[event.topic]?.(work, event));
    const { rows } = await server.services.pool.query(
      `select 1 from notifications.preference where user_id = $1
       union all select 1 from notifications.type_preference where user_id = $1`,
      [who],
    );
    expect(rows).toEqual([]);
  });
});
