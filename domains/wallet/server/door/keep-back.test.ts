import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { jvd, openBank, type Bank } from '../testing/bank.ts';
import type { TestPerson } from '../testing/test-people.ts';

/** What is asked of banking, and the hold that it gives back then, as of a withdrawal that waits. */
const asked: unknown[] = [];
const waiting: { hold?: string | undefined } = {};

let bank: Bank;
beforeAll(async () => {
  bank = await openBank({
    guests: [
      ({ ledger }) => ({
        domain: { name: 'waiting' },
        door: {
          lockWaiting: async (_db, userId) => void asked.push(['lock', userId]),
          stopWaiting: async (work, wanted) => {
            asked.push(wanted);
            return (
              waiting.hold !== undefined && (await ledger.releaseHold(work, waiting.hold)) === 'released'
            );
          },
        },
      }),
    ],
  });
});
afterAll(() => bank.close());

const HOUR_MS = 3_600_000;
const later = (hours: number) => new Date(bank.clock.now().getTime() + hours * HOUR_MS);

/** A person with so much in JVD, and with other money. */
async function rich(minor: string): Promise<TestPerson> {
  const person = await bank.person('Amina', '70', 'EUR');
  if (minor !== '0') await bank.fund(person, jvd(minor));
  asked.splice(0);
  return person;
}
/** The same, of which a part lies in a pot. */
async function richWithPot(minor: string, inPot: string): Promise<TestPerson> {
  const as = await rich(minor);
  const ask = (path: string, body: object) =>
    bank.call('POST', `/api/v1/wallet/pots${path}`, { as, key: crypto.randomUUID(), body });
  const { body } = await ask('', { name: 'Holiday', asset: 'JVD' });
  const moved = await ask(`/${body.id}/move`, { direction: 'in', amount: jvd(inPot) });
  expect(moved.status).toBe(200);
  return as;
}
const keepBack = ({ userId: person }: TestPerson, amountMinor: bigint, until = later(1)) =>
  bank.services.unit((work) =>
    bank.door.keepBack(work, { person, money: { amountMinor, asset: 'JVD' }, until }),
  );
const sums = (kept: readonly { readonly amountMinor: bigint }[]) =>
  kept.map(({ amountMinor }) => amountMinor);

/** What is held of each account, by currency and what it is for. */
async function heldOf({ userId }: TestPerson): Promise<readonly string[]> {
  const { rows } = await bank.database.pool.query(
    `select asset || ' ' || left(purpose, 4) || ' ' || held as line from ledger.account
     where owner_id = $1 and held > 0 order by asset, purpose`,
    [userId],
  );
  return rows.map(({ line }) => line);
}
const toldTo = async ({ userId }: TestPerson) =>
  (
    await bank.database.pool.query(
      `select payload->>'id' as id, payload->>'state' as state from platform.event
       where topic = 'wallet.hold_changed' and $1 = any (audience) order by id`,
      [userId],
    )
  ).rows.map(({ id, state }) => `${state} ${id}`);

describe('money that is kept back', () => {
  it('is what can be spent first, then what is in a pot, of the one currency, and no more than was asked for', async () => {
    const amina = await richWithPot('500', '200');
    expect(sums(await keepBack(amina, 100n))).toEqual([100n]);
    expect(await heldOf(amina)).toEqual(['JVD main 100']);
    expect(sums(await keepBack(amina, 200n))).toEqual([200n]);
    expect(asked).toEqual([
      ['lock', amina.userId],
      ['lock', amina.userId],
    ]);
    const kept = await keepBack(amina, 150n);
    expect(sums(kept)).toEqual([150n]);
    expect(await heldOf(amina)).toEqual(['JVD main 300', 'JVD pot_ 150']);
    expect(await toldTo(amina)).toContain(`placed ${kept[0]?.id}`);
    const spent = await bank.send(amina, { to: { username: bank.checker.username }, amount: jvd('1') });
    expect(spent.body.code).toBe('insufficient_funds');
  });

  it('is all of it where more was asked for, and what waits for the bank is asked for the rest', async () => {
    const amina = await richWithPot('540', '200');
    const accounts = await bank.ledger.balances(bank.services.db, { kind: 'person', id: amina.userId });
    const main = accounts.find(({ asset, purpose }) => asset === 'JVD' && purpose === 'main');
    waiting.hold = crypto.randomUUID();
    const held = { accountId: main?.id ?? '', amountMinor: 40n, reason: 'withdrawal', expiresAt: later(9) };
    await bank.services.unit((work) => bank.ledger.hold(work, [{ id: waiting.hold ?? '', ...held }]));
    const kept = await keepBack(amina, 600n);
    expect(sums(kept)).toEqual([300n, 200n, 40n]);
    expect(asked).toEqual([['lock', amina.userId], { userId: amina.userId, asset: 'JVD', needMinor: 100n }]);
    expect(await heldOf(amina)).toEqual(['JVD main 340', 'JVD pot_ 200']);
    expect(new Set(await toldTo(amina))).toEqual(new Set(kept.map(({ id }) => `placed ${id}`)));
    waiting.hold = undefined;
  });

  it('is nothing where there is nothing, and nobody is told', async () => {
    const amina = await rich('0');
    expect(await keepBack(amina, 1n)).toEqual([]);
    expect(asked.at(-1)).toEqual({ userId: amina.userId, asset: 'JVD', needMinor: 1n });
    expect(await toldTo(amina)).toEqual([]);
  });

  it('is kept of a wallet that its owner has frozen, too', async () => {
    const amina = await rich('500');
    await bank.call('PUT', '/api/v1/wallet/freeze', { as: amina, body: { frozen: true } });
    expect(sums(await keepBack(amina, 500n))).toEqual([500n]);
  });

  it('is free again where it is let go, or where its time is over', async () => {
    const amina = await rich('500');
    const [first, second] = [await keepBack(amina, 200n), await keepBack(amina, 100n, later(2))];
    const ids = first.map(({ id }) => id);
    await bank.services.unit((work) => bank.door.letGo(work, amina.userId, ids));
    expect(await heldOf(amina)).toEqual(['JVD main 100']);
    expect(await toldTo(amina)).toContain(`released ${ids[0]}`);
    // Again it changes nothing.
    await bank.services.unit((work) => bank.door.letGo(work, amina.userId, ids));
    expect(await heldOf(amina)).toEqual(['JVD main 100']);
    const expire = (hours: number) =>
      bank.services.unit((work) => bank.ledger.expireHolds({ ...work, now: later(hours) }, 9));
    await expire(1.9);
    expect(await heldOf(amina)).toEqual(['JVD main 100']);
    expect((await expire(2.1)).map(({ id }) => id)).toEqual(second.map(({ id }) => id));
    expect(await heldOf(amina)).toEqual([]);
  });

  it('stays for longer where it is still kept, under a new name, and no other money with it', async () => {
    const amina = await rich('500');
    const [one, gone] = [await keepBack(amina, 200n), await keepBack(amina, 100n)];
    await bank.services.unit((work) =>
      bank.door.letGo(
        work,
        amina.userId,
        gone.map(({ id }) => id),
      ),
    );
    const parts = [...one, ...gone].map(({ id }) => id).concat(crypto.randomUUID());
    const until = later(5);
    const longer = await bank.services.unit((work) =>
      bank.door.keepLonger(work, amina.userId, { parts, until }),
    );
    expect(sums(longer)).toEqual([200n]);
    expect(longer[0]?.id).not.toBe(one[0]?.id);
    const holds = await Promise.all(
      [one[0]?.id, longer[0]?.id].map((id) => bank.ledger.readHold(bank.database.db, id ?? '')),
    );
    expect(holds.map((hold) => hold?.state)).toEqual(['released', 'open']);
    expect(holds[1]?.expiresAt).toEqual(until);
    expect(await heldOf(amina)).toEqual(['JVD main 200']);
    expect(await toldTo(amina)).toContain(`placed ${longer[0]?.id}`);
    expect((await bank.ledger.proof(bank.services.db)).broken).toEqual([]);
  });
});
