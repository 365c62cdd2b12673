import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useQueryClient } from '@tanstack/react-query';
import { afterEach, expect, it } from 'vitest';

import { rereadWallet, useKnownWallet, useWallet } from './queries.ts';
import { CannedBank } from './testing/canned-bank.ts';
import { openPage } from './testing/open-page.tsx';

let bank: CannedBank | undefined;
afterEach(() => {
  cleanup();
  bank?.close();
});

function Reading() {
  const client = useQueryClient();
  const { data } = useWallet();
  return (
    <button type="button" onClick={() => void rereadWallet(client)}>
      page: {String(data?.frozen_at)}
    </button>
  );
}

/** As the navigation's mark does: it looks at what a page has read. */
function Mark() {
  return <p>mark: {String(useKnownWallet()?.frozen_at)}</p>;
}

it('a mark that only looks at the wallet does not keep the page from reading it again', async () => {
  const wallet = { accounts: [], in_pots: [], frozen_at: '2026-11-20T12:00:00.000Z', sandbox: true };
  bank = new CannedBank({ 'GET wallet': wallet });
  await openPage('/wallet', () => (
    <>
      <Reading />
      <Mark />
    </>
  ));
  expect(await screen.findByText('mark: 2026-11-20T12:00:00.000Z')).toBeDefined();
  wallet.frozen_at = '2026-11-21T12:00:00.000Z';
  fireEvent.click(screen.getByRole('button'));
  expect(await screen.findByText('page: 2026-11-21T12:00:00.000Z')).toBeDefined();
  expect(screen.getByText('mark: 2026-11-21T12:00:00.000Z')).toBeDefined();
});
