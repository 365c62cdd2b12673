import { uuid } from '@egcr/contract/ids';
import type { Database } from '@egcr/server-kit/database';
import { sql, type RawBuilder } from 'kysely';

import type { CheckoutState } from '../../contract/index.ts';
import { titledLike } from '../search-links.ts';
import { foundCheckouts, type CheckoutRow } from './checkout-store.ts';

export interface CheckoutsAsked {
  readonly merchantId: string;
  /** Those of one mode; absent: all. */
  readonly isTest?: boolean | undefined;
  readonly state?: CheckoutState | undefined;
  /** Words of the title or of the metadata, or their beginnings; or the id of the session or of its payment. */
  readonly words?: string | undefined;
  readonly now: Date;
  readonly after?: string | undefined;
  readonly limit: number;
}

/** Sessions of a merchant, newest first. What has passed its end counts as expired before the job has said so. */
export async function listCheckouts(db: Database, asked: CheckoutsAsked): Promise<readonly CheckoutRow[]> {
  const { merchantId, isTest, words, after, limit } = asked;
  const conditions = [
    sql`session.merchant_id = ${merchantId}::uuid`,
    ...(isTest === undefined ? [] : [sql`session.is_test = ${isTest}`]),
    ...(after === undefined ? [] : [sql`session.id < ${after}::uuid`]),
    ...inState(asked),
    ...named(words),
  ];
  const { rows } = await sql<CheckoutRow>`
    ${foundCheckouts}
    where ${sql.join(conditions, sql` and `)}
    order by session.id desc
    limit ${limit}`.execute(db);
  return rows;
}

function named(words: string | undefined): readonly RawBuilder<unknown>[] {
  const id = words?.trim().toLowerCase();
  if (uuid.safeParse(id).success)
    return [
      sql`(
        session.id = ${id}::uuid
        or session.link_id = (select payment.link_id from payments.payment where payment.id = ${id}::uuid)
      )`,
    ];
  const titled = titledLike(words);
  return titled === undefined ? [] : [titled];
}

const ON_ITS_WAY = sql`('processing', 'requires_action')`;

/** The same as `checkoutStateAt` says of each. */
function inState({ state, merchantId, now }: CheckoutsAsked): readonly RawBuilder<unknown>[] {
  if (state === undefined) return [];
  if (state === 'complete')
    return [sql`link.state = 'exhausted' and (paid.state is null or paid.state not in ${ON_ITS_WAY})`];
  if (state === 'expired')
    return [sql`link.state <> 'exhausted' and (link.state <> 'active' or link.expires_at <= ${now})`];
  return [
    // Few are open at any time, and indexes have them.
    sql`session.link_id in (
      select unsold.id from payments.link as unsold
      where unsold.merchant_id = ${merchantId}::uuid and unsold.is_checkout and unsold.state = 'active'
      union all
      select payment.link_id from payments.payment
      where payment.merchant_id = ${merchantId}::uuid and payment.ended_at is null and payment.state in ${ON_ITS_WAY}
    )`,
    sql`((link.state = 'active' and link.expires_at > ${now}) or (link.state = 'exhausted' and paid.state in ${ON_ITS_WAY}))`,
  ];
}
