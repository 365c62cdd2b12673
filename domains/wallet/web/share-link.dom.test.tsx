import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { ShareLink } from './share-link.tsx';
import { openPage } from './testing/open-page.tsx';

const url = 'https://egcr.example/wallet/send?to=bola';
const stub = (name: 'share' | 'clipboard', value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true });
afterEach(() => {
  cleanup();
  stub('share', undefined);
  stub('clipboard', undefined);
});

const open = () =>
  openPage('/wallet/receive', () => <ShareLink url={url} text="Pay Bola" shareLabel="Share it" />);
const press = (name: string) => act(async () => void fireEvent.click(screen.getByRole('button', { name })));

describe('a link by which someone can be paid', () => {
  it('is copied, and the page says so', async () => {
    const writeText = vi.fn<() => Promise<void>>(async () => undefined);
    stub('clipboard', { writeText });
    await open();
    await press('Copy payment link');
    expect(writeText).toHaveBeenCalledExactlyOnceWith(url);
    expect(await screen.findByText('Payment link copied')).toBeDefined();
  });

  it('is left to the person where the browser refuses to copy, or cannot', async () => {
    for (const clipboard of [{ writeText: () => Promise.reject(new DOMException('no')) }, undefined]) {
      stub('clipboard', clipboard);
      await open();
      await press('Copy payment link');
      expect(await screen.findByText(/^We couldn’t copy it/)).toBeDefined();
      cleanup();
    }
  });

  it('is handed to another app where the device can, and only there', async () => {
    await open();
    expect(screen.queryByRole('button', { name: 'Share it' })).toBeNull();
    cleanup();
    const handOver = vi.fn<() => Promise<void>>(async () => undefined);
    stub('share', handOver);
    await open();
    await press('Share it');
    expect(handOver).toHaveBeenCalledExactlyOnceWith({ url, text: 'Pay Bola' });
  });

  it('is nothing to complain about where the person closes the sheet', async () => {
    stub('share', () => Promise.reject(new DOMException('closed', 'AbortError')));
    await open();
    await press('Share it');
    expect(screen.queryByText(/couldn’t/)).toBeNull();
  });
});
