import type { KnownPerson, People } from '../people.ts';

export interface TestPerson extends KnownPerson {
  readonly email: string;
  readonly phone: string;
}

/** A directory of people in memory, standing in for the profile and identity domains. */
export class TestPeople implements People {
  readonly #people = new Map<string, TestPerson>();

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

  #find(isMeant: (person: TestPerson) => boolean): KnownPerson | undefined {
    return [...this.#people.values()].find(isMeant);
  }
}
