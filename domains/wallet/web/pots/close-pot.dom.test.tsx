import { cleanup, fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { CannedBank } from '../testing/canned-bank.ts';
import { openPage } from '../testing/open-page.tsx';
import { ClosePot } from './close-pot.tsx';

const ID = '01990000-0000-7000-8000-000000000001';
const potOf = (value: string) =>
  ({
    id: ID,
    name: 'Boat',
    look: 'star',
    asset: 'JVD',
    account_id: ID,
    balance: { value, assetCode: 'JVD', assetScale: 2 },
    target: null,
    target_on: null,
    created_at: '2026-11-20T12:00:00.000Z',
  }) as const;

let bank: CannedBank | undefined;
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  bank?.close();
});

async function ask(value: string) {
  bank = new CannedBank({});
  await openPage(`/wallet/pots/${ID}`, () => <ClosePot pot={potOf(value)} />);
  fireEvent.click(await screen.findByRole('button', { name: 'Close this pot' }));
  return screen.findByRole('alertdialog');
}

it('the question before a pot is closed names the sum that goes back', async () => {
  expect((await ask('123450')).textContent).toContain('1,234.50');
});

it('an empty pot is closed without a sum', async () => {
  expect((await ask('0')).textContent).not.toContain('0.00');
});
