import { cleanup, fireEvent, screen } from '@testing-library/react';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
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

it('after money has moved, balances that no page shows are read again too: the next page does not begin with the old ones', async () => {
  const wallet = { accounts: [], in_pots: [], frozen_at: '2026-11-20T12:00:00.000Z', sandbox: true };
  bank = new CannedBank({ 'GET wallet': wallet });
  await openPage('/wallet', () => <Leaving />);
  await screen.findByText('page: 2026-11-20T12:00:00.000Z');
  fireEvent.click(screen.getByText('leave'));
  wallet.frozen_at = '2026-11-21T12:00:00.000Z';
  fireEvent.click(screen.getByText('money moves'));
  expect(await screen.findByText('mark: 2026-11-21T12:00:00.000Z')).toBeDefined();
});

/** A page with the balances that can be left for one that does not read them. */
function Leaving() {
  const client = useQueryClient();
  const [isHere, setHere] = useState(true);
  return (
    <>
      {isHere && <Reading />}
      <button type="button" onClick={() => setHere(false)}>
        leave
      </button>
      <button type="button" onClick={() => void rereadWallet(client)}>
        money moves
      </button>
      <Mark />
    </>
  );
}
