import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { skillIdsOf } from '../contract/skills/list.ts';
import { fittingPostings } from './fitting.ts';
import { isOpen } from './read-job.ts';
import { serveJobs, type ServedJobs } from './testing/served-jobs.ts';

let board: ServedJobs;
beforeAll(async () => {
  board = await serveJobs();
});
afterAll(() => board.close());

const DAY_S = 86_400;
const officer = () => `${board.newId()} jobs_reviewer aal2`;
const answersOf = async (caseId: string) => {
  const { body } = await board.ask('GET', `/admin/cases/${caseId}`, { who: officer() });
  return Object.fromEntries(body.answers.map(({ name, value }) => [name, value]));
};

describe('the same job [SYS-07]', () => {
  it('is posted again after thirty days, or in another country; one that waits for an officer is not renewed instead', async () => {
    const employer = board.newEmployer();
    const job = { title: 'Rope walker', closes_on: board.inDays(80) };
    await board.post(employer, job);
    expect((await board.post(employer, { ...job, country: 'FR' })).status).toBe(201);
    board.services.movableClock.advance(30 * DAY_S - 60);
    expect((await board.post(employer, job)).body).toMatchObject({ code: 'already_posted', can_renew: true });
    board.services.movableClock.advance(120);
    expect((await board.post(employer, job)).status).toBe(201);
    const unknown = board.newEmployer({ isVerified: false });
    await board.post(unknown, { title: 'Sail mender' });
    expect((await board.post(unknown, { title: 'Sail mender' })).body).toMatchObject({
      code: 'already_posted',
      can_renew: false,
    });
  });

  it('is one of fifty in a day: a day later the next is taken', async () => {
    const employer = board.newEmployer();
    const post = (at: number) => board.post(employer, { title: 'Net maker', place: `Quay ${at}` });
    for (let at = 0; at < 50; at += 1) expect((await post(at)).status).toBe(201);
    board.services.movableClock.advance(3600);
    const full = await post(50);
    expect(full.status).toBe(429);
    // Counted from the oldest of them.
    expect(Number(full.retryAfter)).toBeLessThanOrEqual(DAY_S - 3600);
    expect(Number(full.retryAfter)).toBeGreaterThan(DAY_S - 3600 - 300);
    board.services.movableClock.advance(DAY_S - 3600);
    expect((await post(50)).status).toBe(201);
  });
});

describe('what an officer reads of a posting [SYS-07]', () => {
  it('is its title, employer, place, pay and text, with the questions below', async () => {
    const { body } = await board.post(board.newEmployer({ isVerified: false }), {
      title: 'Tide gauger',
      questions: ['Can you swim a mile?', 'Do you own a boat?'],
    });
    const read = await answersOf(body.case_id ?? '');
    expect(read).toMatchObject({
      title: 'Tide gauger',
      employer: 'Ferri Olive Press',
      place: 'Lecce, Italy',
      pay: 'EUR 200000–290000 / month',
    });
    expect(read['text']?.endsWith('\n\nCan you swim a mile?\n\nDo you own a boat?')).toBe(true);
  });
});

describe('an open posting that is changed [SYS-07]', () => {
  const changed = (version: number, more: object = {}) => ({
    version,
    title: 'Peat cutter',
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
    ...more,
  });

  it('in numbers alone stays one that an officer has seen, and is found by its new pay', async () => {
    const employer = board.newEmployer({ isVerified: false });
    const { body: first } = await board.post(employer, { title: 'Peat cutter', body: changed(1).body });
    const who = officer();
    const path = `/admin/cases/${first.case_id}`;
    const { body: found } = await board.ask('GET', path, { who });
    const taken = await board.ask('POST', `${path}/steps`, {
      who,
      body: { step: 'take', version: found.version },
    });
    await board.ask('POST', `${path}/decision`, {
      who,
      body: { version: taken.body.version, decision: 'approve', reason: 'The words were read.' },
    });
    const change = (body: object) =>
      board.ask('POST', `/job-postings/${first.id}/changes`, { who: employer.owner, body });
    const counted = await change(changed(first.version + 1, { positions: 3 }));
    expect(counted.body).toMatchObject({ change_case_id: null });
    const renewed = await board.ask('POST', `/job-postings/${first.id}/renewal`, {
      who: employer.owner,
      body: { version: counted.body.version, closes_on: board.inDays(20) },
    });
    expect(renewed.status).toBe(200);
    board.verify(employer.id, 2);
    const paid = await change(changed(renewed.body.version, { pay_max: '310000', positions: 3 }));
    expect(paid.status).toBe(200);
    const titles = (pay: number) => board.titles(`words=peat&currency=EUR&pay=${pay}`);
    expect([await titles(12 * 310_000), await titles(12 * 310_000 + 1)]).toEqual([['Peat cutter'], []]);
  });
});

describe('a job as other domains know it [SYS-07]', () => {
  it('says what it asks, each skill of our list with whether it is a must, and what it pays in a year', async () => {
    const { body } = await board.post(board.newEmployer(), {
      title: 'Dune warden',
      skills: ['bookkeeping', 'reading the tide by smell', 'accounting'],
      must_skills: ['bookkeeping'],
      experience_years: 2,
      is_remote: true,
      questions: ['Can you swim a mile?'],
    });
    const { db } = board.services;
    const job = (await board.door.byIds(db, [body.id])).get(body.id);
    const musts = skillIdsOf(['bookkeeping']);
    expect(musts).toHaveLength(1);
    expect(job).toMatchObject({
      slug: body.slug,
      employer: 'Ferri Olive Press',
      wasPublished: true,
      isSample: false,
      questions: ['Can you swim a mile?'],
      pay: { min: { value: '200000' }, max: { value: '290000' }, period: 'month' },
      asks: {
        unlisted: ['reading the tide by smell'],
        occupation: '3',
        isRemote: true,
        country: 'IT',
        place: 'Lecce',
        asset: 'EUR',
        payYearMinor: 3_480_000n,
        experienceMonths: 24,
      },
    });
    expect(job?.asks.skills).toEqual([
      { id: musts[0], isMust: true },
      ...skillIdsOf(['accounting']).map((id) => ({ id, isMust: false })),
    ]);
    const closes = new Date(body.closes_at);
    const before = new Date(closes.getTime() - 1);
    expect([job?.isOpenAt(before), job?.isOpenAt(closes)]).toEqual([true, false]);
    expect(isOpen({ state: 'closed', closes_at: closes }, before)).toBe(false);
  });

  it('is known before it was published, has no others like it then, and is on no card that is not asked for', async () => {
    const { body: hidden } = await board.post(board.newEmployer({ isVerified: false }), {
      title: 'Moss raker',
      occupation: '6',
    });
    const { body: open } = await board.post(board.newEmployer(), { title: 'Moss presser', occupation: '6' });
    await board.services.unit(async (work) => {
      expect(await board.door.findBySlug(work.db, hidden.slug)).toMatchObject({ wasPublished: false });
      expect(await board.door.findBySlug(work.db, 'no-such-job')).toBeUndefined();
      expect(await board.door.similarTo(work, hidden.slug)).toEqual([]);
      expect(await board.door.similarTo(work, 'no-such-job')).toEqual([]);
      const cards = await board.door.cards(work, [open.id]);
      expect([...cards.keys()]).toEqual([open.id]);
    });
  });

  it('fits who can do what it names: those that name most first, then others of the occupation, so many in all', async () => {
    const post = async (title: string, skills: readonly string[], more: object = {}) =>
      (await board.post(board.newEmployer(), { title, skills, occupation: '9', place: 'Brindisi', ...more }))
        .body.id;
    const one = await post('Fitting one', ['welding']);
    const both = await post('Fitting both', ['welding', 'carpentry']);
    const none = await post('Fitting none', ['bookkeeping']);
    const far = await post('Fitting far', ['welding'], { occupation: '2' });
    const skillIds = skillIdsOf(['welding', 'carpentry']);
    expect(skillIds).toHaveLength(2);
    const fitting = async (occupation: string | undefined, limit: number) =>
      board.services.unit(async (work) =>
        (await fittingPostings(work, { skillIds, occupation, filters: { place: 'Brindisi' }, limit })).map(
          ({ id }) => id,
        ),
      );
    expect(await fitting(undefined, 9)).toEqual([both, far, one]);
    expect(await fitting('9', 9)).toEqual([both, far, one, none]);
    expect(await fitting('9', 3)).toEqual([both, far, one]);
    expect(await fitting('9', 1)).toEqual([both]);
    expect(await fitting('2', 9)).toEqual([both, far, one]);
    const shown = await board.services.unit((work) =>
      board.door.fitting(work, { skillIds, occupation: '9', filters: { place: 'Brindisi' }, limit: 9 }),
    );
    expect(shown.map(({ card, asks }) => [card.id, asks.skills.length])).toEqual([
      [both, 2],
      [far, 1],
      [one, 1],
      [none, 1],
    ]);
  });
});
