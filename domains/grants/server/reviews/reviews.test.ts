import { expectPages } from '@egcr/server-kit/testing/expect-pages';
import type { TestPerson } from '@egcr/wallet/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { openGrantsBank, type GrantsBank } from '../testing/grants-bank.ts';
import { reviewsOf } from './review-store.ts';

let bank: GrantsBank;
let manager: TestPerson;
beforeAll(async () => {
  bank = await openGrantsBank();
  manager = await bank.officer('Manager', 'grants.read', 'grants.review');
  for (const slug of ['personal', 'business', 'government']) await bank.fill(slug, '10000000000');
});
afterAll(() => bank.close());

const PURPOSE =
  'I am Amina Okafor, amina@example.org, and two sewing machines let me take school uniforms as orders.';

async function taken(wished: Parameters<GrantsBank['apply']>[1] = {}, as?: TestPerson) {
  const applicant = as ?? (await bank.person('Applicant'));
  const { body } = await bank.apply(applicant, wished);
  expect((await bank.step(body.id, manager, { step: 'take' })).status).toBe(200);
  return { id: String(body.id), reference: String(body.reference), applicant };
}

/** The first of the reviews that are asked for. */
async function oneReview(caseId: string) {
  const [found] = await bank.openReviews(caseId);
  if (found === undefined) throw new Error('nobody was asked');
  return found;
}

const standing = async (id: string, as = manager) =>
  bank.call('GET', `/api/v1/admin/grant-applications/${id}/standing`, { as, role: 'super_admin' });
describe('judging an application', () => {
  it('is asked of two people when an officer takes it, of three above 250,000 dollars', async () => {
    const small = await taken();
    expect(await bank.openReviews(small.id)).toHaveLength(2);
    // Another officer takes over: nobody else is asked.
    const other = await bank.officer('Other', 'grants.read', 'grants.review');
    await bank.step(small.id, other, { step: 'take' });
    expect(await bank.openReviews(small.id)).toHaveLength(2);
    const owner = await bank.person('Mayor');
    const town = crypto.randomUUID();
    bank.teams.set(town, { owner: owner.userId, kind: 'government' });
    const large = await taken({ type: 'government', amount: '25000001', actingFor: town }, owner);
    expect(await bank.openReviews(large.id)).toHaveLength(3);
  });

  it('opens nothing before the reviewer says that nothing ties them to it', async () => {
    const { id } = await taken();
    const { id: review, as } = await oneReview(id);
    const closed = (await bank.asReviewer('GET', `/${review}`, as)).body;
    expect(closed).toMatchObject({ state: 'assigned', answers: [], papers: 0, is_open: true });
    const scores = bank.scoresOf(4);
    const early = await bank.asReviewer('PUT', `/${review}/scores`, as, { version: closed.version, scores });
    expect([early.status, early.body.code]).toEqual([409, 'review_step_refused']);
    const opened = await bank.asReviewer('POST', `/${review}/declaration`, as, {
      version: closed.version,
      tie: 'none',
    });
    expect(opened.body.answers.map(({ name }: { readonly name: string }) => name)).toContain('purpose');
  });

  it('shows no name, contact or organisation of the applicant, and no name of a document', async () => {
    const applicant = await bank.person('Amina');
    bank.called.set(applicant.userId, { username: 'amina_ok', firstName: 'Amina', lastName: 'Okafor' });
    const { id } = await taken({ answers: { purpose: PURPOSE } }, applicant);
    const { id: review, as } = await oneReview(id);
    const { body } = await bank.asReviewer('GET', `/${review}`, as);
    const opened = await bank.asReviewer('POST', `/${review}/declaration`, as, {
      version: body.version,
      tie: 'none',
    });
    const shown = JSON.stringify([body, opened.body]);
    for (const secret of ['Amina', 'Okafor', 'amina', applicant.userId, id])
      expect(shown).not.toContain(secret);
    expect(shown).toContain('two sewing machines');
    expect(opened.body.answers.some(({ kind }: { readonly kind: string }) => kind === 'file')).toBe(false);
  });

  it('is closed to everybody but the reviewer, and the case is not there for them as an officer', async () => {
    const { id } = await taken();
    const [first, second] = await bank.openReviews(id);
    if (!first || !second) throw new Error('two are asked');
    for (const [method, path] of [
      ['GET', `/${first.id}`],
      ['POST', `/${first.id}/declaration`],
      ['PUT', `/${first.id}/scores`],
      ['POST', `/${first.id}/sending`],
    ] as const) {
      const body = {
        GET: undefined,
        PUT: { version: 1, scores: bank.scoresOf(5) },
        POST: path.endsWith('sending') ? { version: 1 } : { version: 1, tie: 'none' },
      }[method];
      expect([path, (await bank.asReviewer(method, path, second.as, body)).status]).toEqual([path, 404]);
    }
    // A reviewer who may read cases of grants later still does not find the one they judge.
    bank.officers.set(first.as.userId, ['grants.judge', 'grants.read', 'grants.review', 'grants.award']);
    expect((await bank.asOfficer('GET', id, first.as)).status).toBe(404);
    expect((await standing(id, first.as)).status).toBe(404);
    const { body: queue } = await bank.asOfficer('GET', '?kind=grants.application&limit=100', first.as);
    expect(queue.items.map((each: { readonly id: string }) => each.id)).not.toContain(id);
    const { version } = await bank.read(id, manager);
    for (const [path, body] of [
      ['steps', { step: 'take', version }],
      ['decision', { decision: 'decline', version, reason: 'I know them.' }],
      ['messages', { kind: 'note', text: 'I know them.' }],
    ] as const)
      expect([path, (await bank.asOfficer('POST', `${id}/${path}`, first.as, body)).status]).toEqual([
        path,
        404,
      ]);
    bank.officers.set(first.as.userId, ['grants.judge']);
  });

  it('is never asked of the applicant, of members of their organisation, or of people who read such cases', async () => {
    const [applicant, member, reader] = [
      await bank.reviewer('Applicant'),
      await bank.reviewer('Member'),
      await bank.reviewer('Reader'),
    ];
    bank.officers.set(reader.userId, ['grants.judge', 'grants.read']);
    const firm = crypto.randomUUID();
    bank.teams.set(firm, { owner: applicant.userId, editor: member.userId, kind: 'business' });
    const sent = [];
    for (let count = 0; count < 3; count += 1) {
      const { id } = await taken({ type: 'business', amount: '1000000', actingFor: firm }, applicant);
      sent.push(...(await bank.openReviews(id)).map(({ as }) => as.userId));
      await bank.decide(id, manager, 'decline');
    }
    expect(sent).toHaveLength(6);
    for (const each of [applicant, member, reader]) {
      expect(sent).not.toContain(each.userId);
      bank.officers.set(each.userId, []);
    }
  });

  it('goes to someone else where there is a tie, also after it was opened, and forgets what was scored', async () => {
    const { id } = await taken();
    const { id: review, as } = await oneReview(id);
    await bank.asReviewer('POST', `/${review}/declaration`, as, { version: 1, tie: 'none' });
    await bank.asReviewer('PUT', `/${review}/scores`, as, { version: 2, scores: bank.scoresOf(5) });
    const tied = await bank.asReviewer('POST', `/${review}/declaration`, as, { version: 3, tie: 'family' });
    expect(tied.body).toMatchObject({
      state: 'conflicted',
      answers: [],
      scores: { need: { score: null, reason: '' } },
    });
    const open = await bank.openReviews(id);
    expect(open).toHaveLength(2);
    expect(open.map(({ as: { userId } }) => userId)).not.toContain(as.userId);
    const again = await bank.asReviewer('POST', `/${review}/declaration`, as, { version: 4, tie: 'none' });
    expect(again.body.code).toBe('review_step_refused');
    const { body } = await standing(id);
    expect(body.reviews).toContainEqual(expect.objectContaining({ state: 'conflicted', tie: 'family' }));
  });

  it('takes scores in halves from 0 to 5, and names each field that is wrong', async () => {
    const { id } = await taken();
    const { id: review, as } = await oneReview(id);
    await bank.asReviewer('POST', `/${review}/declaration`, as, { version: 1, tie: 'none' });
    const good = bank.scoresOf(3);
    for (const wrong of [-0.5, 5.5, 3.3, '4', Number.MAX_SAFE_INTEGER]) {
      const scores = { ...good, plan: { score: wrong, reason: 'Too much.' } };
      const { status, body } = await bank.asReviewer('PUT', `/${review}/scores`, as, { version: 2, scores });
      expect([wrong, status, body.errors]).toMatchObject([wrong, 422, [{ field: 'scores.plan.score' }]]);
    }
    const saved = await bank.asReviewer('PUT', `/${review}/scores`, as, {
      version: 2,
      scores: { ...good, plan: { score: null, reason: '' }, costs: { score: 2.5, reason: 'Dear' } },
    });
    expect(saved.status).toBe(200);
    const { status, body } = await bank.asReviewer('POST', `/${review}/sending`, as, { version: 3 });
    expect(status).toBe(422);
    expect(body.errors).toMatchObject([
      { field: 'scores.plan.score', code: 'required' },
      { field: 'scores.plan.reason', code: 'too_short' },
      { field: 'scores.costs.reason', code: 'too_short' },
    ]);
  });

  it('keeps one of two changes from two devices, and tells the other what stands', async () => {
    const { id } = await taken();
    const { id: review, as } = await oneReview(id);
    await bank.asReviewer('POST', `/${review}/declaration`, as, { version: 1, tie: 'none' });
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, at) =>
        bank.asReviewer('PUT', `/${review}/scores`, as, { version: 2, scores: bank.scoresOf(at % 6) }),
      ),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    for (const { status, body } of answers.filter((each) => each.status !== 200))
      expect([status, body.code, body.version]).toEqual([409, 'review_changed', 3]);
  });

  it('fixes what is sent, in the call and in the database', async () => {
    const { id } = await taken();
    const { id: review, as } = await oneReview(id);
    const sent = await bank.score(review, as, 4);
    expect(sent.body).toMatchObject({ state: 'sent', is_open: false });
    const { version } = sent.body;
    const scores = bank.scoresOf(1);
    const changed = await bank.asReviewer('PUT', `/${review}/scores`, as, { version, scores });
    expect(changed.body.code).toBe('review_step_refused');
    const tie = await bank.asReviewer('POST', `/${review}/declaration`, as, { version, tie: 'work' });
    expect(tie.body.code).toBe('review_step_refused');
    const { owner } = bank.database;
    const update = `update grants.review set scores = '{"need": 0}' where id = $1`;
    await expect(owner.query(update, [review])).rejects.toThrow('never changed');
    await expect(owner.query('delete from grants.review where id = $1', [review])).rejects.toThrow(
      'never changed',
    );
  });

  it('asks one more person where two differ by more than one and a half points, also when both send at once', async () => {
    const { id } = await taken();
    const two = await bank.openReviews(id);
    await Promise.all(two.map(({ id: review, as }, at) => bank.score(review, as, at === 0 ? 5 : 2)));
    const open = await bank.openReviews(id);
    expect(open).toHaveLength(1);
    expect((await standing(id)).body).toMatchObject({ standing: 'open', sent: 2, needed: 3 });
    await bank.judge(id, 4);
    expect(await bank.openReviews(id)).toEqual([]);
    const { body } = await standing(id);
    expect(body).toMatchObject({ sent: 3, needed: 3, overall: 4 });
    expect(body.reviews.filter((each: { readonly is_outlier: boolean }) => each.is_outlier)).toHaveLength(2);
  });

  it('ends with the application: what is open is scored no more', async () => {
    const { id, applicant } = await taken();
    const { id: review, as } = await oneReview(id);
    const { version } = await bank.read(id, manager);
    const step = { step: 'cancel', version };
    await bank.call('POST', `/api/v1/cases/${id}/steps`, {
      as: applicant,
      key: crypto.randomUUID(),
      body: step,
    });
    const late = await bank.asReviewer('POST', `/${review}/declaration`, as, { version: 1, tie: 'none' });
    expect([late.status, late.body.code]).toEqual([409, 'review_over']);
    expect((await bank.asReviewer('GET', `/${review}`, as)).body).toMatchObject({
      state: 'released',
      is_open: false,
    });
  });

  it('passes to others when a reviewer loses the role', async () => {
    const { id } = await taken();
    const { as } = await oneReview(id);
    bank.officers.set(as.userId, []);
    await bank.runJob('grants.ask_reviewers');
    const open = await bank.openReviews(id);
    expect(open).toHaveLength(2);
    expect(open.map(({ as: { userId } }) => userId)).not.toContain(as.userId);
    bank.officers.set(as.userId, ['grants.judge']);
  });
});

describe('lists of reviews', () => {
  it('of a reviewer are read page by page: all, those that are asked for, and those that were sent', async () => {
    const { db } = bank.services;
    const { rows } = await bank.database.owner.query(
      'select reviewer_id from grants.review group by 1 order by count(*) desc limit 1',
    );
    const [{ reviewer_id: reviewerId }] = rows;
    await expectPages((asked) => reviewsOf(db, { ...asked, reviewerId, only: undefined }), {
      order: 'newest',
    });
    const idsOf = async (only: 'open' | 'sent' | undefined) =>
      (await reviewsOf(db, { reviewerId, only, after: undefined, limit: 100 })).map(({ id }) => id);
    const states = async (condition: string) => {
      const { rows: found } = await bank.database.owner.query(
        `select r.id from grants.review r join grants.application a on a.case_id = r.case_id
         where r.reviewer_id = $1 and ${condition} order by r.id desc`,
        [reviewerId],
      );
      return found.map(({ id }) => id);
    };
    expect(await idsOf('sent')).toEqual(await states("r.state = 'sent'"));
    expect(await idsOf('open')).toEqual(
      await states(
        "(r.state = 'assigned' or r.state = 'scoring') and (a.state = 'under_review' or a.state = 'reserve')",
      ),
    );
    expect([(await idsOf('sent')).length, (await idsOf('open')).length]).not.toContain(0);
  });
});
