import { addSeconds } from '@egcr/contract/time';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import { openNotificationDesk, type NotificationDesk } from './testing/notification-desk.ts';

let desk: NotificationDesk;
beforeAll(async () => {
  desk = await openNotificationDesk();
});
afterAll(() => desk.close());

describe('a notice', () => {
  it('that waits for a person also goes out by mail, in their language, with the way to their choices', async () => {
    const who = desk.person({ language: 'de' });
    await desk.tell(who);
    const { mails, texts } = await desk.sentTo(who);
    expect(texts).toEqual([]);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.subject).toBe('Hallo Ada');
    expect(mails[0]?.text).toContain('https://egcr.example/cases/1');
    expect(mails[0]?.text).toContain('https://egcr.example/settings?section=notifications');
    expect(await desk.trace(who)).toEqual(['email sent']);
  });

  it('is sent once, however often it is heard', async () => {
    const [who, cause] = [desk.person(), desk.server.newId()];
    await Promise.all(Array.from({ length: 5 }, () => desk.tell(who, 'test.task_case', { cause })));
    expect((await desk.sentTo(who)).mails).toHaveLength(1);
  });

  it.each([
    ['no address', { email: null }, 'email no_contact'],
    ['an address that is not verified', { isEmailVerified: false }, 'email unverified'],
  ])('is not mailed to %s, and that is written down', async (_name, given, expected) => {
    const who = desk.person(given);
    await desk.tell(who);
    expect((await desk.sentTo(who)).mails).toEqual([]);
    expect(await desk.trace(who)).toEqual([expected]);
    expect((await desk.call(who, '/notifications')).body.unread).toBe(1);
  });

  it('is not mailed a second time where its domain mails it', async () => {
    const who = desk.person();
    await desk.choose(who, 'alert', 'email', true);
    await desk.tell(who, 'test.opened');
    expect((await desk.sentTo(who)).mails).toEqual([]);
    expect(await desk.trace(who)).toEqual(['email mailed_by_domain']);
  });

  it('that no domain declares stays at the bell', async () => {
    const who = desk.person();
    await desk.tell(who, 'test.unknown');
    expect(await desk.trace(who)).toEqual([]);
    expect((await desk.call(who, '/notifications')).body.unread).toBe(1);
  });

  it('is mailed a limited number of times a day, also where many come at once; security always is', async () => {
    const who = desk.person();
    await Promise.all(Array.from({ length: 23 }, () => desk.tell(who)));
    expect((await desk.sentTo(who)).mails).toHaveLength(20);
    await desk.tell(who, 'test.security_api_key');
    expect((await desk.sentTo(who)).mails).toHaveLength(21);
    desk.server.services.movableClock.advance(86_401);
    await desk.tell(who);
    expect((await desk.sentTo(who)).mails).toHaveLength(22);
  });
});

describe('how much is sent', () => {
  afterEach(() => void vi.restoreAllMocks());

  it('is twenty mails and five text messages a day, of security as many mails as there are, but no more text messages', async () => {
    const who = desk.person();
    let now = desk.server.services.movableClock.now();
    vi.spyOn(desk.server.services.movableClock, 'now').mockImplementation(() => now);
    for (const category of ['task', 'security'] as const) await desk.choose(who, category, 'sms', true);
    for (let told = 0; told < 4; told += 1) await desk.tell(who);
    await desk.tell(who, 'test.security_api_key');
    expect((await desk.sentTo(who)).texts).toHaveLength(5);
    await desk.tell(who, 'test.security_api_key');
    expect((await desk.trace(who)).toSorted()).toEqual([
      ...Array.from({ length: 6 }, () => 'email sent'),
      'sms day_limit',
      ...Array.from({ length: 5 }, () => 'sms sent'),
    ]);
    expect((await desk.sentTo(who)).texts).toHaveLength(5);
    // What was not sent does not count: a day after the first five there is room again.
    now = addSeconds(now, 86_399);
    await desk.tell(who);
    expect((await desk.sentTo(who)).texts).toHaveLength(5);
    now = addSeconds(now, 1);
    await desk.tell(who);
    expect((await desk.sentTo(who)).texts).toHaveLength(6);
    for (let told = 0; told < 25; told += 1) await desk.tell(who);
    expect((await desk.sentTo(who)).mails).toHaveLength(6 + 2 + 18);
  });

  it('of one person is no one else’s, and the last twenty are shown, the latest first', async () => {
    const [who, other] = [desk.person(), desk.person()];
    for (let told = 0; told < 21; told += 1) {
      desk.server.services.movableClock.advance(1);
      await desk.tell(who);
    }
    expect(await desk.trace(who)).toEqual([
      'email day_limit',
      ...Array.from({ length: 19 }, () => 'email sent'),
    ]);
    await desk.tell(other);
    expect(await desk.trace(other)).toEqual(['email sent']);
  });

  it('is one line of a text message, and of a subject, however long and broken what is said is', async () => {
    const name = `${'x'.repeat(60)}\n\u2028${'y'.repeat(400)}`;
    const line = `Hello ${'x'.repeat(60)} ${'y'.repeat(400)}`;
    expect(await linesOf({ name, link: null })).toEqual([
      line.slice(0, 120),
      `${line.slice(0, 300)} https://egcr.example/`,
    ]);
  });

  it.each([
    ['shop.example', 'Ada of evil.example', 'Hello Ada of evil. example at shop.example'],
    ['shop.example:8443', 'Ada', 'Hello Ada at shop.example:8443'],
    // What is nothing lets no word of others through.
    ['', 'evil.example', 'Hello evil. example at '],
    ['www.shop\nexample.org', 'evil.example', 'Hello evil. example at www.shop example.org'],
  ])('shows as it is what is the person’s own: %j', async (host, name, line) => {
    expect(await linesOf({ name, host })).toEqual([line, `${line} https://egcr.example/cases/1`]);
  });

  it('has no link but ours, whatever others call themselves, and amounts as they are', async () => {
    const name = 'https://evil.example/pay www.evil.com 1.234,50 EUR or 12.50 USD';
    const line = 'Hello https: evil. example/pay www. evil. com 1.234,50 EUR or 12.50 USD';
    expect(await linesOf({ name })).toEqual([line, `${line} https://egcr.example/cases/1`]);
  });
});

/** What is said to a person in these words: the subject of the mail, and the text message. */
async function linesOf(words: Parameters<NotificationDesk['tell']>[2]) {
  const who = desk.person();
  await desk.choose(who, 'task', 'sms', true);
  await desk.tell(who, 'test.task_case', words);
  const { mails, texts } = await desk.sentTo(who);
  return [mails[0]?.subject, texts[0]?.text];
}
