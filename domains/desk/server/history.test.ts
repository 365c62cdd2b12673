import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { serveDesk, type ServedDesk } from './testing/served-desk.ts';

let desk: ServedDesk;

beforeAll(async () => {
  desk = await serveDesk();
});
afterAll(() => desk.close());

/** A case with five steps. */
async function decidedCase() {
  const [who, officer] = [desk.newId(), desk.officer()];
  const id = await desk.openCase(who);
  await desk.step(id, officer, { step: 'take' });
  await desk.step(id, officer, { step: 'release' });
  await desk.step(id, officer, { step: 'take' });
  const { body } = await desk.decide(id, officer, 'decline');
  return { id, who, reference: body.reference };
}

/** What someone with all rights in the database does, triggers aside. */
async function tamper(...statements: readonly string[]): Promise<void> {
  await desk.owner.query('alter table cases.case_event disable trigger user');
  try {
    for (const text of statements) await desk.owner.query(text);
  } finally {
    await desk.owner.query('alter table cases.case_event enable trigger user');
  }
}

const findings = async () => (await desk.cases.verify(desk.services)).findings;
const faultsIn = async (reference: string) =>
  (await findings()).filter((each) => each.reference === reference).map(({ fault }) => fault);

describe('the history of a case', () => {
  it('is found unchanged where nobody touched it', async () => {
    const { reference } = await decidedCase();
    expect(await faultsIn(reference)).toEqual([]);
  });

  it.each([
    ['update cases.case_event set actor_id = gen_random_uuid() where number = 3 and case_id = ', 'changed'],
    ["update cases.case_event set at = at - interval '1 day' where number = 2 and case_id = ", 'changed'],
    ["update cases.case_event set event = 'approve' where number = 5 and case_id = ", 'changed'],
    ['update cases.case_event set sealed_reason = null where number = 5 and case_id = ', 'changed'],
    ['delete from cases.case_event where number = 3 and case_id = ', 'missing'],
    ['delete from cases.case_event where number = 1 and case_id = ', 'missing'],
    ['delete from cases.case_event where number = 5 and case_id = ', 'cut'],
  ])('%s is found', async (statement, fault) => {
    const { id, reference } = await decidedCase();
    await tamper(`${statement} '${id}'`);
    expect(await faultsIn(reference)).toEqual([fault]);
  });

  it('in another order is found', async () => {
    const { id, reference } = await decidedCase();
    await tamper(
      `update cases.case_event set number = 99 where number = 2 and case_id = '${id}'`,
      `update cases.case_event set number = 2 where number = 4 and case_id = '${id}'`,
      `update cases.case_event set number = 4 where number = 99 and case_id = '${id}'`,
    );
    expect(await faultsIn(reference)).toEqual(['changed']);
  });

  it('cut together with the count of its steps is found', async () => {
    const { id, reference } = await decidedCase();
    await tamper(
      `delete from cases.case_event where number = 5 and case_id = '${id}'`,
      `update cases.case set version = 4, state = 'in_progress' where id = '${id}'`,
    );
    expect(await faultsIn(reference)).toEqual(['cut']);
  });

  it('is found where the case says another state', async () => {
    const { id, reference } = await decidedCase();
    await tamper(`update cases.case set state = 'fulfilled' where id = '${id}'`);
    expect(await faultsIn(reference)).toEqual(['state']);
  });

  it('cannot be changed, shortened or emptied by the application, nor can a decision', async () => {
    const { id } = await decidedCase();
    for (const text of [
      `update cases.case_event set event = 'approve' where case_id = '${id}'`,
      `delete from cases.case_event where case_id = '${id}'`,
      `delete from cases.approval where case_id = '${id}'`,
      `update cases.approval set response = 'approve' where case_id = '${id}'`,
      'truncate cases.case_event',
    ])
      await expect(desk.owner.query(text)).rejects.toThrow('never changed');
  });

  it('outlives the account, without answers and messages', async () => {
    const who = desk.newId();
    const id = await desk.openCase(who);
    await desk.ask('POST', `/cases/${id}/messages`, { who, body: { text: 'Goodbye' } });
    await desk.services.unit(async (work) => {
      for (const { listeners } of desk.together)
        await listeners?.['identity.user_deleted']?.(work, {
          id: work.newId(),
          topic: 'identity.user_deleted',
          payload: { user_id: who },
        });
    });
    const { body } = await desk.ask('GET', `/admin/cases/${id}`, { who: desk.officer() });
    expect(body).toMatchObject({ state: 'cancelled', awaits: 'nobody', answers: [], messages: [] });
    expect(body.history.map(({ event }) => event)).toEqual(['submit', 'erase']);
    expect(await faultsIn(body.reference)).toEqual([]);
  });
});
