import { describe, expect, it } from 'vitest';

import { openBank } from '../testing/bank.ts';
import { serveBankDesk } from '../testing/bank-desk.ts';
import { camt, closingOf, nextStatement, stmt } from '../testing/bank-message.ts';

const { bank, desk } = await serveBankDesk();

describe('a file', () => {
  it('about a foreign account credits nobody (attack B3)', async () => {
    const reference = await desk.depositReference(desk.clerk);
    const entry = { amount: '9000000.00', isIn: true, text: reference };
    for (const iban of ['GB29NWBK60161331926819', 'DE89 3704 0044 0532 0130 0', '', 'unnamed']) {
      const answer = await desk.hand(camt({ iban }, entry));
      expect([
        answer.status,
        ['bank_account_foreign', 'bank_file_unreadable'].includes(answer.body.code),
      ]).toEqual([422, true]);
    }
    const both = camt({ iban: 'DE89 3704 0044 0532 0130 00</IBAN><IBAN>GB29NWBK60161331926819' }, entry);
    expect((await desk.hand(both)).body.code).toBe('bank_file_unreadable');
    const mixed = `<Document><BkToCstmrStmt>${stmt({})}${stmt({ iban: 'GB29NWBK60161331926819' }, entry)}</BkToCstmrStmt></Document>`;
    expect((await desk.hand(mixed)).body.code).toBe('bank_account_foreign');
    expect(await desk.dollars(desk.clerk)).toBeUndefined();
  });

  it('is taken with the account written in groups and small letters (attack B3)', async () => {
    expect(
      await desk.take([{ amount: '1.00', isIn: true, text: 'x' }], { iban: 'de89 3704 0044 0532 0130 00' }),
    ).toEqual(['suspense no_owner']);
  });

  it('credits nobody who hands it in: that money waits in suspense, and is never assigned to them (attack B3) (attack A2)', async () => {
    const reference = await desk.depositReference(desk.other);
    const content = await nextStatement(bank.database, [{ amount: '12.00', isIn: true, text: reference }]);
    const { body } = await desk.hand(content, desk.other);
    expect(body.entries[0]).toMatchObject({ outcome: 'suspense', reason: 'own_money' });
    expect(await desk.dollars(desk.other)).toBeUndefined();
    const { body: list } = await bank.call('GET', '/api/v1/admin/wallet/suspense', {
      as: desk.clerk,
      role: 'super_admin',
    });
    const item = list.items.find((one: { remittance: string }) => one.remittance === reference);
    const answer = await desk.asStaff(`suspense/${item.id}/assign`, {
      to: { username: desk.other.username },
      reason: 'x',
    });
    expect([answer.status, answer.body.code]).toEqual([403, 'own_benefit']);
    await desk.provesItself();
  });

  it('credits nobody who approves it, at that moment or by a later decision on suspense (attack A2) (attack Z2)', async () => {
    const own = await desk.depositReference(desk.other);
    const content = await nextStatement(bank.database, [
      { amount: '13.00', isIn: true, text: own },
      { amount: '14.00', isIn: true, text: 'of nobody, taken in by two' },
    ]);
    const proposed = await bank.call('POST', '/api/v1/admin/wallet/bank-files', {
      as: desk.clerk,
      role: 'super_admin',
      key: crypto.randomUUID(),
      body: { content },
    });
    const { body } = await bank.approve(proposed.body, desk.other);
    expect(body.entries.map(({ outcome }: { outcome: string }) => outcome)).toEqual(['suspense', 'suspense']);
    const { body: list } = await bank.call('GET', '/api/v1/admin/wallet/suspense', {
      as: desk.clerk,
      role: 'super_admin',
    });
    for (const text of [own, 'of nobody, taken in by two']) {
      const item = list.items.findLast((one: { remittance: string }) => one.remittance === text);
      for (const to of [desk.other, desk.clerk]) {
        const assigned = { to: { username: to.username }, reason: 'x' };
        const refused = await desk.asStaff(
          `suspense/${item.id}/assign`,
          assigned,
          await bank.person('Third'),
        );
        expect([refused.status, refused.body.code]).toEqual([403, 'own_benefit']);
      }
    }
    expect(await desk.dollars(desk.other)).toBeUndefined();
    await desk.provesItself();
  });

  it.each([
    ['without a closing balance', (text: string) => text.replaceAll('CLBD', 'ITBD'), 'bank_file_unreadable'],
    ['without an opening balance', (text: string) => text.replaceAll('OPBD', 'ITBD'), 'bank_file_unreadable'],
    ['with two closing balances', (text: string) => text.replace('OPBD', 'CLBD'), 'bank_file_unreadable'],
    [
      'with balances in two currencies',
      (text: string) => text.replace('<Amt Ccy="USD">', '<Amt Ccy="EUR">'),
      'bank_file_unreadable',
    ],
    [
      'for an account in another currency',
      (text: string) => text.replace('<Ccy>USD', '<Ccy>EUR'),
      'bank_file_unreadable',
    ],
    [
      'for an account in a currency we do not keep',
      (text: string) => text.replaceAll('USD', 'CHF'),
      'bank_file_unreadable',
    ],
    [
      'with an entry of two amounts',
      (text: string) =>
        text.replace(
          '<CdtDbtInd>CRDT</CdtDbtInd>\n    <Sts>',
          '<Amt Ccy="USD">0.01</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>',
        ),
      'bank_file_unreadable',
    ],
  ])('%s is refused whole (attack B7)', async (_what, spoil, code) => {
    const good = await nextStatement(bank.database, [{ amount: '2.00', isIn: true, text: 'x' }]);
    const spoiled = spoil(good);
    expect(spoiled).not.toBe(good);
    expect((await desk.hand(spoiled)).body.code).toBe(code);
  });

  it.each([
    ['a negative amount', '-5.00'],
    ['six decimals', '5.000001'],
    ['twenty digits', '99999999999999999999.00'],
    ['more than any bank holds', '99999999999999.00'],
    ['thousands in groups', '5,000.00'],
    ['digits of another script', '٥.٠٠'],
    ['an exponent', '5e3'],
    ['nothing', ''],
  ])('with an amount of %s is refused whole (attack B7)', async (_what, amount) => {
    const answer = await desk.hand(camt({ opening: await closingOf(bank.database) }, { amount, isIn: true }));
    expect([answer.status, answer.body.code]).toEqual([422, 'bank_file_unreadable']);
  });

  it('whose entries do not make its closing balance is refused whole, and so is one after a gap (attack B7)', async () => {
    const opening = await closingOf(bank.database);
    const reference = await desk.depositReference(desk.other);
    const entry = { amount: '3.00', isIn: true, text: reference };
    const wrong = await desk.hand(camt({ opening, closing: opening + 299n, name: 'S-9' }, entry));
    expect([wrong.status, wrong.body]).toEqual([
      422,
      expect.objectContaining({ code: 'bank_statement_differs', statement: 'S-9', currency: 'USD' }),
    ]);
    const gap = await desk.hand(camt({ opening: opening + 100n }, entry));
    expect([gap.status, gap.body.code]).toEqual([409, 'bank_statement_gap']);
    const pending = await nextStatement(bank.database, [
      { ...entry, status: 'PDNG' },
      { ...entry, status: 'INFO' },
    ]);
    expect((await desk.hand(pending)).body.entries).toEqual([]);
    expect(await closingOf(bank.database)).toBe(opening);
  });

  it('takes what is reversed, dated ahead or of nothing, and gives it to nobody (attack B7)', async () => {
    const amina = await desk.customer();
    const text = await desk.depositReference(amina.person);
    expect(
      await desk.take([
        { amount: '5.00', isIn: true, text, isReversal: true },
        { amount: '5.00', text, isReversal: true },
        { amount: '5.00', isIn: true, text, day: '2999-01-01' },
        { amount: '0.00', isIn: true, text },
        { amount: '5.00', isIn: true, text, reason: 'AC04' },
      ]),
    ).toEqual([
      'suspense reversal',
      'unknown reversal',
      'suspense future_date',
      'unknown zero_amount',
      'suspense return_differs',
    ]);
    expect(await desk.dollars(amina.person)).toEqual(['1000000', '0']);
    await desk.provesItself();
  });

  it('leaves our books of the account where the bank’s balance is (attack B7)', async () => {
    const { body } = await desk.hand(
      await nextStatement(bank.database, [
        { amount: '11.00', isIn: true, text: 'nobody' },
        { amount: '4.00', text: 'a fee' },
      ]),
    );
    expect(body.statements).toEqual([
      expect.objectContaining({ difference: { value: '0', assetCode: 'USD', assetScale: 2 } }),
    ]);
    const { rows } = await bank.database.pool.query(
      "select distinct beyond from banking.bank_statement where asset = 'USD'",
    );
    expect(rows).toHaveLength(1);
    await expect(bank.database.owner.query('update banking.bank_statement set closing = 0')).rejects.toThrow(
      'is refused',
    );
  });
});

describe('an installation', () => {
  it('without a bank account of its own takes no file (attack B3)', async () => {
    const real = await openBank({ hasSandbox: false });
    const admin = await real.person('Admin');
    const content = camt({}, { amount: '9000000.00', isIn: true });
    const answer = await real.call('POST', '/api/v1/admin/wallet/bank-files', {
      as: admin,
      role: 'super_admin',
      key: 'k',
      body: { content },
    });
    await real.close();
    expect([answer.status, answer.body.code]).toEqual([409, 'bank_not_configured']);
  });
});
