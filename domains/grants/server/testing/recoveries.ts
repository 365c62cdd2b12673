import { notificationAsked } from '@egcr/notifications/contract';
import { invariant } from '@egcr/server-kit/refusal';
import { TEST_PIN, type TestPerson } from '@egcr/wallet/testing';

import { openGrantsBank, type GrantsBank } from './grants-bank.ts';

export const usd = (value: string) => ({ value, assetCode: 'USD', assetScale: 2 });
export const FINDING = 'No machine was bought, as the seller wrote to us.';
export const TEXT = 'The seller is wrong: the machine stands in my shop.';
export const own = (id: string) => `/api/v1/cases/${id}/grant-recoveries`;
export const admin = (id: string) => `/api/v1/admin/grant-applications/${id}/recoveries`;

interface Recovery {
  readonly id: string;
  readonly recovery: string;
}

const wish = (given: object = {}) => ({
  amount: usd('150000'),
  reason: 'misused',
  finding: FINDING,
  papers: [],
  ...given,
});

/** What is asked of a bank whose awards are taken back, and by whom. */
function askedOf(bank: GrantsBank) {
  const officer = (path: string, as: TestPerson, body: object, pin: 'fresh' | 'stale' = 'fresh') =>
    bank.call('POST', path, { as, role: 'super_admin', key: crypto.randomUUID(), body, pin });
  const post = (path: string, as: TestPerson, body: object, key: string = crypto.randomUUID()) =>
    bank.call('POST', path, { as, key, body });
  /** Sends so many cents to another person. */
  const send = (as: TestPerson, { username }: TestPerson, value: string) =>
    post('/api/v1/wallet/transfers', as, { to: { username }, amount: usd(value), pin: TEST_PIN });
  return {
    officer,
    post,
    send,
    read: async (id: string, as: TestPerson) => (await bank.call('GET', own(id), { as })).body,
    propose: (id: string, as: TestPerson, given: object = {}) => officer(admin(id), as, wish(given)),
    decide: (at: Recovery, as: TestPerson, decision = 'take') =>
      officer(`${admin(at.id)}/${at.recovery}/decision`, as, {
        decision,
        reason: 'The seller showed us the books.',
      }),
    appeal: (at: Recovery, as: TestPerson) => post(`${own(at.id)}/${at.recovery}/appeal`, as, { text: TEXT }),
    decideAppeal: (at: Recovery, as: TestPerson, decision = 'uphold') =>
      officer(`${admin(at.id)}/${at.recovery}/appeal-decision`, as, {
        decision,
        reason: 'The books say so.',
      }),
    payBack: (at: Recovery, as: TestPerson, value: string, key?: string) =>
      post(`${own(at.id)}/${at.recovery}/payments`, as, { amount: usd(value) }, key),
    /** The wallet loses so many cents. */
    spend: async (as: TestPerson, value: string): Promise<void> => {
      const { status } = await send(as, await bank.person('Seller'), value);
      invariant(status === 201, 'the seller was not paid');
    },
    toldTo: async ({ userId }: TestPerson): Promise<readonly string[]> => {
      const { rows } = await bank.database.owner.query(
        `select payload ->> 'kind' as kind from platform.event where topic = $1 and payload ->> 'user_id' = $2 order by id`,
        [notificationAsked.topic, userId],
      );
      return rows.map(({ kind }) => kind);
    },
    budget: async () => {
      const books = await bank.booksOf('personal');
      return {
        free: books?.budgetMinor ?? 0n,
        paid: books?.paidMinor ?? 0n,
        back: books?.returnedMinor ?? 0n,
      };
    },
    proven: () => bank.money.prove(bank.database.db),
  };
}

/** A bank with the officers who propose, decide and pay, and awards of which a part is paid. */
export async function openRecoveries() {
  const bank = await openGrantsBank();
  const manager = await bank.officer('Manager', 'grants.read', 'grants.review');
  const second = await bank.officer('Second', 'grants.read', 'grants.award');
  const third = await bank.officer('Third', 'grants.read', 'grants.review', 'grants.award');
  const fourth = await bank.officer('Fourth', 'grants.read', 'grants.award');
  const finance = await bank.person('Finance');
  await bank.fill('personal', '10000000000');
  const asked = askedOf(bank);

  /** A grant of 5,000 dollars, of which the first part of 1,500 is paid. */
  async function paid(actingFor?: string, as?: TestPerson) {
    const ann = as ?? (await bank.person('Ann'));
    const { body } = await bank.apply(ann, actingFor === undefined ? {} : { actingFor });
    const id = String(body.id);
    await bank.step(id, manager, { step: 'take' });
    await bank.decide(id, manager, 'approve');
    await bank.decide(id, second, 'approve');
    await bank.accept(id, ann);
    await bank.pay(id, finance);
    return { id, ann };
  }
  /** A proposal that its recipient has answered. */
  async function answered(amount = '150000') {
    const { id, ann } = await paid();
    const { body } = await asked.propose(id, manager, { amount: usd(amount) });
    const recovery = String(body.items[0].id);
    const { status } = await asked.post(`${own(id)}/${recovery}/answer`, ann, { text: TEXT });
    invariant(status === 200, 'the recipient was not heard');
    return { id, ann, recovery };
  }
  return { bank, manager, second, third, fourth, finance, paid, answered, ...asked };
}
