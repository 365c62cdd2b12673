import { createOrganisations, type RegisteringDoor, type RequireStatus } from '@egcr/organisations/server';
import type { ServerDomain } from '@egcr/server-kit/domain';
import { invariant } from '@egcr/server-kit/refusal';
import { jvd, openBank, type Answer, type TestPerson } from '@egcr/wallet/testing';

import { createTreasury, treasuryKinds, type TreasuryDoor } from '../index.ts';

type Role = 'finance' | 'editor' | 'viewer' | 'owner';

interface Firm {
  readonly id: string;
  readonly owner: TestPerson;
}

interface Asked {
  readonly path?: string;
  readonly body?: object;
  readonly key?: string;
  readonly pin?: 'fresh' | 'stale' | 'none';
}

/** A bank with organisations and the wallets of those that are registered. */
async function openTreasury(requireStatus: RequireStatus) {
  let made: { readonly registering: RegisteringDoor; readonly door: TreasuryDoor } | undefined;
  const bank = await openBank({
    kinds: treasuryKinds,
    guests: [
      ({ wallet, people, ledger }) => {
        const {
          acting,
          registering,
          domain: own,
        } = createOrganisations({ people, publicUrl: 'https://egcr.example' });
        const treasury = createTreasury({
          acting,
          organisations: registering,
          requireStatus,
          people,
          ledger,
          money: wallet,
        });
        made = { registering, door: treasury.door };
        const calls = [...(treasury.domain.calls ?? []), ...(own.calls ?? [])];
        const domain: ServerDomain = { ...treasury.domain, calls };
        return { domain };
      },
    ],
  });
  invariant(made !== undefined, 'the bank made its guests');
  return { bank, ...made };
}

const TOLD = `select payload ->> 'kind' as kind from platform.event where topic = 'notification.asked'
  and payload ->> 'user_id' = $1 and payload ->> 'kind' like 'treasury.%' order by id`;

/** The same, with what businesses and their teams do. */
export async function openFirms(requireStatus: RequireStatus = async () => undefined) {
  const opened = await openTreasury(requireStatus);
  const { bank, registering } = opened;
  const ask = (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    id: string,
    as: TestPerson,
    { path = '', body, key = crypto.randomUUID(), pin }: Asked = {},
  ): Promise<Answer> =>
    bank.call(method, `/api/v1/treasury/${id}${path}`, {
      as,
      key,
      ...(body && { body }),
      ...(pin && { pin }),
    });
  return {
    ...opened,
    ask,
    /** A registered business with this much in its wallet. */
    firm: async (minor = '0'): Promise<Firm> => {
      const owner = await bank.person('Ola', minor === '0' ? undefined : minor);
      const id = await bank.services.unit(async (work) => {
        const made = work.newId();
        const business = { id: made, ownerId: owner.userId, name: `Firm ${made.slice(-6)}`, country: 'IT' };
        await registering.register(work, { ...business, number: `JVRIT${made.slice(-7)}` });
        return made;
      });
      if (minor !== '0') await ask('POST', id, owner, { path: '/deposits', body: { amount: jvd(minor) } });
      return { id, owner };
    },
    pay: (id: string, as: TestPerson, to: object, value: string): Promise<Answer> =>
      ask('POST', id, as, { path: '/payments', body: { to, amount: jvd(value) } }),
    answer: (id: string, as: TestPerson, payment: string, given: string): Promise<Answer> =>
      ask('POST', id, as, { path: `/payments/${payment}/answer`, body: { answer: given } }),
    balance: async ({ id, owner }: Firm): Promise<string> =>
      (await ask('GET', id, owner)).body.accounts[0].balance.value,
    /** Someone who joins the team. */
    member: async ({ id, owner }: Firm, role: Role): Promise<TestPerson> => {
      const person = await bank.person('Mia');
      const path = `/api/v1/organisations/${id}/invitations`;
      const key = () => crypto.randomUUID();
      await bank.call('POST', path, { as: owner, key: key(), body: { username: person.username, role } });
      const { body } = await bank.call('GET', '/api/v1/organisation-invitations', { as: person });
      const [invited] = body.items;
      invariant(invited !== undefined, 'the invitation has come');
      const accept = `/api/v1/organisation-invitations/${invited.id}/answer`;
      await bank.call('POST', accept, { as: person, key: key(), body: { answer: 'accept' } });
      return person;
    },
    toldTo: async ({ userId }: TestPerson) =>
      (await bank.database.owner.query(TOLD, [userId])).rows.map(({ kind }) => kind),
  };
}
