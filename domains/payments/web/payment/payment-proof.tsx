import { ProofCardOf } from '@egcr/ledger/web';
import { call } from '@egcr/web-kit/call';

import { proofCall, type Payment } from '../../contract/index.ts';

/** That the money of a payment has moved can be checked by anybody who has the proof. */
export function PaymentProof({ payment }: { readonly payment: Payment }) {
  if (payment.state !== 'succeeded' || payment.is_test) return null;
  const { id } = payment;
  return <ProofCardOf name={id} read={() => call(proofCall, { params: { id }, query: {} })} />;
}
