import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { serveJobs, type ServedJobs } from '../testing/served-jobs.ts';

let board: ServedJobs;
beforeAll(async () => {
  board = await serveJobs();
});
afterAll(() => board.close());

const REVIEWER = 'jobs_reviewer aal2';
/** A text that asks applicants for money: held, also of a verified employer. */
const SCAM =
  'Before you start, you pay a registration fee of 50 dollars. Send us your password for online banking and your card number, so that we can pay you. Write only on WhatsApp.';

interface Posting {
  readonly id: string;
  readonly version: number;
}

const words = (changed: object = {}) => ({
  title: 'Bookkeeper',
  body: 'Keep the books of three small teams, match invoices and payments every week, and explain what differs to them.',
  hours: 'full_time',
  is_remote: false,
  is_support_friendly: false,
  pay_min: '200000',
  pay_max: '290000',
  skills: ['bookkeeping'],
  must_skills: [],
  questions: [],
  experience_years: 0,
  positions: 1,
  ...changed,
});
const change = (posting: Posting, who: string, changed: object = {}) =>
  board.ask('POST', `/job-postings/${posting.id}/changes`, {
    who,
    body: { version: posting.version, ...words(changed) },
  });
const read = (id: string, who: string) => board.ask('GET', `/job-postings/${id}`, { who });
const decide = async (caseId: string, decision: 'approve' | 'decline') => {
  const officer = `${board.newId()} ${REVIEWER}`;
  const step = async (path: string, body: object) => {
    const { body: found } = await board.ask('GET', `/admin/cases/${caseId}`, { who: officer });
    return board.ask('POST', `/admin/cases/${caseId}/${path}`, {
      who: officer,
      body: { version: found.version, ...body },
    });
  };
  expect((await step('steps', { step: 'take' })).status).toBe(200);
  return step('decision', { decision, reason: 'The words were read.' });
};

describe('an open posting is changed [SYS-07]', () => {
  it('at once where the employer is verified, and is found by its new words under its old address', async () => {
    const employer = board.newEmployer();
    const { body: first } = await board.post(employer, { title: 'Saffron picker' });
    const made = await change(first, employer.owner, {
      title: 'Saffron sorter',
      skills: ['sorting saffron'],
      pay_max: '300000',
      positions: 4,
    });
    expect([made.status, made.body]).toMatchObject([
      200,
      {
        title: 'Saffron sorter',
        slug: first.slug,
        state: 'published',
        version: first.version + 1,
        change_case_id: null,
      },
    ]);
    expect(await board.titles('words=sorter')).toEqual(['Saffron sorter']);
    expect(await board.titles('words=picker')).toEqual([]);
    expect((await board.ask('GET', `/jobs/${first.slug}`)).body).toMatchObject({
      positions: 4,
      pay_max: { value: '300000' },
      posted_at: first.posted_at,
    });
    expect((await read(first.id, employer.viewer)).body).toMatchObject({ positions: 4, body: words().body });
  });

  it('in numbers at once, and in words or pay once an officer has looked, where the employer is not verified', async () => {
    const employer = board.newEmployer({ isVerified: false });
    const { body: first } = await board.post(employer, { title: 'Bookkeeper', body: words().body });
    await decide(first.case_id ?? '', 'approve');
    const { body: open } = await read(first.id, employer.owner);
    const counted = await change(open, employer.owner, { positions: 9 });
    expect(counted.body).toMatchObject({ change_case_id: null, version: open.version + 1 });
    const waiting = await change(counted.body, employer.owner, { title: 'Chief bookkeeper', positions: 9 });
    expect(waiting.body).toMatchObject({ title: 'Bookkeeper', state: 'published' });
    const caseId = waiting.body.change_case_id ?? '';
    const second = await change(waiting.body, employer.owner, { positions: 10 });
    expect([second.status, second.body]).toMatchObject([409, { code: 'change_waits', case_id: caseId }]);
    const officer = `${board.newId()} ${REVIEWER}`;
    const signs = await board.ask('GET', `/admin/job-postings/${caseId}/scam-signs`, { who: officer });
    expect(signs.body).toMatchObject({
      skills: ['bookkeeping'],
      change: { slug: first.slug, parts: ['title'] },
    });
    expect((await decide(caseId, 'approve')).status).toBe(200);
    expect((await board.ask('GET', `/jobs/${first.slug}`)).body).toMatchObject({
      title: 'Chief bookkeeper',
      positions: 9,
    });
    expect((await read(first.id, employer.owner)).body.change_case_id).toBeNull();
  });

  it('not where the officer says no, nor where the employer takes it back: the job stays open as it was', async () => {
    const employer = board.newEmployer();
    const { body: first } = await board.post(employer, { title: 'Lace mender', body: words().body });
    const held = await change(first, employer.owner, { title: 'Lace mender', body: SCAM });
    expect(held.body).toMatchObject({ state: 'published' });
    await decide(held.body.change_case_id ?? '', 'decline');
    const { body: after } = await board.ask('GET', `/jobs/${first.slug}`);
    expect(after.body).toBe(words().body);
    const { body: again } = await read(first.id, employer.owner);
    const other = await change(again, employer.owner, { title: 'Lace mender', body: `${SCAM} Now.` });
    const cancelled = await board.ask('POST', `/cases/${other.body.change_case_id}/steps`, {
      who: employer.owner,
      body: { step: 'cancel', version: 1 },
    });
    expect(cancelled.status).toBe(200);
    expect((await read(first.id, employer.owner)).body).toMatchObject({
      change_case_id: null,
      body: words().body,
    });
  });

  it('by owners and editors alone, once for one version, while it is open; pay never falls and no twin is made', async () => {
    const employer = board.newEmployer();
    const { body: first } = await board.post(employer, { title: 'Reed cutter' });
    const { body: twin } = await board.post(employer, { title: 'Hemp spinner' });
    expect((await change(first, board.newId())).status).toBe(404);
    expect((await read(first.id, board.newId())).status).toBe(404);
    expect((await change(first, employer.viewer)).body.code).toBe('team_role_required');
    for (const [field, pay] of [
      ['pay_min', { pay_min: '199999' }],
      ['pay_max', { pay_max: '289999' }],
      ['pay_max', { pay_min: '290000', pay_max: '280000' }],
      ['pay_max', { pay_max: '900000' }],
    ] as const) {
      const refused = await change(first, employer.owner, { title: 'Reed cutter', ...pay });
      expect([refused.status, refused.body.errors.map((each) => each.field)]).toEqual([422, [field]]);
    }
    const stolen = await change(twin, employer.owner, { title: 'Reed cutter' });
    expect([stolen.status, stolen.body.code]).toEqual([409, 'already_posted']);
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => change(first, employer.owner, { title: 'Reed cutter' })),
    );
    expect(answers.map(({ status }) => `${status}`).toSorted()).toEqual(['200', '409', '409', '409']);
    await board.ask('POST', `/job-postings/${twin.id}/steps`, {
      who: employer.owner,
      body: { step: 'close', version: twin.version },
    });
    const late = await change({ ...twin, version: twin.version + 1 }, employer.owner, {
      title: 'Hemp spinner',
    });
    expect([late.status, late.body.code]).toEqual([409, 'posting_step_refused']);
  });

  it('takes hostile text as text, also where it waits for an officer', async () => {
    const employer = board.newEmployer({ isVerified: false });
    const { body: first } = await board.post(employer, { title: 'Felt maker', body: words().body });
    await decide(first.case_id ?? '', 'approve');
    const body = `${words().body} \ud800 \u202e \u0000 <script>alert(1)</script>`;
    const held = await change({ id: first.id, version: first.version + 1 }, employer.owner, {
      title: 'Felt maker',
      body,
    });
    expect([held.status, held.body.change_case_id === null]).toEqual([200, false]);
    await decide(held.body.change_case_id ?? '', 'approve');
    const { body: open } = await board.ask('GET', `/jobs/${first.slug}`);
    expect(open.body.endsWith('\ufffd   <script>alert(1)</script>')).toBe(true);
  });

  it('is not renewed in words that no officer has seen, once the verification has ended', async () => {
    const employer = board.newEmployer({ isVerified: false });
    const { body: first } = await board.post(employer, { title: 'Wax moulder', body: words().body });
    await decide(first.case_id ?? '', 'approve');
    const renew = (version: number) =>
      board.ask('POST', `/job-postings/${first.id}/renewal`, {
        who: employer.owner,
        body: { version, closes_on: board.inDays(20) },
      });
    expect((await renew(first.version + 1)).status).toBe(200);
    board.verify(employer.id, 2);
    const changed = await change({ id: first.id, version: first.version + 2 }, employer.owner, {
      title: 'Wax dipper',
    });
    expect(changed.body.title).toBe('Wax dipper');
    board.verify(employer.id, 1);
    expect((await renew(changed.body.version)).body.code).toBe('verification_ended');
  });
});
