import { cleanup, fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { CannedBank } from './canned-bank.ts';
import { openPage } from './open-page.tsx';

export interface TypedPage {
  readonly what: string;
  readonly address: string;
  readonly show: () => ReactNode;
  /** What is typed, by how the label of its field begins. */
  readonly typed: Readonly<Record<string, string>>;
}

/** Forms that a reload, or a way to the PIN and back, does not empty. */
export function keepsTyped(pages: readonly TypedPage[], replies: Readonly<Record<string, unknown>>): void {
  let bank: CannedBank;
  beforeEach(() => {
    bank = new CannedBank(replies);
  });
  afterEach(() => {
    cleanup();
    sessionStorage.clear();
    bank.close();
  });

  const field = (label: string) => screen.findByLabelText<HTMLInputElement>((text) => text.startsWith(label));

  describe.each(pages)('$what', ({ address, show, typed }) => {
    it('keeps what was typed over a reload', async () => {
      await openPage(address, show);
      for (const [label, value] of Object.entries(typed))
        fireEvent.change(await field(label), { target: { value } });
      cleanup();
      await openPage(address, show);
      for (const [label, value] of Object.entries(typed)) expect((await field(label)).value).toBe(value);
    });
  });
}
