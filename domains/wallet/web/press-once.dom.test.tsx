import { act, fireEvent, screen, within } from '@testing-library/react';

import type { Pot } from '../contract/pots.ts';
import { PlayMoneyForm } from './play-money-form.tsx';
import { ClosePot } from './pots/close-pot.tsx';
import { MoveForm } from './pots/move-form.tsx';
import { Screen as NewPot } from './pots/new-pot-screen.tsx';
import { movesOnce, press, type, type Moving } from './testing/moves-once.ts';
import { openPage } from './testing/open-page.tsx';

const ID = '01990000-0000-7000-8000-000000000001';
const NOW = '2026-11-20T12:00:00.000Z';
const money = (value: string, assetCode = 'JVD') => ({ value, assetCode, assetScale: 2 });
const purse = (asset: string) => ({
  id: ID,
  asset,
  balance: money('100000', asset),
  available: money('100000', asset),
  held: money('0', asset),
  pin_above: money('0', asset),
  opened_at: '2026-01-01T00:00:00.000Z',
  address: 'egcr1q',
});
const bao = { user_id: ID, username: 'bao', name: 'Bao' };
const pot: Pot = {
  id: ID,
  name: 'Holiday',
  look: 'star',
  asset: 'JVD',
  account_id: ID,
  balance: money('5000'),
  target: null,
  target_on: null,
  created_at: NOW,
};
const replies = {
  'GET wallet': { accounts: [purse('JVD'), purse('USD')], in_pots: [], frozen_at: null, sandbox: true },
  'GET wallet/payees': { items: [] },
  'GET wallet/activity': { items: [], next: null },
  'GET wallet/recipients': { ...bao, is_first_payment: false },
  'POST wallet/pots': pot,
  [`POST wallet/pots/${ID}/move`]: pot,
  [`POST wallet/pots/${ID}/close`]: { returned: money('5000') },
  'POST wallet/sandbox-deposits': { id: ID },
};

const moving: readonly Moving[] = [
  {
    what: 'moving money into a pot',
    enter: async () => {
      await openPage(`/wallet/pots/${ID}`, () => <MoveForm pot={pot} />);
      await type('How much?', '3');
      // The balance has been read: before it nothing can be put in.
      await screen.findByText(/1,000\.00/);
    },
    press: () => press('Put in'),
  },
  {
    what: 'closing a pot',
    enter: async () => {
      await openPage(`/wallet/pots/${ID}`, () => <ClosePot pot={pot} />);
      if (screen.queryByRole('alertdialog') === null) await press('Close this pot');
    },
    press: async () => {
      const dialog = await screen.findByRole('alertdialog');
      await act(
        async () => void fireEvent.click(within(dialog).getByRole('button', { name: 'Close this pot' })),
      );
    },
  },
  {
    what: 'opening a pot',
    enter: async () => {
      await openPage('/wallet/pots/new', () => <NewPot />);
      await type('Name', 'Bicycle');
    },
    press: () => press('Create pot'),
  },
  {
    what: 'adding play money',
    enter: async () => {
      await openPage('/wallet/add', () => <PlayMoneyForm />);
      await type('How much?', '3');
    },
    press: () => press('Add money'),
  },
];

movesOnce(moving, replies);
