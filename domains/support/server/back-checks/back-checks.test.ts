import { expectPages } from '@egcr/server-kit/testing/expect-pages';
import type { TestPerson } from '@egcr/wallet/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { isDrawn } from '../../contract/back-check-rules.ts';
import { currentPolicy } from '../../contract/policy.ts';
import { openSupportBank, type SupportBank } from '../testing/support-bank.ts';
import { weeksIn } from '../testing/weeks.ts';
import { drawBackCheck } from './draw.ts';
import { listBackCheckRows } from './store.ts';

let bank: SupportBank;
let reviewer: TestPerson;
let weeks: ReturnType<typeof weeksIn>;
beforeAll(async () => {
  bank = await openSupportBank();
  reviewer = await bank.officer('Reviewer');
  weeks = weeksIn(bank, () => reviewer);
});
afterAll(() => bank.end());

const QUESTION = 'Which employers did you write to in this week?';
const rowsOf = async ({ userId }: TestPerson) => {
  const { rows } = await bank.database.owner.query(
    `select b.id, b.state, w.week from support.back_check b join support.week w on w.id = b.week_id where w.user_id = $1`,
    [userId],
  );
  return rows;
};

/** A person whose accepted week was drawn, whatever the lot said. */
async function drawn() {
  const ann = await bank.person('Claimant');
  await weeks.enrolled(ann);
  const week = await weeks.acceptedWeek(ann);
  await bank.database.owner.query(
    `insert into support.back_check (id, week_id, state, drawn_at)
     select gen_random_uuid(), id, 'open', now() from support.week where user_id = $1 and week = $2
     on conflict (week_id) do nothing`,
    [ann.userId, week],
  );
  const [row] = await rowsOf(ann);
  return { ann, week, id: String(row?.id) };
}

const take = (id: string, as: TestPerson, decision: string) =>
  bank.asOfficer('POST', `support/back-checks/${id}/steps`, as, { decision, reason: QUESTION });
const answer = (id: string, as: TestPerson, text = 'To the bakery, the mill and the library.') =>
  bank.call('POST', `/support/back-checks/${id}/answer`, as, { text });
const listed = async (id: string, as: TestPerson) =>
  (await bank.asOfficer('GET', 'support/back-checks?limit=100', as)).body.items.find(
    (each: { id: string }) => each.id === id,
  );

describe('a week that is accepted without a look', () => {
  it('is drawn as the hash of its person and week says, once', async () => {
    const ann = await bank.person('Claimant');
    await weeks.enrolled(ann);
    const week = await weeks.acceptedWeek(ann);
    const hash = await bank.services.unit(async ({ cipher }) =>
      cipher.lookup('support.back_check', `${ann.userId} ${week}`),
    );
    expect(await rowsOf(ann)).toHaveLength(isDrawn(currentPolicy, hash) ? 1 : 0);
  });

  it('is in the queue where all are drawn, and not where none is, or where it pays nothing', async () => {
    const ann = await bank.person('Claimant');
    await weeks.enrolled(ann);
    const week = await weeks.acceptedWeek(ann);
    await bank.database.owner.query(
      'delete from support.back_check b using support.week w where w.id = b.week_id and w.user_id = $1',
      [ann.userId],
    );
    const { rows } = await bank.database.owner.query('select id from support.week where user_id = $1', [
      ann.userId,
    ]);
    const draw = (backCheckHundredths: bigint, state: 'accepted' | 'nothing') =>
      bank.services.unit((work) =>
        drawBackCheck(work, { backCheckHundredths }, { id: rows[0]?.id, user_id: ann.userId, week, state }),
      );
    await draw(0n, 'accepted');
    await draw(10_000n, 'nothing');
    expect(await rowsOf(ann)).toEqual([]);
    await draw(10_000n, 'accepted');
    expect(await rowsOf(ann)).toMatchObject([{ state: 'open', week }]);
  });
});

describe('a back-check', () => {
  it('asks before it finds: the person is told, answers, and only then something can be found', async () => {
    const { ann, week, id } = await drawn();
    expect(await listed(id, reviewer)).toMatchObject({ state: 'open', can: ['confirm', 'ask'] });
    expect((await take(id, reviewer, 'find')).body.code).toBe('back_check_state');
    expect((await take(id, reviewer, 'ask')).body.state).toBe('asked');
    expect(await listed(id, reviewer)).toMatchObject({ question: QUESTION, can: ['confirm'] });
    const early = await take(id, reviewer, 'find');
    expect([early.status, early.body.code]).toEqual([409, 'hearing_open']);
    const own = (await bank.own(ann)).weeks.find((each: { week: string }) => each.week === week);
    expect(own).toMatchObject({ state: 'accepted', back_check: { question: QUESTION, can_answer: true } });
    expect((await answer(id, ann)).body.state).toBe('answered');
    expect((await answer(id, ann)).body.code).toBe('back_check_state');
    expect((await take(id, reviewer, 'find')).body.state).toBe('found');
    expect(await listed(id, reviewer)).toBeUndefined();
    expect(await weeks.toldTo(ann)).toContain('support.back_check_asked');
    expect(await weeks.toldTo(reviewer)).toContain('support.back_check_answered');
  });

  it('finds something without an answer once the ten days are over, when nobody can answer any more', async () => {
    const { ann, id } = await drawn();
    await take(id, reviewer, 'ask');
    await bank.database.owner.query(
      "update support.back_check set answer_by = answer_by - $2 * interval '1 day' where id = $1",
      [id, 10],
    );
    expect((await answer(id, ann)).body.code).toBe('hearing_over');
    expect((await listed(id, reviewer)).can).toEqual(['confirm', 'find']);
    expect((await take(id, reviewer, 'find')).body.state).toBe('found');
  });

  it('that is confirmed tells whom it had asked, and holds no payment at any time', async () => {
    const { ann, week, id } = await drawn();
    await take(id, reviewer, 'ask');
    await take(id, reviewer, 'confirm');
    expect(await weeks.toldTo(ann)).toContain('support.back_check_confirmed');
    const quiet = await drawn();
    await take(quiet.id, reviewer, 'confirm');
    expect(await weeks.toldTo(quiet.ann)).not.toContain('support.back_check_confirmed');
    const { rows } = await bank.database.owner.query(
      'select state from support.week where user_id = $1 and week = $2',
      [ann.userId, week],
    );
    expect(rows).toEqual([{ state: 'accepted' }]);
  });

  it('is decided once by officers at once, never by the person, and answered by nobody else', async () => {
    const { ann, id } = await drawn();
    const other = await bank.person('Other');
    expect((await answer(id, ann)).status).toBe(404);
    expect((await take(id, ann, 'confirm')).status).toBe(403);
    const second = await bank.officer('Second');
    const answers = await Promise.all([take(id, reviewer, 'ask'), take(id, second, 'confirm')]);
    const statuses = answers.map(({ status }) => `${status}`).toSorted();
    // The officer who comes second meets a question that can be confirmed, or a closed check.
    expect(['200', '409']).toContain(statuses[1]);
    expect(statuses[0]).toBe('200');
    expect((await answer(id, other)).status).toBe(404);
    await bank.asOfficer('POST', 'support/conflicts', second, { reference: (await bank.own(ann)).reference });
    expect(await listed(id, second)).toBeUndefined();
    expect((await take(id, second, 'confirm')).body.code).toBe('related_to_applicant');
  });
});

it('weeks that were drawn are read page by page, the oldest first', async () => {
  await drawn();
  await expectPages((asked) => listBackCheckRows(bank.services.db, asked), { order: 'oldest' });
});
