import { stopsWhenFrozen } from '@egcr/wallet/web-testing';

import { aPayPage, CONFIRM, walletReply } from '../testing/pay-page.tsx';
import { ToPay } from './confirm-screen.tsx';

stopsWhenFrozen(
  [
    {
      what: 'paying by a link',
      address: CONFIRM,
      show: () => <ToPay page={aPayPage} />,
      button: /^Pay .*25/,
    },
  ],
  walletReply,
);
