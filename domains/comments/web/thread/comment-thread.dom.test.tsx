import { ToastProvider } from '@egcr/ui/toast';
import { anonymousState } from '@egcr/web-kit/auth-state';
import { connectCalls } from '@egcr/web-kit/call-connections';
import { createQueryClient } from '@egcr/web-kit/query';
import { changeAuthState } from '@egcr/web-kit/session-state';
import { openPages } from '@egcr/web-kit/testing/open-pages.tsx';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { CommentThread } from './comment-thread.tsx';

const POST = '018f0000-0000-7000-8000-000000000001';
const WAITS = '018f0000-0000-7000-8000-000000000003';
const said = {
  id: '018f0000-0000-7000-8000-000000000002',
  writer: 'Oda L.',
  text: 'Look: https://one.example <script>alert(1)</script>',
  created_at: '2026-11-20T12:00:00.000Z',
  is_sample: false,
};
const thread = [{ ...said, replies: [{ ...said, id: POST, writer: null, text: 'A reply' }] }];
const user = {
  id: 'u1',
  email: 'ada@example.org',
  phone: null,
  isEmailVerified: true,
  isPhoneVerified: false,
};

let own: readonly object[];
let answer: () => Response;
let asked: { readonly path: string; readonly method: string; readonly body: unknown }[];
beforeEach(() => {
  [own, asked] = [[], []];
  answer = () => Response.json({ ...said, state: 'approved', reply_to: null }, { status: 201 });
  connectCalls({ wait: async () => undefined });
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    const path = new URL(url, 'http://egcr.test').pathname;
    asked.push({ path, method, body: typeof body === 'string' ? JSON.parse(body) : undefined });
    if (method === 'GET') return Response.json({ items: path.endsWith('/own') ? own : thread, next: null });
    return method === 'POST' ? answer() : new Response(null, { status: 204 });
  });
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

async function open(isForMembers = false, isSignedIn = true): Promise<void> {
  act(() =>
    changeAuthState({
      ...anonymousState,
      loading: false,
      ...(isSignedIn && { isAuthenticated: true, user }),
    }),
  );
  const Page = () => <CommentThread kind="blog_post" subject={POST} isForMembers={isForMembers} />;
  const client = createQueryClient();
  await openPages({
    address: '/blog/x',
    pages: { '/blog/x': Page },
    hasMore: true,
    around: (page) => (
      <ToastProvider regionLabel="Notices" closeLabel="Close">
        <QueryClientProvider client={client}>{page}</QueryClientProvider>
      </ToastProvider>
    ),
  });
}

const sentBy = (method: string) => asked.filter((each) => each.method === method);
const list = () => screen.findByRole('list', { name: 'Comments' });

describe('the thread of a post', () => {
  it('is read by visitors as plain words without links, and tells them what takes signing in', async () => {
    await open(false, false);
    const shown = await list();
    expect(within(shown).getByText(said.text)).toBeDefined();
    expect(within(shown).getByText('A member')).toBeDefined();
    expect(within(shown).queryByRole('link')).toBeNull();
    expect(within(shown).queryByRole('button')).toBeNull();
    expect(await screen.findByText('You must be signed in to access Comments.')).toBeDefined();
    expect(asked.map(({ path }) => path)).toEqual([`/api/v1/comments/blog_post/${POST}`]);
  });

  it('of members is asked for by verified people alone', async () => {
    await open(true, false);
    await screen.findByText('You must be signed in to access Comments.');
    expect(asked).toEqual([]);
    cleanup();
    await open(true);
    await list();
    expect(asked.some(({ path }) => path.endsWith('/for-members'))).toBe(true);
  });

  it('takes a comment, and a reply where it is pressed; the words are kept until they are sent', async () => {
    await open();
    fireEvent.change(await screen.findByLabelText('Your comment'), { target: { value: 'Thank you' } });
    fireEvent.click(screen.getByRole('button', { name: 'Post comment' }));
    expect(await screen.findByText('Your comment is public')).toBeDefined();
    const [reply] = within(await list()).getAllByRole('button', { name: 'Reply' });
    if (reply) fireEvent.click(reply);
    fireEvent.change(await screen.findByLabelText('Your reply'), { target: { value: 'Why?' } });
    fireEvent.click(screen.getByRole('button', { name: 'Post reply' }));
    await screen.findAllByText('Your comment is public');
    expect(sentBy('POST').map(({ body }) => body)).toEqual([
      { text: 'Thank you' },
      { text: 'Why?', reply_to: said.id },
    ]);
  });

  it('says how long a person who wrote five has to wait, and keeps the text', async () => {
    answer = () =>
      Response.json(
        { code: 'comments_too_many', status: 429, title: '', type: 'about:blank' },
        { status: 429, headers: { 'retry-after': '240' } },
      );
    await open();
    fireEvent.change(await screen.findByLabelText('Your comment'), { target: { value: 'The sixth' } });
    fireEvent.click(screen.getByRole('button', { name: 'Post comment' }));
    expect(await screen.findByText(/Wait 4 min/)).toBeDefined();
    expect(screen.getByLabelText<HTMLTextAreaElement>('Your comment').value).toBe('The sixth');
  });

  it('shows what waits to its writer, who deletes it after a second press', async () => {
    own = [{ ...said, id: WAITS, text: 'Waits', state: 'pending', reply_to: null }];
    await open();
    const waiting = await screen.findByRole('list', { name: /^Waits for an editor/ });
    fireEvent.click(within(waiting).getByRole('button', { name: 'Delete' }));
    expect(sentBy('DELETE')).toEqual([]);
    const dialog = await screen.findByRole('alertdialog');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Comment deleted')).toBeDefined();
    expect(sentBy('DELETE').map(({ path }) => path)).toEqual([`/api/v1/comments/own/${WAITS}`]);
  });

  it('takes a report with its reason', async () => {
    await open();
    const [report] = within(await list()).getAllByRole('button', { name: 'Report' });
    if (report) fireEvent.click(report);
    fireEvent.click(await screen.findByRole('button', { name: 'Send report' }));
    expect(sentBy('PUT')).toEqual([]);
    fireEvent.change(screen.getByLabelText('What’s wrong with it?'), { target: { value: 'insult' } });
    fireEvent.click(screen.getByRole('button', { name: 'Send report' }));
    expect(await screen.findByText('Report sent. An editor decides.')).toBeDefined();
    expect(sentBy('PUT').map(({ body }) => body)).toEqual([{ reason: 'insult' }]);
  });
});
