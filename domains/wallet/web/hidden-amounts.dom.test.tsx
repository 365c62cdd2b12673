import { MoveForm } from './pots/move-form.tsx';
import { PotHistory } from './pots/pot-history.tsx';
import { Screen as Pots } from './pots/pots-screen.tsx';
import { Screen as Send } from './send/send-screen.tsx';
import { hidesAmounts, type Page } from './testing/hides-amounts.tsx';
import { Screen as Wallet } from './wallet-screen.tsx';

const ID = '01990000-0000-7000-8000-000000000001';
const NOW = '2026-11-20T12:00:00.000Z';
const money = (value: string, assetCode = 'JVD') => ({ value, assetCode, assetScale: 2 });
const bao = { user_id: ID, username: 'bao', name: 'Bao' };
const purse = (asset: string, value: string, held = '0') => ({
  id: ID,
  asset,
  balance: money(value, asset),
  available: money(value, asset),
  held: money(held, asset),
  pin_above: money(held, asset),
  opened_at: '2026-01-01T00:00:00.000Z',
  address: 'egcr1q',
});
const pot = {
  id: ID,
  name: 'Holiday',
  look: 'star',
  asset: 'JVD',
  account_id: ID,
  balance: money('222222'),
  target: money('333333'),
  target_on: null,
  created_at: NOW,
} as const;
const transaction = {
  id: ID,
  reference: 'AAAA-BBBB-CCCC',
  state: 'posted',
  amount: money('444444'),
  note: null,
  created_at: NOW,
  kind: 'transfer',
  direction: 'in',
  counterpart: bao,
  category: 'other',
  is_guess: true,
  guess: 'sent',
  private_note: null,
};
const replies = {
  'GET wallet': {
    accounts: [purse('JVD', '111111', '88888'), purse('USD', '777777')],
    in_pots: [money('222222')],
    frozen_at: null,
    sandbox: true,
  },
  'GET wallet/pots': { items: [pot] },
  'GET wallet/activity': { items: [transaction], next: null },
  'GET wallet/payees': { items: [] },
  'GET wallet/spending': {
    months: [
      {
        month: '2026-11',
        came: money('555555'),
        went: money('666666'),
        spent: [{ category: 'home', amount: money('666666') }],
      },
    ],
    is_whole: true,
  },
  [`GET wallet/accounts/${ID}/entries`]: {
    items: [
      {
        number: '1',
        transfer_id: ID,
        reference: 'AAAA-BBBB-CCCC',
        kind: 'pot_in',
        direction: 'in',
        amount: money('121212'),
        balance: money('343434'),
        created_at: NOW,
      },
    ],
    next: null,
  },
};

const pages: readonly Page[] = [
  {
    what: 'the wallet',
    address: '/wallet',
    show: () => <Wallet />,
    amounts: ['1,111.11', '888.88', '7,777.77', '2,222.22', '4,444.44', '5,555.55', '6,666.66'],
  },
  { what: 'pots', address: '/wallet/pots', show: () => <Pots />, amounts: ['2,222.22', '3,333.33'] },
  {
    what: 'the history of a pot',
    address: `/wallet/pots/${ID}`,
    show: () => <PotHistory pot={pot} />,
    amounts: ['1,212.12', '3,434.34'],
  },
  {
    what: 'moving money into a pot',
    address: `/wallet/pots/${ID}`,
    show: () => <MoveForm pot={pot} />,
    amounts: ['1,111.11'],
  },
  { what: 'sending money', address: '/wallet/send', show: () => <Send />, amounts: ['1,111.11'] },
];

hidesAmounts(pages, replies);
