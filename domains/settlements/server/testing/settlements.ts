import { createConnectors, type RailSettings } from '@egcr/connectors/server';
import { openBank } from '@egcr/payments/testing';
import type { TestPerson } from '@egcr/wallet/testing';
import { invariant } from '@egcr/server-kit/refusal';

import { createSettlements } from '../index.ts';

/** A bank with payments, their rails, and the settlements of these. */
export async function openSettlingBank(settings: RailSettings = {}) {
  let connectors: ReturnType<typeof createConnectors> | undefined;
  const bank = await openBank(
    (parts) => (connectors = createConnectors({ ...parts, settings })),
    ({ approvals, payments }) => createSettlements({ approvals, payments }),
  );
  invariant(connectors !== undefined, 'the bank was opened without its connectors');
  return { bank, rails: connectors.rails };
}

const ADMIN = '/api/v1/admin';

/** What finance officers do. */
export function officersIn(bank: Awaited<ReturnType<typeof openBank>>) {
  const as = { role: 'super_admin' } as const;
  return {
    differences: async (query = '') =>
      (await bank.call('GET', `${ADMIN}/settlement-differences?${query}`, { as: bank.checker, ...as })).body
        .items,
    files: async (query = '') =>
      (await bank.call('GET', `${ADMIN}/settlements?${query}`, { as: bank.checker, ...as })).body.items,
    handIn: (maker: TestPerson, content: string, key: string = crypto.randomUUID()) =>
      bank.call('POST', `${ADMIN}/settlements`, { as: maker, key, body: { content }, ...as }),
    end: (maker: TestPerson, id: string, body: object) =>
      bank.call('POST', `${ADMIN}/settlement-differences/${id}/end`, {
        as: maker,
        key: crypto.randomUUID(),
        body: { reason: 'The rail agrees.', ...body },
        ...as,
      }),
  };
}
