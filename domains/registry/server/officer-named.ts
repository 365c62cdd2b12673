import { personOf, type Work } from '@egcr/server-kit/work';

import { personKey } from '../contract/person-key.ts';
import { businessesBehind, businessesNamed } from './named-in.ts';
import type { ChangeParts } from './parts.ts';

/** Whether the officer has one of these names, or is behind one of these businesses of the register: another officer decides. */
export async function isOfficerNamed(
  { people, organisations }: Pick<ChangeParts, 'people' | 'organisations'>,
  work: Work,
  { names, numbers }: { readonly names: readonly string[]; readonly numbers: readonly string[] },
): Promise<boolean> {
  const { userId } = personOf(work);
  const officer = (await people.findByIds(work.db, [userId])).get(userId);
  const own = personKey(`${officer?.firstName} ${officer?.lastName}`, '');
  if (names.some((name) => personKey(name, '') === own)) return true;
  const named = await businessesNamed(work.db, numbers.join(' '));
  const organisationIds = await organisations.idsOf(work.db, userId);
  const behind = await businessesBehind(work.db, { userId, organisationIds });
  return named.some((id) => behind.includes(id));
}
