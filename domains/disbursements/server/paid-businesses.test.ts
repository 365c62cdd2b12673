import { uuidv7 } from '@egcr/contract/ids';
import type { Bank, TestPerson } from '@egcr/wallet/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { BATCH_ROWS } from '../contract/index.ts';
import type { DisbursementsDoor, WantedEnvelope } from './index.ts';
import type { DisbursementParts } from './parts.ts';
import { noBusinesses } from './testing/no-businesses.ts';
import { followUpAll, openFunds } from './testing/open-fund.ts';

const usd = (value: string) => ({ value, assetCode: 'USD', assetScale: 2 });
const ids = Array.from({ length: 3 }, (_, at) => uuidv7(Date.now() + at));
const [open = '', other = '', closed = ''] = ids;
/** Who may pay from the wallet of a business, and who is in its team or has left it lately. */
const teams = new Map<string, { readonly pay: readonly string[]; readonly lately: readonly string[] }>();

let bank: Bank;
let door: DisbursementsDoor;
let parts: DisbursementParts;
let manager: TestPerson;
beforeAll(async () => {
  ({ bank, door, parts } = await openFunds({
    ...noBusinesses,
    membersWith: async (_db, id) => teams.get(id)?.pay ?? [],
    teamLately: async (_work, id) => teams.get(id)?.lately ?? [],
    namesOf: async (_db, asked) => new Map(asked.map((id) => [id, `Mill ${ids.indexOf(id) + 1}`])),
  }));
  manager = await bank.person('Manager');
  const owner = await bank.person('Owner');
  for (const id of [open, other]) teams.set(id, { pay: [owner.userId], lately: [owner.userId] });
});
afterAll(() => bank.close());

const newId = () => uuidv7(bank.clock.now().getTime());
const asManager = () => ({ as: manager, role: 'super_admin', key: crypto.randomUUID() });

/** An envelope that pays these a hundred each. */
async function envelope(paid: readonly { readonly userId: string; readonly organisationId?: string }[]) {
  const [id, fund] = [newId(), newId()];
  const total = 100n * BigInt(paid.length);
  const wanted: WantedEnvelope = {
    id,
    fund,
    purpose: 'grant',
    title: 'School gardens',
    asset: 'USD',
    payments: paid.map(({ userId, organisationId }) => ({
      subject: newId(),
      userId,
      organisationId,
      amountMinor: 100n,
    })),
    control: { count: paid.length, totalMinor: total },
    requestedBy: null,
    decidedBy: [],
  };
  await bank.services.unit(async (work) => {
    await door.fill(work, { fund, amount: usd(total.toString()), key: fund });
    await door.envelope(work, wanted);
  });
  return id;
}
const propose = (id: string, as = manager) =>
  bank.call('POST', `/api/v1/admin/disbursements/${id}/proposal`, { ...asManager(), as });
const paymentsOf = async (id: string) =>
  (await bank.call('GET', `/api/v1/admin/disbursements/${id}/payments`, asManager())).body.items;
const stateOf = (id: string) => door.envelopeState(bank.database.db, id);
const eventsOf = async (id: string) =>
  (
    await bank.database.owner.query(
      `select topic, payload - 'envelope_id' as said from platform.event
       where topic like 'disbursements.%' and payload ->> 'envelope_id' = $1 order by id`,
      [id],
    )
  ).rows.map(({ topic, said }) => [topic.replace('disbursements.', ''), said]);

it('an envelope for businesses names them first, and pays into their wallets those that are open', async () => {
  const [one, two] = [await bank.person('One'), await bank.person('Two')];
  const id = await envelope([
    { userId: one.userId, organisationId: open },
    { userId: one.userId, organisationId: closed },
    { userId: two.userId },
  ]);
  const proposed = await propose(id);
  const facts = proposed.body.facts.filter(({ name }: { name: string }) => ['person', 'more'].includes(name));
  expect(facts.map(({ name, text }: { name: string; text: string }) => [name, text])).toEqual([
    ['person', expect.stringMatching(/^Mill [13]$/)],
    ['person', expect.stringMatching(/^Mill [13]$/)],
    ['person', expect.stringMatching(/^Staff /)],
    ['more', '1'],
  ]);
  expect((await bank.approve(proposed.body)).status).toBe(201);
  await bank.runJob('disbursements.ship', { envelope: id });
  const owner = { kind: 'business', id: open } as const;
  const [account] = await bank.ledger.balances(bank.database.db, owner);
  expect([account?.purpose, account?.balanceMinor]).toEqual([parts.businesses.walletOf(open).purpose, 100n]);
  expect([await bank.balance(one, 'USD'), await bank.balance(two, 'USD')]).toEqual([undefined, '100']);
  const payments = await paymentsOf(id);
  expect(
    payments.map(({ state, reason }: { state: string; reason: string | null }) => [state, reason]),
  ).toEqual([
    ['paid', null],
    ['failed', 'recipient_unavailable'],
    ['paid', null],
  ]);
  const [approved, tried, ...more] = await eventsOf(id);
  expect([approved, more]).toEqual([['envelope_approved', {}], []]);
  expect(tried).toEqual([
    'payments_tried',
    {
      payments: [
        expect.objectContaining({ outcome: 'paid', reason: null, transfer_id: expect.any(String) }),
        expect.objectContaining({ outcome: 'failed', reason: 'recipient_unavailable', transfer_id: null }),
        expect.objectContaining({ outcome: 'paid', reason: null, transfer_id: expect.any(String) }),
      ],
    },
  ]);
});

it('nobody who is in the team of a business that an envelope pays, or has left it lately, proposes or approves it', async () => {
  const [one, former] = [await bank.person('One'), await bank.person('Former')];
  teams.set(other, { pay: [one.userId], lately: [one.userId, former.userId, bank.checker.userId] });
  const owner = { userId: one.userId, organisationId: open };
  const id = await envelope([owner, { userId: one.userId, organisationId: other }]);
  expect((await propose(id, former)).body.code).toBe('interested_party');
  const proposed = (await propose(id)).body;
  expect((await bank.approve(proposed)).body.code).toBe('interested_party');
  expect((await bank.approve(proposed, await bank.person('Other'))).status).toBe(201);
});

it('an envelope tells that it has ended, closed or cancelled', async () => {
  const one = await bank.person('One');
  const [paid, cancelled] = [
    await envelope([{ userId: one.userId }]),
    await envelope([{ userId: one.userId }]),
  ];
  await bank.approve((await propose(paid)).body);
  await bank.runJob('disbursements.ship', { envelope: paid });
  await followUpAll(bank);
  await bank.call('POST', `/api/v1/admin/disbursements/${cancelled}/cancellation`, asManager());
  expect((await eventsOf(paid)).at(-1)).toEqual(['envelope_ended', { state: 'closed' }]);
  expect(await eventsOf(cancelled)).toEqual([['envelope_ended', { state: 'cancelled' }]]);
  expect((await paymentsOf(cancelled))[0].state).toBe('cancelled');
});

it('an envelope of more payments than one transaction makes is paid in several, each asked for by the one before', async () => {
  expect(BATCH_ROWS).toBe(500);
  const one = await bank.person('One');
  const id = await envelope(Array.from({ length: 500 }, () => ({ userId: one.userId })));
  await bank.approve((await propose(id)).body);
  const waiting = async () =>
    (
      await bank.database.owner.query('select id from graphile_worker.remove_job($1)', [
        `disbursements.ship:${id}`,
      ])
    ).rows.some(({ id: job }) => job !== null);
  const seen = [];
  for (let time = 0; time < 3; time += 1) {
    seen.push([await waiting(), await stateOf(id), await bank.balance(one, 'USD')]);
    await bank.runJob('disbursements.ship', { envelope: id });
  }
  expect(seen).toEqual([
    [true, 'shipping', undefined],
    [true, 'shipping', '50000'],
    [false, 'shipped', '50000'],
  ]);
});
