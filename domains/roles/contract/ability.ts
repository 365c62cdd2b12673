import { createMongoAbility, subject, type MongoAbility, type RawRuleOf } from '@casl/ability';
import { packRules, unpackRules, type PackRule } from '@casl/ability/extra';
import type { Permission } from '@egcr/contract/endpoint';

import { permissionsOf } from './matrix.ts';
import { everywhere, type Scope } from './scope.ts';

type Rule = RawRuleOf<MongoAbility>;
export type PackedRule = PackRule<Rule>;

/** A role that someone has, and where. */
export interface HeldRole {
  readonly role: string;
  readonly scope: Scope;
}

const PLACE = 'place';

/** What roles allow, as rules: server and browser judge by the same. */
function rulesOf(held: readonly HeldRole[]): Rule[] {
  return held.flatMap(({ role, scope }) =>
    permissionsOf(role).map((action) =>
      scope.kind === 'global'
        ? { action, subject: PLACE }
        : { action, subject: PLACE, conditions: { kind: scope.kind, id: scope.id } },
    ),
  );
}

/** What a person may do, by the roles they have. */
export class Abilities {
  readonly #ability: MongoAbility;

  private constructor(rules: Rule[]) {
    this.#ability = createMongoAbility(rules);
  }

  static of(held: readonly HeldRole[]): Abilities {
    return new Abilities(rulesOf(held));
  }

  /** Those that a server has packed. */
  static unpacked(packed: readonly PackedRule[]): Abilities {
    return new Abilities(unpackRules([...packed]));
  }

  packed(): PackedRule[] {
    return packRules(this.#ability.rules);
  }

  /** Whether a permission is there for a place; a role given for a queue opens nothing elsewhere. */
  may(permission: Permission, place: Scope = everywhere): boolean {
    return this.#ability.can(permission, subject(PLACE, { ...place }));
  }

  /** Whether a call that judges these kinds of scope itself may be made at all: for some place of theirs. */
  mayWithin(permission: Permission, kinds: readonly string[]): boolean {
    if (this.may(permission)) return true;
    return this.#ability
      .rulesFor(permission, PLACE)
      .some(({ conditions }) => kinds.some((kind) => kind === conditions?.['kind']));
  }
}
