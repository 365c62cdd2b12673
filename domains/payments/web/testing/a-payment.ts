import type { Payment } from '../../contract/index.ts';

export const ID = '01990000-0000-7000-8000-000000000001';
export const NOW = '2026-11-20T12:00:00.000Z';
export const jvd = (value: string) => ({ value, assetCode: 'JVD', assetScale: 2 }) as const;

/** A payment of Ɉ25.00 that succeeded, as its merchant sees it. Tests change what they are about. */
export const aPayment: Payment = {
  id: ID,
  reference: 'AAAA-BBBB-CCCC',
  role: 'merchant',
  state: 'succeeded',
  title: 'A pair of sandals',
  amount: jvd('2500'),
  fee: jvd('25'),
  link_id: ID,
  merchant: null,
  payer: null,
  created_at: NOW,
  method: null,
  next_action: null,
  capture: 'automatic',
  authorized: null,
  capture_until: null,
  ended_at: NOW,
  available_at: null,
  is_available: false,
  is_sample: false,
  is_test: false,
  refunded: jvd('0'),
  disputed: jvd('0'),
  dispute: null,
  return_url: null,
  is_blocked: false,
  in_review: false,
  refunds: [],
  metadata: {},
  attempts: [],
};
