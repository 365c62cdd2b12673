import type { KindParts, FraudParts } from '@egcr/fraud/server';
import type { LedgerDoor } from '@egcr/ledger/server';
import { apartSince, organisationsNamed, organisationsWith } from '@egcr/organisations/server';
import { businessesBehind, businessesNamed } from '@egcr/registry/server';
import { contactsOfOrganisations } from '@egcr/verification/server';
import { accountIdOf } from '@egcr/wallet/contract';

/** So many wallets of a text are looked up: more than a person copies by hand. */
const ADDRESSES_MAX = 20;

/** The organisations of a person: as a member of the team, or as one who leads or owns the business; with what these say is their own. */
export const organisationsOf: KindParts['organisationsOf'] = async (work, userId) => {
  const member = await organisationsWith(work.db, { userId, leftAfter: apartSince(work.now) });
  const behind = await businessesBehind(work.db, { userId, organisationIds: member });
  const ids = [...new Set([...member, ...behind])];
  return { ids, contacts: await contactsOfOrganisations(work, ids) };
};

/** Who is named in a text: organisations by name, page, number or web domain; the person who has a wallet by its address. */
export function partiesNamed(ledger: Pick<LedgerDoor, 'account'>): FraudParts['partiesNamed'] {
  return async ({ db }, text) => {
    const organisations = [...(await organisationsNamed(db, text)), ...(await businessesNamed(db, text))];
    const people: string[] = [];
    for (const id of accountsIn(text)) {
      const owner = (await ledger.account(db, id))?.owner;
      if (owner?.kind === 'person') people.push(owner.id);
      if (owner?.kind === 'business') organisations.push(owner.id);
    }
    return { people: [...new Set(people)], organisations: [...new Set(organisations)] };
  };
}

function accountsIn(text: string): readonly string[] {
  const words = new Set(text.split(/[^A-Za-z0-9]+/));
  return [...words].flatMap((word) => accountIdOf(word.toLowerCase()) ?? []).slice(0, ADDRESSES_MAX);
}
