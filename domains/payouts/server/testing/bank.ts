import { createDevelopers } from '@egcr/developers/server';
import type { PaymentsDoor, PayoutsAsked } from '@egcr/payments/server';
import { createPayments, paymentKinds } from '@egcr/payments/server';
import { businessesIn, standing, teamsIn } from '@egcr/payments/testing';
import { createRisk } from '@egcr/risk/server';
import { createUploads } from '@egcr/server-kit/uploads';
import { treasuryKinds } from '@egcr/treasury/server';
import { openBank as openWalletBank, type Bank } from '@egcr/wallet/testing';

import { createPayouts } from '../index.ts';

/** The API of payments whose payouts are judged, beside teams and their wallets, over a real server and database. */
export function openBank(): Promise<Bank> {
  const risk = createRisk();
  let payments: PaymentsDoor;
  let payouts: PayoutsAsked;
  return openWalletBank({
    kinds: [...paymentKinds, ...treasuryKinds],
    guests: [
      () => ({ domain: risk.domain }),
      (parts) => {
        const uploads = createUploads({ clamdUrl: undefined, kinds: () => [] });
        const made = createPayments({
          ...parts,
          ...standing,
          risk: risk.door,
          publicUrl: 'https://egcr.example',
          money: parts.wallet,
          uploads: uploads.door,
          record: parts.staff.record,
          rails: [],
          payouts: () => payouts,
        });
        payments = made.door;
        return { domain: made.domain };
      },
      ({ people }) => {
        const made = createPayouts({ people, payments: () => payments });
        payouts = made.door;
        return { domain: made.domain };
      },
      (parts) => teamsIn(parts),
      ({ people }) => createDevelopers({ people, allowsLoopback: true }),
    ],
  });
}

export { businessesIn };
