import { deriveDataKeys, readDataKeys, turnDataKeys } from '@egcr/server-kit/data-keys';
import { createFieldCipher } from '@egcr/server-kit/field-encryption';
import { reseal } from '@egcr/server-kit/reseal';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Bank } from '@egcr/wallet/testing';

import { openBank } from './testing/bank.ts';
import { taken } from './testing/kept-of-bank.ts';
import { entryColumns } from './rails/sealed-entries.ts';
import { waitingInSuspense } from './rails/suspense-store.ts';

let bank: Bank;
beforeAll(async () => {
  bank = await openBank();
});
afterAll(() => bank.close());

test('(attack D22) what payers wrote is never readable, never changed, and sealed anew under a new key', async () => {
  const { services } = bank;
  const remittance = 'Gift of Mrs Kowalska';
  await services.unit((work) => taken(work, { remittance }));
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
