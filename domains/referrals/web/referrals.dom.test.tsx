import { ToastProvider } from '@egcr/ui/toast';
import { CallRefusal, CallUnreachable } from '@egcr/web-kit/call';
import { changeAuthState } from '@egcr/web-kit/session-state';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { applyPending } from './apply-pending.ts';
import { keepCodeOf, pendingCode, PENDING_REFERRAL_KEY } from './pending-code.ts';
import { ReferralPanel } from './referral-panel.tsx';
import { ReferralWatch } from './referral-watch.tsx';

/** What the server answers next, by the end of the path. */
let answers: Record<string, () => Response>;
let asked: string[];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  localStorage.clear();
  asked = [];
  answers = {};
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    asked.push(`${String(init.method)} ${url}`);
    const answer = Object.entries(answers).find(([end]) => url.endsWith(end))?.[1];
    return Promise.resolve(answer?.() ?? Response.json({ code: 'not_found' }, { status: 404 }));
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  changeAuthState({ user: null, isAuthenticated: false });
});

function show(content: ReactNode) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return render(
    <QueryClientProvider client={client}>
      <ToastProvider regionLabel="Notices" closeLabel="Close">
        {content}
      </ToastProvider>
    </QueryClientProvider>,
  );
}

function signIn() {
  const user = {
    id: 'u1',
    email: 'a@example.com',
    phone: null,
    isEmailVerified: true,
    isPhoneVerified: false,
  };
  act(() => changeAuthState({ user, isAuthenticated: true }));
}

async function pass(ms: number) {
  await act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
  });
}

describe('a code that waits', () => {
  test('[REF-01] is kept from the address in capitals, whatever else is there is not', () => {
    keepCodeOf('?mode=signup&ref=abc234');
    expect(localStorage.getItem('pending_referral_code')).toBe('ABC234');
    keepCodeOf('?ref=<script>');
    expect(pendingCode()).toBe('ABC234');
  });

  test('[REF-01] is applied two seconds after someone is signed in, and told with the words of the server', async () => {
    localStorage.setItem(PENDING_REFERRAL_KEY, 'ABC234');
    answers['/referrals/apply'] = () => Response.json({ detail: 'Well done.' });
    show(<ReferralWatch />);
    signIn();
    await pass(1999);
    expect(asked).toEqual([]);
    await pass(1);
    expect(asked).toEqual(['POST /api/v1/referrals/apply']);
    expect(screen.getByText('Referral Applied!')).toBeDefined();
    expect(screen.getByText('Well done.')).toBeDefined();
    expect(pendingCode()).toBeUndefined();
  });

  test('[REF-01] is forgotten without a word where the server says 400', async () => {
    localStorage.setItem(PENDING_REFERRAL_KEY, 'ABC234');
    answers['/referrals/apply'] = () => Response.json({ code: 'referral_refused' }, { status: 400 });
    show(<ReferralWatch />);
    signIn();
    await pass(2000);
    expect(pendingCode()).toBeUndefined();
    expect(screen.queryByRole('status')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('[REF-01, ERR-07] is kept after any other failure, and the person is told for five seconds', async () => {
    localStorage.setItem(PENDING_REFERRAL_KEY, 'ABC234');
    answers['/referrals/apply'] = () => Response.json({ code: 'internal' }, { status: 500 });
    show(<ReferralWatch />);
    signIn();
    await pass(2000);
    expect(pendingCode()).toBe('ABC234');
    expect(screen.getByText('Referral Application Failed')).toBeDefined();
    expect(
      screen.getByText('There was an issue applying your referral code. You can try again in your settings.'),
    ).toBeDefined();
    await pass(4900);
    expect(screen.queryByText('Referral Application Failed')).not.toBeNull();
    await pass(200);
    expect(screen.queryByText('Referral Application Failed')).toBeNull();
  });

  test('asks nothing while nobody is signed in, or where no code waits', async () => {
    localStorage.setItem(PENDING_REFERRAL_KEY, 'ABC234');
    show(<ReferralWatch />);
    await pass(10_000);
    localStorage.clear();
    signIn();
    await pass(10_000);
    expect(asked).toEqual([]);
  });

  test('is sent once however many places ask at the same time', async () => {
    localStorage.setItem(PENDING_REFERRAL_KEY, 'ABC234');
    let sent = 0;
    const apply = () => {
      sent += 1;
      return Promise.resolve({ detail: 'ok' });
    };
    await Promise.all([applyPending(apply), applyPending(apply), applyPending(apply)]);
    expect(sent).toBe(1);
  });

  test.each([
    [new CallUnreachable(undefined), 'failed'],
    [new CallRefusal({ code: 'rate_limited', status: 429 }), 'failed'],
    [new CallRefusal({ code: 'session_expired', status: 401 }), 'failed'],
    [new CallRefusal({ code: 'referral_refused', status: 400 }), 'nothing'],
  ])('[REF-01] %s leaves it as %s', async (failure, kind) => {
    localStorage.setItem(PENDING_REFERRAL_KEY, 'ABC234');
    expect((await applyPending(() => Promise.reject(failure))).kind).toBe(kind);
    expect(pendingCode()).toBe(kind === 'failed' ? 'ABC234' : undefined);
  });
});

describe('the referral part of the settings', () => {
  beforeEach(() => {
    vi.useRealTimers();
    answers['/referrals'] = () =>
      Response.json({
        code: 'ABCD2345',
        items: ['completed', 'verified', 'pending_verification', 'under_review'].map((status) => ({
          status,
          created_at: '2026-11-01T10:00:00.000Z',
        })),
      });
  });

  test('[REF-02] names each status; one it does not know is shown as it is', async () => {
    show(<ReferralPanel />);
    const rows = await screen.findAllByText(/Completed|Verified|Pending|under_review/);
    expect(rows.map((row) => row.textContent)).toEqual(['Completed', 'Verified', 'Pending', 'under_review']);
    expect(screen.getByText('Unknown status')).toBeDefined();
  });

  test('[REF-03] copies the link, shares it, and leads to six services', async () => {
    const copied: string[] = [];
    const shared: unknown[] = [];
    const clipboard = { writeText: (text: string) => Promise.resolve(void copied.push(text)) };
    const share = (what: unknown) => Promise.resolve(void shared.push(what));
    vi.stubGlobal('navigator', { clipboard, share, language: 'en', languages: ['en'] });
    show(<ReferralPanel />);
    fireEvent.click(await screen.findByRole('button', { name: 'Copy link' }));
    expect(await screen.findByText('Link copied')).toBeDefined();
    const url = `${location.origin}/auth?mode=signup&ref=ABCD2345`;
    expect(copied).toEqual([url]);
    fireEvent.click(screen.getByRole('button', { name: 'Share' }));
    expect(shared).toEqual([expect.objectContaining({ url })]);
    const links = screen.getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      'X (Twitter)',
      'Facebook',
      'LinkedIn',
      'WhatsApp',
      'Telegram',
      'Email',
    ]);
    for (const link of links)
      expect(decodeURIComponent(link.getAttribute('href') ?? '')).toContain('ABCD2345');
  });

  test('a code that could not be applied can be tried again', async () => {
    localStorage.setItem(PENDING_REFERRAL_KEY, 'QRST6789');
    answers['/referrals/apply'] = () => Response.json({ detail: 'Well done.' });
    show(<ReferralPanel />);
    fireEvent.click(await screen.findByRole('button', { name: 'Apply now' }));
    expect(await screen.findByText('Referral Applied!')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Apply now' })).toBeNull();
  });

  test('where the list cannot be read it can be asked for again', async () => {
    answers['/referrals'] = () => Response.json({ code: 'internal' }, { status: 500 });
    show(<ReferralPanel />);
    expect(await screen.findByText('Your referrals could not be loaded')).toBeDefined();
    expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
  });
});
