import type { ServerDomain } from '@egcr/server-kit/domain';
import * as z from 'zod/mini';

import type { PaymentsSeen } from '../parts.ts';
import { isAgreement } from './op-finishing.ts';
import { OPEN_PAYMENTS_BACK } from './op-opening.ts';
import { findRequest, keepAgreement } from './op-store.ts';

type Routes = Parameters<NonNullable<ServerDomain['routes']>>;

const back = z.object({
  hash: z.string().check(z.maxLength(200)),
  interact_ref: z.string().check(z.minLength(1), z.maxLength(500)),
});
const path = z.object({ reference: z.string().check(z.regex(/^[0-9a-f-]{36}:\d{1,6}$/)) });

/**
 * Where the wallet of a payer sends them back to. What the address says counts only with the hash that nobody but that wallet can make; whatever it
 * says, the payer goes on to their payment.
 */
export function registerOpenPaymentsBack(
  [app, services]: [Routes[0], Routes[1]],
  { payments }: PaymentsSeen,
): void {
  app.get(`${OPEN_PAYMENTS_BACK}/:reference`, async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    const asked = path.safeParse(request.params).data;
    if (asked === undefined) return reply.code(404).send();
    const { reference } = asked;
    const said = back.safeParse(request.query).data;
    const row = await findRequest(services.db, reference);
    if (row !== undefined && row.ended_at === null) {
      if (said !== undefined && isAgreement(row, said))
        await keepAgreement(services.db, reference, said.interact_ref);
      await services.unit((work) => payments().hearOf(work, reference));
    }
    const [paymentId = ''] = reference.split(':');
    return reply.redirect(`${services.settings.publicUrl}/payment-gateway/payments/${paymentId}?back=1`, 303);
  });
}
