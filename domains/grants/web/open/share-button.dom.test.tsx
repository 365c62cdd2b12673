import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { ShareButton } from './share-button.tsx';

const url = `${window.location.origin}/grants/programmes/harbour`;
const stub = (name: 'share' | 'clipboard', value: unknown) =>
  Object.defineProperty(navigator, name, { value, configurable: true });
afterEach(() => {
  cleanup();
  stub('share', undefined);
  stub('clipboard', undefined);
});

async function share(): Promise<string> {
  render(<ShareButton title="Harbour fund" path="/grants/programmes/harbour" />);
  expect(screen.getByRole('status').textContent).toBe('');
  await act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Share' })));
  return screen.getByRole('status').textContent;
}

describe('the address of a grant programme that is handed on [SYS-03]', () => {
  it('goes to another app where the device can, and is not copied then', async () => {
    const [handOver, writeText] = [
      vi.fn<() => Promise<void>>(async () => undefined),
      vi.fn<() => Promise<void>>(async () => undefined),
    ];
    stub('share', handOver);
    stub('clipboard', { writeText });
    expect(await share()).toBe('');
    expect(handOver).toHaveBeenCalledExactlyOnceWith({ url, title: 'Harbour fund' });
    expect(writeText).not.toHaveBeenCalled();
  });

  it('is nothing to complain about where the person closes the sheet', async () => {
    stub('share', () => Promise.reject(new DOMException('closed', 'AbortError')));
    expect(await share()).toBe('');
  });

  it('is copied elsewhere, and the page says so', async () => {
    const writeText = vi.fn<() => Promise<void>>(async () => undefined);
    stub('clipboard', { writeText });
    expect(await share()).toBe('The link is copied.');
    expect(writeText).toHaveBeenCalledExactlyOnceWith(url);
  });

  it('is left to the person where the browser refuses to copy, or cannot', async () => {
    stub('clipboard', { writeText: () => Promise.reject(new DOMException('no')) });
    expect(await share()).toBe('Your browser did not copy it. Copy the address above instead.');
    cleanup();
    stub('clipboard', undefined);
    expect(await share()).toBe('Your browser did not copy it. Copy the address above instead.');
  });
});
