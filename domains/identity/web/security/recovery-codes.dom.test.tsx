import { openShown } from '@egcr/web-kit/testing/answering-server.tsx';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { securityDesk } from '../testing/security-cards.tsx';
import { RecoveryCard } from './recovery-card.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';

let kept: string[];
const files: Blob[] = [];
beforeEach(() => {
  kept = [];
  files.length = 0;
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) files.push(file);
    return 'blob:1';
  });
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation((address) => void kept.push(`forgets ${address}`));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function note(this: HTMLAnchorElement) {
    kept.push(`saves ${this.download} of ${this.href}`);
  });
  vi.spyOn(window, 'print').mockImplementation(() => void kept.push('prints'));
  vi.stubGlobal('navigator', { clipboard: { writeText: async (text: string) => void kept.push(text) } });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('recovery codes are shown once, to be printed, saved as a file or copied', async () => {
  let saved = 0;
  await openShown(() => <RecoveryCodes codes={['abc', 'def']} onSaved={() => (saved += 1)} />);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual(['abc', 'def']);
  press('Print');
  press('Download');
  press('Copy');
  expect(await screen.findByText('Copied')).toBeDefined();
  expect(kept).toEqual(['prints', 'saves egcr-recovery-codes.txt of blob:1', 'forgets blob:1', 'abc\ndef']);
  expect(files[0]?.type).toBe('text/plain;charset=utf-8');
  expect(await files[0]?.text()).toBe('Your recovery codes. Each works once.\n\nabc\ndef\n');
  expect(saved).toBe(0);
  press('I’ve saved them');
  expect(saved).toBe(1);
});

const app = { id: 'a1', name: 'Phone', createdAt: '2026-11-20T12:00:00.000Z' };
it.each([
  [4, '4 codes are left', 'ok'],
  [3, '3 codes are left', 'warn'],
  [1, '1 code is left', 'warn'],
])('of %i codes the card says: %s', async (left, said, tone) => {
  let made: readonly string[] = [];
  const desk = securityDesk({
    apps: async () => [app],
    recoveryLeft: async () => left,
    makeRecoveryCodes: async () => ['abc'],
  });
  await desk.open(<RecoveryCard onCodes={(codes) => (made = codes)} />);
  expect((await screen.findByText(said)).className).toContain(tone);
  press('Make new codes');
  await waitFor(() => expect(made).toEqual(['abc']));
  expect(screen.queryByText('You have no recovery codes yet.')).toBeNull();
});
