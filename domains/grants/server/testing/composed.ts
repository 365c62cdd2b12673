import type { ActingRight } from '@egcr/organisations/contract';
import type { ActingDoor } from '@egcr/organisations/server';

import type { GrantParts } from '../index.ts';

/** Organisations by their ids: the member who owns it, and one who writes for it. */
type Teams = Map<
  string,
  { readonly owner: string; readonly editor?: string; readonly kind: 'business' | 'government' | 'ngo' }
>;

export function actingIn({ teams, closed }: Pick<Composed, 'teams' | 'closed'>): ActingDoor {
  return {
    memberOf: async (_db, userId, id) => {
      const team = teams.get(id);
      if (team === undefined || ![team.owner, team.editor].includes(userId)) return undefined;
      const rights: readonly ActingRight[] =
        userId === team.owner ? ['view', 'edit', 'pay'] : ['view', 'edit'];
      return { name: 'Ferri Olive Press', kind: team.kind, country: 'IT', rights };
    },
    membersWith: async (_db, id, right) => {
      const { owner, editor } = teams.get(id) ?? { owner: '' };
      if (right === 'pay' && closed.has(id)) return [];
      return right === 'view' && editor !== undefined ? [owner, editor] : [owner];
    },
    namesOf: async (_db, ids) =>
      new Map(ids.flatMap((id) => (teams.has(id) ? [[id, 'Ferri Olive Press'] as const] : []))),
  };
}

/** Whom and what a test makes up. */
export interface Composed {
  readonly teams: Teams;
  /** Organisations that are businesses of the register, each with a wallet of its own. */
  readonly registered: Set<string>;
  /** Organisations that were closed. */
  readonly closed: Set<string>;
  /** Businesses that the register has stopped. */
  readonly suspended: Set<string>;
  /** How far organisations are verified. */
  readonly levels: Map<string, number>;
  /** What officers may do, by their ids. */
  readonly officers: Map<string, readonly string[]>;
  /** What applicants are called, by their ids. */
  readonly called: Map<
    string,
    { readonly username: string; readonly firstName: string; readonly lastName: string }
  >;
  /** People without a confirmed address. */
  readonly unconfirmed: Set<string>;
}

/** No other staff, and no names. */
export const nobodyElse = {
  holders: async () => [],
  findByUsername: async () => undefined,
  namesOf: async () => new Map(),
  record: async () => undefined,
};

export function peopleIn({
  called,
  unconfirmed,
}: Pick<Composed, 'called' | 'unconfirmed'>): GrantParts['people'] {
  return {
    contactsOf: async (_db, userId) => ({
      email: `${userId}@example.org`,
      language: 'en',
      isEmailVerified: !unconfirmed.has(userId),
      isPhoneVerified: false,
    }),
    findByIds: async (_db, ids) => new Map([...called].filter(([id]) => ids.includes(id))),
  };
}

/** Nobody yet: each test adds its own. */
export const nobodyYet = (): Composed => ({
  teams: new Map(),
  registered: new Set(),
  closed: new Set(),
  suspended: new Set(),
  levels: new Map(),
  officers: new Map(),
  called: new Map(),
  unconfirmed: new Set(),
});
