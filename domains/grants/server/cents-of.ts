import { sql, type RawBuilder } from 'kysely';

/** Minor units of a programme (`p`) in US cents, at the rate of its publication: for adding up and comparing. */
export const centsOf = (minor: RawBuilder<unknown>): RawBuilder<bigint> => sql<bigint>`
  (case when p.made -> 'fixed' is null then ${minor}
    else round(${minor} * (p.made #>> '{fixed,rate,denominator}')::numeric / (p.made #>> '{fixed,rate,numerator}')::numeric)::bigint end)`;
