import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { serveCases, type ServedCases } from './testing/served-cases.ts';

let served: ServedCases;

beforeAll(async () => {
  served = await serveCases();
});
afterAll(() => served.close());

async function given(id: string): Promise<readonly string[]> {
  const { rows } = await served.owner.query<{ step: string }>(
    'select step from cases.approval where case_id = $1 order by at, step',
    [id],
  );
  return rows.map(({ step }) => step);
}

/** An officer tries at one server until the approval is given, or no more is wanted. */
async function triesToAward(at: ServedCases, id: string, role: 'reviewer' | 'finance'): Promise<boolean> {
  const who = at.officer(role);
  for (;;) {
    const { status, body } = await at.decide(id, who, 'award');
    expect([200, 403, 409]).toContain(status);
    if (status === 200) return true;
    // Before its turn, or against a version that is gone: they read the case again.
    if (!['other_officers', 'case_changed'].includes(body.code)) return false;
    if (['awarded', 'declined'].includes((await at.read(id, who)).state)) return false;
  }
}

describe('a decision that needs three approvals of two kinds', () => {
  it('is carried out by the last one, and shows who gave which', async () => {
    const { id } = await served.underReview(served.newId());
    const [first, second, money] = [
      served.officer('reviewer'),
      served.officer('reviewer'),
      served.officer('finance'),
    ];
    expect((await served.decide(id, first, 'award')).body).toMatchObject({
      state: 'under_review',
      approvals: 1,
      approvals_needed: 3,
    });
    expect((await served.decide(id, second, 'award')).body.state).toBe('under_review');
    const awarded = await served.decide(id, money, 'award');
    expect(awarded.body.state).toBe('awarded');
    const name = (who: string) => `Person ${who.split(' ')[0]?.slice(-4)}`;
    const [review, last] = awarded.body.approval_steps;
    expect(review).toMatchObject({ label: 'Two reviewers', needed: 2 });
    expect(review?.given_by.toSorted()).toEqual([name(first), name(second)].toSorted());
    expect(last).toMatchObject({ label: 'A finance officer', given_by: [name(money)] });
    expect(awarded.body.history.map(({ event }) => event).slice(3)).toEqual(['endorse', 'endorse', 'award']);
  });

  it('is not given out of its order, nor twice by one person', async () => {
    const { id } = await served.underReview(served.newId());
    const money = served.officer('finance');
    expect((await served.decide(id, money, 'award')).body.code).toBe('other_officers');
    const reviewer = served.officer('reviewer');
    await served.decide(id, reviewer, 'award');
    expect((await served.decide(id, reviewer, 'award')).body.code).toBe('approved_already');
    expect(await given(id)).toEqual(['review']);
  });

  it('is not given by the person who passed the case on, by the applicant, or by someone related to them', async () => {
    const who = served.newId();
    const { id, screener } = await served.underReview(who);
    expect((await served.decide(id, screener, 'award')).body.code).toBe('took_other_step');
    expect((await served.read(id, screener)).can).not.toContain('award');
    expect((await served.decide(id, `${who} reviewer aal2`, 'award')).body.code).toBe('own_case');
    const related = `${served.newId().slice(0, -4)}${who.slice(-4)} reviewer aal2`;
    expect((await served.read(id, related)).can).toEqual(['take']);
    const refused = await served.decide(id, related, 'award');
    expect(refused).toMatchObject({ status: 403, body: { code: 'related_to_applicant' } });
    expect((await served.decide(id, related, 'decline')).body.code).toBe('related_to_applicant');
    expect(await given(id)).toEqual([]);
  });

  it('is given exactly as often as the kind says by 20 who try at the same time, again and again', async () => {
    const { id } = await served.underReview(served.newId());
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, place) =>
        triesToAward(served, id, place % 2 === 0 ? 'reviewer' : 'finance'),
      ),
    );
    expect(answers.filter((isGiven) => isGiven)).toHaveLength(3);
    expect((await given(id)).toSorted()).toEqual(['money', 'review', 'review']);
    expect((await served.read(id, served.officer('reader'))).state).toBe('awarded');
    expect(await served.cases.verify(served.services)).toMatchObject({ findings: [] });
  });

  it('is given exactly as often as the kind says by 20 who try at the same time at two servers', async () => {
    const other = await serveCases(served);
    const { id } = await served.underReview(served.newId());
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, place) =>
        triesToAward(place % 4 < 2 ? served : other, id, place % 2 === 0 ? 'reviewer' : 'finance'),
      ),
    );
    await other.close();
    expect(answers.filter((isGiven) => isGiven)).toHaveLength(3);
    expect((await given(id)).toSorted()).toEqual(['money', 'review', 'review']);
    const { state, history } = await served.read(id, served.officer('reader'));
    expect(state).toBe('awarded');
    expect(history.map(({ event }) => event).slice(3)).toEqual(['endorse', 'endorse', 'award']);
    expect(await served.cases.verify(served.services)).toMatchObject({ findings: [] });
  });

  it('gets one approval only where 20 name the same version', async () => {
    const { id } = await served.underReview(served.newId());
    const { version } = await served.read(id, served.officer('reader'));
    const body = { version, decision: 'award', reason: 'So it is.' };
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        served.ask('POST', `/admin/cases/${id}/decision`, { who: served.officer('reviewer'), body }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(new Set(answers.filter(({ status }) => status !== 200).map(({ body: no }) => no.code))).toEqual(
      new Set(['case_changed']),
    );
    expect(await given(id)).toEqual(['review']);
  });
});
