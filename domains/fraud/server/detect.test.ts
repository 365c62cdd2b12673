import { notificationAsked } from '@egcr/notifications/contract';
import type { TestPerson } from '@egcr/wallet/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openFraudBank, type FraudBank } from './testing/fraud-bank.ts';

let bank: FraudBank;
let officer: TestPerson;
beforeAll(async () => {
  bank = await openFraudBank();
  await bank.setRates();
  officer = await bank.person('Officer');
});
afterAll(() => bank.close());

const PHONE = 'Phone/1.0 (Test 15)';
const LAPTOP = 'Laptop/7.1 (Test 2)';
const HOUR_S = 3600;

/** Alerts about a person: those whose case the officer reads with their name. */
async function alertsAbout(who: TestPerson) {
  const rows = (await bank.queue(officer)).filter(({ kind }) => kind === 'fraud.alert');
  const found = await Promise.all(
    rows.map(async ({ id, title }) => {
      const { body } = await bank.ask('GET', `/admin/fraud/cases/${id}`, officer);
      return { id, title, ...body };
    }),
  );
  return found.filter(({ alert }) => alert.person.includes(`@${who.username}`));
}

/** A person who has used a phone for a day and has just signed in on a laptop. */
async function withNewDevice(name: string, value = '100000'): Promise<TestPerson> {
  const who = await bank.person(name, value);
  await bank.signsIn(who, PHONE);
  bank.clock.advance(24 * HOUR_S);
  await bank.signsIn(who, LAPTOP);
  return who;
}

describe('a large payment from a new device', () => {
  it('opens an alert with what was seen, and asks the payer alone whether it was them', async () => {
    const [amina, bao] = [await withNewDevice('Amina'), await bank.person('Bao')];
    bank.clock.advance(120);
    const { heard } = await bank.pays(amina, bao, '60000');
    const told = heard.filter(({ topic }) => topic === notificationAsked.topic).map(({ payload }) => payload);
    expect(told.filter(({ kind }) => kind === 'fraud.was_this_you')).toMatchObject([
      { user_id: amina.userId, params: { value: '60000', name: 'Bao Test' }, link: '/wallet/security' },
    ]);
    const [alert, ...others] = await alertsAbout(amina);
    expect(others).toEqual([]);
    expect(alert).toMatchObject({
      title: 'Large payment from a new device',
      alert: {
        facts: { rule: 'new_device', paid: { value: '60000', assetCode: 'JVD' }, share: 60, after_s: 120 },
      },
      payments: [{ to: `Bao Test (@${bao.username})`, amount: { value: '60000' } }],
    });
  });

  it('is none from a browser that was known, also in another version', async () => {
    const who = await bank.person('Known', '100000');
    await bank.signsIn(who, PHONE);
    bank.clock.advance(24 * HOUR_S);
    await bank.signsIn(who, 'Phone/2.0 (Test 16)');
    await bank.pays(who, await bank.person('Payee'), '90000');
    expect(await alertsAbout(who)).toEqual([]);
  });

  it('is none from the first browser of a new account', async () => {
    const who = await bank.person('Fresh', '100000');
    await bank.signsIn(who, PHONE);
    await bank.pays(who, await bank.person('Payee'), '90000');
    expect(await alertsAbout(who)).toEqual([]);
  });

  it('raises one case a day, however many payments follow, and names them all in it', async () => {
    const who = await withNewDevice('Storm', '1000000');
    const payee = await bank.person('Payee');
    for (const value of ['600000', '300000', '90000']) await bank.pays(who, payee, value);
    const [alert, ...others] = await alertsAbout(who);
    expect(others).toEqual([]);
    expect(alert.payments.map(({ amount }: { amount: { value: string } }) => amount.value)).toEqual([
      '600000',
      '300000',
      '90000',
    ]);
  });

  it('is heard once, although events may come twice and at once', async () => {
    const who = await withNewDevice('Twice');
    const sent = await bank.send(who, {
      to: { username: (await bank.person('Payee')).username },
      amount: { value: '60000', assetCode: 'JVD', assetScale: 2 },
    });
    await Promise.all(Array.from({ length: 10 }, () => bank.hearPayment(sent.body)));
    expect(await alertsAbout(who)).toHaveLength(1);
  });
});

describe('money passed on at once', () => {
  it('opens an alert the second time within a week, and tells the person nothing', async () => {
    const [mule, boss] = [await bank.person('Mule'), await bank.person('Boss')];
    const victims = [await bank.person('Vera', '50000'), await bank.person('Victor', '50000')];
    for (const [place, victim] of victims.entries()) {
      await bank.pays(victim, mule, '50000');
      bank.clock.advance(600);
      const { heard } = await bank.pays(mule, boss, '45000');
      expect(heard.filter(({ payload }) => payload['user_id'] === mule.userId)).toEqual([]);
      expect(await alertsAbout(mule)).toHaveLength(place);
      bank.clock.advance(2 * HOUR_S);
    }
    const [alert] = await alertsAbout(mule);
    expect(alert.alert.facts).toMatchObject({ rule: 'passed_on', share: 90, after_s: 600, times: 2 });
    expect(alert.payments).toHaveLength(4);
  });

  it('is none where the second is more than a week later', async () => {
    const [who, boss] = [await bank.person('Rare'), await bank.person('Boss')];
    for (let times = 0; times < 2; times += 1) {
      await bank.pays(await bank.person('Payer', '50000'), who, '50000');
      await bank.pays(who, boss, '50000');
      bank.clock.advance(8 * 24 * HOUR_S);
    }
    expect(await alertsAbout(who)).toEqual([]);
  });
});

describe('the precision of a rule', () => {
  const ruleOf = async (rule: string) =>
    (await bank.ask('GET', '/admin/fraud/rules', officer)).body.items.find(
      (each: { rule: string }) => each.rule === rule,
    );

  it('is counted from what officers decide, and is none before that', async () => {
    const before = await ruleOf('new_device');
    expect(before).toMatchObject({ confirmed: 0, dismissed: 0, precision: null });
    const open = (await bank.queue(officer)).filter(({ title }) => title.startsWith('Large payment'));
    expect(open.length).toBe(before.open);
    const [right, wrong] = open;
    for (const [found, decision] of [
      [right, 'act'],
      [wrong, 'dismiss'],
    ] as const) {
      const id = found?.id ?? '';
      await bank.take(id, officer);
      expect((await bank.decide(id, officer, decision)).status).toBe(200);
    }
    expect(await ruleOf('new_device')).toMatchObject({
      open: before.open - 2,
      confirmed: 1,
      dismissed: 1,
      precision: 50,
    });
  });
});

describe('an officer', () => {
  it('neither finds, reads nor handles an alert about themselves', async () => {
    const own = await withNewDevice('Corrupt');
    await bank.pays(own, await bank.person('Payee'), '90000');
    const [alert] = await alertsAbout(own);
    expect((await bank.queue(own)).map(({ id }) => id)).not.toContain(alert.id);
    for (const path of [`/admin/cases/${alert.id}`, `/admin/fraud/cases/${alert.id}`])
      expect((await bank.ask('GET', path, own)).status).toBe(404);
    const body = { version: 1, step: 'take' };
    expect((await bank.ask('POST', `/admin/cases/${alert.id}/steps`, own, { body })).status).toBe(404);
  });
});

it('payments are forgotten after 30 days, and with the account', async () => {
  const [payer, payee] = [await bank.person('Old', '200'), await bank.person('Payee')];
  await bank.pays(payer, payee, '100');
  const kept = async () =>
    (await bank.database.owner.query('select 1 from fraud.payment where payer_id = $1', [payer.userId])).rows;
  expect(await kept()).toHaveLength(1);
  bank.clock.advance(31 * 24 * HOUR_S);
  await bank.runJob('fraud.forget_payments');
  expect(await kept()).toEqual([]);
  await bank.pays(payer, payee, '100');
  await bank.forget(payer);
  expect(await kept()).toEqual([]);
});
