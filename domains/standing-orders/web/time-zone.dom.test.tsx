import { CannedBank, openPage } from '@egcr/wallet/web-testing';
import { TIME_ZONE_STORAGE_KEY } from '@egcr/web-kit/languages';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { Screen as NewOrder } from './new-order-screen.tsx';

let bank: CannedBank;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  bank = new CannedBank({
    'GET wallet/payees': { items: [] },
    'GET wallet/activity': { items: [], next: null },
  });
});
afterEach(() => {
  cleanup();
  bank.close();
  localStorage.clear();
  sessionStorage.clear();
  vi.useRealTimers();
});

const first = () => screen.findByLabelText<HTMLInputElement>(/First|From|Starts/);

it('the first day is today where the reader has chosen to be, and its time is told in that zone', async () => {
  vi.setSystemTime(new Date('2026-11-30T03:00:00Z'));
  localStorage.setItem(TIME_ZONE_STORAGE_KEY, 'Pacific/Honolulu');
  await openPage('/wallet/scheduled/new', () => <NewOrder />);
  expect((await first()).value).toBe('2026-11-29');
  fireEvent.change(await first(), { target: { value: '2026-12-05' } });
  expect(await screen.findByText(/12:00.AM your time/)).toBeTruthy();
});

it('a payment for today whose hour has passed says that it leaves at once, not at a time that is over', async () => {
  vi.setSystemTime(new Date('2026-11-30T10:28:00Z'));
  localStorage.setItem(TIME_ZONE_STORAGE_KEY, 'UTC');
  await openPage('/wallet/scheduled/new', () => <NewOrder />);
  expect((await first()).value).toBe('2026-11-30');
  expect(await screen.findByText(/leaves right after you confirm/)).toBeTruthy();
  expect(screen.queryByText(/10:00/)).toBeNull();
});

const preview = async () =>
  (await screen.findByRole('region', { name: 'Next payments' })).textContent.replaceAll('\u202f', ' ');

it.each([
  ['Pacific/Kiritimati', '2027-02-01', /leaves on February 2, 2027 at 12:00.AM, your time/],
  ['Pacific/Niue', '2027-02-01', /leaves on January 31, 2027 at 11:00.PM, your time/],
  ['America/St_Johns', '2027-02-01', /leaves at 6:30.AM your time/],
  ['America/St_Johns', '2027-04-01', /leaves at 7:30.AM your time/],
])('in %s the days of payments from %s are those that were chosen', async (zone, day, leaves) => {
  vi.setSystemTime(new Date('2026-11-30T12:00:00Z'));
  localStorage.setItem(TIME_ZONE_STORAGE_KEY, zone);
  await openPage('/wallet/scheduled/new', () => <NewOrder />);
  fireEvent.change(await first(), { target: { value: day } });
  expect(await screen.findByText(leaves)).toBeTruthy();
  expect(await preview()).toMatch(day === '2027-02-01' ? /February 1, 2027/ : /April 1, 2027/);
});

it('a zone that this browser does not know is no zone: the page is shown by the browser’s own clock', async () => {
  vi.setSystemTime(new Date('2026-11-30T12:00:00Z'));
  localStorage.setItem(TIME_ZONE_STORAGE_KEY, 'Mars/Olympus_Mons');
  await openPage('/wallet/scheduled/new', () => <NewOrder />);
  expect((await first()).value).toMatch(/^2026-1[12]-\d\d$/);
});
