import { ToastProvider } from '@egcr/ui/toast';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';

import { CallRefusal, CallUnreachable } from './call-errors.ts';
import type { NamedFile } from './save-file.ts';
import { SheetButton } from './sheet-button.tsx';

const saved: Blob[] = [];
vi.stubGlobal(
  'URL',
  class extends URL {
    static override createObjectURL(file: Blob): string {
      saved.push(file);
      return '#file';
    }
    static override revokeObjectURL(): void {}
  },
);
afterEach(() => {
  cleanup();
  saved.length = 0;
});

async function pressWith(fetchSheet: () => Promise<NamedFile>): Promise<void> {
  render(
    <ToastProvider regionLabel="Notices" closeLabel="Close">
      <SheetButton label="Download CSV" fetchSheet={fetchSheet} />
    </ToastProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Download CSV' }));
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Download CSV' }).hasAttribute('aria-busy')).toBe(false),
  );
}

it('gives the list as a file whose letters spreadsheets know', async () => {
  await pressWith(async () => ({ name: 'a.csv', content: new Blob(['é'], { type: 'text/csv' }) }));
  expect([...new Uint8Array((await saved[0]?.arrayBuffer()) ?? new ArrayBuffer(0))]).toEqual([
    0xef, 0xbb, 0xbf, 0xc3, 0xa9,
  ]);
});

it('says under its own name why there is no file', async () => {
  await pressWith(() => Promise.reject(new CallUnreachable(undefined)));
  expect(saved).toEqual([]);
  expect(screen.getByRole('alert').textContent).toMatch(/^Download CSV.*Check your connection/);
});

it('says nothing where the page asks for the PIN first', async () => {
  await pressWith(() => Promise.reject(new CallRefusal({ code: 'pin_required', status: 401 })));
  expect(screen.queryByRole('alert')).toBeNull();
});
