import { categoryOf } from '@egcr/contract/notice';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { notificationAdded } from '../contract/events.ts';
import { channels, noticeCategories, noticeTypes } from '../contract/preferences.ts';
import { openNotificationDesk, type NotificationDesk } from './testing/notification-desk.ts';

let desk: NotificationDesk;
beforeAll(async () => {
  desk = await openNotificationDesk();
});
afterAll(() => desk.close());

describe('what a person chooses [SYS-22]', () => {
  it('stands as for everyone until then', async () => {
    const { body } = await desk.call(desk.person(), '/notification-preferences');
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
    const who = desk.person();
    await desk.choose(who, 'task', 'in_app', false);
    await desk.choose(who, 'task', 'email', false);
    await desk.choose(who, 'task', 'sms', true);
    await desk.tell(who);
    expect((await desk.call(who, '/notifications')).body).toMatchObject({ items: [], unread: 0 });
    expect(await desk.sentTo(who)).toMatchObject({ mails: [], texts: [{}] });
    expect(await desk.trace(who)).toEqual(['sms sent']);
    const { rows } = await desk.server.services.pool.query(
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
    const who = desk.person();
    expect(await desk.choose(who, about, channel, false)).toMatchObject({
      status: 409,
      body: { code: 'notification_always_on' },
    });
    expect((await desk.choose(who, about, channel, true)).status).toBe(200);
    await desk.tell(who, categoryOf(about) === 'money' ? 'test.money_wallet' : 'test.security_api_key');
    expect((await desk.call(who, '/notifications')).body.unread).toBe(1);
  });

  it('may be one type alone, in each channel; the rest of its category stays as it was', async () => {
    const who = desk.person();
    await desk.choose(who, 'task.draft', 'in_app', false);
    await desk.choose(who, 'task.draft', 'email', false);
    await desk.choose(who, 'task.draft', 'sms', true);
    await desk.tell(who, 'test.task_draft');
    expect(await desk.trace(who)).toEqual(['sms sent']);
    expect((await desk.call(who, '/notifications')).body.unread).toBe(0);
    await desk.tell(who, 'test.task_case');
    expect((await desk.call(who, '/notifications')).body.unread).toBe(1);
    expect((await desk.sentTo(who)).mails).toHaveLength(1);
  });

  it('for a category counts for all of its types, also those chosen alone before, in this channel', async () => {
    const who = desk.person();
    await desk.choose(who, 'alert.rate', 'email', true);
    await desk.choose(who, 'alert.rate', 'sms', true);
    await desk.choose(who, 'alert', 'email', false);
    const { body } = await desk.choose(who, 'alert', 'in_app', true);
    const rate = body.items.filter(({ type }: { type: string | null }) => type === 'alert.rate');
    expect(
      rate.map(({ channel, is_on: isOn }: { channel: string; is_on: boolean }) => `${channel} ${isOn}`),
    ).toEqual(['in_app true', 'email false', 'sms true']);
    await desk.tell(who, 'test.alert_rate');
    expect(await desk.trace(who)).toEqual(['sms sent']);
  });

  it('is theirs alone, refuses what is not offered, and goes with the account', async () => {
    const [who, other] = [desk.person(), desk.person()];
    await desk.choose(who, 'task', 'email', false);
    await desk.choose(who, 'task.draft', 'sms', true);
    await desk.tell(other);
    expect((await desk.sentTo(other)).mails).toHaveLength(1);
    expect((await desk.call(who, '/notification-preferences/task/pigeon', { is_on: true })).status).toBe(422);
    expect(
      (await desk.call(who, '/notification-preferences/task.nothing/email', { is_on: true })).status,
    ).toBe(422);
    expect((await desk.call(who, '/notification-preferences/task/email', { is_on: 'no' })).status).toBe(422);
    await desk.hear('identity.user_deleted', { user_id: who });
    const { rows } = await desk.server.services.pool.query(
      `select 1 from notifications.preference where user_id = $1
       union all select 1 from notifications.type_preference where user_id = $1`,
      [who],
    );
    expect(rows).toEqual([]);
  });
});
