import type { HashedSecrets, Role as PersonRole } from '@egcr/identity/server';
import type { WireMoney } from '@egcr/contract/money';
import type { Work } from '@egcr/server-kit/work';

import type { Doors } from './domains.ts';

export interface PersonToMake {
  readonly email: string;
  /** Of `hashSecrets`, made before the transaction. */
  readonly secrets: HashedSecrets;
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly roles?: readonly PersonRole[];
  /** Play money to begin with. */
  readonly funds?: readonly WireMoney[];
}

/** A complete, confirmed person, made through the domains' doors. Answers the user's id. */
export async function makePerson(work: Work, doors: Doors, person: PersonToMake): Promise<string> {
  const { email, secrets, username, firstName, lastName, roles = [], funds = [] } = person;
  const userId = await doors.identity.createConfirmedPerson(work, { email, secrets, roles });
  await doors.profile.saveProfile(work, { userId, username, firstName, lastName });
  for (const amount of funds) await doors.wallet.fund(work, { userId, amount });
  return userId;
}
