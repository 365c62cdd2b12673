import { samplesIn } from '@egcr/server-kit/samples';
import { sql } from 'kysely';

/** What is invented and has no money in the ledger. A test payment in whose dispute a person handed in a file stays with it. */
export const paymentSamples = samplesIn({
  schema: 'payments',
  needs: async ({ db }) => {
    const { rows } = await sql<{ payment_id: string }>`
      select distinct dispute.payment_id
      from payments.dispute
      join payments.payment on payment.id = dispute.payment_id
      join payments.evidence_file on evidence_file.dispute_id = dispute.id
      where payment.is_sample and payment.is_test`.execute(db);
    return rows.map(({ payment_id: id }) => id);
  },
});
