import { uuid } from '@egcr/contract/ids';
import { readInput } from '@egcr/contract/issues';
import { wireMoney } from '@egcr/contract/money';
import type { Services } from '@egcr/server-kit/services';
import * as z from 'zod/mini';

import { valueOf } from './dev-people.ts';
import type { DevApp } from './dev-points.ts';
import type { Doors } from './domains.ts';

const minor = z.string().check(z.regex(/^[1-9]\d{0,14}$/, 'invalid_amount'));
const fundBody = z.strictObject({ fund: uuid, amount: wireMoney });
const commitmentBody = z.strictObject({ id: uuid, fund: uuid, amount: wireMoney });
const envelopeBody = z.strictObject({
  id: uuid,
  fund: uuid,
  /** Without it the budget of the fund pays. */
  commitment: z.optional(uuid),
  asset: z.string(),
  payments: z.array(z.strictObject({ subject: uuid, user_id: uuid, value: minor })),
  control: z.strictObject({ count: z.number(), total: minor }),
});

const valuationBody = z.strictObject({
  id: uuid,
  slug: z.string(),
  permille: z.int().check(z.gte(-200), z.lte(200)),
});

/**
 * `POST /dev/funds` fills a budget, once for a fund; `/dev/commitments` promises a part of it; `/dev/envelopes` makes an envelope of payments,
 * which staff then propose and approve by the API. What is sent twice is done once. `GET /dev/funds/proof` compares promises and
 * payments with the ledger. `POST /dev/wealth-fund-valuations` prices the orders of a wealth fund that wait, as if their day were over.
 */
export function registerDevFunds(
  app: DevApp,
  services: Services,
  { disbursements, funds }: Pick<Doors, 'disbursements' | 'funds'>,
): void {
  app.post('/dev/funds', async (request) => {
    const { fund, amount } = valueOf(readInput(fundBody, request.body));
    await services.unit((work) => disbursements.fill(work, { fund, amount, key: fund }), asTests);
    return { fund, amount };
  });
  app.post('/dev/commitments', async (request) => {
    const wanted = valueOf(readInput(commitmentBody, request.body));
    await services.unit((work) => disbursements.commit(work, wanted), asTests);
    return wanted;
  });
  app.post('/dev/envelopes', async (request) => {
    const { commitment, payments, control, ...wanted } = valueOf(readInput(envelopeBody, request.body));
    const envelope = {
      ...wanted,
      ...(commitment !== undefined && { commitment }),
      purpose: 'grant',
      title: 'Test',
      payments: payments.map(({ subject, user_id: userId, value }) => ({
        subject,
        userId,
        amountMinor: BigInt(value),
      })),
      control: { count: control.count, totalMinor: BigInt(control.total) },
      requestedBy: null,
      decidedBy: [],
    } as const;
    const { id, state } = await services.unit((work) => disbursements.envelope(work, envelope), asTests);
    return { id, state };
  });
  app.post('/dev/wealth-fund-valuations', async (request) => {
    const wanted = valueOf(readInput(valuationBody, request.body));
    return services.unit((work) => funds.valueAhead(work, wanted), asTests);
  });
  app.get('/dev/funds/proof', async (_request, reply) => {
    void reply.header('cache-control', 'no-store');
    const findings = await disbursements.prove(services.db);
    return { broken: findings.map(({ owner, asset }) => ({ owner, asset })) };
  });
}

const asTests = { actor: { kind: 'system', reason: 'dev' } } as const;
