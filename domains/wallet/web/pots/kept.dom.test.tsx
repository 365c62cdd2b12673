import { keepsTyped } from '../testing/index.ts';
import { Screen as NewPot } from './new-pot-screen.tsx';

keepsTyped(
  [
    {
      what: 'a pot',
      address: '/wallet/pots/new',
      show: () => <NewPot />,
      typed: { Name: 'A boat', Goal: '1,000', 'To be reached by': '2099-12-31' },
    },
  ],
  {},
);
