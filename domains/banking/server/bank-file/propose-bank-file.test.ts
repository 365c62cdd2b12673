import { expect, it } from 'vitest';

import { serveBankDesk } from '../testing/bank-desk.ts';
import { closingOf, nextStatement, notification, stmt, type Booked } from '../testing/bank-message.ts';

const { bank, desk } = await serveBankDesk();

const text = (name: string, said: unknown) => ({ name, text: said, amount: null });
const money = (name: string, value: string, { asset = 'USD', said = null as string | null } = {}) => ({
  name,
  text: said,
  amount: { value, assetCode: asset, assetScale: 2 },
});
const hash = text('plan', expect.stringMatching(/^[0-9a-f]{32}$/));
const counted = (counts: Readonly<Record<string, number>>) =>
  ['credited', 'paid', 'returned', 'suspense', 'unexplained', 'known'].map((name) =>
    text(name, String(counts[name] ?? 0)),
  );
const worthOf = async (id: string) =>
  (await bank.database.pool.query('select worth from approvals.proposal where id = $1', [id])).rows[0].worth;

/** Withdrawals that the bank has paid, is paying, or has sent back early, and money that it is asked to send back. */
async function earlier() {
  const amina = await desk.customer();
  const { references } = await desk.sent(amina, '2000', '3000', '4000', '5000');
  const [pays = '', early = '', settles = '', late = ''] = references;
  const stray = { amount: '3.00', isIn: true, text: 'of nobody', own: 'X1' };
  const opening = await closingOf(bank.database);
  await desk.take([
    stray,
    { amount: '40.00', isIn: true, endToEnd: settles, reason: 'AC04' },
    { amount: '50.00', endToEnd: late },
  ]);
  const asked = { as: desk.clerk, role: 'super_admin' };
  const { body } = await bank.call('GET', '/api/v1/admin/wallet/suspense', asked);
  const { id } = body.items.find((item: { remittance: string }) => item.remittance === 'of nobody');
  const back = await desk.asStaff(`suspense/${id}/send-back`, { reason: 'Nobody knows it' });
  const entries: readonly Booked[] = [
    stray,
    { amount: '20.00', endToEnd: pays },
    { amount: '30.00', isIn: true, endToEnd: early, reason: 'AC04' },
    { amount: '40.00', endToEnd: settles },
    { amount: '50.00', isIn: true, endToEnd: late },
    { amount: '3.00', endToEnd: back.body.reference },
    { amount: '1.00', isIn: true, text: 'of nobody either' },
    { amount: '2.00', text: 'a fee' },
    { amount: '0.00', isIn: true, text: 'nothing' },
  ];
  return { entries, early, closing: opening + 300n + 4000n - 5000n };
}

it('two of the staff are shown what a file makes of every payment, and the ten greatest deposits', async () => {
  const { entries, early, closing } = await earlier();
  const amina = await bank.person('Amina');
  const reference = await desk.depositReference(amina);
  const deposit = (amount: string, place: number): Booked => ({
    amount,
    isIn: true,
    text: `${reference} at ${place}`,
  });
  const amounts = ['1', '2', '12', '7', '9', '7', '4', '5', '6', '8', '10', '11'];
  const deposits = amounts.map(deposit);
  // What is known already stands in the statement again: it began so much lower.
  const dollars = stmt({ opening: closing - 300n, name: 'dollars' }, ...entries, ...deposits);
  const euro = { amount: '3.50', currency: 'EUR', isIn: true, text: `${reference} euro` };
  const euros = stmt({ currency: 'EUR', opening: 50_000n, name: 'euros' }, euro);
  const file = `<Document><BkToCstmrStmt>${dollars}${euros}</BkToCstmrStmt></Document>`;
  const { status, body } = await desk.propose(file, desk.clerk);
  expect(status).toBe(202);
  const shown = (value: string, place: number) =>
    money('payment', value, { said: `${reference} at ${place}` });
  expect(body.facts).toEqual([
    text('account', 'DE89370400440532013000'),
    money('balance_from', String(closing - 300n)),
    money('balance_to', String(closing - 2000n + 3000n - 4000n + 5000n - 300n + 100n - 200n + 8200n)),
    money('balance_from', '50000', { asset: 'EUR' }),
    money('balance_to', '50350', { asset: 'EUR' }),
    money('total_in', '16300'),
    money('total_out', '6500'),
    money('total_in', '350', { asset: 'EUR' }),
    money('total_out', '0', { asset: 'EUR' }),
    ...counted({ credited: 13, paid: 2, returned: 3, suspense: 1, unexplained: 2, known: 1 }),
    shown('1200', 2),
    shown('1100', 11),
    shown('1000', 10),
    shown('900', 4),
    shown('800', 9),
    // Of two that are as great, the earlier one stands first.
    shown('700', 3),
    shown('700', 5),
    shown('600', 8),
    shown('500', 7),
    shown('400', 6),
    text('more', '3'),
    hash,
  ]);

  expect((await bank.approve(body)).status).toBe(201);
  // Deposits of 82 dollars and 3.50 euros, and two withdrawals that came back; these tests have no rates.
  expect(await worthOf(body.id)).toBe(8200n + 350n + 3000n + 5000n);
  expect(await desk.take([{ amount: '30.00', endToEnd: early }])).toEqual(['paid']);
  await desk.provesItself();
});

it('ten deposits are shown as they are, and none is said to be more', async () => {
  const reference = await desk.depositReference(await bank.person('Bao'));
  const ten = Array.from({ length: 10 }, (_, at) => ({
    amount: String(10 - at),
    isIn: true,
    text: `${reference} at ${at}`,
  }));
  const { body } = await desk.propose(await nextStatement(bank.database, ten), desk.clerk);
  const names = body.facts.map(({ name }: { name: string }) => name);
  expect(names.slice(-11)).toEqual([...Array.from({ length: 10 }, () => 'payment'), 'plan']);
  expect(body.facts.at(-2)).toEqual(money('payment', '100', { said: `${reference} at 9` }));
});

it('a notification has no balances, adds nothing up and gives nothing to anybody', async () => {
  const reference = await desk.depositReference(await bank.person('Cy'));
  const { body } = await desk.propose(notification({ amount: '5', isIn: true, text: reference }), desk.clerk);
  expect(body.facts).toEqual([text('account', 'DE89370400440532013000'), ...counted({ known: 1 }), hash]);
  await bank.approve(body);
  expect(await worthOf(body.id)).toBe(0n);
});
