import { cleanup, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { CannedBank } from './canned-bank.ts';
import { openPage } from './open-page.tsx';

export interface StoppedPage {
  readonly what: string;
  readonly address: string;
  readonly show: () => ReactNode;
  /** The button that a freeze stops. */
  readonly button: string | RegExp;
  /** The money stays the person's own: only their freeze stops it, not a hold after a reset. */
  readonly isOwnOnly?: true;
}

/** Pages whose act takes money out of the wallet: one that is frozen or held says so, shows the way out, and the act cannot be pressed. */
export function stopsWhenFrozen(
  pages: readonly StoppedPage[],
  replies: Readonly<Record<string, unknown>>,
): void {
  let bank: CannedBank;
  const open = (frozenAt: string | null, heldUntil: string | null = null) => {
    const wallet = { ...(replies['GET wallet'] as object), frozen_at: frozenAt, held_until: heldUntil };
    bank = new CannedBank({ ...replies, 'GET wallet': wallet });
  };
  beforeEach(() => open(null));
  afterEach(() => {
    cleanup();
    sessionStorage.clear();
    bank.close();
  });

  describe.each(pages)('$what', ({ address, show, button }) => {
    const act = () => screen.findByRole<HTMLButtonElement>('button', { name: button });

    it('says that the wallet is frozen, and leads to where it is unfrozen', async () => {
      bank.close();
      open('2026-11-20T12:00:00.000Z');
      await openPage(address, show);
      await waitFor(() => expect(screen.getByText('Your wallet is frozen')).toBeTruthy());
      expect(screen.getByRole('link', { name: 'Unfreeze wallet' }).getAttribute('href')).toBe(
        '/wallet/security',
      );
      const stopped = await act();
      expect(stopped.disabled).toBe(true);
      expect(screen.getByText('Your wallet is frozen. Unfreeze it first.')).toBeTruthy();
    });

    it('lets the act be pressed while the wallet is open', async () => {
      await openPage(address, show);
      expect((await act()).disabled).toBe(false);
      expect(screen.queryByText('Your wallet is frozen')).toBeNull();
    });
  });

  const UNTIL = '2026-11-28T12:00:00.000Z';

  describe.each(pages.filter(({ isOwnOnly = false }) => !isOwnOnly))('$what', ({ address, show, button }) => {
    it('says until when the money is held, and leads to where that is ended', async () => {
      bank.close();
      open(null, UNTIL);
      await openPage(address, show);
      await waitFor(() => expect(screen.getByText('Your money is held')).toBeTruthy());
      expect(screen.getByRole('link', { name: 'See how to end it' }).getAttribute('href')).toBe(
        '/settings?section=security',
      );
      expect((await screen.findByRole<HTMLButtonElement>('button', { name: button })).disabled).toBe(true);
      expect(screen.getByText(/^Your money is held until .*28/)).toBeTruthy();
    });
  });

  describe.each(pages.filter(({ isOwnOnly = false }) => isOwnOnly))('$what', ({ address, show, button }) => {
    it('lets the act be pressed while money is held', async () => {
      bank.close();
      open(null, UNTIL);
      await openPage(address, show);
      expect((await screen.findByRole<HTMLButtonElement>('button', { name: button })).disabled).toBe(false);
    });
  });
}
