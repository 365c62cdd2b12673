import { PLATFORM } from '@egcr/ledger/server';
import { jvd } from '@egcr/wallet/testing';
import { afterAll, describe, expect, it } from 'vitest';

import { openFirms } from './testing/firms.ts';

const { bank, firm, ask } = await openFirms();
afterAll(() => bank.close());

interface Entry {
  readonly title: string;
  readonly direction: string;
  readonly amount: object;
  readonly counterpart: string | null;
  readonly note: string | null;
}

describe('what a business reads of its money', () => {
  it('has the name of the kind where no domain has words for it, and no other side where that is the house', async () => {
    const own = await firm('500');
    const account = async () => {
      const [found] = await bank.ledger.balances(bank.services.db, { kind: 'business', id: own.id });
      return found?.id ?? '';
    };
    await bank.services.unit(async (work) => {
      const [house = ''] = await bank.ledger.openAccounts(work, [
        { owner: PLATFORM, asset: 'JVD', purpose: 'test_house', class: 'asset', floorMinor: null },
      ]);
      const wallet = await account();
      const moved = { asset: 'JVD', kind: 'unheard_of' } as const;
      await bank.ledger.post(work, [
        { ...moved, id: work.newId(), debit: house, credit: wallet, amountMinor: 30n },
        {
          ...moved,
          id: work.newId(),
          debit: wallet,
          credit: house,
          amountMinor: 10n,
          meta: { note: 'back' },
        },
      ]);
    });
    const { items } = (await ask('GET', own.id, own.owner, { path: '/entries?asset=JVD' })).body;
    expect(
      items.map(({ title, direction, amount, counterpart, note }: Entry) => [
        title,
        direction,
        amount,
        counterpart,
        note,
      ]),
    ).toEqual([
      ['unheard_of', 'out', jvd('10'), null, 'back'],
      ['unheard_of', 'in', jvd('30'), null, null],
      [expect.stringMatching(/^[A-Z]/), 'in', jvd('500'), 'Ola Test', expect.stringMatching(/^Firm /)],
    ]);
  });

  it('is nobody else’s, page by page', async () => {
    const [own, other] = [await firm('1'), await firm('2')];
    for (const value of ['3', '4']) {
      await bank.fund(own.owner, jvd(value));
      await ask('POST', own.id, own.owner, { path: '/deposits', body: { amount: jvd(value) } });
    }
    const read = async (query: string, as = own.owner) =>
      ask('GET', own.id, as, { path: `/entries?asset=JVD${query}` });
    const values = ({ body }: Awaited<ReturnType<typeof read>>) =>
      body.items.map(({ amount }: { amount: { value: string } }) => amount.value);
    const first = await read('&limit=2');
    expect(values(first)).toEqual(['4', '3']);
    const rest = await read(`&limit=2&after=${first.body.next}`);
    expect([values(rest), rest.body.next]).toEqual([['1'], null]);
    expect((await read('&limit=3')).body.next).toBeNull();
    expect((await read('', other.owner)).status).toBe(404);
  });
});
