import { openRegistryBank, type RegistryBank } from '@egcr/registry/testing';
import { jvd, type Answer, type TestPerson } from '@egcr/wallet/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { createBusinessStatus } from './index.ts';

let bank: RegistryBank;
let firm: Firm;
beforeAll(async () => {
  bank = await openRegistryBank({ above: (ground) => [createBusinessStatus(ground)] });
  firm = await registered();
});
afterAll(() => bank.close());

const inTeam = ['viewer', 'editor', 'finance', 'owner'] as const;
type Member = (typeof inTeam)[number];
const outside = ['left', 'rival', 'officer', 'stranger'] as const;
type Asker = Member | (typeof outside)[number];

interface Firm {
  readonly id: string;
  readonly number: string;
  readonly slug: string;
  readonly organisation: string;
  readonly enquiry: string;
  readonly people: Readonly<Record<Asker, TestPerson>>;
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
interface Row {
  readonly method: Method;
  /** As the contract has it. */
  readonly path: string;
  readonly may: readonly Member[];
  readonly body?: (of: Firm) => object;
}

const team = inTeam;
const writers = ['editor', 'owner'] as const;
const payers = ['finance', 'owner'] as const;
const owners = ['owner'] as const;
const BUSINESS = '/api/v1/businesses/:id';
const WALLET = '/api/v1/treasury/:organisation';
const amount = jvd('1');
const address = { version: 1, street: 'Via Nuova 9', town: 'Savona', postcode: '17100' };
const director = { version: 1, leaving: '', joining_name: 'Lea Longo', joining_born: '1980-02-03' };
const transfer = {
  version: 1,
  from: '00000000-0000-7000-8000-000000000000',
  shares: '1',
  to_kind: 'person',
  to_name: 'Lea Longo',
  to_born: '1980-02-03',
  to_number: '',
};

/** Who may do what with a business: every call that names one. */
const table: readonly Row[] = [
  { method: 'GET', path: BUSINESS, may: team },
  { method: 'GET', path: `${BUSINESS}/entry`, may: team },
  { method: 'GET', path: `${BUSINESS}/dissolution`, may: team },
  { method: 'GET', path: `${BUSINESS}/messages`, may: team },
  { method: 'GET', path: `${BUSINESS}/public-profile`, may: team },
  { method: 'GET', path: `${BUSINESS}/status`, may: team },
  { method: 'GET', path: WALLET, may: team },
  { method: 'GET', path: `${WALLET}/entries`, may: team },
  { method: 'POST', path: `${BUSINESS}/confirmation`, may: writers },
  { method: 'POST', path: `${BUSINESS}/certificate`, may: writers, body: () => ({ renew: true }) },
  {
    method: 'POST',
    path: `${BUSINESS}/public-profile`,
    may: writers,
    body: () => ({ takes_messages: true, shows_grants: true }),
  },
  {
    method: 'POST',
    path: `${BUSINESS}/messages/:enquiry/answers`,
    may: writers,
    body: () => ({ text: 'On Fridays.' }),
  },
  { method: 'POST', path: `${BUSINESS}/signatory-rule`, may: owners, body: () => ({ rule: 'any_director' }) },
  { method: 'POST', path: `${BUSINESS}/changes/address`, may: owners, body: () => address },
  { method: 'POST', path: `${BUSINESS}/changes/directors`, may: owners, body: () => director },
  { method: 'POST', path: `${BUSINESS}/changes/transfer`, may: owners, body: () => transfer },
  { method: 'POST', path: `${WALLET}/deposits`, may: payers, body: () => ({ amount }) },
  {
    method: 'POST',
    path: `${WALLET}/payments`,
    may: payers,
    body: ({ people }) => ({ to: { username: people.stranger.username }, amount }),
  },
  { method: 'PUT', path: `${WALLET}/freeze`, may: payers },
  { method: 'DELETE', path: `${WALLET}/freeze`, may: payers },
  {
    method: 'POST',
    path: `${BUSINESS}/status`,
    may: owners,
    body: () => ({ event: 'rest', reason: 'Closed over the winter.' }),
  },
  { method: 'POST', path: `${BUSINESS}/dissolution`, may: owners, body: ({ number }) => ({ number }) },
  {
    method: 'POST',
    path: `${BUSINESS}/dissolution/agreement`,
    may: owners,
    body: ({ number }) => ({ number }),
  },
  { method: 'POST', path: `${BUSINESS}/dissolution/withdrawal`, may: owners },
];
/** Of one payment that waits: who it is that may is proven where payments are. */
const elsewhere = new Set([`POST ${WALLET}/payments/:payment/answer`]);

/** A registered business with a member of each role, one who left, and people who have no part in it. */
async function registered(): Promise<Firm> {
  const reviewer = await bank.officer('Reviewer', 'registry.read', 'registry.review');
  const [owner, rival] = [await bank.person('Owner', '50000'), await bank.person('Rival', '20000')];
  const rowOf = async (as: TestPerson) => {
    const { body } = await bank.submit(as);
    await bank.step(body.id, reviewer, { step: 'take' });
    await bank.decide(body.id, reviewer, 'approve');
    const { rows } = await bank.database.owner.query(
      'select id, number, slug, organisation_id as organisation from registry.business where case_id = $1',
      [body.id],
    );
    return rows[0];
  };
  await rowOf(rival);
  const row = await rowOf(owner);
  const join = async (role: string): Promise<TestPerson> => {
    const person = await bank.person('Member', '1000');
    await bank.database.owner.query(
      `insert into organisations.member (organisation_id, user_id, role, joined_at) values ($1, $2, $3, now())`,
      [row.organisation, person.userId, role],
    );
    return person;
  };
  const people = {
    owner,
    rival,
    viewer: await join('viewer'),
    editor: await join('editor'),
    finance: await join('finance'),
    left: await join('owner'),
    officer: reviewer,
    stranger: await bank.person('Stranger'),
  };
  const left = `/organisations/${row.organisation}/members/${people.left.userId}`;
  expect((await bank.call('DELETE', `/api/v1${left}`, { as: owner })).status).toBe(204);
  await bank.ask('POST', `/treasury/${row.organisation}/deposits`, owner, { amount: jvd('100') });
  await bank.call('POST', `/api/v1/directory/businesses/${row.slug}/messages`, {
    body: { name: 'Vera', email: 'vera@example.org', message: 'Do you deliver bread to Savona?' },
  });
  const { body } = await bank.ask('GET', `/businesses/${row.id}/messages`, owner);
  return { ...row, people, enquiry: body.items[0].id };
}

function askAs(asker: Asker, { method, path, body }: Row): Promise<Answer> {
  const at = path
    .replace(':id', firm.id)
    .replace(':organisation', firm.organisation)
    .replace(':enquiry', firm.enquiry);
  return bank.call(method, path.endsWith('/entries') ? `${at}?asset=JVD` : at, {
    as: firm.people[asker],
    ...(asker === 'officer' && { role: 'super_admin' }),
    ...(method !== 'GET' && { key: crypto.randomUUID() }),
    ...(body && { body: body(firm) }),
  });
}

const MISSING = 'team_role_required';

describe('who may do what with a business [SYS-12]', () => {
  it('is said of every call that names one', () => {
    const calls = bank.domains
      .flatMap(({ calls: mounted = [] }) => mounted)
      .map(({ endpoint: { method, path } }) => `${method} ${path}`)
      .filter((call) => call.includes(` ${BUSINESS}`) || call.includes(` ${WALLET}`));
    const said = new Set(table.map(({ method, path }) => `${method} ${path}`));
    expect(calls.filter((call) => !said.has(call) && !elsewhere.has(call))).toEqual([]);
    expect(said.size + elsewhere.size).toBe(new Set(calls).size);
  });

  it.each(table)(
    '$method $path: nobody outside its team finds it, and of the team who has the right',
    async (row) => {
      for (const asker of outside) {
        const { status, body } = await askAs(asker, row);
        expect([asker, status, body.code]).toEqual([asker, 404, 'not_found']);
      }
      for (const asker of inTeam) {
        const { status, body } = await askAs(asker, row);
        // What comes after the door depends on how the business stands: each call changes it.
        const isIn = ![401, 403, 404, 500].includes(status);
        const seen = isIn ? 'is in' : `${status} ${body.code}`;
        expect([asker, seen]).toEqual([asker, row.may.includes(asker) ? 'is in' : `403 ${MISSING}`]);
      }
    },
  );
});
