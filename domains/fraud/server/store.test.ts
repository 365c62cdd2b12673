import { testDatabase } from '@egcr/server-kit/testing/database';
import { testServices, type TestServices } from '@egcr/server-kit/testing/services';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import {
  actsOf,
  endParts,
  eraseAnswers,
  holdCasesOf,
  holdOfPart,
  holdsForReporter,
  holdsOf,
  insertAct,
  insertHold,
  insertParts,
  isPaymentHeld,
  openParts,
  setAnswer,
  setConfirmed,
  setEnded,
  setUntil,
  unconfirmedHolds,
} from './hold-store.ts';
import {
  countOnTraces,
  countReports,
  findReport,
  insertReport,
  namesAny,
  relatedReports,
  reportsNaming,
  setOutcome,
} from './store.ts';

let services: TestServices;
let close: () => Promise<void>;
const idOf = (place: number) => `01990000-0000-7000-8000-0000000000${String(place).padStart(2, '0')}`;
const day = (count: number) => new Date(Date.UTC(2026, 2, count, 12));
const [ANN, BEN, OLGA] = [idOf(91), idOf(92), idOf(93)];
const at = (count: number) => ({ db: services.db, cipher: services.cipher, now: day(count) });
const places = (ids: readonly string[]) => ids.map((id) => Number(id.slice(-2)));
const link = { kind: 'link', key: 'scam.example' } as const;
const phone = { kind: 'phone', key: '+390101' } as const;
const person = { kind: 'person', key: OLGA } as const;

beforeAll(async () => {
  const database = await testDatabase();
  services = testServices(database);
  close = () => database.close();
  const report = (
    place: number,
    reporterId: string,
    traces: Parameters<typeof insertReport>[1]['traces'],
    isSample = false,
  ) =>
    insertReport(at(place), {
      caseId: idOf(place),
      reporterId,
      category: 'payment',
      isMoneyMoving: false,
      isSample,
      jobId: place === 3 ? idOf(70) : null,
      traces,
    });
  await report(1, ANN, [link, person]);
  await report(2, ANN, [link, phone]);
  await report(3, BEN, [phone, person]);
  await report(4, OLGA, [link], true);
});
afterAll(() => close());

describe('reports of fraud', () => {
  it('of one person since an instant are counted, invented ones not', async () => {
    const since = (reporterId: string, count: number) =>
      countReports(services.db, { reporterId, since: day(count) });
    expect([await since(ANN, 0), await since(ANN, 1), await since(ANN, 2), await since(OLGA, 0)]).toEqual([
      2, 1, 0, 0,
    ]);
    expect(await findReport(services.db, idOf(3))).toEqual({
      reporter_id: BEN,
      reported_at: day(3),
      job_id: idOf(70),
    });
    expect(await findReport(services.db, idOf(9))).toBeUndefined();
  });

  it('are related by what they name, the newest first, and never by a person alone', async () => {
    const related = async (place: number) =>
      (await relatedReports(services.db, idOf(place))).map(
        (row) => `${Number(row.case_id.slice(-2))} ${row.kind}`,
      );
    expect([await related(1), await related(2), await related(3)]).toEqual([
      ['4 link', '2 link'],
      ['4 link', '3 phone', '1 link'],
      ['2 phone'],
    ]);
  });

  it('are found by what they name', async () => {
    expect([await namesAny(at(9), idOf(1), [phone, link]), await namesAny(at(9), idOf(1), [phone])]).toEqual([
      true,
      false,
    ]);
    // The same words as another kind are another thing.
    expect(await namesAny(at(9), idOf(1), [{ kind: 'phone', key: link.key }])).toBe(false);
    const naming = async (...traces: Parameters<typeof reportsNaming>[1]) =>
      places(await reportsNaming(at(9), traces)).toSorted((one, other) => one - other);
    expect([await naming(link), await naming(phone, person), await naming()]).toEqual([
      [1, 2, 4],
      [1, 2, 3],
      [],
    ]);
  });

  it('count for a check by their people, but for those that were unfounded or invented', async () => {
    const count = () => countOnTraces(at(9), [link, phone]);
    expect(await count()).toEqual({ reporters: 2, confirmed: 0 });
    await setOutcome(services.db, idOf(1), 'action_taken');
    await setOutcome(services.db, idOf(2), 'action_taken');
    await setOutcome(services.db, idOf(3), 'unfounded');
    expect(await count()).toEqual({ reporters: 1, confirmed: 1 });
    await setOutcome(services.db, idOf(3), 'referred');
    expect(await count()).toEqual({ reporters: 2, confirmed: 1 });
    await setOutcome(services.db, idOf(1), null);
    await setOutcome(services.db, idOf(2), null);
    expect(await count()).toEqual({ reporters: 2, confirmed: 0 });
  });
});

describe('money that is held', () => {
  const hold = (
    place: number,
    more: { readonly transfer?: number; readonly owner?: string; readonly confirmBy?: number } = {},
  ) =>
    insertHold(services.db, {
      id: idOf(place),
      case_id: idOf(1),
      transfer_id: idOf(more.transfer ?? place + 40),
      owner_id: more.owner ?? BEN,
      asset: 'JVD',
      amount: 500n,
      placed_at: day(1),
      until: day(4),
      confirm_by: more.confirmBy === undefined ? null : day(more.confirmBy),
    });
  beforeAll(async () => {
    await hold(12, { confirmBy: 3 });
    await hold(11, { confirmBy: 4 });
    await hold(13, { owner: ANN });
    await hold(14, { confirmBy: 2 });
  });
  const unconfirmed = async (count: number, limit = 9) =>
    places((await unconfirmedHolds(at(count), limit)).map(({ id }) => id));

  it('waits for a second officer until its time, those that end first come first', async () => {
    expect([await unconfirmed(1), await unconfirmed(2), await unconfirmed(1, 1)]).toEqual([
      [14, 12, 11],
      [12, 11],
      [14],
    ]);
    await setConfirmed(at(1), idOf(12));
    await setConfirmed(at(2), idOf(12));
    const [confirmed] = (await holdsOf(at(1), { caseId: idOf(1) })).filter(({ id }) => id === idOf(12));
    expect([await unconfirmed(1), confirmed?.confirmed_at]).toEqual([[14, 11], day(1)]);
  });

  it('is that of a case, or of a person while it lasts; its payment is held so long', async () => {
    await setEnded(at(2), idOf(14), 'unconfirmed');
    const of = async (whose: Parameters<typeof holdsOf>[1]) =>
      places((await holdsOf(at(2), whose)).map(({ id }) => id));
    expect([await of({ caseId: idOf(1) }), await of({ ownerId: BEN }), await of({ ownerId: ANN })]).toEqual([
      [11, 12, 13, 14],
      [11, 12],
      [13],
    ]);
    expect([await isPaymentHeld(services.db, idOf(52)), await isPaymentHeld(services.db, idOf(54))]).toEqual([
      true,
      false,
    ]);
    expect(await unconfirmed(1)).toEqual([11]);
    expect([await holdCasesOf(services.db, [ANN, OLGA]), await holdCasesOf(services.db, [OLGA])]).toEqual([
      [idOf(1)],
      [],
    ]);
    await setUntil(services.db, idOf(11), { until: day(9), amount: 300n });
    expect((await holdsOf(at(2), { ownerId: BEN })).map(({ until, amount }) => [until, amount])).toEqual([
      [day(9), 300n],
      [day(4), 500n],
    ]);
  });

  it('has parts in the ledger, each ended once', async () => {
    const part = (place: number) => ({ id: idOf(place), amountMinor: 100n });
    await insertParts(services.db, idOf(11), [part(22), part(21)]);
    await insertParts(services.db, idOf(12), [part(23)]);
    expect(places(await openParts(services.db, idOf(11)))).toEqual([21, 22]);
    expect([await holdOfPart(services.db, idOf(23)), await holdOfPart(services.db, idOf(29))]).toEqual([
      idOf(12),
      undefined,
    ]);
    await endParts(services.db, [idOf(21)], day(3));
    await endParts(services.db, [idOf(21), idOf(22)], day(5));
    const { rows } = await services.pool.query(
      'select ended_at from fraud.hold_part where hold_id = $1 order by ledger_hold_id',
      [idOf(11)],
    );
    expect([rows.map(({ ended_at: ended }) => ended), await openParts(services.db, idOf(11))]).toEqual([
      [day(3), day(5)],
      [],
    ]);
    expect(places(await openParts(services.db, idOf(12)))).toEqual([23]);
  });

  it('keeps what was done, numbered in its order, and what its owner says, until the account is gone', async () => {
    await insertAct(at(1), idOf(11), { act: 'placed', actorId: OLGA, reason: 'It looks stolen.' });
    await insertAct(at(2), idOf(12), { act: 'placed', actorId: OLGA, reason: null });
    await insertAct(at(3), idOf(11), { act: 'released', actorId: OLGA, reason: 'It was not.' });
    const acts = await actsOf(at(4), [idOf(12), idOf(11)]);
    expect(acts.map(({ hold_id: id, act, reason }) => [Number(id.slice(-2)), act, reason])).toEqual([
      [11, 'placed', 'It looks stolen.'],
      [11, 'released', 'It was not.'],
      [12, 'placed', null],
    ]);
    await setAnswer(at(3), idOf(11), 'It is my wage.');
    await setAnswer(at(3), idOf(13), 'Mine too.');
    const answers = async () => (await holdsOf(at(4), { caseId: idOf(1) })).map(({ answer }) => answer);
    expect(await answers()).toEqual(['It is my wage.', null, 'Mine too.', null]);
    await eraseAnswers(services.db, BEN);
    expect(await answers()).toEqual([null, null, 'Mine too.', null]);
  });

  it('is shown to its reporter with what left their own wallet, and nothing of payments of others', async () => {
    for (const [transfer, payer] of [
      [51, ANN],
      [52, OLGA],
    ] as const)
      await services.pool.query(
        `insert into fraud.payment (transfer_id, payer_id, payee_id, asset, amount, arrived_asset, arrived_amount, paid_at)
         values ($1, $2, $3, 'USD', 7, 'JVD', 500, now())`,
        [idOf(transfer), payer, BEN],
      );
    const shown = await holdsForReporter(services.db, { caseId: idOf(1), reporterId: ANN });
    expect(shown.map(({ transfer_id: id, asset, amount }) => [Number(id.slice(-2)), asset, amount])).toEqual([
      [51, 'USD', 7n],
      [52, null, null],
      [53, null, null],
      [54, null, null],
    ]);
  });
});
