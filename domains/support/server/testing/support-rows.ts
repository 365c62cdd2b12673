import { testDatabase, type TestDatabase } from '@egcr/server-kit/testing/database';

type Row = Readonly<Record<string, unknown>>;

/** When all rows were made. */
export const now = new Date('2026-06-01T12:00:00Z');

const ids = (family: number) => (place: number) =>
  `01990000-0000-7000-8000-${String(family).repeat(10)}${String(place).padStart(2, '0')}`;
export const [week, payment, claim] = [ids(1), ids(2), ids(3)];
export const [cycle, person, check] = [ids(4), ids(5), ids(6)];

/** The numbers of rows that `week`, `cycle` and the others gave their ids. */
export const placesOf = (rows: readonly { readonly id: string }[]) =>
  rows.map(({ id }) => Number(id.slice(-2)));

/** Cycles and weeks as rows, on a database of their own, without the work of officers that leads to them. */
export async function supportRows() {
  const database = await testDatabase();

  async function insert(table: string, row: Row): Promise<void> {
    const names = Object.keys(row);
    await database.owner.query(
      `insert into ${table} (${names.join(', ')}) values (${names.map((_, at) => `$${at + 1}`).join(', ')})`,
      Object.values(row),
    );
  }

  /** Two claims and nothing else: these stores look at all rows of their tables. */
  async function begin(): Promise<void> {
    for (const table of ['back_check', 'week', 'cycle', 'claim'])
      await database.owner.query(`delete from support.${table}`);
    for (const place of [1, 2])
      await insert('support.claim', {
        case_id: claim(place),
        reference: `SU-${place}`,
        user_id: person(place),
        state: 'active',
        zone: 'Europe/Berlin',
        policy_version: place,
        benefit_minor: 500,
        first_week: '2026-W01',
        claimed_at: now,
      });
  }

  const addCycle = (place: number, state: string) =>
    insert('support.cycle', {
      id: cycle(place),
      number: place,
      state,
      week_count: 1,
      total_minor: 1,
      made_at: now,
      changed_at: now,
    });

  /** A week of a claim, of which it pays as many cents as its number. */
  const addWeek = (place: number, state: string, of = 1, more: Row = {}) =>
    insert('support.week', {
      id: week(place),
      case_id: claim(of),
      user_id: person(of),
      week: `2026-W${String(place).padStart(2, '0')}`,
      state,
      benefit_minor: 500,
      paid_minor: place,
      ...more,
    });

  async function rowOf(table: string, id: string): Promise<Row> {
    const { rows } = await database.owner.query<Row>(`select * from ${table} where id = $1`, [id]);
    return rows[0] ?? {};
  }

  /** Whether others wait for a row after it was read in a transaction that has not ended. */
  function locks(table: string, id: string, read: (db: TestDatabase['db']) => Promise<unknown>) {
    return database.db.transaction().execute(async (db) => {
      await read(db);
      return database.owner
        .query(`select from ${table} where id = $1 for no key update nowait`, [id])
        .then(() => false)
        .catch((error: unknown) => error instanceof Error && 'code' in error && error.code === '55P03');
    });
  }

  return { database, begin, addCycle, addWeek, rowOf, locks };
}

export type SupportRows = Awaited<ReturnType<typeof supportRows>>;
