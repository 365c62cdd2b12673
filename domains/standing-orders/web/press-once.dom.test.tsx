import { movesOnce, openPage, press, type } from '@egcr/wallet/web-testing';
import { act, fireEvent, screen, within } from '@testing-library/react';

import { Screen as NewOrder } from './new-order-screen.tsx';

const ID = '01990000-0000-7000-8000-000000000001';
const replies = {
  'GET wallet/payees': { items: [] },
  'GET wallet/activity': { items: [], next: null },
  'GET wallet/recipients': { user_id: ID, username: 'bao', name: 'Bao', is_first_payment: false },
  'POST wallet/standing-orders': { id: ID },
};

movesOnce(
  [
    {
      what: 'scheduling payments',
      enter: async () => {
        await openPage('/wallet/scheduled/new', () => <NewOrder />);
        await type('Who gets it?', 'bao');
        await type('How much?', '3');
        await press('Continue');
      },
      press: async () => {
        const dialog = await screen.findByRole('alertdialog');
        const pin = await within(dialog).findByLabelText('PIN');
        fireEvent.change(pin, { target: { value: '270519' } });
        const confirm = within(dialog).getAllByRole('button').at(-1);
        await act(async () => void (confirm && fireEvent.click(confirm)));
      },
    },
  ],
  replies,
);
