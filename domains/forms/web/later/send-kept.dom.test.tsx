import { webcrypto } from 'node:crypto';
import { anonymousState, type AuthState } from '@egcr/web-kit/auth-state';
import { writeUnsent } from '@egcr/web-kit/form/unsent';
import { changeAuthState } from '@egcr/web-kit/session-state';
import {
  AnsweringServer,
  closeShown,
  drawnReply,
  openShown,
  READER,
} from '@egcr/web-kit/testing/answering-server.tsx';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { readDraftCall, saveDraftCall, type Draft } from '../../contract/index.ts';
import { unsentName } from '../unsent-answers.ts';
import { keepPress, keepSend, keptSend, keptSends, sendFromPage, type KeptSend } from './kept-send.ts';
import { isDraftSent, sendKept } from './send-kept.ts';
import { Sender } from './sender.tsx';

const ID = '01990000-0000-7000-8000-0000000000d1';
const NOW = Date.parse('2026-11-23T12:04:00.000Z');
const DAY_MS = 86_400_000;
const answers = { purpose: 'Our school' };
const sending = { method: 'POST', path: '/api/v1/services/:type/cases' } as const;
const user = { id: READER, email: null, phone: null, isEmailVerified: true, isPhoneVerified: false };
const draft = (part: Partial<Draft> = {}) =>
  drawnReply(readDraftCall, { id: ID, version: 3, answers, changed_questions: [], can_edit: true, ...part });
const press: Omit<KeptSend, 'sha256'> = {
  draft_id: ID,
  title: 'Ask for a fund',
  href: '/ask?step=check',
  call: { path: sending.path, params: { type: 'fund' }, more: { job_id: 'j1' } },
  state: 'waiting',
  pressed_at: NOW,
};

let server: AnsweringServer;
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  vi.stubGlobal('crypto', webcrypto);
  server = new AnsweringServer()
    .replies(readDraftCall, draft())
    .answers(sending, () => Response.json({ id: ID }, { status: 201 }));
  changeAuthState({ ...anonymousState, isAuthenticated: true, user });
  await keepPress(press, answers);
});
afterEach(() => {
  closeShown(server);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const change = (part: Partial<KeptSend>) => {
  const kept = keptSend(ID);
  if (kept !== undefined) keepSend({ ...kept, ...part });
};
const sends = () => server.sentTo(sending);

describe('a press that was kept', () => {
  it('is sent once, with what belongs to its call, and is kept no longer', async () => {
    expect(await sendKept(ID)).toBe('sent');
    expect(server.sent).toEqual([
      { call: 'POST services/fund/cases', body: { job_id: 'j1', draft_id: ID, version: 3 } },
    ]);
    expect(keptSends()).toEqual([]);
    expect(await sendKept(ID)).toBe('gone');
    expect(server.sent).toHaveLength(1);
  });

  it('whose answer was lost goes again under its key, and with another version under another', async () => {
    server.loses(sending);
    expect(await sendKept(ID)).toBe('waiting');
    expect(await sendKept(ID)).toBe('waiting');
    const first = new Set(server.keys);
    expect(first.size).toBe(1);
    server.replies(readDraftCall, draft({ version: 4 }));
    server.answers(sending, () => Response.json({ id: ID }));
    expect(await sendKept(ID)).toBe('sent');
    expect(first).not.toContain(server.keys.at(-1));
  });

  it.each([
    ['rate_limited', 429, 'waiting'],
    ['overloaded', 503, 'waiting'],
    ['token_missing', 401, 'waiting'],
    ['token_expired', 401, 'waiting'],
    ['session_expired', 401, 'waiting'],
    ['internal', 500, 'waiting'],
    ['in_progress', 409, 'waiting'],
    ['draft_changed', 409, 'waiting'],
    ['draft_sent', 409, 'sent'],
    ['pin_required', 401, 'pin'],
    ['services_closed', 409, 'stopped'],
  ] as const)('is, where the server answers %s: %i %s', async (code, status, outcome) => {
    server.refuses(sending, { status, code });
    expect(await sendKept(ID)).toBe(outcome);
    expect(keptSend(ID)?.state).toBe(outcome === 'sent' ? undefined : outcome);
  });

  it('tells its page what was refused, as it came', async () => {
    const errors = [
      { field: 'purpose', code: 'too_long', params: { max: 9 } },
      { field: 'place', code: 'required' },
    ];
    server.refuses(sending, { status: 422, code: 'validation_failed', errors, left: 4 });
    expect(await sendKept(ID)).toBe('stopped');
    expect(keptSend(ID)?.refusal).toEqual({
      code: 'validation_failed',
      status: 422,
      errors,
      members: expect.objectContaining({ left: 4 }),
    });
  });

  it.each<readonly [string, Partial<Draft>]>([
    ['of which a question is another one by now', { changed_questions: ['purpose'] }],
    ['that others may write now', { can_edit: false }],
    ['that says something else by now', { answers: { purpose: 'Another school' } }],
  ])('of a draft %s waits for the person', async (_what, part) => {
    server.replies(readDraftCall, draft(part));
    expect(await sendKept(ID)).toBe('stopped');
    expect(keptSend(ID)).toMatchObject({ state: 'stopped' });
    expect(server.sent).toEqual([]);
  });

  it.each([
    ['not_found', 404, 'gone'],
    ['draft_sent', 409, 'sent'],
  ] as const)('of a draft that is %s is kept no longer', async (code, status, outcome) => {
    server.refuses(readDraftCall, { status, code });
    expect(await sendKept(ID)).toBe(outcome);
    expect([keptSends(), server.sent]).toEqual([[], []]);
  });

  it('from a form that costs money waits for its own page', async () => {
    change({ call: undefined });
    expect(await sendKept(ID)).toBe('pin');
    expect([keptSend(ID)?.state, server.sent]).toEqual(['pin', []]);
    const sent: object[] = [];
    expect(await sendKept(ID, async (given) => sent.push(given) > 1)).toBe('pin');
    expect(keptSend(ID)).toBeDefined();
    expect(await sendKept(ID, async (given) => sent.push(given) > 1)).toBe('sent');
    expect(sent).toEqual([
      { draft_id: ID, version: 3 },
      { draft_id: ID, version: 3 },
    ]);
    expect(keptSends()).toEqual([]);
  });
});

describe('answers that were not saved when Send was pressed', () => {
  const typed = { purpose: 'Our old school' };
  beforeEach(async () => {
    writeUnsent(unsentName(ID), { version: 3, base: answers, answers: typed });
    await keepPress(press, typed);
  });
  const saves = () => server.sentTo(saveDraftCall).map(({ body }) => body);

  it('are saved first, and what is sent is what was saved', async () => {
    const at = new Date(NOW).toISOString();
    server.replies(saveDraftCall, { version: 4, saved_at: at, expires_at: at });
    expect(await sendKept(ID)).toBe('sent');
    expect(saves()).toEqual([{ version: 3, answers: typed }]);
    expect(sends().map(({ body }) => body)).toEqual([{ job_id: 'j1', draft_id: ID, version: 4 }]);
  });

  it('are not tried again once the press waits for its person', async () => {
    await keepPress(press, answers);
    server.loses(saveDraftCall);
    const [later, never] = [vi.spyOn(globalThis, 'setTimeout'), vi.spyOn(globalThis, 'clearTimeout')];
    expect(await sendKept(ID)).toBe('stopped');
    await expect.poll(() => saves().length).toBeGreaterThan(0);
    const planned = later.mock.results.filter((_, at) => Number(later.mock.calls[at]?.[1]) >= 5000);
    const dropped = never.mock.calls.map(([timer]) => timer);
    expect(planned.filter(({ value }) => !dropped.includes(value))).toEqual([]);
  });

  it('wait where they cannot be saved, and nothing is sent', async () => {
    server.loses(saveDraftCall);
    expect(await sendKept(ID)).toBe('waiting');
    expect([saves().length > 0, sends(), keptSend(ID)?.state]).toEqual([true, [], 'waiting']);
  });

  it.each([
    ['was sent from elsewhere meanwhile', 'draft_sent', 'sent'],
    ['is none of the person’s any more', 'not_found', 'gone'],
  ] as const)('are sent by nobody where the draft %s', async (_how, code, outcome) => {
    let reads = 0;
    server.refuses(saveDraftCall, { status: 409, code: 'draft_sent' });
    server.answers(readDraftCall, () => {
      reads += 1;
      if (reads === 1) return Response.json(draft());
      return Response.json(
        { code, status: code === 'not_found' ? 404 : 409 },
        { status: code === 'not_found' ? 404 : 409 },
      );
    });
    expect(await sendKept(ID)).toBe(outcome);
    expect([sends(), keptSends()]).toEqual([[], []]);
  });

  it('that may not be saved any more, though the draft is there, wait for the person', async () => {
    server.refuses(saveDraftCall, { status: 403, code: 'team_role_required' });
    expect(await sendKept(ID)).toBe('stopped');
    expect(sends()).toEqual([]);
  });
});

describe('a draft', () => {
  it('counts as sent only where the server says so', async () => {
    expect(await isDraftSent(ID)).toBe(false);
    server.refuses(readDraftCall, { status: 404, code: 'not_found' });
    expect(await isDraftSent(ID)).toBe(false);
    server.loses(readDraftCall);
    expect(await isDraftSent(ID)).toBe(false);
    server.refuses(readDraftCall, { status: 409, code: 'draft_sent' });
    expect(await isDraftSent(ID)).toBe(true);
  });

  it('that was kept for ninety days is sent no more', () => {
    change({ pressed_at: NOW - 90 * DAY_MS + 1 });
    expect(keptSends()).toHaveLength(1);
    change({ pressed_at: NOW - 90 * DAY_MS });
    expect(keptSends()).toEqual([]);
  });
});

describe('what was kept, on every page of the app', () => {
  const reader: Partial<AuthState> = { isAuthenticated: true, user };
  const open = (part: Partial<AuthState> = {}) => openShown(() => <Sender />, { as: { ...reader, ...part } });
  const isOnline = (is: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(is);

  it('is sent with what it is called, once there is a line', async () => {
    isOnline(false);
    await open();
    expect(server.read).toEqual([]);
    isOnline(true);
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('Sent: Ask for a fund')).toBeDefined();
    expect(sends()).toHaveLength(1);
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('is tried again after half a minute', async () => {
    const every = vi.spyOn(globalThis, 'setInterval');
    server.refuses(sending, { status: 429, code: 'rate_limited' });
    await open();
    await waitFor(() => expect(sends().length).toBeGreaterThan(0));
    const before = sends().length;
    server.answers(sending, () => Response.json({ id: ID }));
    const [again] = every.mock.calls.find(([, ms]) => ms === 30_000) ?? [];
    await act(async () => again?.());
    expect(await screen.findByText('Sent: Ask for a fund')).toBeDefined();
    expect(sends()).toHaveLength(before + 1);
  });

  it('leads to its answers where they have to be looked at', async () => {
    server.refuses(sending, { status: 409, code: 'services_closed' });
    await open();
    expect(await screen.findByText('Not sent yet: Ask for a fund')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Check your answers' }).getAttribute('href')).toBe(press.href);
  });

  it('waits for an open PIN without a word once that was said; from its own page alone where it costs money', async () => {
    change({ state: 'pin' });
    await open();
    expect(server.read).toEqual([]);
    server.refuses(sending, { status: 401, code: 'pin_required' });
    await act(async () => changeAuthState({ isPINVerified: true }));
    await waitFor(() => expect(sends()).toHaveLength(1));
    expect(screen.queryByText(/^Not sent yet/)).toBeNull();
    server.answers(sending, () => Response.json({ id: ID }));
    await act(async () => change({ call: undefined }));
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(sends()).toHaveLength(1);
  });

  it('is left to its own page while that is open', async () => {
    const leave = sendFromPage(ID);
    await open();
    expect(server.read).toEqual([]);
    leave();
    await act(async () => void window.dispatchEvent(new Event('online')));
    expect(await screen.findByText('Sent: Ask for a fund')).toBeDefined();
  });
});
