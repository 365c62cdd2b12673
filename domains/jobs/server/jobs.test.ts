import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { newPosting } from '../contract/shapes.ts';
import { publishedJob } from './door.ts';
import { keepPosting } from './post-job.ts';
import { countOpen, setPostingState } from './store.ts';
import { serveJobs, type ServedJobs } from './testing/served-jobs.ts';

let board: ServedJobs;
beforeAll(async () => {
  board = await serveJobs();
});
afterAll(() => board.close());

describe('a job of a verified organisation', () => {
  it('is published at once and found by everyone [SYS-07] [ROUTE-10]', async () => {
    const employer = board.newEmployer();
    const posted = await board.post(employer, { title: 'Lighthouse keeper' });
    expect([posted.status, posted.body.state, posted.body.case_id]).toEqual([201, 'published', null]);
    expect(await board.titles('words=lighthouse')).toEqual(['Lighthouse keeper']);
    const read = await board.ask('GET', `/jobs/${posted.body.slug}`);
    expect(read.body).toMatchObject({
      title: 'Lighthouse keeper',
      pay_min: { value: '200000', assetCode: 'EUR' },
      pay_max: { value: '290000' },
      period: 'month',
    });
  });

  it('is posted by owners and editors alone; for others the organisation is not there', async () => {
    const employer = board.newEmployer();
    const body = board.posting(employer.id);
    const viewer = await board.ask('POST', '/jobs', { who: employer.viewer, body });
    expect([viewer.status, viewer.body.code]).toEqual([403, 'team_role_required']);
    expect((await board.ask('POST', '/jobs', { who: board.newId(), body })).status).toBe(404);
    expect((await board.ask('POST', '/jobs', { body })).status).toBe(401);
  });

  it('is posted once for one key, and not again in the same place within 30 days', async () => {
    const employer = board.newEmployer();
    const key = board.newId();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => board.post(employer, { title: 'Harbour pilot' }, key)),
    );
    expect(new Set(answers.map(({ body }) => body.id ?? body.code)).size).toBeLessThanOrEqual(2);
    const twins = await Promise.all(
      Array.from({ length: 4 }, () => board.post(employer, { title: 'Harbour  PILOT!' })),
    );
    expect(twins.map(({ body }) => body.code)).toEqual(Array.from({ length: 4 }, () => 'already_posted'));
    expect(await board.titles('words=harbour')).toEqual(['Harbour pilot']);
    expect((await board.post(employer, { title: 'Harbour pilot', place: 'Bari' })).status).toBe(201);
  });

  it('with pay upside down, too wide, of no currency, or a past day is refused at the field', async () => {
    const employer = board.newEmployer();
    const issues = async (changed: object) => {
      const { status, body } = await board.post(employer, changed);
      return [status, ...body.errors.map(({ field, code }) => `${field} ${code}`)];
    };
    expect(await issues({ pay_max: '199999' })).toEqual([422, 'pay_max below_minimum']);
    expect(await issues({ pay_max: '600001' })).toEqual([422, 'pay_max range_too_wide']);
    expect(await issues({ pay_min: '0' })).toEqual([422, 'pay_min too_small']);
    expect(await issues({ pay_min: '-5' })).toEqual([422, 'pay_min not_a_number']);
    expect(await issues({ currency: 'XXX' })).toEqual([422, 'currency currency_unknown']);
    expect(await issues({ closes_on: board.inDays(0) })).toEqual([422, 'closes_on in_the_past']);
    expect(await issues({ closes_on: board.inDays(92) })).toEqual([422, 'closes_on too_far']);
    expect(await issues({ closes_on: '2026-02-30' })).toEqual([422, 'closes_on required']);
    expect(await issues({ title: '\u202E\u200B ', body: 'x' })).toEqual([
      422,
      'title too_short',
      'body too_short',
    ]);
  });

  it('is closed by its organisation at the version it saw, and is gone in words, with similar ones', async () => {
    const employer = board.newEmployer();
    const { body: one } = await board.post(employer, { title: 'Ferry cook', occupation: '5' });
    const { body: like } = await board.post(employer, { title: 'Ship’s baker', occupation: '5' });
    const close = (who: string, version: number) =>
      board.ask('POST', `/job-postings/${one.id}/steps`, { who, body: { step: 'close', version } });
    expect((await close(board.newEmployer().owner, one.version)).status).toBe(404);
    expect((await close(employer.viewer, one.version)).status).toBe(403);
    expect((await close(employer.owner, one.version - 1)).body.code).toBe('posting_changed');
    const both = await Promise.all([close(employer.owner, one.version), close(employer.owner, one.version)]);
    expect(both.map(({ status }) => `${status}`).toSorted()).toEqual(['200', '409']);
    const read = await board.ask('GET', `/jobs/${one.slug}`);
    expect([read.status, read.body]).toMatchObject([
      410,
      { code: 'job_gone', id: one.id, job: 'Ferry cook' },
    ]);
    const similar = await board.ask('GET', `/jobs/${one.slug}/similar`);
    expect(similar.body.items.map(({ id }) => id)).toContain(like.id);
    expect(await board.titles('words=ferry')).toEqual([]);
  });

  it('is over after its closing day, before and after the job runs that says so', async () => {
    const employer = board.newEmployer();
    const { body } = await board.post(employer, { title: 'Snow clearer', closes_on: board.inDays(1) });
    const old = "update jobs.posting set closes_at = now() - interval '400 days' where id = $1";
    await board.owner.query(old, [body.id]);
    expect(await board.titles('words=snow')).toEqual([]);
    expect((await board.ask('GET', `/jobs/${body.slug}`)).status).toBe(410);
    await board.runJob('jobs.expire_postings');
    const own = await board.ask('GET', `/organisations/${employer.id}/job-postings`, { who: employer.owner });
    expect(own.body.items).toMatchObject([{ id: body.id, state: 'expired' }]);
  });
});

describe('the people whom an employer seeks', () => {
  const counted = () => board.services.unit((work) => countOpen(work));

  it('are said with the job, one where nothing is said; none, half a person and a crowd are refused', async () => {
    const employer = board.newEmployer();
    const { body: many } = await board.post(employer, { title: 'Vineyard hand', positions: 12 });
    expect((await board.ask('GET', `/jobs/${many.slug}`)).body.positions).toBe(12);
    const { body: one } = await board.post(employer, { title: 'Cellar master' });
    expect((await board.ask('GET', `/jobs/${one.slug}`)).body.positions).toBe(1);
    for (const [positions, code] of [
      [0, 'too_small'],
      [501, 'too_large'],
      [1.5, 'not_a_number'],
    ]) {
      const { status, body } = await board.post(employer, { title: 'Grape treader', positions });
      expect([status, body.errors]).toMatchObject([422, [{ field: 'positions', code }]]);
    }
  });

  it('are counted for the front page while the job is open; samples are counted by themselves [HOME-02]', async () => {
    const employer = board.newEmployer();
    const before = await counted();
    const { body: job } = await board.post(employer, { title: 'Truffle hunter', positions: 7 });
    const sample = board.newId();
    const body = newPosting.parse(board.posting(employer.id, { title: 'Sample hunter', positions: 3 }));
    await board.services.unit(async (work) => {
      const made = { id: sample, body, employer: 'Ferri', postedBy: employer.owner, isSample: true };
      await keepPosting(work, made);
      await setPostingState(work, { id: sample, state: 'published' });
    });
    expect(await counted()).toEqual({
      jobs: before.jobs + 1,
      positions: before.positions + 7,
      samples: before.samples + 1,
    });
    const step = { step: 'close', version: job.version };
    await board.ask('POST', `/job-postings/${job.id}/steps`, { who: employer.owner, body: step });
    expect(await counted()).toEqual({ ...before, samples: before.samples + 1 });
  });
});

describe('the mark of a verified employer', () => {
  const marks = async (words: string) =>
    (await board.ask('GET', `/jobs?words=${words}`)).body.items.map((each) => each.is_employer_verified);

  it('is on its jobs, which are published at once, as long as the verification holds [SYS-07]', async () => {
    const employer = board.newEmployer();
    const { body } = await board.post(employer, { title: 'Quarry surveyor' });
    expect([body.state, body.case_id, body.is_employer_verified]).toEqual(['published', null, true]);
    expect(await marks('quarry')).toEqual([true]);
    expect((await board.ask('GET', `/jobs/${body.slug}`)).body.is_employer_verified).toBe(true);
    board.verify(employer.id, 0);
    expect(await marks('quarry')).toEqual([false]);
    const next = await board.post(employer, { title: 'Slate splitter' });
    expect([next.body.state, next.body.is_employer_verified]).toEqual(['in_moderation', false]);
  });

  it('is not on jobs where only the numbers of the organisation were checked: an officer looks at them', async () => {
    const employer = board.newEmployer({ isVerified: false });
    board.verify(employer.id, 1);
    const { body } = await board.post(employer, { title: 'Chalk carrier' });
    expect([body.state, body.is_employer_verified]).toEqual(['in_moderation', false]);
  });
});

describe('a job of an organisation that was not verified', () => {
  const officer = () => `${board.newId()} jobs_reviewer aal2`;
  async function caseOf(id: string, who: string) {
    return (await board.ask('GET', `/admin/cases/${id}`, { who })).body;
  }
  async function decide(caseId: string, decision: string): Promise<void> {
    const who = officer();
    const { version } = await caseOf(caseId, who);
    const taken = await board.ask('POST', `/admin/cases/${caseId}/steps`, {
      who,
      body: { step: 'take', version },
    });
    expect(taken.status).toBe(200);
    const decided = await board.ask('POST', `/admin/cases/${caseId}/decision`, {
      who,
      body: { version: taken.body.version, decision, reason: 'The employer can be reached and pays.' },
    });
    expect(decided.status).toBe(200);
  }

  it('is looked at by an officer, and not there for others before that', async () => {
    const { body } = await board.post(board.newEmployer({ isVerified: false }), { title: 'Orchard warden' });
    expect(body.state).toBe('in_moderation');
    expect(await board.titles('words=orchard')).toEqual([]);
    expect((await board.ask('GET', `/jobs/${body.slug}`)).status).toBe(404);
    expect((await board.ask('GET', `/jobs/${body.slug}/similar`)).status).toBe(404);
    // Nor can it be reported, by which its title would be read.
    const reported = () => board.services.unit(({ db }) => publishedJob(db, body.id));
    expect(await reported()).toBeUndefined();
    await decide(body.case_id ?? '', 'approve');
    expect(await board.titles('words=orchard')).toEqual(['Orchard warden']);
    expect((await reported())?.title).toBe('Orchard warden');
  });

  it('that is declined is never published', async () => {
    const employer = board.newEmployer({ isVerified: false });
    const { body } = await board.post(employer, { title: 'Envelope stuffer' });
    await decide(body.case_id ?? '', 'decline');
    expect((await board.ask('GET', `/jobs/${body.slug}`)).status).toBe(404);
    const own = await board.ask('GET', `/organisations/${employer.id}/job-postings`, { who: employer.owner });
    expect(own.body.items).toMatchObject([{ state: 'rejected' }]);
    const others = await board.ask('GET', `/organisations/${employer.id}/job-postings`, {
      who: board.newId(),
    });
    expect(others.status).toBe(404);
  });
});

describe('a search', () => {
  it('finds words in Chinese, Japanese, Thai and Arabic, a country in the reader’s language, and hostile words find nothing', async () => {
    const employer = board.newEmployer();
    await board.post(employer, { title: '北京会计经理', language: 'zh', country: 'CN', place: '北京' });
    await board.post(employer, {
      title: 'ソフトウェアエンジニア',
      language: 'ja',
      country: 'JP',
      place: '大阪',
    });
    await board.post(employer, { title: 'รับสมัครพนักงานบัญชี', language: 'th' });
    await board.post(employer, {
      title: 'منسق مشاريع المياه',
      language: 'ar',
      country: 'KE',
      place: 'كيسومو',
    });
    expect(await board.titles(`words=${encodeURIComponent('会计')}`)).toEqual(['北京会计经理']);
    expect(await board.titles(`words=${encodeURIComponent('エンジニア')}&language=ja`)).toEqual([
      'ソフトウェアエンジニア',
    ]);
    for (const words of ['พนักงาน', 'บัญชี'])
      expect(await board.titles(`words=${encodeURIComponent(words)}`)).toEqual(['รับสมัครพนักงานบัญชี']);
    expect(await board.titles(`words=${encodeURIComponent('مشاريع')}`)).toEqual(['منسق مشاريع المياه']);
    expect(await board.titles(`words=${encodeURIComponent('会计')}&place=China`)).toEqual(['北京会计经理']);
    expect(await board.titles(`words=${encodeURIComponent('会计')}&place=Italy`)).toEqual([]);
    expect(await board.titles(`words=${encodeURIComponent("' | ! zzz :*")}`)).toEqual([]);
  });

  it('narrows by remote, contract, hours, sector and pay, and counts other choices', async () => {
    const employer = board.newEmployer();
    const base = { place: 'Zzyzx', country: 'US', currency: 'USD' };
    await board.post(employer, { ...base, title: 'Desert guide', is_remote: true, contract: 'freelance' });
    await board.post(employer, { ...base, title: 'Well digger', hours: 'part_time', sector: 'E' });
    await board.post(employer, {
      ...base,
      title: 'Observatory director',
      period: 'year',
      pay_min: '9000000',
      pay_max: '12000000',
    });
    expect(await board.titles('place=zzyzx&remote=yes')).toEqual(['Desert guide']);
    expect(await board.titles('place=zzyzx&hours=part_time')).toEqual(['Well digger']);
    expect(await board.titles('place=zzyzx&sector=E')).toEqual(['Well digger']);
    expect(await board.titles('place=zzyzx&currency=USD&pay=9000000')).toEqual(['Observatory director']);
    const { body } = await board.ask('GET', '/jobs?place=zzyzx&contract=freelance');
    const contracts = body.facets.filter(({ facet }) => facet === 'contract');
    expect(contracts).toEqual([
      { facet: 'contract', value: 'permanent', count: 2 },
      { facet: 'contract', value: 'freelance', count: 1 },
    ]);
  });

  it('shows each job once over its pages, the latest first', async () => {
    const employer = board.newEmployer();
    for (const title of ['Glassblower A1', 'Glassblower B2 senior', 'Glassblower C3 night shift'])
      await board.post(employer, { title, place: title.slice(-6) });
    const first = await board.ask('GET', '/jobs?words=glassblower&limit=2');
    expect(first.body.items).toHaveLength(2);
    const second = await board.ask(
      'GET',
      `/jobs?words=glassblower&limit=2&after=${encodeURIComponent(first.body.next ?? '')}`,
    );
    const ids = [...first.body.items, ...second.body.items].map(({ id }) => id);
    expect([new Set(ids).size, ids.length, second.body.next]).toEqual([3, 3, null]);
    expect((await board.ask('GET', '/jobs?after=elsewhere')).status).toBe(422);
  });
});

describe('the feed of a search', () => {
  const feed = async (address: string, headers: Record<string, string> = {}) =>
    board.app.inject({ method: 'GET', url: `/jobs/${address}`, headers });

  it('has what the search finds, the latest first, and only what is open [SYS-07]', async () => {
    const employer = board.newEmployer();
    await board.post(employer, { title: 'Zither maker & sons', skills: ['strings'] });
    await board.post(employer, { title: 'Zither tuner <b>', is_remote: true });
    const { body: closed } = await board.post(employer, { title: 'Zither player' });
    const step = { who: employer.owner, body: { step: 'close', version: closed.version } };
    expect((await board.ask('POST', `/job-postings/${closed.id}/steps`, step)).status).toBe(200);
    const { items } = (await feed('feed.json?words=zither')).json();
    expect(items.map(({ title }: { readonly title: string }) => title)).toEqual([
      'Zither tuner <b>, Lecce',
      'Zither maker & sons, Lecce',
    ]);
    expect(items[0]['_job']).toMatchObject({
      pay_min: { value: '200000', assetCode: 'EUR' },
      period: 'month',
    });
    expect((await feed('feed.json?words=zither&remote=yes')).json().items).toHaveLength(1);
    expect((await feed('feed.json?words=zither&sector=zzz&nothing=1')).json().items).toHaveLength(2);
  });

  it.each(['rss.xml', 'atom.xml'])('as %s escapes what employers write, and is sent once', async (name) => {
    const answer = await feed(`${name}?words=zither`);
    expect(answer.headers['content-type']).toContain('xml');
    expect(answer.body.match(/<(item|entry)[ >]/g)).toHaveLength(2);
    expect(answer.body).toContain('Zither maker &amp; sons');
    expect(answer.body).not.toContain('<b>');
    const again = await feed(`${name}?words=zither`, { 'if-none-match': String(answer.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });
});
