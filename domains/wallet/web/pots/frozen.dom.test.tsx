import { stopsWhenFrozen } from '../testing/stops-frozen.tsx';
import { MoveForm } from './move-form.tsx';
import { FrozenBanner } from '../frozen/frozen-banner.tsx';

const ID = '01990000-0000-7000-8000-000000000001';
const money = (value: string) => ({ value, assetCode: 'JVD', assetScale: 2 });
const pot = {
  id: ID,
  name: 'Boat',
  look: 'star',
  asset: 'JVD',
  account_id: ID,
  balance: money('100'),
  target: null,
  target_on: null,
  created_at: '2026-11-20T12:00:00.000Z',
} as const;

stopsWhenFrozen(
  [
    {
      what: 'putting money into a pot',
      address: `/wallet/pots/${ID}`,
      show: () => (
        <>
          <FrozenBanner />
          <MoveForm pot={pot} />
        </>
      ),
      button: 'Put in',
      isOwnOnly: true,
    },
  ],
  { 'GET wallet': { accounts: [], in_pots: [], frozen_at: null, sandbox: true } },
);
