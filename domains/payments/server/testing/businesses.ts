import { organisationRefusals } from '@egcr/organisations/contract';
import { actingGate, createOrganisations } from '@egcr/organisations/server';
import type { People } from '@egcr/profile/server';
import type { LedgerDoor } from '@egcr/ledger/server';
import type { ServerDomain } from '@egcr/server-kit/domain';
import { invariant, Refusal } from '@egcr/server-kit/refusal';
import type { Gatekeeper, Services } from '@egcr/server-kit/services';
import { createTreasury } from '@egcr/treasury/server';
import type { Bank, TestPerson } from '@egcr/wallet/testing';
import type { MoneyKind, WalletDoor } from '@egcr/wallet/server';

import type { PaymentParts } from '../parts.ts';

interface TeamParts {
  readonly people: People;
  readonly ledger: LedgerDoor;
  readonly wallet: WalletDoor<MoneyKind>;
}

const suspended = new Set<string>();

/** What the register says of the businesses of a test: each is in good standing until it is suspended. */
export const standing: Pick<PaymentParts, 'requireStatus' | 'statusAllows'> = {
  requireStatus: async (_work, { organisationId }) => {
    if (suspended.has(organisationId))
      throw new Refusal(organisationRefusals.business_status_forbids, { members: { state: 'suspended' } });
  },
  statusAllows: async (_db, { organisationId }) => !suspended.has(organisationId),
};

/** Organisations and their wallets, beside payments. */
export function teamsIn({ people, ledger, wallet }: TeamParts): {
  readonly domain: ServerDomain;
  readonly gatekeeper: (services: Services) => Partial<Gatekeeper>;
} {
  const organisations = createOrganisations({ people, publicUrl: 'https://egcr.example' });
  const treasury = createTreasury({
    acting: organisations.acting,
    organisations: organisations.registering,
    people,
    ledger,
    money: wallet,
    requireStatus: standing.requireStatus,
  });
  const calls = [...(treasury.domain.calls ?? []), ...(organisations.domain.calls ?? [])];
  return { domain: { ...treasury.domain, calls }, gatekeeper: actingGate };
}

export type TeamRole = 'owner' | 'finance' | 'editor' | 'viewer';

/** Businesses of the register and their teams. */
export function businessesIn(bank: Bank) {
  const key = () => crypto.randomUUID();
  const { people } = bank;
  const { registering } = createOrganisations({ people, publicUrl: 'https://egcr.example' });
  const firm = async (): Promise<{ readonly id: string; readonly owner: TestPerson }> => {
    const owner = await bank.person('Ola');
    const id = await bank.services.unit(async (work) => {
      const made = work.newId();
      const business = { id: made, ownerId: owner.userId, name: `Firm ${made.slice(-6)}`, country: 'IT' };
      await registering.register(work, { ...business, number: `JVRIT${made.slice(-7)}` });
      return made;
    });
    return { id, owner };
  };
  const join = async (id: string, owner: TestPerson, role: TeamRole): Promise<TestPerson> => {
    const person = await bank.person('Mia');
    await bank.call('POST', `/api/v1/organisations/${id}/invitations`, {
      as: owner,
      key: key(),
      body: { username: person.username, role },
    });
    const { body } = await bank.call('GET', '/api/v1/organisation-invitations', { as: person });
    const [invited] = body.items;
    invariant(invited !== undefined, 'the invitation has come');
    const accept = `/api/v1/organisation-invitations/${invited.id}/answer`;
    await bank.call('POST', accept, { as: person, key: key(), body: { answer: 'accept' } });
    return person;
  };
  const leave = (id: string, owner: TestPerson, person: TestPerson) =>
    bank.call('DELETE', `/api/v1/organisations/${id}/members/${person.userId}`, { as: owner });
  const close = (id: string, by: TestPerson) =>
    bank.services.unit((work) => registering.close(work, { id, by: by.userId }));
  /** What is in its own wallet, in minor units of Jovedoras. */
  const walletOf = async (id: string, as: TestPerson): Promise<string> =>
    (await bank.call('GET', `/api/v1/treasury/${id}`, { as })).body.accounts[0]?.balance.value ?? '0';
  /** Officers stop it, or let it go on. */
  const suspend = (id: string) => suspended.add(id);
  const lift = (id: string) => suspended.delete(id);
  return { firm, join, leave, close, walletOf, suspend, lift };
}
