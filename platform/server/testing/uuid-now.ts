/** SQL of an id of this instant, as the product makes them: `uuidv7()` is missing in PostgreSQL 17 and before. A later statement has a later one. */
export const uuidNow = `(lpad(to_hex((extract(epoch from clock_timestamp()) * 1000)::bigint), 12, '0')
  || '7' || substr(md5(random()::text), 1, 3) || '8' || substr(md5(random()::text), 1, 15))::uuid`;
