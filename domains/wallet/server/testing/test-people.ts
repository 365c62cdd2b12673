import type { Contacts, Standing } from '@egcr/identity/server';
import type { KnownPerson, People } from '@egcr/profile/server';

export interface TestPerson extends KnownPerson {
  readonly email: string;
  readonly phone: string;
}

interface TestStanding {
  readonly bannedUntil?: Date | undefined;
  readonly heldUntil?: Date | undefined;
}

/** A directory of people in memory, standing in for the profile and identity domains. */
export class TestPeople implements People {
  readonly #people = new Map<string, TestPerson>();
  readonly #standings = new Map<string, TestStanding>();

  add(person: TestPerson): TestPerson {
    this.#people.set(person.userId, person);
    return person;
  }

  remove(userId: string): void {
    this.#people.delete(userId);
  }

  has(userId: string): boolean {
    return this.#people.has(userId);
  }

  async findByUsername(_db: unknown, username: string): Promise<KnownPerson | undefined> {
    return this.#find((person) => person.username === username);
  }

  async findByUsernames(
    _db: unknown,
    usernames: readonly string[],
  ): Promise<ReadonlyMap<string, KnownPerson>> {
    const found = [...this.#people.values()].filter(({ username }) => usernames.includes(username));
    return new Map(found.map((person) => [person.username, person]));
  }

  async findByEmail(_db: unknown, email: string): Promise<KnownPerson | undefined> {
    return this.#find((person) => person.email === email.toLowerCase());
  }

  async findByPhone(_db: unknown, phone: string): Promise<KnownPerson | undefined> {
    return this.#find((person) => person.phone === phone);
  }

  async findByIds(_db: unknown, userIds: readonly string[]): Promise<ReadonlyMap<string, KnownPerson>> {
    const found = userIds.map((id) => this.#people.get(id)).filter((person) => person !== undefined);
    return new Map(found.map((person) => [person.userId, person]));
  }

  async hasCompleteProfile(_db: unknown, userId: string): Promise<boolean> {
    return this.has(userId);
  }

  async contactsOf(_db: unknown, userId: string): Promise<Contacts | undefined> {
    const person = this.#people.get(userId);
    if (!person) return undefined;
    const { email, phone } = person;
    return { email, phone, isEmailVerified: true, isPhoneVerified: true, language: 'en' };
  }

  /** Bans a person, or holds their money, from now on; `{}` lifts both. */
  setStanding(userId: string, { bannedUntil, heldUntil }: TestStanding): void {
    this.#standings.set(userId, { bannedUntil, heldUntil });
  }

  async standingOf(
    _db: unknown,
    userIds: readonly string[],
    now: Date,
  ): Promise<ReadonlyMap<string, Standing>> {
    const standing = (id: string): Standing => {
      const { bannedUntil, heldUntil } = this.#standings.get(id) ?? {};
      return {
        isBanned: bannedUntil !== undefined && bannedUntil > now,
        moneyHeldUntil: heldUntil !== undefined && heldUntil > now ? heldUntil : null,
      };
    };
    return new Map(userIds.filter((id) => this.#people.has(id)).map((id) => [id, standing(id)]));
  }

  #find(isMeant: (person: TestPerson) => boolean): KnownPerson | undefined {
    return [...this.#people.values()].find(isMeant);
  }
}
