import type { AlertPace } from '@egcr/contract/alerts';
import { addSeconds } from '@egcr/contract/time';
import { sql } from 'kysely';

import type { Database } from '../postgres/database.ts';
import type { Work } from '../work.ts';

const DAY_S = 86_400;
/** An alert that tells at once looks again after so long. */
const AT_ONCE_S = 240;
/** And after so long where it has just told: a broad search on a busy day fills no mailbox. */
const TOLD_REST_S = 3_600;
/** What was told is remembered for so many days: longer than anything is open. */
const TOLD_DAYS = 200;

type At = Pick<Work, 'db' | 'now'>;

export interface AlertRow {
  readonly id: string;
  readonly user_id: string;
  readonly search: string;
  readonly language: string;
  readonly pace: AlertPace;
  readonly is_on: boolean;
  readonly created_at: Date;
  readonly from_at: Date;
  readonly looked_at: Date;
  readonly due_at: Date;
  readonly told_at: Date | null;
}

const columns = sql.raw(
  'id, user_id, search, language, pace, is_on, created_at, from_at, looked_at, due_at, told_at',
);

/** When an alert looks next. */
const firstDue = (now: Date, pace: AlertPace): Date => addSeconds(now, pace === 'daily' ? DAY_S : 0);

/** Where a domain keeps them: `{ schema: 'careers', thing: 'job' }` are `careers.job_alert` and `careers.told_job`, with `job_id`. */
export interface AlertTables {
  readonly schema: string;
  readonly thing: string;
}

/** The SQL of searches that tell of what is new, over the two tables of one domain. */
export function alertStore(tables: AlertTables) {
  return { ...ownAlerts(tables), ...dueAlerts(tables), ...toldThings(tables) };
}
export type AlertStore = ReturnType<typeof alertStore>;

const alertsIn = ({ schema, thing }: AlertTables) => sql.table(`${schema}.${thing}_alert`);
const toldsIn = ({ schema, thing }: AlertTables) => sql.table(`${schema}.told_${thing}`);

/** What people do with theirs. */
function ownAlerts({ schema, thing }: AlertTables) {
  const alerts = alertsIn({ schema, thing });
  return {
    /** The alerts of a person, the latest first. No other transaction adds one until this one ends, where it is asked so. */
    async ofPerson(
      db: Database,
      { userId, isToAdd = false }: { readonly userId: string; readonly isToAdd?: boolean },
    ): Promise<readonly AlertRow[]> {
      if (isToAdd)
        await sql`select pg_advisory_xact_lock(hashtextextended(${`${schema} alerts ${userId}`}, 0))`.execute(
          db,
        );
      const { rows } = await sql<AlertRow>`
        select ${columns} from ${alerts} where user_id = ${userId} order by id desc`.execute(db);
      return rows;
    },

    async insert(
      { db, now }: At,
      row: Pick<AlertRow, 'id' | 'user_id' | 'search' | 'language' | 'pace'>,
    ): Promise<AlertRow | undefined> {
      const { rows } = await sql<AlertRow>`
        insert into ${alerts} (id, user_id, search, language, pace, created_at, from_at, looked_at, due_at)
        values (${row.id}, ${row.user_id}, ${row.search}, ${row.language}, ${row.pace}, ${now}, ${now}, ${now}, ${firstDue(now, row.pace)})
        returning ${columns}`.execute(db);
      return rows[0];
    },

    /** One alert, locked: of a person, or the one of a link. */
    async lock(
      db: Database,
      { id, userId }: { readonly id: string; readonly userId?: string },
    ): Promise<AlertRow | undefined> {
      const { rows } = await sql<AlertRow>`
        select ${columns}
        from ${alerts}
        where id = ${id} and ${userId === undefined ? sql`true` : sql`user_id = ${userId}`}
        for no key update`.execute(db);
      return rows[0];
    },

    /** Changes an alert. What was published while it was off is not told of. */
    async change(
      { db, now }: At,
      { row, pace, isOn }: { readonly row: AlertRow; readonly pace: AlertPace; readonly isOn: boolean },
    ): Promise<AlertRow> {
      const begins = isOn && !row.is_on;
      const changed = {
        ...row,
        pace,
        is_on: isOn,
        from_at: begins ? now : row.from_at,
        due_at: begins || pace !== row.pace ? firstDue(now, pace) : row.due_at,
      };
      await sql`
        update ${alerts}
        set pace = ${pace}, is_on = ${isOn}, from_at = ${changed.from_at}, due_at = ${changed.due_at}
        where id = ${row.id}`.execute(db);
      return changed;
    },

    async remove(db: Database, id: string): Promise<void> {
      await sql`delete from ${alerts} where id = ${id}`.execute(db);
    },
  };
}

/** What looks, and when next. */
function dueAlerts({ schema, thing }: AlertTables) {
  const alerts = alertsIn({ schema, thing });
  return {
    /** Alerts that have to look now, those that have waited longest first. None where another transaction does this already. */
    async due({ db, now }: At, limit: number): Promise<readonly AlertRow[]> {
      const { rows: locks } = await sql<{ is_mine: boolean }>`
        select pg_try_advisory_xact_lock(hashtextextended(${`${schema} tell alerts`}, 0)) as is_mine`.execute(
        db,
      );
      if (locks[0]?.is_mine !== true) return [];
      const { rows } = await sql<AlertRow>`
        select ${columns}
        from ${alerts}
        where is_on and due_at <= ${now}
        order by due_at, id
        limit ${limit}
        for no key update skip locked`.execute(db);
      return rows;
    },

    /** An alert has looked: when it looks next. A day that was missed is not made up for. */
    async keepLook(
      { db, now }: At,
      { row, hasTold }: { readonly row: AlertRow; readonly hasTold: boolean },
    ): Promise<void> {
      const late_s = Math.max(0, (now.getTime() - row.due_at.getTime()) / 1000);
      const next =
        row.pace === 'daily'
          ? addSeconds(row.due_at, (Math.floor(late_s / DAY_S) + 1) * DAY_S)
          : addSeconds(now, hasTold ? TOLD_REST_S : AT_ONCE_S);
      await sql`
        update ${alerts}
        set looked_at = ${now}, due_at = ${next}, told_at = ${hasTold ? now : row.told_at}
        where id = ${row.id}`.execute(db);
    },
  };
}

/** Of what people were told. */
function toldThings({ schema, thing }: AlertTables) {
  const alerts = alertsIn({ schema, thing });
  const tolds = toldsIn({ schema, thing });
  const thingId = sql.ref(`${thing}_id`);
  return {
    /** What goes with an account. */
    async removeAllOf(db: Database, userId: string): Promise<void> {
      await sql`delete from ${alerts} where user_id = ${userId}`.execute(db);
      await sql`delete from ${tolds} where user_id = ${userId}`.execute(db);
    },

    /** Keeps that a person is told of things; answers those of which they were not told before. */
    async keepTold(
      { db, now }: At,
      { userId, ids }: { readonly userId: string; readonly ids: readonly string[] },
    ): Promise<ReadonlySet<string>> {
      if (ids.length === 0) return new Set();
      const { rows } = await sql<{ thing_id: string }>`
        insert into ${tolds} (user_id, ${thingId}, told_at)
        select ${userId}, thing_id, ${now}
        from unnest(${[...ids]}::uuid[]) as thing_id
        on conflict (user_id, ${thingId}) do nothing
        returning ${thingId} as thing_id`.execute(db);
      return new Set(rows.map(({ thing_id: id }) => id));
    },

    /** Forgets what was told so long ago that it is over. */
    async forgetTold({ db, now }: At): Promise<void> {
      await sql`delete from ${tolds} where told_at < ${addSeconds(now, -TOLD_DAYS * DAY_S)}`.execute(db);
    },
  };
}
