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
}

/** Pages whose act takes money out of the wallet: a frozen one says so, shows the way out, and the act cannot be pressed. */
export function stopsWhenFrozen(
  pages: readonly StoppedPage[],
  replies: Readonly<Record<string, unknown>>,
): void {
  let bank: CannedBank;
  const open = (frozenAt: string | null) => {
    const wallet = { ...(replies['GET wallet'] as object), frozen_at: frozenAt };
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
}
