import { categoryOf } from '@egcr/contract/notice';
import { serveDomain } from '@egcr/server-kit/testing/served-domain';
import { waitingMessages } from '@egcr/server-kit/testing/waiting-messages';

import { notificationAsked } from '../../contract/events.ts';
import { noticeTypes, type Channel, type Choosable } from '../../contract/preferences.ts';
import { createNotifications } from '../index.ts';
import type { Contacts, NotificationParts, SaidNotice } from '../parts.ts';

/** A notice of each type, and one that its domain mails itself. */
const declared: Readonly<Record<string, Omit<SaidNotice, 'title' | 'own'>>> = {
  ...Object.fromEntries(
    noticeTypes.map((type) => [
      `test.${type.replace('.', '_')}`,
      { type, category: categoryOf(type), isMailedByDomain: false },
    ]),
  ),
  'test.opened': { category: 'alert', type: 'alert.service', isMailedByDomain: true },
};

const say: NotificationParts['say'] = ({ kind, params }, language) => {
  const { [kind]: found } = declared;
  const { name, host } = params;
  const hello = `${language === 'de' ? 'Hallo' : 'Hello'} ${name}`;
  if (typeof host !== 'string') return found && { ...found, title: hello, own: [] };
  return found && { ...found, title: `${hello} at ${host}`, own: [host] };
};

interface Told {
  readonly cause?: string;
  readonly name?: string;
  /** Their own. */
  readonly host?: string;
  readonly link?: string | null;
}

export type NotificationDesk = Awaited<ReturnType<typeof openNotificationDesk>>;

/** Notifications alone, of people with an address and a number. */
export async function openNotificationDesk() {
  const contacts = new Map<string, Contacts>();
  const { domain } = createNotifications({
    publicUrl: 'https://egcr.example',
    contactsOf: async (_db, userId) => contacts.get(userId),
    say,
  });
  const server = await serveDomain(domain, { hasCompleteProfile: false });

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

  /** As a listener hears it. */
  const hear = (topic: string, payload: Readonly<Record<string, unknown>>): Promise<unknown> =>
    server.services.unit(async (work) =>
      domain.listeners?.[topic]?.(work, { id: server.newId(), topic, payload }),
    );

  /** Tells a person of something. */
  const tell = (
    userId: string,
    kind = 'test.task_case',
    { cause = server.newId(), name = 'Ada', host, link = '/cases/1' }: Told = {},
  ): Promise<unknown> =>
    hear(notificationAsked.topic, {
      user_id: userId,
      kind,
      params: { name, ...(host !== undefined && { host }) },
      link,
      cause,
    });

  async function sentTo(who: string) {
    const all = await waitingMessages(server.services);
    const found = contacts.get(who);
    return {
      mails: all.filter(({ to }) => to === found?.email),
      texts: all.filter(({ to }) => to === found?.phone),
    };
  }

  return {
    server,
    person,
    call,
    choose: (who: string, about: Choosable, channel: Channel, isOn: boolean) =>
      call(who, `/notification-preferences/${about}/${channel}`, { is_on: isOn }),
    hear,
    tell,
    sentTo,
    /** What became of each message, the latest first: `email sent`. */
    trace: async (who: string): Promise<readonly string[]> =>
      (await call(who, '/notification-deliveries')).body.items.map(
        ({ channel, state }: { channel: string; state: string }) => `${channel} ${state}`,
      ),
    close: () => server.close(),
  };
}
