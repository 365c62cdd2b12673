import { categoryOf } from '@egcr/contract/notice';
import { connectCalls } from '@egcr/web-kit/call-connections';
import { createQueryClient } from '@egcr/web-kit/query';
import { openPages } from '@egcr/web-kit/testing/open-pages.tsx';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import {
  channels,
  isAlwaysOn,
  isTold,
  noticeCategories,
  typesFor,
  type Channel,
  type Choice,
} from '../../contract/preferences.ts';
import { NotificationsPanel } from './notifications-panel.tsx';

const usualFetch = globalThis.fetch;

/** The choices of one person, kept by the rules of the contract as the server keeps them. */
class Choices {
  made: readonly Choice[] = [];
  /** What the page asked to be kept, in order. */
  readonly asked: string[] = [];

  open(): void {
    connectCalls({ accessToken: () => 'token', wait: () => Promise.resolve() });
    globalThis.fetch = (input, init) => {
      const address = input instanceof Request ? input.url : input;
      return this.#answer(new Request(new URL(address, 'http://choices'), init));
    };
  }

  async #answer(request: Request): Promise<Response> {
    const [, about, channel] = /notification-preferences\/([^/]+)\/([^/]+)$/.exec(request.url) ?? [];
    if (request.method === 'PUT') {
      const { is_on: isOn }: { is_on: boolean } = await request.json();
      this.asked.push(`${about} ${channel} ${isOn ? 'on' : 'off'}`);
      this.#keep(about, channel, isOn);
    }
    return request.url.includes('notification-preferences')
      ? Response.json(this.#standing())
      : Response.json({ items: [] });
  }

  /** A choice for a category ends those that were made for its types. */
  #keep(about: string | undefined, channel: string | undefined, isOn: boolean): void {
    const on = [...noticeCategories, ...typesFor({ isStaff: false })].find((each) => each === about);
    const by = channels.find((each) => each === channel);
    if (on === undefined || by === undefined) return;
    const isOver = (choice: Choice) =>
      choice.channel === by && (choice.about === on || categoryOf(choice.about) === on);
    this.made = [...this.made.filter((choice) => !isOver(choice)), { about: on, channel: by, isOn }];
  }

  #standing() {
    const types = typesFor({ isStaff: false });
    const items = [...noticeCategories, ...types].flatMap((about) =>
      channels.map((channel) => ({
        category: categoryOf(about),
        type: types.find((type) => type === about) ?? null,
        channel,
        is_on: isTold(this.made, about, channel),
        is_always_on: isAlwaysOn(about, channel),
      })),
    );
    return { items, email: 'verified', sms: 'verified' };
  }
}

let choices: Choices;
beforeEach(async () => {
  choices = new Choices();
  choices.open();
  await openPages({
    address: '/settings',
    pages: { '/settings': NotificationsPanel },
    around: (inside) => <QueryClientProvider client={createQueryClient()}>{inside}</QueryClientProvider>,
    hasMore: true,
  });
});
afterEach(() => {
  cleanup();
  globalThis.fetch = usualFetch;
});

const names: Readonly<Record<Channel, { readonly whole: RegExp; readonly short: string }>> = {
  in_app: { whole: /^In the app/, short: 'App' },
  email: { whole: /^Email/, short: 'Email' },
  sms: { whole: /^Text message/, short: 'Text' },
};
const category = async (name: string) => within(await screen.findByRole('group', { name }));
const switchOf = async (name: string, channel: Channel) =>
  (await category(name)).getByRole<HTMLInputElement>('switch', { name: names[channel].whole });
/** The types are folded until a person asks for them. */
const boxOf = (type: string, channel: Channel) =>
  within(screen.getByRole('group', { name: type, hidden: true })).getByRole<HTMLInputElement>('checkbox', {
    name: names[channel].short,
    hidden: true,
  });
const JOBS = 'New jobs for you';

async function choosesEmailForJobs(): Promise<void> {
  await switchOf('Alerts', 'email');
  fireEvent.click(boxOf(JOBS, 'email'));
  await waitFor(() => expect(choices.asked).toEqual(['alert.job email on']));
}

describe('how a person is told', () => {
  it('is chosen for one type, and its category says that they differ', async () => {
    await choosesEmailForJobs();
    expect((await category('Alerts')).getByText('Some types differ from this.')).toBeTruthy();
    expect((await switchOf('Alerts', 'email')).checked).toBe(false);
    expect([boxOf(JOBS, 'email').checked, boxOf('Webhooks', 'email').checked]).toEqual([true, false]);
  });

  it('is chosen for a category, which ends what was chosen for its types', async () => {
    await choosesEmailForJobs();
    fireEvent.click(await switchOf('Alerts', 'email'));
    await waitFor(() => expect(boxOf('Webhooks', 'email').checked).toBe(true));
    fireEvent.click(await switchOf('Alerts', 'email'));
    await waitFor(() =>
      expect(choices.asked).toEqual(['alert.job email on', 'alert email on', 'alert email off']),
    );
    await waitFor(() => expect(boxOf(JOBS, 'email').checked).toBe(false));
    expect((await category('Alerts')).queryByText('Some types differ from this.')).toBeNull();
    expect(choices.made).toEqual([{ about: 'alert', channel: 'email', isOn: false }]);
  });

  it('always includes money and security in the app, and security by e-mail', async () => {
    const never: (readonly [string, string, Channel])[] = [
      ['Money', 'Money in your wallet', 'in_app'],
      ['Security', 'API keys', 'in_app'],
      ['Security', 'API keys', 'email'],
    ];
    for (const [name, type, channel] of never) {
      const whole = await switchOf(name, channel);
      const one = boxOf(type, channel);
      expect([whole.checked, whole.disabled, one.checked, one.disabled]).toEqual([true, true, true, true]);
      whole.click();
      one.click();
    }
    expect(choices.asked).toEqual([]);
    expect(
      (await category('Money')).getByText('Always on, because it protects your money and account.'),
    ).toBeTruthy();
  });
});
