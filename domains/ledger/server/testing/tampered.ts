import type { Database } from '@egcr/server-kit/database';
import type { TestDatabase } from '@egcr/server-kit/testing/database';
import { sql } from 'kysely';

class Undone extends Error {}

/** What is answered after a statement that a database administrator with the triggers off could run; undone afterwards. */
export async function askedAfter<Answer>(
  { ownerDb }: Pick<TestDatabase, 'ownerDb'>,
  tamper: (db: Database) => Promise<unknown>,
  ask: (db: Database) => Promise<Answer>,
): Promise<Answer> {
  let answer: Promise<Answer> | undefined;
  await ownerDb
    .transaction()
    .execute(async (db) => {
      await sql`set local session_replication_role = replica`.execute(db);
      await tamper(db);
      answer = ask(db);
      await answer.catch(() => undefined);
      throw new Undone();
    })
    .catch((error: unknown) => {
      if (!(error instanceof Undone)) throw error;
    });
  if (answer === undefined) throw new Error('nothing was asked');
  return answer;
}
