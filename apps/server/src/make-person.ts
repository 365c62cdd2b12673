import type { Role as PersonRole } from '@egcr/identity/server';
import type { WireMoney } from '@egcr/contract/money';
import type { Work } from '@egcr/server-kit/work';

import type { Doors } from './domains.ts';

export interface PersonToMake {
  readonly email: string;
  readonly password: string;
  readonly pin: string;
  readonly username: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly roles?: readonly PersonRole[];
  /** Play money to begin with. */
  readonly funds?: readonly WireMoney[];
}

/** A complete, confirmed person, made through the domains' doors. Answers the user's id. */
export async function makePerson(work: Work, doors: Doors, person: PersonToMake): Promise<string> {
  const { email, password, pin, username, firstName, lastName, roles = [], funds = [] } = person;
  const userId = await doors.identity.createConfirmedPerson(work, { email, password, pin, roles });
  await doors.profile.saveProfile(work, { userId, username, firstName, lastName });
  for (const amount of funds) await doors.wallet.fund(work, { userId, amount });
  return userId;
}
