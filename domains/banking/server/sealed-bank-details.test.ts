import { uuidv7 } from '@egcr/contract/ids';
import { deriveDataKeys, readDataKeys, turnDataKeys } from '@egcr/server-kit/data-keys';
import { createFieldCipher } from '@egcr/server-kit/field-encryption';
import { reseal } from '@egcr/server-kit/reseal';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Bank } from '@egcr/wallet/testing';

import { openBank } from './testing/bank.ts';
import { keepEntry } from './bank-file/statement-store.ts';
import { entryColumns } from './rails/sealed-entries.ts';
import { waitingInSuspense } from './rails/suspense-store.ts';

let bank: Bank;
beforeAll(async () => {
  bank = await openBank();
});
afterAll(() => bank.close());

test('(attack D22) what payers wrote is never readable, never changed, and sealed anew under a new key', async () => {
  const { services } = bank;
  const now = services.clock.now();
  const remittance = 'Gift of Mrs Kowalska';
  await services.unit((work) =>
    keepEntry(work, {
      id: uuidv7(now.getTime()),
      account: 'DE89370400440532013000',
      content: '2026-11-01|0123456789abcdef',
      ordinal: 1,
      part: 1,
      asset: 'USD',
      amount: 1200n,
      outcome: 'suspense',
      reason: null,
      withdrawalId: null,
      userId: null,
      decisionId: null,
      remittance,
      takenBy: uuidv7(now.getTime()),
      approvedBy: uuidv7(now.getTime()),
      at: now,
    }),
  );
  const { rows } = await services.pool.query<{ text: string }>(
    'select one::text as text from banking.bank_entry one',
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]?.text).not.toContain('Kowalska');
  for (const change of ["entry = 'taken again'", 'amount = 1', 'sealed_remittance = null', 'part = 2']) {
    await expect(services.pool.query(`update banking.bank_entry set ${change}`)).rejects.toThrow(
      /append-only|is refused|null value/,
    );
  }
  const next = createFieldCipher(readDataKeys(turnDataKeys(deriveDataKeys('tests'))));
  const turned = { ...services, cipher: next };
  expect(await reseal({ services: turned, columns: entryColumns })).toBe(1);
  expect(await waitingInSuspense(turned, 10)).toMatchObject([{ remittance }]);
});
