import { invariant } from '../src/refusal.ts';
import type { TestDatabase } from './database.ts';

/**
 * The name of the rule by which the database itself refuses a statement, written as the owner of the tables could behind the product's back; undefined where it lets
 * it through. What the statement changes is undone.
 */
export async function refusedBy(
  { owner }: Pick<TestDatabase, 'owner'>,
  statement: string,
  values: readonly unknown[] = [],
): Promise<string | undefined> {
  const client = await owner.connect();
  try {
    await client.query('begin');
    const { rowCount } = await client.query(statement, [...values]);
    invariant((rowCount ?? 0) > 0, `${statement} concerns no row`);
    return undefined;
  } catch (error) {
    if (error instanceof Error && 'constraint' in error && typeof error.constraint === 'string')
      return error.constraint;
    throw error;
  } finally {
    await client.query('rollback');
    client.release();
  }
}
