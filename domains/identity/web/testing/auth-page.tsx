import { fireEvent, screen } from '@testing-library/react';
import { vi } from 'vitest';

import { AuthCallsProvider, type AuthCalls } from '../auth/auth-calls.ts';
import { Screen } from '../auth/auth-screen.tsx';
import { sayingYes } from './auth-calls-said.ts';
import { openPage, pass } from './open-page.tsx';

// What is fetched when it first shows is at hand; a stopped clock would keep it away.
export const partsOfReset = () =>
  Promise.all([
    import('../auth/reset/reset-panel.tsx'),
    import('../auth/new-link-card.tsx'),
    import('../auth/link-page.tsx'),
    import('../auth/code-cards.tsx'),
  ]);

export const RESET = '/auth?mode=reset-password';

/** Opens a page of `/auth` with a clock that stands still. */
export async function openAuth(address: string, others: Partial<AuthCalls> = {}) {
  const { calls, asked } = sayingYes(others);
  vi.useFakeTimers();
  const page = await openPage({
    address,
    Screen,
    around: (inside) => <AuthCallsProvider value={calls}>{inside}</AuthCallsProvider>,
  });
  await pass(5, advance);
  return { ...page, asked };
}

export const advance = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
export const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name });
export const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { exact: true });
export const says = (text: string | RegExp) => screen.queryAllByText(text).length > 0;

export function type(name: string, value: string) {
  fireEvent.change(field(name), { target: { value } });
}

export async function press(name: string | RegExp) {
  fireEvent.click(button(name));
  await pass(5, advance);
}
