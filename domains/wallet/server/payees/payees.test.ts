import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { jvd, openBank, type Bank } from '../testing/bank.ts';
import type { TestPerson } from '../testing/test-people.ts';

let bank: Bank;
beforeAll(async () => {
  bank = await openBank();
});
afterAll(() => bank.close());

const PATH = '/api/v1/wallet/payees';

const add = (as: TestPerson, body: unknown, key: string = crypto.randomUUID()) =>
  bank.call('POST', PATH, { as, key, body });
const list = async (as: TestPerson) => (await bank.call('GET', PATH, { as })).body.items;

describe('a payee', () => {
  it('is kept with the name of the account and how the typed name compares with it', async () => {
    const [amina, bao] = [await bank.person('Amina', '1000'), await bank.person('Bao')];
    const added = await add(amina, {
      label: '  My landlord ',
      to: { username: bao.username },
      name: 'Bao Tset',
    });
    expect(added.status).toBe(201);
    expect(added.body).toEqual({
      id: expect.any(String),
      label: 'My landlord',
      person: { user_id: bao.userId, username: bao.username, name: 'Bao Test' },
      verified_name: 'Bao Test',
      typed_name: 'Bao Tset',
      name_check: 'close',
      is_favourite: false,
      first_paid_at: null,
      last_paid_at: null,
      created_at: expect.any(String),
    });
    expect(await list(amina)).toEqual([added.body]);
    expect(await list(bao)).toEqual([]);
  });

  it('knows when it was first and last paid, however the money went', async () => {
    const [amina, bao] = [await bank.person('Amina', '1000'), await bank.person('Bao')];
    await bank.send(bao, { to: { username: amina.username }, amount: jvd('1') });
    await add(amina, { label: 'Bao', to: { username: bao.username } });
    expect((await list(amina))[0]).toMatchObject({ first_paid_at: null, last_paid_at: null });
    const first = await bank.send(amina, { to: { username: bao.username }, amount: jvd('1') });
    bank.clock.advance(60);
    const second = await bank.send(amina, { to: { email: bao.email }, amount: jvd('1') });
    expect((await list(amina))[0]).toMatchObject({
      first_paid_at: first.body.created_at,
      last_paid_at: second.body.created_at,
    });
  });

  it('is told apart from a stranger when money is to be sent', async () => {
    const [amina, bao] = [await bank.person('Amina', '1000'), await bank.person('Bao')];
    const find = async () =>
      (await bank.call('GET', `/api/v1/wallet/recipients?to=${bao.username}`, { as: amina })).body;
    expect(await find()).toMatchObject({ user_id: bao.userId, is_first_payment: true });
    await bank.send(amina, { to: { username: bao.username }, amount: jvd('1') });
    expect(await find()).toMatchObject({ is_first_payment: false });
  });

  it('is there once, changes its label, becomes a favourite and goes', async () => {
    const [amina, bao] = [await bank.person('Amina'), await bank.person('Bao')];
    const cleo = await bank.person('Cleo');
    const one = { label: 'Bao', to: { username: bao.username } };
    const answers = await Promise.all(Array.from({ length: 5 }, () => add(amina, one)));
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(1);
    expect(answers.filter((answer) => answer.body.code === 'payee_exists')).toHaveLength(4);
    await add(amina, { label: 'Aunt', to: { username: cleo.username } });
    const id = answers.find((answer) => answer.status === 201)?.body.id;
    const changed = await bank.call('PATCH', `${PATH}/${id}`, { as: amina, body: { is_favourite: true } });
    expect(changed.body).toMatchObject({ label: 'Bao', is_favourite: true });
    expect((await list(amina)).map((payee: { label: string }) => payee.label)).toEqual(['Bao', 'Aunt']);
    const dora = await bank.person('Dora');
    await add(amina, { label: 'zoo', to: { username: dora.username } });
    await add(amina, { label: 'Mum', to: { username: (await bank.person('Eva')).username } });
    const [{ id: lastId }] = (await list(amina)).slice(-1);
    await bank.call('PATCH', `${PATH}/${lastId}`, { as: amina, body: { is_favourite: true } });
    const labels = (await list(amina)).map((payee: { label: string }) => payee.label);
    expect(labels).toEqual(['Bao', 'zoo', 'Aunt', 'Mum']);
    await bank.call('PATCH', `${PATH}/${lastId}`, { as: amina, body: { is_favourite: false } });
    expect((await list(amina)).at(-1)).toMatchObject({ label: 'zoo', is_favourite: false });
    for (const [method, body] of [['PATCH', { label: 'Mine' }] as const, ['DELETE', undefined] as const]) {
      const answer = await bank.call(method, `${PATH}/${id}`, { as: cleo, body });
      expect([answer.status, answer.body.code]).toEqual([404, 'not_found']);
    }
    expect((await bank.call('DELETE', `${PATH}/${id}`, { as: amina })).status).toBe(204);
    expect((await bank.call('DELETE', `${PATH}/${id}`, { as: amina })).status).toBe(404);
  });

  it.each([
    [{ label: '', to: { username: 'x' } }, 'label_required'],
    [{ label: 'x'.repeat(61), to: { username: 'x' } }, 'label_too_long'],
    [{ label: 'a\u202eb', to: { username: 'x' } }, 'label_characters'],
    [{ label: 'x' }, 'required'],
  ])('is refused with every reason: %j', async (body, code) => {
    const amina = await bank.person('Amina');
    const answer = await add(amina, body);
    expect([answer.status, answer.body.errors[0]?.code]).toEqual([422, code]);
    expect((await bank.call('POST', PATH, { key: 'k', body })).status).toBe(401);
  });

  it('cannot be oneself or nobody', async () => {
    const amina = await bank.person('Amina');
    expect((await add(amina, { label: 'x', to: { username: amina.username } })).body.code).toBe(
      'recipient_self',
    );
    expect((await add(amina, { label: 'x', to: { username: 'nobody' } })).body.code).toBe(
      'recipient_unknown',
    );
  });
});

describe('the check of a name', () => {
  it('says match, close or no match, and whose account it is only where the name is nearly right', async () => {
    const [amina, bao] = [await bank.person('Amina'), await bank.person('Bao')];
    const check = async (name: string) =>
      (
        await bank.call('POST', `${PATH}/check`, {
          as: amina,
          body: { to: { username: bao.username }, name },
        })
      ).body;
    const person = { user_id: bao.userId, username: bao.username, name: 'Bao Test' };
    expect(await check('test, bao')).toEqual({ verdict: 'match', person });
    expect(await check('Bao Tets')).toEqual({ verdict: 'close', person });
    expect(await check('Someone Else')).toEqual({ verdict: 'no_match', person: null });
    expect((await check('')).code).toBe('validation_failed');
  });
});
