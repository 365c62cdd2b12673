import { uuidv7 } from '@egcr/contract/ids';
import { testDatabase, type TestDatabase } from '@egcr/server-kit/testing/database';
import { testServices, type TestServices } from '@egcr/server-kit/testing/services';

export type Columns = Readonly<Record<string, unknown>>;

/** The instant at which the rows of a test are looked at. */
export const NOW = new Date('2026-11-20T12:00:00.000Z');

export const seconds = (from: Date, many: number) => new Date(from.getTime() + many * 1000);

let made_ms = Date.now();

/** The id of a thing or of somebody who is in no other test: each is newer than the one before. */
export const someone = () => uuidv7((made_ms += 1));

export interface Rows {
  readonly database: TestDatabase;
  readonly services: TestServices;
  /** Each writes one row and answers its id; what is not said is as for a payment that was begun an hour ago. */
  readonly link: (more?: Columns) => Promise<string>;
  readonly payment: (more?: Columns) => Promise<string>;
  readonly attempt: (payment: string, more?: Columns) => Promise<string>;
  readonly refund: (payment: string, more?: Columns) => Promise<string>;
  readonly dispute: (more?: Columns) => Promise<string>;
  readonly stateOf: (table: 'link' | 'payment', id: string) => Promise<string>;
}

/** Rows of payments as they stand in the tables, for tests of what reads them at an instant. */
export async function openRows(): Promise<Rows> {
  const database = await testDatabase();
  /** Also in a state that a thing comes to only later: the guards of its steps are off. */
  const insert = async (table: string, row: Columns): Promise<void> => {
    const names = Object.keys(row);
    const values = names.map((_, at) => `$${at + 1}`).join(', ');
    const client = await database.owner.connect();
    try {
      await client.query('begin; set local session_replication_role = replica');
      await client.query(
        `insert into payments.${table} (${names.join(', ')}) values (${values})`,
        Object.values(row),
      );
      await client.query('commit');
    } finally {
      client.release();
    }
  };
  const made = { title: 'Coffee beans', asset: 'JVD', amount: 2500 };
  const sides = () => ({ merchant_id: someone(), payer_id: someone() });
  return {
    database,
    services: testServices(database),
    link: async (more = {}) => {
      const id = someone();
      await insert('link', {
        id,
        merchant_id: someone(),
        ...made,
        created_at: seconds(NOW, -3600),
        search_words: '',
        ...more,
      });
      return id;
    },
    payment: async (more = {}) => {
      const id = someone();
      await insert('payment', {
        id,
        link_id: someone(),
        ...sides(),
        ...made,
        fee: 25,
        is_test: false,
        created_at: seconds(NOW, -3600),
        expires_at: seconds(NOW, 3600),
        ...more,
      });
      return typeof more['id'] === 'string' ? more['id'] : id;
    },
    attempt: async (payment, more = {}) => {
      await insert('attempt', {
        payment_id: payment,
        number: 1,
        rail: 'sandbox-card-a',
        state: 'succeeded',
        at: seconds(NOW, -60),
        ...(more['state'] !== 'pending' && { ended_at: seconds(NOW, -60) }),
        ...more,
      });
      return payment;
    },
    refund: async (payment, more = {}) => {
      const id = someone();
      await insert('refund', { id, payment_id: payment, amount: 100, at: NOW, ...more });
      return id;
    },
    dispute: async (more = {}) => {
      const id = someone();
      await insert('dispute', {
        id,
        payment_id: someone(),
        ...sides(),
        ...made,
        rail: 'internal',
        reason: 'not_received',
        state: 'needs_response',
        is_test: false,
        is_sample: false,
        opened_at: seconds(NOW, -3600),
        due_at: seconds(NOW, 3600),
        ...more,
      });
      return id;
    },
    stateOf: async (table, id) => {
      const { rows } = await database.pool.query(`select state from payments.${table} where id = $1`, [id]);
      return String(rows[0]?.state);
    },
  };
}
