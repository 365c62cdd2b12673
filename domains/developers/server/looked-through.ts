import { sql, type RawBuilder } from 'kysely';

/** Rows of a log that one page looks through for words; what is older is found from a later page on. */
export const LOOKED_THROUGH_MAX = sql.lit(20_000);

/** Whether one of these texts has the words, wherever in it; always where no words were typed. */
export function says(
  words: string | undefined,
  ...texts: readonly RawBuilder<unknown>[]
): RawBuilder<unknown> {
  const said = words?.trim().toLowerCase() ?? '';
  if (said === '') return sql`true`;
  return sql`(${sql.join(
    texts.map((text) => sql`strpos(lower(${text}), ${said}) > 0`),
    sql` or `,
  )})`;
}
