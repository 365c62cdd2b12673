import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { AmountsToggle } from '../amounts-toggle.tsx';
import { CannedBank } from './canned-bank.ts';
import { openPage } from './open-page.tsx';

export interface Page {
  readonly what: string;
  readonly address: string;
  readonly show: () => ReactNode;
  /** What tells on it how much there is. */
  readonly amounts: readonly string[];
}

/** Pages that tell no amount while a person has amounts hidden. */
export function hidesAmounts(pages: readonly Page[], replies: Readonly<Record<string, unknown>>): void {
  let bank: CannedBank;
  beforeEach(() => {
    bank = new CannedBank(replies);
  });
  afterEach(async () => {
    const shown = screen.queryByRole('button', { name: 'Show amounts' });
    if (shown) fireEvent.click(shown);
    cleanup();
    localStorage.clear();
    bank.close();
  });

  const text = () => document.body.textContent;

  describe.each(pages)('$what', ({ address, show, amounts }) => {
    it('tells no amount while amounts are hidden, and tells them again afterwards', async () => {
      await openPage(address, () => (
        <>
          <AmountsToggle />
          {show()}
        </>
      ));
      for (const amount of amounts) await waitFor(() => expect(text()).toContain(amount));
      const [toggle] = await screen.findAllByRole('button', { name: 'Hide amounts' });
      await act(async () => void (toggle && fireEvent.click(toggle)));
      for (const amount of amounts) expect(text()).not.toContain(amount);
      const digits = amounts.map((amount) => amount.replace(',', ''));
      for (const amount of digits) expect(document.body.innerHTML).not.toContain(amount);
      const [again] = await screen.findAllByRole('button', { name: 'Show amounts' });
      await act(async () => void (again && fireEvent.click(again)));
      for (const amount of amounts) expect(text()).toContain(amount);
    });
  });
}
