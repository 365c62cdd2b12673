import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { uuidv7 } from '@egcr/contract/ids';
import { notice } from '@egcr/contract/notice';
import { ToastProvider } from '@egcr/ui/toast';
import { connectCalls } from '@egcr/web-kit/call-connections';
import { openLive } from '@egcr/web-kit/live';
import { connectNotices } from '@egcr/web-kit/notices';
import { speaker } from '@egcr/web-kit/speaker';
import { createQueryClient } from '@egcr/web-kit/query';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import type { Notification } from '../contract/index.ts';
import { Slot as Bell } from './bell.tsx';
import { notificationTexts } from './texts.ts';

const greeted = notice('greetings.greeted', {
  params: z.object({ name: z.string() }),
  link: (id: string) => `/greetings/${id}`,
  type: 'alert.team',
});

/** The notifications of one person, as the server keeps them, and the stream it tells them over. */
class Postbox {
  items: Notification[] = [];
  /** What it was asked to mark as read. */
  readonly marked: unknown[] = [];
  readonly #stream = Promise.withResolvers<ServerResponse>();
  readonly #server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://postbox');
    if (pathname === '/api/v1/live') {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write(': begin\n\n');
      this.#stream.resolve(response);
    } else if (request.method === 'POST') {
      request.setEncoding('utf8').once('data', (body: string) => {
        this.#markRead(JSON.parse(body));
        answer(response, { unread: this.#unread() });
      });
    } else {
      const limit = Number(searchParams.get('limit'));
      const begin = this.items.findIndex(({ id }) => id === searchParams.get('after')) + 1;
      const items = this.items.slice(begin, begin + limit);
      const next = this.items.length > begin + limit ? (items.at(-1)?.id ?? null) : null;
      answer(response, { items, next, unread: this.#unread() });
    }
  });

  async open(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(0, '127.0.0.1', resolve));
    const { port } = this.#server.address() as AddressInfo;
    connectCalls({ origin: `http://127.0.0.1:${port}`, accessToken: () => 'token' });
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /** Something happens: it is in the list from now on. */
  add(name: string, part: Partial<Notification> = {}): Notification {
    const id = uuidv7(Date.now());
    const notification = {
      id,
      ...greeted.of({ name }, id),
      created_at: '2026-11-20T12:00:00.000Z',
      read_at: null,
      ...part,
    };
    this.items = [notification, ...this.items];
    return notification;
  }

  async tell(notification: Notification): Promise<void> {
    const stream = await this.#stream.promise;
    const data = JSON.stringify(notification);
    stream.write(`id: ${notification.id}\nevent: notifications.added\ndata: ${data}\n\n`);
  }

  #markRead(body: { readonly ids?: readonly string[]; readonly all?: boolean }): void {
    this.marked.push(body);
    this.items = this.items.map((item) =>
      body.all || body.ids?.includes(item.id) ? { ...item, read_at: item.created_at } : item,
    );
  }

  #unread(): number {
    return this.items.filter(({ read_at }) => read_at === null).length;
  }
}

function answer(response: ServerResponse, body: unknown): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}

let postbox: Postbox;
let leave: () => void = () => undefined;
beforeEach(async () => {
  postbox = new Postbox();
  await postbox.open();
  const say = speaker(notificationTexts);
  connectNotices(async () => [say(greeted, (_, { name }) => ({ title: `${name} greets you` }))]);
});
afterEach(async () => {
  leave();
  cleanup();
  await postbox.close();
});

// Where a link leads is its own matter; jsdom has no other pages.
document.addEventListener('click', (event) => event.preventDefault());

async function open(): Promise<void> {
  await act(async () => {
    render(
      <QueryClientProvider client={createQueryClient()}>
        <ToastProvider regionLabel="Messages" closeLabel="Close">
          <Bell />
          <button type="button">elsewhere</button>
        </ToastProvider>
      </QueryClientProvider>,
    );
  });
  leave = openLive();
}

const bell = () => screen.getByRole('button', { name: /^Notifications/ });
const label = () => bell().getAttribute('aria-label');
const panel = () => screen.getByRole('dialog', { name: 'Notifications' });
const toasts = () => within(screen.getByRole('region', { name: 'Messages' })).queryAllByRole('status');

describe('the bell', () => {
  it('says how much is unread, and shows it', async () => {
    postbox.add('Amina');
    postbox.add('Bola', { read_at: '2026-11-20T12:01:00.000Z' });
    await open();
    await waitFor(() => expect(label()).toBe('Notifications, 1 unread'));
    fireEvent.click(bell());
    expect(document.activeElement).toBe(panel());
    const links = await within(panel()).findAllByRole('link');
    expect(links.map((link) => link.textContent?.includes('Unread'))).toEqual([false, true]);
    expect(links[1]?.textContent).toContain('Amina greets you');
    expect(links[1]?.getAttribute('href')).toBe(`/greetings/${postbox.items[1]?.id}`);
  });

  it('teaches what will be there while there is nothing', async () => {
    await open();
    fireEvent.click(bell());
    await waitFor(() =>
      expect(within(panel()).getByRole('heading', { level: 3 }).textContent).toBe('Nothing new'),
    );
  });

  it('closes on Escape and gives focus back, and when focus goes elsewhere', async () => {
    await open();
    fireEvent.click(bell());
    fireEvent.keyDown(panel(), { key: 'Escape' });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(bell());
    fireEvent.click(bell());
    act(() => screen.getByRole('button', { name: 'elsewhere' }).focus());
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('counts what comes in, and says it once though it is told twice', async () => {
    await open();
    const first = postbox.add('Amina');
    await postbox.tell(first);
    await waitFor(() => expect(toasts().map((toast) => toast.textContent)).toEqual(['Amina greets you']));
    await waitFor(() => expect(label()).toBe('Notifications, 1 unread'));
    await postbox.tell(first);
    await postbox.tell(postbox.add('Bola'));
    await waitFor(() => expect(label()).toBe('Notifications, 2 unread'));
    expect(toasts().map((toast) => toast.textContent)).toEqual(['Amina greets you', 'Bola greets you']);
  });

  it('marks one as read by following it, and all at once', async () => {
    const amina = postbox.add('Amina');
    postbox.add('Bola');
    postbox.add('Chen');
    await open();
    await waitFor(() => expect(label()).toBe('Notifications, 3 unread'));
    fireEvent.click(bell());
    fireEvent.click(await within(panel()).findByRole('link', { name: /Amina/ }));
    await waitFor(() => expect(label()).toBe('Notifications, 2 unread'));
    fireEvent.click(bell());
    fireEvent.click(within(panel()).getByRole('button', { name: 'Mark all as read' }));
    await waitFor(() => expect(label()).toBe('Notifications'));
    await waitFor(() => expect(postbox.marked).toEqual([{ ids: [amina.id] }, { all: true }]));
  });

  it('shows more on demand', async () => {
    for (let count = 0; count < 12; count += 1) postbox.add(`Person ${count}`);
    await open();
    await waitFor(() => expect(label()).toBe('Notifications, 12 unread'));
    fireEvent.click(bell());
    expect(await within(panel()).findAllByRole('link')).toHaveLength(10);
    fireEvent.click(within(panel()).getByRole('button', { name: 'Show more' }));
    await waitFor(() => expect(within(panel()).getAllByRole('link')).toHaveLength(12));
    expect(within(panel()).queryByRole('button', { name: 'Show more' })).toBeNull();
  });
});
