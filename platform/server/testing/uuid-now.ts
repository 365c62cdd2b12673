/**
 * SQL of an id of an instant, such as `now() + interval '1 day'`, as the product makes them: `uuidv7()` is missing in PostgreSQL 17 and before. Another one for
 * each row.
 */
export const uuidAt = (
  instant: string,
): string => `(lpad(to_hex((extract(epoch from ${instant}) * 1000)::bigint), 12, '0')
  || '7' || substr(md5(random()::text), 1, 3) || '8' || substr(md5(random()::text), 1, 15))::uuid`;

/** Of the instant in which the row is made: a later statement has a later one. */
export const uuidNow = uuidAt('clock_timestamp()');
