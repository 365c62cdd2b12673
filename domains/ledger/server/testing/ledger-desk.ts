import { uuidv7 } from '@egcr/contract/ids';
import type { TestDatabase } from '@egcr/server-kit/testing/database';
import { testServices } from '@egcr/server-kit/testing/services';
import type { Work } from '@egcr/server-kit/work';

import type { Posting, Verdict, WantedAccount, WantedHold } from '../books/ledger.ts';
import { postgresLedger } from '../books/postgres-ledger.ts';

/** A desk at which tests open accounts and move money; each call is a transaction of its own. */
export function ledgerDesk(database: TestDatabase) {
  const { unit, movableClock: clock } = testServices(database);
  const newId = () => uuidv7(clock.now().getTime());

  const openAccount = async (wanted: Partial<WantedAccount> = {}): Promise<string> => {
    const all = {
      owner: { kind: 'person', id: newId() },
      asset: 'JVD',
      purpose: 'main',
      class: 'liability',
      floorMinor: 0n,
      ...wanted,
    } as const;
    const [id = ''] = await unit((work) => postgresLedger.openAccounts(work, [all]));
    return id;
  };

  const post = (...batch: readonly Posting[]): Promise<readonly Verdict[]> =>
    unit((work) => postgresLedger.post(work, batch));

  const posting = (some: Pick<Posting, 'debit' | 'credit' | 'amountMinor'> & Partial<Posting>): Posting => ({
    id: newId(),
    asset: 'JVD',
    kind: 'transfer',
    ...some,
  });

  /** An account with so much in it, from a source of its own that may go below zero. */
  const openFunded = async (amountMinor: bigint, wanted: Partial<WantedAccount> = {}): Promise<string> => {
    const asset = wanted.asset ?? 'JVD';
    const source = await openAccount({ asset, purpose: 'source', class: 'asset', floorMinor: null });
    const id = await openAccount(wanted);
    await post(posting({ debit: source, credit: id, amountMinor, asset }));
    return id;
  };

  const balanceOf = async (id: string): Promise<bigint | undefined> =>
    (await postgresLedger.account(database.db, id))?.balanceMinor;

  const hold = (some: Pick<WantedHold, 'accountId' | 'amountMinor'> & Partial<WantedHold>): WantedHold => ({
    id: newId(),
    reason: 'withdrawal',
    expiresAt: new Date(clock.now().getTime() + 3_600_000),
    ...some,
  });

  const placeHolds = (...wanted: readonly WantedHold[]): Promise<readonly Verdict[]> =>
    unit((work) => postgresLedger.hold(work, wanted));

  /** An account with so much in it, of which so much is held, and the hold. */
  const openHeld = async (amountMinor: bigint, heldMinor: bigint, wanted: Partial<WantedAccount> = {}) => {
    const account = await openFunded(amountMinor, wanted);
    const one = hold({ accountId: account, amountMinor: heldMinor });
    await placeHolds(one);
    return { account, holdId: one.id };
  };

  /** Balance and held of an account. */
  const standing = async (id: string): Promise<readonly (bigint | undefined)[]> => {
    const found = await postgresLedger.account(database.db, id);
    return [found?.balanceMinor, found?.heldMinor];
  };

  const inUnit = <Answer>(body: (work: Work) => Promise<Answer>): Promise<Answer> => unit(body);

  return {
    clock,
    newId,
    openAccount,
    openFunded,
    openHeld,
    post,
    posting,
    hold,
    placeHolds,
    balanceOf,
    standing,
    inUnit,
  };
}

/** Verdicts in short: `posted`, `replayed`, or the code of a refusal. */
export function inShort(verdicts: readonly Verdict[]): string[] {
  return verdicts.map((verdict) => (verdict.outcome === 'refused' ? verdict.code : verdict.outcome));
}
