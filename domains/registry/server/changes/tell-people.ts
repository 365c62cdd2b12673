import { notificationAsked } from '@egcr/notifications/contract';
import { told } from '@egcr/server-kit/event-kinds';
import type { Database } from '@egcr/server-kit/database';
import type { Work } from '@egcr/server-kit/work';
import { sql } from 'kysely';

import { entryNotices } from '../../contract/notices.ts';

interface ToTell {
  readonly businessId: string;
  readonly found: { readonly name: string; readonly slug: string };
  /** Who did it. */
  readonly but: string;
  readonly notice: keyof typeof entryNotices;
}

/** The people with an account who lead a business or hold shares of it: nobody takes a business over unseen. */
export async function peopleOf(db: Database, businessId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ user_id: string }>`
    select user_id from registry.officer
    where business_id = ${businessId} and resigned_at is null and user_id is not null
    union
    select user_id from registry.holding
    where business_id = ${businessId} and user_id is not null
    order by user_id`.execute(db);
  return rows.map(({ user_id: userId }) => userId);
}

export async function tellPeople(
  work: Work,
  { businessId, but, ...told }: ToTell,
  people?: readonly string[],
): Promise<void> {
  const all = people ?? (await peopleOf(work.db, businessId));
  await tell(work, { ...told, to: all.filter((userId) => userId !== but) });
}

async function tell(
  work: Work,
  { found, notice, to }: Pick<ToTell, 'found' | 'notice'> & { readonly to: readonly string[] },
): Promise<void> {
  const events = to.map((userId) =>
    told(notificationAsked, {
      user_id: userId,
      ...entryNotices[notice].of({ name: found.name }, found.slug),
    }),
  );
  if (events.length > 0) await work.emit(...events);
}
