import { deriveDataKeys, readDataKeys, turnDataKeys } from '@egcr/server-kit/data-keys';
import { createFieldCipher } from '@egcr/server-kit/field-encryption';
import { reseal } from '@egcr/server-kit/reseal';
import { sealReadable } from '@egcr/server-kit/seal-readable';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { readFile } from './imports/read-file.ts';
import { readableStatements } from './imports/sealed-statements.ts';
import { readCamt } from './rails/bank-file/read-camt.ts';
import { takenByOldName } from './rails/bank-file/statement-store.ts';
import { readablePayouts } from './rails/payout-details.ts';
import { entryColumns, readableEntries } from './rails/sealed-entries.ts';
import { waitingInSuspense } from './rails/suspense-store.ts';
import { camt } from './testing/bank-message.ts';
import { openBank, type Bank } from './testing/bank.ts';

let bank: Bank;
beforeAll(async () => {
  bank = await openBank();
});
afterAll(() => bank.close());

const IBAN = 'DE89370400440532013000';
const csv =
  'Date;Amount;Currency;Text\n2026-11-01;-12.50;EUR;Rent Mrs Kowalska\n2026-11-02;40.00;EUR;Salary Okonkwo\n';

async function everythingIn(...tables: readonly string[]): Promise<string> {
  const texts = [];
  for (const table of tables) {
    const { rows } = await bank.services.pool.query<{ text: string }>(
      `select one::text as text from ${table} one`,
    );
    texts.push(...rows.map(({ text }) => text));
  }
  return texts.join('\n');
}

test('(attack D22) bank details that a release before this one has written are sealed at the start, and people find them as they were', async () => {
  const person = await bank.person('Amina');
  const { pool } = bank.services;
  for (const [table, constraint] of [
    ['payout_account', 'payout_account_sealed'],
    ['outside_account', 'outside_account_sealed'],
    ['outside_entry', 'outside_entry_sealed'],
  ]) {
    await bank.database.owner.query(`alter table wallet.${table} drop constraint ${constraint}`);
  }
  await pool.query(
    `insert into wallet.payout_account (id, user_id, scheme, holder, account, bank, created_at)
     values ('0198c0de-0000-7000-8000-000000000001', $1, 'iban', 'Amina Yusuf', $2, '', now())`,
    [person.userId, IBAN],
  );
  await pool.query(
    `insert into wallet.outside_account (id, user_id, name, created_at)
     values ('0198c0de-0000-7000-8000-000000000002', $1, 'My other bank', now())`,
    [person.userId],
  );
  for (const [at, entry] of (readFile(csv)?.entries ?? []).entries()) {
    await pool.query(
      `insert into wallet.outside_entry (account_id, position, fingerprint, booked_on, amount, currency, text)
       values ('0198c0de-0000-7000-8000-000000000002', $1, $2, $3, $4, $5, $6)`,
      [at + 1, entry.fingerprint, entry.booked_on, entry.amount, entry.currency, entry.text],
    );
  }
  expect(await everythingIn('wallet.payout_account', 'wallet.outside_entry')).toMatch(/Amina[^]*Kowalska/);

  await sealReadable(bank.services, [readablePayouts, ...readableStatements]);
  expect(
    await everythingIn('wallet.payout_account', 'wallet.outside_account', 'wallet.outside_entry'),
  ).not.toMatch(/Amina|Kowalska|Okonkwo|other bank|12\.50|DE89/);

  const payout = await bank.call('GET', '/api/v1/wallet/payout-accounts', { as: person });
  expect(payout.body.items).toMatchObject([{ holder: 'Amina Yusuf' }]);
  const again = await bank.call('POST', '/api/v1/wallet/imports', {
    as: person,
    body: { name: 'My other bank', content: csv },
  });
  expect(again.body).toMatchObject({
    added: 0,
    duplicates: 2,
    account: { name: 'My other bank', entries: 2 },
  });
});

test('(attack D22) what payers wrote is sealed at the start too, and an entry that was taken then still counts once', async () => {
  const { services } = bank;
  await bank.database.owner.query('alter table wallet.bank_entry drop constraint bank_entry_sealed');
  const message = camt({}, { amount: '12', isIn: true, text: 'Gift of Mrs Kowalska', own: null });
  const entry = readCamt(message)?.messages[0]?.entries[0];
  const oldName = entry?.oldName ?? '';
  expect(oldName).toContain('Kowalska');
  await services.pool.query(
    `insert into wallet.bank_entry (account, entry, asset, amount, outcome, remittance, taken_by, taken_at)
     values ($1, $2, 'USD', 1200, 'suspense', 'Gift of Mrs Kowalska', gen_random_uuid(), now())`,
    [IBAN, oldName],
  );
  await sealReadable(services, readableEntries);
  expect(await everythingIn('wallet.bank_entry')).not.toContain('Kowalska');
  expect(await takenByOldName(services, IBAN, ['another name', oldName])).toEqual(new Set([oldName]));
  expect(await waitingInSuspense(services, 10)).toMatchObject([{ remittance: 'Gift of Mrs Kowalska' }]);
  for (const change of [
    "entry = 'taken again'",
    'amount = 1',
    'sealed_remittance = null',
    "remittance = 'said'",
  ]) {
    await expect(services.pool.query(`update wallet.bank_entry set ${change}`)).rejects.toThrow(
      /append-only|is refused/,
    );
  }
  const next = createFieldCipher(readDataKeys(turnDataKeys(deriveDataKeys('tests'))));
  const turned = { ...services, cipher: next };
  expect(await reseal({ services: turned, columns: entryColumns })).toBe(1);
  expect(await waitingInSuspense(turned, 10)).toMatchObject([{ remittance: 'Gift of Mrs Kowalska' }]);
});
