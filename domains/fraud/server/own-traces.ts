import type { Work } from '@egcr/server-kit/work';

import { tracesIn, type Party, type Trace } from '../contract/traces.ts';
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

/** How a report can name the organisations of a person: as it was understood when it came, or by a web domain or number of theirs. */
export async function organisationTracesOf(
  { organisationsOf }: Pick<KindParts, 'organisationsOf'>,
  work: Work,
  userId: string,
): Promise<readonly (Trace | Party)[]> {
  const { ids, contacts } = await organisationsOf(work, userId);
  return [
    ...ids.map((key) => ({ kind: 'organisation', key }) as const),
    ...contacts.flatMap((contact) => tracesIn(contact)),
  ];
}
