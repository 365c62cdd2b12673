import type { Work } from '@egcr/server-kit/work';

import { keepChange } from './change-store.ts';
import { withdrawAll } from './invitation-store.ts';
import {
  clearRegisterNumbers,
  insertMember,
  insertOrganisation,
  isRegistered,
  lockOrganisation,
  markClosed,
  organisationsOf,
  setRegisterNumber,
} from './store.ts';

/** A business as it was entered in the register. */
export interface RegisteredBusiness {
  readonly id: string;
  readonly ownerId: string;
  readonly name: string;
  /** ISO 3166-1, two letters. */
  readonly country: string;
  readonly number: string;
}

/** What the register of businesses asks of organisations. */
export interface RegisteringDoor {
  /** Makes the organisation of a business that was registered; the person who registered it is its owner. Its name is the register's from then on. */
  register(work: Work, business: RegisteredBusiness): Promise<void>;
  /** A business has ended in the register: its organisation can be read, no more, and nobody is invited any more. */
  close(work: Work, ended: { readonly id: string; readonly by: string }): Promise<void>;
  /** Its business goes on in the register under another number. */
  renumber(db: Work['db'], entry: { readonly id: string; readonly number: string }): Promise<void>;
  /** They are in the register no more, and self-declared again. */
  unregister(db: Work['db'], organisationIds: readonly string[]): Promise<void>;
  /** Whether it is a business of the register, closed or not. */
  isRegistered(db: Work['db'], organisationId: string): Promise<boolean>;
  /** The ids of the organisations to which a person belongs. */
  idsOf(db: Work['db'], userId: string): Promise<readonly string[]>;
}

export const registeringDoor: RegisteringDoor = {
  idsOf: async (db, userId) => (await organisationsOf(db, userId)).map(({ id }) => id),
  isRegistered: (db, id) => isRegistered(db, id),
  renumber: setRegisterNumber,
  unregister: clearRegisterNumbers,
  close: async (work, { id, by }) => {
    await lockOrganisation(work.db, id);
    await markClosed(work, id);
    await withdrawAll(work, { organisationId: id });
    await keepChange(work, { organisationId: id, change: 'closed', actorId: by });
  },
  register: async (work, { id, ownerId, name, country, number }) => {
    await insertOrganisation(work, { id, kind: 'business', name, country });
    await setRegisterNumber(work.db, { id, number });
    await insertMember(work, { organisationId: id, userId: ownerId, role: 'owner' });
    await keepChange(work, { organisationId: id, change: 'created', actorId: ownerId });
  },
};
