import type { Answer, TestPerson } from '@egcr/wallet/testing';

import type { RegistryBank } from './registry-bank.ts';

export interface Entered {
  readonly id: string;
  readonly number: string;
  readonly slug: string;
  readonly organisation: string;
}

interface Held {
  readonly id: string;
  readonly name: string;
  readonly consent: string;
}

/** Businesses of the register, the changes that are filed of them, and the rows behind them. */
export function entriesOf(bank: RegistryBank, reviewer: TestPerson) {
  const rowsOf = async (query: string, ...values: readonly unknown[]) =>
    (await bank.database.owner.query(query, [...values])).rows;

  const decided = async (caseId: string): Promise<Answer> => {
    await bank.step(caseId, reviewer, { step: 'take' });
    return bank.decide(caseId, reviewer, 'approve');
  };

  /** A registered business: Bao Lin holds 400 of its shares, the person who registered it 600. */
  async function registered(as: TestPerson, answers: object = {}): Promise<Entered> {
    const { body } = await bank.submit(as, answers);
    const { status } = await decided(body.id);
    if (status !== 200) throw new Error(`the registration was answered with ${status}`);
    const [row] = await rowsOf(
      'select id, number, slug, organisation_id as organisation from registry.business where case_id = $1',
      body.id,
    );
    return row;
  }

  const entryOf = async (id: string, as: TestPerson) =>
    (await bank.ask('GET', `/businesses/${id}/entry`, as)).body;
  const heldBy = async (id: string, as: TestPerson, name: string): Promise<Held> =>
    (await entryOf(id, as)).holdings.find((each: Held) => each.name === name);

  /** Files a change of the entry as it stands. */
  const file = async (
    as: TestPerson,
    id: string,
    kind: 'address' | 'directors' | 'transfer',
    given: object,
  ): Promise<Answer> => {
    const { version } = await entryOf(id, as);
    return bank.ask('POST', `/businesses/${id}/changes/${kind}`, as, { version, ...given });
  };

  /** Of Bao Lin's 400 shares 150 go to Cem Kaya. */
  const transfer = async (as: TestPerson, id: string, given: object = {}): Promise<Answer> =>
    file(as, id, 'transfer', {
      from: (await heldBy(id, as, 'Bao Lin')).id,
      shares: '150',
      to_kind: 'person',
      to_name: 'Cem Kaya',
      to_born: '1982-03-04',
      to_number: '',
      ...given,
    });

  /** Gives the shares of Bao Lin an account. */
  const accountOf = (id: string, { userId }: TestPerson) =>
    rowsOf(
      `update registry.holding set user_id = $2 where business_id = $1 and name = 'Bao Lin'`,
      id,
      userId,
    );

  const profile = async ({ slug }: Pick<Entered, 'slug'>) =>
    (await fetch(new URL(`/api/v1/directory/businesses/${slug}`, bank.url))).json();
  const toldTo = ({ userId }: TestPerson) =>
    bank.told.filter((each) => each.userId === userId).map(({ kind }) => kind);
  const events = async (topic: string, id: string) =>
    (
      await rowsOf(
        `select payload from platform.event where topic = $1 and payload ->> 'business_id' = $2 order by id`,
        topic,
        id,
      )
    ).map(({ payload }) => payload);

  return { rowsOf, decided, registered, entryOf, heldBy, file, transfer, accountOf, profile, toldTo, events };
}
