import { testDatabase, type TestDatabase } from '@egcr/server-kit/testing/database';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { inShort, ledgerDesk } from '../testing/ledger-desk.ts';
import { postgresLedger } from './postgres-ledger.ts';

let database: TestDatabase;
let desk: ReturnType<typeof ledgerDesk>;
beforeAll(async () => {
  database = await testDatabase({ connectionsMax: 20 });
  desk = ledgerDesk(database);
});
afterAll(() => database.close());

/** 60 of a payer's 100, paid to a payee. */
async function paid() {
  const payer = await desk.openFunded(100n, { limitDayMinor: 100n });
  const payee = await desk.openAccount({ limitDayMinor: 10n });
  const original = desk.posting({ debit: payer, credit: payee, amountMinor: 60n });
  await desk.post(original);
  const giveBack = (amountMinor: bigint) =>
    desk.posting({ debit: payee, credit: payer, amountMinor, reverses: original.id, kind: 'reversal' });
  return { payer, payee, original, giveBack };
}

describe('a reversal', () => {
  it('gives a transfer back in parts, never more than it moved, and no limit stands in its way', async () => {
    const { payer, payee, original, giveBack } = await paid();

    expect(inShort(await desk.post(giveBack(25n), giveBack(36n), giveBack(35n)))).toEqual([
      'posted',
      'over_reversed',
      'posted',
    ]);
    expect(inShort(await desk.post(giveBack(1n)))).toEqual(['over_reversed']);
    expect([await desk.balanceOf(payer), await desk.balanceOf(payee)]).toEqual([100n, 0n]);
    const reversals = await postgresLedger.reversalsOf(database.db, original.id);
    expect(reversals.map((one) => [one.amountMinor, one.reverses])).toEqual([
      [25n, original.id],
      [35n, original.id],
    ]);
  });

  it('mirrors what it reverses', async () => {
    const { payer, payee, original, giveBack } = await paid();
    const stranger = await desk.openFunded(100n);
    const verdicts = await desk.post(
      { ...giveBack(1n), debit: payer, credit: payee },
      { ...giveBack(1n), debit: stranger },
      { ...giveBack(1n), credit: stranger },
      { ...giveBack(1n), reverses: desk.newId() },
      giveBack(1n),
    );
    expect(inShort(verdicts)).toEqual([
      'reversal_mismatch',
      'reversal_mismatch',
      'reversal_mismatch',
      'reversal_mismatch',
      'posted',
    ]);
    const posted = giveBack(2n);
    await desk.post(posted);
    const { reverses: _, ...plain } = posted;
    expect(inShort(await desk.post(posted, plain, { ...posted, reverses: desk.newId() }))).toEqual([
      'replayed',
      'id_reused',
      'id_reused',
    ]);
    expect(await postgresLedger.transfer(database.db, original.id)).toMatchObject({ reverses: null });
  });

  it('needs the money to be there still', async () => {
    const { payee, giveBack } = await paid();
    const elsewhere = await desk.openAccount();
    await desk.post(desk.posting({ debit: payee, credit: elsewhere, amountMinor: 10n }));
    expect(inShort(await desk.post(giveBack(51n), giveBack(50n)))).toEqual(['insufficient_funds', 'posted']);
  });

  it('is taken back with its group', async () => {
    const { payee, giveBack } = await paid();
    const groupId = desk.newId();
    const verdicts = await desk.post(
      { ...giveBack(30n), groupId },
      { ...giveBack(31n), groupId },
      giveBack(60n),
    );
    expect(inShort(verdicts)).toEqual(['group_refused', 'over_reversed', 'posted']);
    expect(await desk.balanceOf(payee)).toBe(0n);
  });

  it('is made once when many ask at once for all of it', async () => {
    const { payer, giveBack } = await paid();
    const verdicts = await Promise.all(Array.from({ length: 30 }, () => desk.post(giveBack(60n))));
    expect(inShort(verdicts.flat()).filter((one) => one === 'posted')).toHaveLength(1);
    expect(await desk.balanceOf(payer)).toBe(100n);
  });
});

it('keeps quote, effect and group with a transfer, and the same id serves no other', async () => {
  const { payer, payee } = await paid();
  const asked = {
    ...desk.posting({ debit: payer, credit: payee, amountMinor: 1n }),
    groupId: desk.newId(),
    quoteId: desk.newId(),
    effectiveAt: new Date('2026-11-01T00:00:00Z'),
  };
  await desk.post(asked);
  const { groupId, quoteId, effectiveAt } = asked;
  expect(await postgresLedger.transfersOfGroup(database.db, groupId)).toMatchObject([
    { id: asked.id, groupId, quoteId, effectiveAt, holdId: null },
  ]);
  expect(
    inShort(
      await desk.post(asked, { ...asked, quoteId: desk.newId() }, { ...asked, effectiveAt: new Date(0) }),
    ),
  ).toEqual(['replayed', 'id_reused', 'id_reused']);
});

it('all of this leaves every rule of the ledger kept', async () => {
  expect((await postgresLedger.proof(database.db)).broken).toEqual([]);
});
