import { createConnectors, type RailSettings } from '@egcr/connectors/server';
import { startFakeStripe } from '@egcr/connectors/testing';
import { errandsIn, openBank, shopIn } from '@egcr/payments/testing';
import { TEST_PIN, type TestPerson } from '@egcr/wallet/testing';
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

const HEAD = 'file,rail,currency,kind,reference,gross,fee,net';

export const usd = (value: string) => ({ value, assetCode: 'USD', assetScale: 2 });

/** A settlement file in our own format. */
export const csv = (file: string, rail: string, lines: readonly string[], total: string) =>
  [HEAD, ...lines.map((line) => `${file},${rail},USD,${line}`), `${file},${rail},USD,total,${total}`].join(
    '\n',
  );

/** A settling bank whose customers pay by card at Stripe. */
export async function openCardBank() {
  const fake = await startFakeStripe();
  const { bank, rails } = await openSettlingBank({ stripe: fake.settings });
  const errands = errandsIn(bank, rails);
  return {
    fake,
    bank,
    errands,
    desk: officersIn(bank),
    /** A card payment that Stripe has taken. */
    paidByCard: async (value: string) => {
      const shop = shopIn(bank);
      const sold = await shop.shop({ amount: usd(value) }, '0');
      const id = String((await shop.start(sold.payer, sold.link, { method: 'card' })).body.id);
      await bank.call('POST', `/api/v1/payments/${id}/confirm`, {
        as: sold.payer,
        key: crypto.randomUUID(),
        body: { pin: TEST_PIN, method: 'card' },
      });
      await errands.run(id);
      fake.books.pay(`${id}:1`);
      bank.clock.advance(301);
      await errands.run(id);
      return { ...sold, id, reference: `${id}:1` };
    },
    /** What Stripe owes by our books. */
    clearing: async (): Promise<bigint> => {
      const { rows } = await bank.database.owner.query(
        `select coalesce(sum(balance), 0)::text as sum from ledger.account where purpose like '%stripe%'`,
      );
      return BigInt(rows[0].sum);
    },
    close: async () => {
      await bank.close();
      await fake.close();
    },
  };
}
