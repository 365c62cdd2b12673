import { ProofCardOf, useVerifyText } from '@egcr/ledger/web';
import { callActing } from '@egcr/organisations/web';
import { sentences, useSentences } from '@egcr/web-kit/sentences.tsx';

import { proofCall, type Payment } from '../../contract/index.ts';

/** That the money of a payment has moved can be checked by anybody who has the proof. */
export function PaymentProof({ payment }: { readonly payment: Payment }) {
  const t = useVerifyText();
  const { failure } = useSentences(sentences(proofCall, { not_sealed_yet: t('card.waiting') }));
  if (payment.state !== 'succeeded' || payment.is_test) return null;
  const { id } = payment;
  return (
    <ProofCardOf
      name={id}
      explain={failure}
      read={() => callActing(proofCall, { params: { id }, query: {} })}
    />
  );
}
