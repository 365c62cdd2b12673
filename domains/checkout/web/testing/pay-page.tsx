import type { PayPage } from '@egcr/payments/contract';
import { openPage } from '@egcr/wallet/web-testing';

import { ToPay } from '../pay/confirm-screen.tsx';

const ID = '01990000-0000-7000-8000-000000000001';
export const CONFIRM = `/pay/${ID}/confirm`;

/** A link that asks for Ɉ25.00. Tests change what they are about. */
export const aPayPage: PayPage = {
  id: ID,
  title: 'A pair of sandals',
  asset: 'JVD',
  amount: { value: '2500', assetCode: 'JVD', assetScale: 2 },
  state: 'active',
  capture: 'automatic',
  is_sample: false,
  is_test: false,
  expires_at: null,
  left: null,
  methods: ['wallet'],
  merchant: { user_id: ID, name: 'Bao', username: 'bao' },
  checkout: null,
};

/** The wallet of a payer without money, as the bank answers it. */
export const walletReply = { 'GET wallet': { accounts: [], in_pots: [], frozen_at: null, sandbox: true } };

/** Opens the check before a link is paid. */
export const openToPay = (page: PayPage = aPayPage) => openPage(CONFIRM, () => <ToPay page={page} />);
