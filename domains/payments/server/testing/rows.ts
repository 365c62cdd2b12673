import { uuidv7 } from '@egcr/contract/ids';
import { testDatabase, type TestDatabase } from '@egcr/server-kit/testing/database';
import { testServices, type TestServices } from '@egcr/server-kit/testing/services';

export type Columns = Readonly<Record<string, unknown>>;

/** The instant at which the rows of a test are looked at. */
export const NOW = new Date('2026-11-20T12:00:00.000Z');

export const seconds = (from: Date, many: number) => new Date(from.getTime() + many * 1000);

let made_ms = Date.now();

/** The id of a thing, or of a person who is in no other test: each is newer than the one before. */
export const someone = () => uuidv7((made_ms += 1));

export interface Rows {
  readonly database: TestDatabase;
  readonly services: TestServices;
  /** Each writes one row and answers its id; what is not said is as for a payment that was begun an hour ago. */
  readonly link: (more?: Columns) => Promise<string>;
  /** So many links at once, the oldest first. */
  readonly links: (many: number, more: Columns) => Promise<readonly string[]>;
  readonly payment: (more?: Columns) => Promise<string>;
  readonly attempt: (payment: string, more?: Columns) => Promise<string>;
  readonly refund: (payment: string, more?: Columns) => Promise<string>;
  readonly dispute: (more?: Columns) => Promise<string>;
  /** The draft of a rule for tests. */
  readonly rule: (more?: Columns) => Promise<string>;
  readonly stateOf: (table: 'link' | 'payment', id: string) => Promise<string>;
}

type Insert = (table: string, rows: readonly Columns[]) => Promise<void>;

/** Writes rows of the same columns, also in a state that a thing comes to only later: the guards of its steps are off. */
function inserting({ owner }: TestDatabase): Insert {
  return async (table, rows) => {
    const names = Object.keys(rows[0] ?? {}).join(', ');
    const client = await owner.connect();
    try {
      await client.query('begin; set local session_replication_role = replica');
      await client.query(
        `insert into payments.${table} (${names})
         select ${names} from jsonb_populate_recordset(null::payments.${table}, $1)`,
        [JSON.stringify(rows)],
      );
      await client.query('commit');
    } finally {
      client.release();
    }
  };
}

const made = { title: 'Coffee beans', asset: 'JVD', amount: 2500 };
const sides = () => ({ merchant_id: someone(), payer_id: someone() });

const begun = () => ({
  link_id: someone(),
  ...sides(),
  ...made,
  fee: 25,
  is_test: false,
  created_at: seconds(NOW, -3600),
  expires_at: seconds(NOW, 3600),
});
const opened = () => ({
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
});
const drafted = () => ({
  rule_id: someone(),
  version: 1,
  merchant_id: someone(),
  is_test: true,
  state: 'draft',
  title: 'Cards to A',
  priority: 1,
  conditions: {},
  rails: [{ rail: 'sandbox-card-a', share: null }],
  is_enforced: false,
  created_at: seconds(NOW, -3600),
});
const listed = () => ({
  merchant_id: someone(),
  ...made,
  created_at: seconds(NOW, -3600),
  search_words: '',
});

/** Rows of payments as they stand in the tables, for tests of what reads them at an instant. */
export async function openRows(): Promise<Rows> {
  const database = await testDatabase();
  const insert = inserting(database);
  const write = async (table: string, row: Columns): Promise<string> => {
    const id = someone();
    await insert(table, [{ id, ...row }]);
    return id;
  };
  return {
    database,
    services: testServices(database),
    link: (more = {}) => write('link', { ...listed(), ...more }),
    links: async (many, more) => {
      const made = Array.from({ length: many }, () => ({ id: someone(), ...listed(), ...more }));
      await insert('link', made);
      return made.map(({ id }) => id);
    },
    payment: (more = {}) => write('payment', { ...begun(), ...more }),
    refund: (payment, more = {}) => {
      const failed = more['state'] === 'failed' ? { failed_at: NOW } : {};
      return write('refund', { payment_id: payment, amount: 100, at: NOW, ...failed, ...more });
    },
    dispute: (more = {}) => write('dispute', { ...opened(), ...more }),
    rule: (more = {}) => write('routing_rule', { ...drafted(), ...more }),
    attempt: async (payment, more = {}) => {
      const tried = { payment_id: payment, number: 1, rail: 'sandbox-card-a', state: 'succeeded' };
      const ended = more['state'] === 'pending' ? {} : { ended_at: seconds(NOW, -60) };
      await insert('attempt', [{ ...tried, at: seconds(NOW, -60), ...ended, ...more }]);
      return payment;
    },
    stateOf: async (table, id) => {
      const { rows } = await database.pool.query(`select state from payments.${table} where id = $1`, [id]);
      return String(rows[0]?.state);
    },
  };
}
