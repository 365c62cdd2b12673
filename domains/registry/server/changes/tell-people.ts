import type { Database } from '@egcr/server-kit/database';
import type { Work } from '@egcr/server-kit/work';
import { sql } from 'kysely';

import { entryNotices } from '../../contract/notices.ts';
import type { TellPerson } from '../parts.ts';

interface ToTell {
  readonly found: { readonly name: string; readonly slug: string };
  /** Who did it. */
  readonly but: string;
  readonly notice: keyof typeof entryNotices;
  readonly people: readonly string[];
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
  tell: TellPerson,
  work: Work,
  { found, but, notice, people }: ToTell,
): Promise<void> {
  for (const userId of people)
    if (userId !== but) await tell(work, userId, entryNotices[notice].of({ name: found.name }, found.slug));
}
