import type { Work } from '@egcr/server-kit/work';

import { tracesIn, type Trace } from '../contract/traces.ts';
import type { FraudParts } from './parts.ts';
import { reportsNaming } from './store.ts';

/** How a report can name a person: username, e-mail address, phone number, read by the same function as the report. */
export async function tracesOf(
  { people }: Pick<FraudParts, 'people'>,
  { db }: Pick<Work, 'db'>,
  userId: string,
): Promise<readonly Trace[]> {
  const [known, contacts] = await Promise.all([
    people.findByIds(db, [userId]),
    people.contactsOf(db, userId),
  ]);
  const username = known.get(userId)?.username;
  const names = [username === undefined ? '' : `@${username}`, contacts?.email ?? '', contacts?.phone ?? ''];
  return tracesIn(names.join('\n'));
}

/** The reports that name this person. */
export async function reportsAccusing(
  parts: Pick<FraudParts, 'people'>,
  work: Work,
  userId: string,
): Promise<readonly string[]> {
  return reportsNaming(work, await tracesOf(parts, work, userId));
}
