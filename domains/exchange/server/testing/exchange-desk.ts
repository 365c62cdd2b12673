import { assetOf } from '@egcr/ledger/contract';
import type { Account } from '@egcr/ledger/server';
import { TEST_PIN, type Answer, type Bank, type TestPerson } from '@egcr/wallet/testing';

/** Minor units of a currency of the list, as they travel. */
export const money = (value: string, assetCode: string) => ({
  value,
  assetCode,
  assetScale: assetOf(assetCode)?.scale ?? 0,
});

interface Sending {
  readonly to: { readonly username: string };
  readonly quote: { readonly id: string; readonly source: object };
  readonly more?: object;
}

/** What people ask of the exchange, and what only its operator could do to an account or a price. */
export function exchangeDesk(bank: Bank) {
  const ask = (as: TestPerson, body: object): Promise<Answer> =>
    bank.call('POST', '/api/v1/wallet/quotes', { as, body });
  const convert = (as: TestPerson, quoteId: string): Promise<Answer> =>
    bank.call('POST', '/api/v1/wallet/conversions', {
      as,
      key: crypto.randomUUID(),
      body: { quote_id: quoteId },
    });
  const send = (as: TestPerson, { to, quote, more = {} }: Sending): Promise<Answer> =>
    bank.call('POST', '/api/v1/wallet/transfers/across', {
      as,
      key: crypto.randomUUID(),
      body: {
        to: { username: to.username },
        quote_id: quote.id,
        amount: quote.source,
        pin: TEST_PIN,
        ...more,
      },
    });

  /** Of a person, or of the house. */
  const accountOf = async (owner: 'house' | TestPerson, asset: string, purpose: string): Promise<string> => {
    const { rows } = await bank.database.pool.query<{ id: string }>(
      "select id from ledger.account where asset = $1 and purpose = $2 and (owner_id = $3 or ($3 is null and owner_kind = 'system'))",
      [asset, purpose, owner === 'house' ? null : owner.userId],
    );
    return rows[0]?.id ?? '';
  };
  const setStatus = (id: string, status: Account['status']): Promise<void> =>
    bank.services.unit((work) => bank.ledger.setStatus(work, id, status));
  const balanceOf = async (id: string): Promise<bigint | undefined> =>
    (await bank.ledger.account(bank.services.db, id))?.balanceMinor;

  /** Brings another price of JVD in dollars into force, as the policy would. */
  const setPrice = async (price: string): Promise<void> => {
    await bank.database.pool.query(
      `update rates.current set mid = $1, bid = $1, ask = $1, as_of = $2 where base = 'JVD' and quote = 'USD'`,
      [price, bank.clock.now()],
    );
  };

  /** What was told to people of a payment or conversion: to whom, and what. */
  const toldOf = async (topic: string, id: string) => {
    const { rows } = await bank.database.pool.query(
      "select payload, audience from platform.event where topic = $1 and payload ->> 'id' = $2",
      [topic, id],
    );
    return rows;
  };

  return { ask, convert, send, accountOf, setStatus, balanceOf, setPrice, toldOf };
}
