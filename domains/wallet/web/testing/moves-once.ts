import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { CannedBank } from './canned-bank.ts';

const button = (name: string | RegExp) => screen.findByRole('button', { name });
/** Presses a button when it is there. */
export async function press(name: string | RegExp): Promise<void> {
  const found = await button(name);
  await act(async () => void fireEvent.click(found));
}
/** Enters a value into a field when it is there. */
export const type = async (name: string | RegExp, value: string) =>
  void fireEvent.change(await screen.findByLabelText(name, { exact: false }), { target: { value } });

export interface Moving {
  readonly what: string;
  /** Opens the page and enters what is needed. */
  readonly enter: () => Promise<unknown>;
  /** The press that moves money, or promises to. */
  readonly press: () => Promise<void>;
}

/** What moves money, or promises to, does so once for each press: its key is kept until the outcome is known. */
export function movesOnce(moving: readonly Moving[], replies: Readonly<Record<string, unknown>>): void {
  let bank: CannedBank;
  beforeEach(() => {
    bank = new CannedBank(replies);
  });
  afterEach(() => {
    cleanup();
    sessionStorage.clear();
    bank.close();
  });

  /** Waits until the page has given up on an answer. */
  const isRepeated = (times: number) =>
    waitFor(() => expect(bank.posts.length).toBeGreaterThanOrEqual(times));

  describe.each(moving)('$what', ({ enter, press: move }) => {
    it('is asked for once by one press', async () => {
      await enter();
      await move();
      await waitFor(() => expect(bank.posts).toHaveLength(1));
      expect(bank.posts[0]?.key).toMatch(/^[0-9a-f-]{36}$/);
    });

    it('keeps its key when it is pressed again because no answer came', async () => {
      bank.trouble = { kind: 'loses_answers' };
      await enter();
      await move();
      await isRepeated(3);
      bank.trouble = undefined;
      await waitFor(async () => {
        if (bank.posts.length < 4) await move();
        expect(bank.posts.length).toBeGreaterThanOrEqual(4);
      });
      expect(bank.keys).toHaveLength(1);
    });

    it('keeps its key over a page load in between', async () => {
      bank.trouble = { kind: 'loses_answers' };
      await enter();
      await move();
      await isRepeated(3);
      cleanup();
      bank.trouble = undefined;
      await enter();
      await move();
      await isRepeated(4);
      expect(bank.keys).toHaveLength(1);
    });

    it('keeps its key when something before the server answered in its place', async () => {
      bank.trouble = { kind: 'refuses', status: 504, code: 'internal' };
      await enter();
      await move();
      await isRepeated(1);
      bank.trouble = undefined;
      await waitFor(async () => {
        if (bank.posts.length < 2) await move();
        expect(bank.posts.length).toBeGreaterThanOrEqual(2);
      });
      expect(bank.keys).toHaveLength(1);
    });

    it('takes another key after a no: what is asked for then is something new', async () => {
      bank.trouble = { kind: 'refuses', status: 402, code: 'insufficient_funds' };
      await enter();
      await move();
      await isRepeated(1);
      bank.trouble = undefined;
      await waitFor(async () => {
        if (bank.posts.length < 2) await move();
        expect(bank.posts.length).toBeGreaterThanOrEqual(2);
      });
      expect(bank.keys).toHaveLength(2);
    });
  });
}
