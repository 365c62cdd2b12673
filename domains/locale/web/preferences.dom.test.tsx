import { CallUnreachable } from '@egcr/web-kit/call';
import { LanguageProvider } from '@egcr/web-kit/i18n.tsx';
import { changeAuthState } from '@egcr/web-kit/session-state';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { currencies, defaultPreferences, offeredLanguages, type Preferences } from '../contract/index.ts';
import { rereadLocally, visitId } from './local-preferences.ts';
import { Slot as PreferencesSection } from './preferences-section.tsx';
import { Slot as PreferencesWatch } from './preferences-watch.tsx';
import { LocaleCallsProvider, type LocaleCalls } from './queries.ts';

const AT = '2026-11-20T12:00:00.000Z';
let saved: Preferences[];
let calls: LocaleCalls;

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => undefined }));
  localStorage.clear();
  sessionStorage.clear();
  rereadLocally();
  saved = [];
  calls = {
    languages: async () => offeredLanguages,
    currencies: async () => currencies,
    read: async () => ({ ...defaultPreferences, saved_at: null }),
    save: async (chosen) => {
      saved.push(chosen);
      return { ...chosen, saved_at: AT };
    },
  };
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  act(() => changeAuthState({ user: null, isAuthenticated: false }));
});

function signIn() {
  const user = { id: 'u1', email: null, phone: null, isEmailVerified: true, isPhoneVerified: false };
  act(() => changeAuthState({ user, isAuthenticated: true }));
}

function show() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return render(
    <LanguageProvider initial={{ language: 'en', locale: 'en-US' }}>
      <QueryClientProvider client={client}>
        <LocaleCallsProvider value={calls}>
          <PreferencesWatch />
          <PreferencesSection />
        </LocaleCallsProvider>
      </QueryClientProvider>
    </LanguageProvider>,
  );
}

describe('preferences', () => {
  it('save data on this device at once when asked to, and tell no other device', () => {
    signIn();
    show();
    fireEvent.click(screen.getByRole('radio', { name: /^Save data/ }));
    expect(document.documentElement.dataset['saver']).toBe('on');
    expect(localStorage.getItem('data-saver')).toBe('on');
    fireEvent.click(screen.getByRole('radio', { name: 'Do not save' }));
    expect(document.documentElement.dataset['saver']).toBeUndefined();
    expect(localStorage.getItem('data-saver')).toBe('off');
    expect(saved).toEqual([]);
  });

  it('begin with JVD, English and New York, for the person who has chosen nothing [PREF-04]', () => {
    show();
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Currency' }).value).toBe('JVD');
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Language' }).value).toBe('English');
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Country' }).value).toBe('United States');
    expect(screen.getByLabelText<HTMLInputElement>('City').value).toBe('New York');
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Time zone' }).value).toBe(
      'America/New York',
    );
  });

  it('say whose clock counts until a place is chosen, and no longer then', async () => {
    vi.spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions').mockReturnValue({
      ...new Intl.DateTimeFormat().resolvedOptions(),
      timeZone: 'Asia/Tokyo',
    });
    show();
    expect(screen.getByText(/Times follow this device: \W?Asia\/Tokyo/)).toBeTruthy();
    fireEvent.change(screen.getByLabelText('City'), { target: { value: 'Osaka' } });
    fireEvent.blur(screen.getByLabelText('City'));
    await waitFor(() => expect(screen.queryByText(/Times follow this device/)).toBeNull());
  });

  it('take New York for a choice where it is chosen, though it stands there before', async () => {
    show();
    const zone = screen.getByRole<HTMLInputElement>('combobox', { name: 'Time zone' });
    fireEvent.change(zone, { target: { value: 'New York' } });
    fireEvent.click(await screen.findByRole('option', { name: /^America\/New York/ }));
    await waitFor(() => expect(localStorage.getItem('time-zone')).toBe('America/New_York'));
    expect(screen.queryByText(/Times follow this device/)).toBeNull();
  });

  it('take effect at once and are kept in this browser, without an account too', () => {
    show();
    fireEvent.click(screen.getByRole('radio', { name: 'Dark' }));
    fireEvent.click(screen.getByRole('radio', { name: 'Largest' }));
    expect(document.documentElement.dataset).toMatchObject({ theme: 'dark', textSize: 'largest' });
    expect(localStorage.getItem('theme')).toBe('dark');
    expect(localStorage.getItem('text-size')).toBe('largest');
    expect(saved).toEqual([]);
  });

  it('are saved with the account of the person who is signed in', async () => {
    signIn();
    show();
    fireEvent.change(screen.getByRole('combobox', { name: 'Currency' }), { target: { value: 'EUR' } });
    expect(await screen.findByText('Saved. Your other devices follow.')).toBeTruthy();
    expect(saved.at(-1)).toEqual({ ...defaultPreferences, currency: 'EUR' });
  });

  it('say so where they could only be kept here', async () => {
    calls = { ...calls, save: () => Promise.reject(new CallUnreachable(undefined)) };
    signIn();
    show();
    fireEvent.click(screen.getByRole('radio', { name: 'Reduced' }));
    expect(await screen.findByText(/Kept in this browser only/)).toBeTruthy();
    expect(document.documentElement.dataset['motion']).toBe('reduced');
  });

  it('follow the person to a browser that has not seen them', async () => {
    const chosen = { ...defaultPreferences, contrast: 'more', currency: 'JPY' } as const;
    calls = { ...calls, read: async () => ({ ...chosen, saved_at: AT }) };
    signIn();
    show();
    await waitFor(() => expect(document.documentElement.dataset['contrast']).toBe('more'));
    expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Currency' }).value).toBe('JPY');
    expect(saved).toEqual([]);
  });

  it('speak English to the person who chooses a language we have no texts in, say so, and write dates and sums its way [PREF-02] [PREF-04]', async () => {
    signIn();
    show();
    fireEvent.click(screen.getByRole('combobox', { name: 'Language' }));
    fireEvent.click(await screen.findByRole('option', { name: /Türkçe/, hidden: true }));
    expect(
      await screen.findByText(/We don’t have this language yet, so our texts are in English/),
    ).toBeTruthy();
    expect(await screen.findByText('1.234.567,89')).toBeTruthy();
    expect([document.documentElement.lang, document.documentElement.dir]).toEqual(['en', 'ltr']);
    expect([localStorage.getItem('language'), localStorage.getItem('language-chosen')]).toEqual(['en', 'tr']);
    await waitFor(() => expect(saved.at(-1)?.language).toBe('tr'));
    fireEvent.click(screen.getByRole('combobox', { name: 'Language' }));
    fireEvent.click(await screen.findByRole('option', { name: /^English/, hidden: true }));
    expect(await screen.findByText('1,234,567.89')).toBeTruthy();
    expect(localStorage.getItem('language-chosen')).toBeNull();
  });

  it('offer ten languages where the list cannot be had [PREF-03]', async () => {
    calls = { ...calls, languages: () => Promise.reject(new CallUnreachable(undefined)) };
    show();
    fireEvent.click(screen.getByRole('combobox', { name: 'Language' }));
    await waitFor(() =>
      expect(screen.getAllByRole('option', { hidden: true }).filter(({ id }) => id !== '')).toHaveLength(10),
    );
  });

  it('name a visit by one id for as long as the tab lives [PREF-04]', () => {
    const id = visitId();
    expect(visitId()).toBe(id);
    expect(sessionStorage.getItem('session_id')).toBe(id);
    expect(localStorage.getItem('session_id')).toBeNull();
  });
});
