import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { serveJobs, type ServedJobs } from './testing/served-jobs.ts';

let board: ServedJobs;
beforeAll(async () => {
  board = await serveJobs();
});
afterAll(() => board.close());

const day = (days: number) =>
  new Date(board.services.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);
const renew = (id: string, who: string, body: object) =>
  board.ask('POST', `/job-postings/${id}/renewal`, { who, body });
const close = (id: string, who: string, version: number) =>
  board.ask('POST', `/job-postings/${id}/steps`, { who, body: { step: 'close', version } });

describe('a job that is renewed [SYS-07]', () => {
  it('is named where it would be posted twice, and opens again with the same words', async () => {
    const employer = board.newEmployer();
    const { body: first } = await board.post(employer, { title: 'Olive grower' });
    await close(first.id, employer.owner, first.version);
    const twin = await board.post(employer, { title: 'Olive grower' });
    expect([twin.status, twin.body]).toMatchObject([
      409,
      { code: 'already_posted', id: first.id, version: first.version + 1, can_renew: true },
    ]);
    const again = await renew(first.id, employer.owner, { version: first.version + 1, closes_on: day(60) });
    expect(again.body).toMatchObject({ state: 'published', slug: first.slug, posted_at: first.posted_at });
    expect(again.body.closes_at.slice(0, 10)).toBe(day(61));
    expect(await board.titles('words=olive')).toEqual(['Olive grower']);
  });

  it('is renewed once for one version, until a day within 90, by owners and editors alone', async () => {
    const employer = board.newEmployer();
    const { body } = await board.post(employer, { title: 'Cork cutter' });
    const asked = { version: body.version, closes_on: day(30) };
    expect((await renew(body.id, board.newId(), asked)).status).toBe(404);
    expect((await renew(body.id, employer.viewer, asked)).body.code).toBe('team_role_required');
    for (const closes of [day(-1), day(99), '2026-02-31']) {
      const refused = await renew(body.id, employer.owner, { ...asked, closes_on: closes });
      expect([refused.status, refused.body.errors.map(({ field }) => field)]).toEqual([422, ['closes_on']]);
    }
    const answers = await Promise.all(Array.from({ length: 4 }, () => renew(body.id, employer.owner, asked)));
    expect(answers.map(({ status }) => `${status}`).toSorted()).toEqual(['200', '409', '409', '409']);
  });

  it('is not renewed where nobody looked at its words and the verification has ended, nor before an officer decided', async () => {
    const employer = board.newEmployer();
    const { body } = await board.post(employer, { title: 'Salt raker' });
    board.verify(employer.id, 1);
    const late = await renew(body.id, employer.owner, { version: body.version, closes_on: day(30) });
    expect([late.status, late.body.code]).toEqual([409, 'verification_ended']);
    const unknown = board.newEmployer({ isVerified: false });
    const { body: waiting } = await board.post(unknown, { title: 'Kelp drier' });
    const early = await renew(waiting.id, unknown.owner, { version: waiting.version, closes_on: day(30) });
    expect([early.status, early.body.code]).toEqual([409, 'posting_step_refused']);
  });
});

describe('an employer who leaves applications without an answer [SYS-07]', () => {
  it('comes after all others in lists and searches, the job says so, new ones too, and it ends again', async () => {
    const [slow, quick] = [board.newEmployer(), board.newEmployer()];
    await board.post(quick, { title: 'Quartz polisher' });
    await board.post(slow, { title: 'Quartz miner' });
    const order = async (query: string) =>
      (await board.titles(query)).filter((title) => title.startsWith('Quartz'));
    expect(await order('sector=M')).toEqual(['Quartz miner', 'Quartz polisher']);
    const mark = (ids: readonly string[]) =>
      board.services.unit((work) => board.door.setSlowEmployers(work, ids));
    await mark([slow.id]);
    await board.post(slow, { title: 'Quartz washer' });
    for (const query of ['sector=M', 'words=quartz'])
      expect(await order(query)).toEqual(['Quartz polisher', 'Quartz washer', 'Quartz miner']);
    const found = await board.ask('GET', '/jobs?words=quartz');
    expect(found.body.items.map(({ is_employer_slow: isSlow }) => isSlow)).toEqual([false, true, true]);
    await mark([]);
    expect(await order('sector=M')).toEqual(['Quartz washer', 'Quartz miner', 'Quartz polisher']);
  });

  it('is left out of no page: each job is there once over all pages', async () => {
    const [slow, quick] = [board.newEmployer(), board.newEmployer()];
    for (const at of [1, 2, 3]) {
      await board.post(slow, { title: `Basalt ${'x'.repeat(at * 9)}`, place: `Bari ${at}` });
      await board.post(quick, { title: `Basalt ${'y'.repeat(at * 9)}`, place: `Bari ${at}` });
    }
    await board.services.unit((work) => board.door.setSlowEmployers(work, [slow.id]));
    const seen: string[] = [];
    for (let after: string | null = ''; after !== null;) {
      const from: string = after === '' ? '' : `&after=${encodeURIComponent(after)}`;
      const page = await board.ask('GET', `/jobs?place=bari&limit=2${from}`);
      seen.push(...page.body.items.map(({ title }) => title));
      after = page.body.next;
    }
    expect(seen).toHaveLength(6);
    expect(new Set(seen).size).toBe(6);
    expect(seen.slice(0, 3).every((title) => title.includes('y'))).toBe(true);
  });
});

describe('jobs that are friendly to income support [SYS-07]', () => {
  it('are found by the filter, and counted', async () => {
    const employer = board.newEmployer();
    await board.post(employer, { title: 'Heather cutter', is_support_friendly: true });
    await board.post(employer, { title: 'Heather binder' });
    expect(await board.titles('words=heather&support=yes')).toEqual(['Heather cutter']);
    const { body } = await board.ask('GET', '/jobs?words=heather');
    expect(body.facets).toContainEqual({ facet: 'support', value: 'yes', count: 1 });
  });
});
