import type { FraudParts, KindParts } from '../parts.ts';

/** Organisations that a text names by their plain name, and who belongs to them. */
export class TestOrganisations {
  readonly #all = new Map<string, { readonly id: string; readonly members: readonly string[] }>();

  /** Contacts are what an organisation gives as its own. */
  readonly #contacts = new Map<string, readonly string[]>();

  add(name: string, members: readonly string[], contacts: readonly string[] = []): string {
    const id = crypto.randomUUID();
    this.#all.set(name, { id, members });
    this.#contacts.set(id, contacts);
    return id;
  }

  readonly of: KindParts['organisationsOf'] = async (_work, userId) => {
    const ids = [...this.#all.values()].flatMap(({ id, members }) => (members.includes(userId) ? [id] : []));
    return { ids, contacts: ids.flatMap((id) => this.#contacts.get(id) ?? []) };
  };

  readonly named: FraudParts['partiesNamed'] = async (_work, text) => ({
    people: [],
    organisations: [...this.#all].flatMap(([name, { id }]) => (text.includes(name) ? [id] : [])),
  });
}
