import { anonymousState } from '@egcr/web-kit/auth-state';
import { connectCalls } from '@egcr/web-kit/call-connections';
import { createQueryClient } from '@egcr/web-kit/query';
import { changeAuthState } from '@egcr/web-kit/session-state';
import { sentences } from '@egcr/web-kit/sentences.tsx';
import { openPages } from '@egcr/web-kit/testing/open-pages.tsx';
import { call } from '@egcr/web-kit/call';
import { endpoint } from '@egcr/contract/endpoint';
import { ToastProvider } from '@egcr/ui/toast';
import { onlineManager, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { webcrypto } from 'node:crypto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';

import type { Answers } from '../../contract/index.ts';
import { FormSteps, type SentDraft } from '../form-steps.tsx';
import { keptSends } from './kept-send.ts';
import { Slot as SendWatch } from './send-watch.tsx';

const AT = '2026-11-23T12:04:00.000Z';
const ID = '01990000-0000-7000-8000-000000000001';
const form = {
  name: 'desk.fund',
  version: 1,
  title: 'Ask for a fund',
  schema: { type: 'object', properties: { purpose: { type: 'string' } }, required: ['purpose'] },
  questions: [{ name: 'purpose', kind: 'text', label: 'What is it for?', hint: '', options: [] }],
  sections: [],
  rules: [],
};

/** The draft as the server has it. */
let server: { version: number; answers: Answers; isSent: boolean };
let refuses:
  | { readonly status: number; readonly code: string; readonly errors?: readonly unknown[] }
  | undefined;
/** Idempotency-Keys of all that arrived to be sent. */
let arrived: (string | undefined)[];
let isOffline: boolean;

const sendCall = endpoint({
  name: 'desk.ask',
  summary: '',
  method: 'POST',
  path: '/api/v1/services/:type/cases',
  params: z.object({ type: z.string() }),
  body: z.strictObject({ draft_id: z.string(), version: z.int() }),
  reply: z.object({ id: z.string() }),
  refusals: [],
  access: 'profiled',
  pin: 'none',
  rate: 'write',
  idempotency: 'required',
});

const draftOf = () => ({
  ...server,
  isSent: undefined,
  id: ID,
  form: form.name,
  form_version: 1,
  changed_questions: [],
  saved_at: AT,
  expires_at: AT,
  acting_for: null,
  can_edit: true,
});
const no = (status: number, code: string, more = {}) => Response.json({ code, status, ...more }, { status });

function answer(url: string, init: RequestInit): Response {
  const sent: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : {};
  const body = z.looseObject({ version: z.optional(z.number()), answers: z.optional(z.any()) }).parse(sent);
  if (url.includes('/cases')) {
    arrived.push(new Headers(init.headers).get('idempotency-key') ?? undefined);
    if (refuses) return no(refuses.status, refuses.code, refuses);
    if (server.isSent) return no(409, 'draft_sent');
    if (body.version !== server.version) return no(409, 'draft_changed');
    server.isSent = true;
    return Response.json({ id: ID }, { status: 201 });
  }
  if (!url.includes('draft')) return Response.json(form);
  if (server.isSent) return no(409, 'draft_sent');
  if (init.method === 'PUT') {
    if (body.version !== server.version) return no(409, 'draft_changed');
    server = { ...server, version: server.version + 1, answers: body.answers };
    return Response.json({ version: server.version, saved_at: AT, expires_at: AT });
  }
  return Response.json(draftOf());
}

const line = (is: 'cut' | 'back') => {
  isOffline = is === 'cut';
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(!isOffline);
  // It hears of the line only while a page is open.
  onlineManager.setOnline(!isOffline);
  window.dispatchEvent(new Event(isOffline ? 'offline' : 'online'));
};

beforeEach(() => {
  [server, refuses, arrived] = [{ version: 1, answers: {}, isSent: false }, undefined, []];
  line('back');
  connectCalls({ wait: async () => undefined });
  changeAuthState({
    ...anonymousState,
    isAuthenticated: true,
    user: { id: 'ada', email: null, phone: null, isEmailVerified: true, isPhoneVerified: false },
  });
  // jsdom hashes nothing.
  vi.stubGlobal('crypto', webcrypto);
  vi.stubGlobal('fetch', async (url: string, init: RequestInit = {}) => {
    if (isOffline) throw new TypeError('no line');
    return answer(url, init);
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

let confirmed: number;
const address = {
  to: (view: { readonly step?: string | undefined } = {}) =>
    view.step === undefined ? '/ask' : `/ask?step=${view.step}`,
  read: (search: string) =>
    new URLSearchParams(search).get('step') === 'check'
      ? ({ step: 'check' } as const)
      : { question: 'purpose' },
};

async function send(body: SentDraft): Promise<boolean> {
  await call(sendCall, { params: { type: 'fund' }, body: { ...body } }, { idempotencyKey: 'page' });
  confirmed += 1;
  return true;
}

function open(at: '/ask' | '/else' = '/ask') {
  confirmed = 0;
  return openPages({
    address: at,
    pages: {
      '/ask': () => (
        <FormSteps
          form={form.name}
          address={address}
          send={send}
          sentBy={{ endpoint: sendCall, params: { type: 'fund' } }}
          sentences={sentences([], {})}
        />
      ),
      '/else': () => <h1>Another page</h1>,
    },
    around: (page) => (
      <QueryClientProvider client={createQueryClient()}>
        <ToastProvider regionLabel="News" closeLabel="Close">
          <SendWatch />
          {page}
        </ToastProvider>
      </QueryClientProvider>
    ),
  });
}

/** Answers, and presses Send without a connection. */
async function pressOffline() {
  await open();
  const field = await screen.findByRole('textbox', { name: /What is it for/ });
  line('cut');
  fireEvent.change(field, { target: { value: 'Our school' } });
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Send' }));
  await screen.findByText('Will be sent when you are online again');
}

const leave = () => act(async () => cleanup());

it('a press without a connection is kept, and sent once from its page when the line is back', async () => {
  await pressOffline();
  expect(screen.getByText('Our school')).toBeDefined();
  await act(async () => line('back'));
  await waitFor(() => expect(confirmed).toBe(1));
  expect(server).toEqual({ version: 2, answers: { purpose: 'Our school' }, isSent: true });
  expect(arrived).toEqual(['page']);
  await waitFor(() => expect(keptSends()).toEqual([]));
});

it('a kept press is sent on any other page too, and at the next visit', async () => {
  await pressOffline();
  await leave();
  line('back');
  await open('/else');
  expect(await screen.findByText('Sent: Ask for a fund')).toBeDefined();
  expect(server).toMatchObject({ answers: { purpose: 'Our school' }, isSent: true });
  expect(arrived).toHaveLength(1);
  expect(localStorage).toHaveLength(0);
});

it('who takes it back goes on where they were, and nothing is sent', async () => {
  await pressOffline();
  fireEvent.click(screen.getByRole('button', { name: 'Don’t send' }));
  expect(await screen.findByRole('button', { name: 'Send' })).toBeDefined();
  await act(async () => line('back'));
  await waitFor(() => expect(server.answers).toEqual({ purpose: 'Our school' }));
  expect(keptSends()).toEqual([]);
  expect(arrived).toEqual([]);
});

it('an answer that the server refuses comes back to the page with all answers', async () => {
  await pressOffline();
  refuses = { status: 422, code: 'validation_failed', errors: [{ field: 'purpose', code: 'too_long' }] };
  await act(async () => line('back'));
  expect(await screen.findByRole('link', { name: 'What is it for?' })).toBeDefined();
  expect(keptSends()).toMatchObject([{ state: 'stopped' }]);
  refuses = undefined;
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() => expect(confirmed).toBe(1));
  expect(keptSends()).toEqual([]);
});

it('what was changed elsewhere meanwhile is looked at again before it is sent', async () => {
  await pressOffline();
  await leave();
  server = { ...server, version: 2, answers: { purpose: 'Another school' } };
  line('back');
  await open('/else');
  expect(await screen.findByText('Not sent yet: Ask for a fund')).toBeDefined();
  expect(server.isSent).toBe(false);
  expect(arrived).toEqual([]);
});

it('where the PIN is asked for, it waits for its own page', async () => {
  await pressOffline();
  await leave();
  refuses = { status: 401, code: 'pin_required' };
  line('back');
  await open('/else');
  expect(await screen.findByRole('link', { name: 'Open it and enter your PIN' })).toBeDefined();
  expect(keptSends()).toMatchObject([{ state: 'pin' }]);
  await leave();
  refuses = undefined;
  await open();
  await waitFor(() => expect(confirmed).toBe(1));
});

it('another person who signs in here neither sees it nor sends it', async () => {
  await pressOffline();
  await leave();
  const own = keptSends();
  changeAuthState({
    ...anonymousState,
    isAuthenticated: true,
    user: { id: 'bola', email: null, phone: null, isEmailVerified: true, isPhoneVerified: false },
  });
  line('back');
  await open('/else');
  await screen.findByRole('heading', { name: 'Another page' });
  expect(keptSends()).toEqual([]);
  expect(arrived).toEqual([]);
  expect(own).toHaveLength(1);
});

it.each([
  ['an address elsewhere', { path: '//evil.example/api/v1/x', params: {}, more: {} }],
  ['a way out of the API', { path: '/api/v1/../../auth/v1/logout', params: {}, more: {} }],
])('%s in what is kept is never called', async (_what, kept) => {
  await pressOffline();
  await leave();
  const [name] = Object.keys(localStorage).filter((key) => key.includes('.send.'));
  const text = localStorage.getItem(name ?? '') ?? '';
  const stored = z.looseObject({ changes: z.looseObject({}) }).parse(JSON.parse(text));
  localStorage.setItem(name ?? '', JSON.stringify({ ...stored, changes: { ...stored.changes, call: kept } }));
  line('back');
  await open('/else');
  await screen.findByRole('heading', { name: 'Another page' });
  expect(keptSends()).toEqual([]);
  expect(arrived).toEqual([]);
});
