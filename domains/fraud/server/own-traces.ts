import type { Work } from '@egcr/server-kit/work';

import { tracesIn, type Trace } from '../contract/traces.ts';
import type { KindParts } from './parts.ts';

/** How a report can name a person: username, e-mail address, phone number, read by the same function as the report. */
export async function tracesOf(
  { people }: Pick<KindParts, 'people'>,
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
