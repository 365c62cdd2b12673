import { readTaggedPdf } from '@egcr/server-kit/testing/tagged-pdf';
import { afterAll, describe, expect, it } from 'vitest';

import { emptyCv, type Cv } from '../../contract/cv/shape.ts';
import { serveCareers } from '../testing/served-careers.ts';

const { server, ask, newJob, apply, employerStep, forget } = await serveCareers();
afterAll(() => server.close());

const cv: Cv = {
  ...emptyCv,
  headline: 'Bookkeeper with an eye for oil mills',
  country: 'IT',
  town: 'Lecce',
  occupation: '3',
  skills: ['bookkeeping', 'spreadsheets'],
  languages: [{ code: 'en', level: 'C1' }],
  work: [{ position: 'Clerk', employer: 'Mill', from: '2022-01', until: '', summary: 'Kept the books.' }],
};
const save = (who: string, version: number, changes: Partial<Cv> = {}) =>
  ask('PUT', '/careers/cv', who, { version, cv: { ...cv, ...changes } });
const fitting = (who: string, query = '') => ask('GET', `/careers/fitting-jobs${query}`, who);

describe('a CV [SYS-07]', () => {
  it('is kept encrypted, read by its person alone, and saved in place of the version that was read', async () => {
    const [ann, bob] = [server.newId(), server.newId()];
    expect((await ask('GET', '/careers/cv', ann)).body).toMatchObject({ version: 0, cv: emptyCv });
    expect((await save(ann, 0)).body).toMatchObject({ version: 1, cv });
    expect((await save(ann, 0)).body).toMatchObject({ code: 'cv_changed', version: 1 });
    expect((await save(ann, 1, { headline: 'Miller' })).body.version).toBe(2);
    expect((await ask('GET', '/careers/cv', bob)).body).toMatchObject({ version: 0 });
    const { rows } = await server.owner.query('select sealed_cv from careers.cv where user_id = $1', [ann]);
    expect(rows[0].sealed_cv).not.toContain('Miller');
  });

  it('that is saved from fifty places at once is saved by one of them', async () => {
    const ann = server.newId();
    const first = await Promise.all(Array.from({ length: 50 }, () => save(ann, 0)));
    expect(first.filter(({ status }) => status === 200)).toHaveLength(1);
    const second = await Promise.all(Array.from({ length: 50 }, () => save(ann, 1)));
    expect(second.filter(({ status }) => status === 200)).toHaveLength(1);
    expect([...first, ...second].filter(({ status }) => status === 409)).toHaveLength(98);
  });

  it('says at its field what is wrong, and takes no file that is too large', async () => {
    const ann = server.newId();
    const odd = await save(ann, 0, {
      skills: ['charm'],
      links: [{ label: '', url: 'javascript:alert(1)' }],
      work: [{ position: '', employer: '', from: '2020-13', until: '', summary: '' }],
    });
    expect(odd.body.errors.map(({ field, code }) => `${field} ${code}`).toSorted()).toEqual([
      'cv.links.0.url not_a_link',
      'cv.skills.0 not_offered',
      'cv.work.0.from not_a_month',
    ]);
    const large = await ask('POST', '/careers/cv/resume', ann, { resume: 'x'.repeat(300_000) });
    expect([large.status, large.body.code]).toEqual([413, 'too_large']);
    const broken = await ask('POST', '/careers/cv/resume', ann, { resume: '{' });
    expect(broken.body.errors).toEqual([expect.objectContaining({ field: 'resume', code: 'not_json' })]);
  });

  it('is read from a file of 25 MB, nested without end or of wrong types without harm: a no, or each field is named', async () => {
    const ann = server.newId();
    const read = (resume: string) => ask('POST', '/careers/cv/resume', ann, { resume });
    expect((await read('x'.repeat(25_000_000))).status).toBe(413);
    const depth = 60_000;
    const nested = await read(`{"work":${'['.repeat(depth)}${']'.repeat(depth)}}`);
    expect([200, 422]).toContain(nested.status);
    const odd = await read('{"basics":5,"work":"x","skills":{"a":1},"languages":[null,3],"education":[[]]}');
    expect(odd.status).toBe(200);
    expect(odd.body.not_understood.map(({ path }) => path.split(/[.[]/)[0])).toEqual(
      expect.arrayContaining(['basics', 'work', 'skills', 'languages', 'education']),
    );
    expect((await ask('GET', '/careers/cv', ann)).body.version).toBe(0);
  });

  it('goes out as a JSON Resume and comes back; reading one saves nothing', async () => {
    const ann = server.newId();
    await save(ann, 0);
    const out = await file('/careers/cv/resume', ann);
    const read = await ask('POST', '/careers/cv/resume', ann, { resume: out.body });
    expect(read.body).toMatchObject({ cv, not_understood: [{ path: 'basics.name' }] });
    expect((await ask('GET', '/careers/cv', ann)).body).toMatchObject({ version: 1 });
  });

  it('is drawn on paper in the language of the reader, on as many pages as it takes', async () => {
    const ann = server.newId();
    const entry = { ...cv.work[0], position: 'Clerk', employer: 'Mill', from: '2022-01', until: '' };
    const work = Array.from({ length: 20 }, () => ({ ...entry, summary: 'Kept the books.\n'.repeat(12) }));
    await save(ann, 0, { work });
    for (const language of ['en', 'ar', 'ja']) {
      const paper = await file('/careers/cv/paper', ann, language);
      expect(paper.headers['content-type']).toBe('application/pdf');
      const { kinds, untagged } = readTaggedPdf(paper.rawPayload);
      expect([kinds.filter((kind) => kind === 'H1').length, untagged]).toEqual([1, 0]);
      expect(kinds.filter((kind) => kind === 'H2')).toHaveLength(3);
      const pages = paper.rawPayload.toString('latin1').match(/\/Type \/Page\n/g) ?? [];
      expect(pages.length).toBeGreaterThan(4);
    }
    const first = await file('/careers/cv/paper', ann);
    server.services.movableClock.advance(60);
    const second = await file('/careers/cv/paper', ann);
    expect(first.rawPayload.equals(second.rawPayload)).toBe(true);
    expect((await file('/careers/cv/paper', server.newId())).statusCode).toBe(200);
  });
});

describe('jobs that fit [SYS-07]', () => {
  it('are the open ones that ask what the person can do, best first, with what is missing', async () => {
    const ann = server.newId();
    expect((await fitting(ann)).body).toMatchObject({ cv: 'none', items: [] });
    await save(ann, 0, { skills: [], occupation: '', work: [] });
    expect((await fitting(ann)).body).toMatchObject({ cv: 'thin', items: [] });
    await save(ann, 1, { skills: ['weaving', 'dyeing'] });
    const best = await newJob({ skills: ['Weaving', 'charm'], must_skills: ['weaving'] });
    const half = await newJob({ skills: ['weaving', 'leather work'], must_skills: ['leather work'] });
    const closed = await newJob({ skills: ['weaving', 'dyeing'] });
    await ask('POST', `/job-postings/${closed.id}/steps`, closed.owner, {
      step: 'close',
      version: closed.version,
    });
    const { body } = await fitting(ann);
    const found = body.items.filter(({ job }) => [best.slug, half.slug, closed.slug].includes(job.slug));
    expect(found.map(({ job }) => job.slug)).toEqual([best.slug, half.slug]);
    expect(found[0]?.fit).toMatchObject({ has: ['weaving'], missing: [], not_compared: ['charm'] });
    expect(found[1]?.fit).toMatchObject({ score: 60, missing: [{ skill: 'leather-work', is_must: true }] });
    expect((await fitting(ann, '?country=JP')).body.items).toEqual([]);
    expect((await fitting(ann, '?words=Bookkeeper')).body.items.length).toBeGreaterThan(1);
    const one = await ask('GET', `/careers/fitting-jobs/${half.slug}`, ann);
    expect(one.body).toMatchObject({ cv: 'ready', fit: found[1]?.fit });
    expect((await ask('GET', '/careers/fitting-jobs/nothing-here', ann)).status).toBe(404);
  });

  it('has a must that the posting does not ask: the posting is refused', async () => {
    const job = await newJob({ skills: ['weaving'], must_skills: ['dyeing'] });
    expect(job.errors).toEqual([expect.objectContaining({ field: 'must_skills', code: 'not_offered' })]);
  });
});

describe('a CV that goes with an application [SYS-07]', () => {
  const musts = { skills: ['bookkeeping', 'invoicing'], must_skills: ['bookkeeping'] };
  const received = (id: string, who: string, query = '') =>
    ask('GET', `/job-postings/${id}/applications${query}`, who);

  it('is seen by the employer of that job as it was then, with the same fit that the person saw', async () => {
    const [job, other] = [await newJob(musts), await newJob(musts)];
    const ann = server.newId();
    expect((await apply(job.slug, ann, server.newId(), { with_cv: true })).body.code).toBe('no_cv');
    await save(ann, 0);
    const { fit } = (await ask('GET', `/careers/fitting-jobs/${job.slug}`, ann)).body;
    const sent = await apply(job.slug, ann, server.newId(), { with_cv: true });
    await save(ann, 1, { headline: 'Changed since', skills: [] });
    expect((await received(job.id, job.owner)).body.items).toMatchObject([{ has_cv: true, fit }]);
    const path = `/received-applications/${sent.body.id}/cv`;
    expect((await ask('GET', path, job.owner)).body).toEqual({ cv });
    for (const stranger of [other.owner, ann, server.newId()])
      expect((await ask('GET', path, stranger)).status).toBe(404);
    await forget(ann);
    expect((await ask('GET', path, job.owner)).status).toBe(404);
    expect((await received(job.id, job.owner)).body.items).toMatchObject([{ has_cv: false, fit: null }]);
    expect((await ask('GET', '/careers/cv', ann)).body).toMatchObject({ version: 0 });
  });

  it('sorts the applications for a job: those that fit best first, those without a CV last, page by page', async () => {
    const job = await newJob(musts);
    const people = Array.from({ length: 5 }, () => server.newId());
    const own = [['invoicing'], ['bookkeeping', 'invoicing'], ['bookkeeping'], [], undefined];
    for (const [at, skills] of own.entries()) {
      const who = people[at] ?? '';
      if (skills !== undefined) await save(who, 0, { skills });
      await apply(job.slug, who, server.newId(), { with_cv: skills !== undefined });
    }
    const scores: (number | undefined)[] = [];
    let next: string | null = '';
    while (next !== null) {
      const after: string = next === '' ? '' : `&after=${encodeURIComponent(next)}`;
      const page = await received(job.id, job.owner, `?order=fit&limit=2${after}`);
      scores.push(...page.body.items.map(({ fit }) => fit?.score));
      next = page.body.next;
    }
    expect(scores).toHaveLength(5);
    expect(scores.slice(0, 4)).toEqual(scores.slice(0, 4).toSorted((one, two) => Number(two) - Number(one)));
    expect(scores[4]).toBeUndefined();
    expect((await received(job.id, job.owner, '?order=fit&after=1')).body.errors[0]?.code).toBe(
      'cursor_unknown',
    );
  });

  it('never tells the least pay that the person would take, not even by the points', async () => {
    const job = await newJob(musts);
    const [ann, bob] = [server.newId(), server.newId()];
    await save(ann, 0, { pay: { least: '990000', currency: 'EUR', period: 'month' } });
    await save(bob, 0);
    for (const who of [ann, bob]) await apply(job.slug, who, server.newId(), { with_cv: true });
    const [one, two] = (await received(job.id, job.owner)).body.items;
    expect(one?.fit).toEqual(two?.fit);
    expect((await ask('GET', `/received-applications/${two?.id}/cv`, job.owner)).body.cv.pay).toBeNull();
    expect((await ask('GET', `/careers/fitting-jobs/${job.slug}`, ann)).body.fit.hints).toContain(
      'pay_below',
    );
  });

  it('stays at home where the person does not send it', async () => {
    const job = await newJob(musts);
    const ann = server.newId();
    await save(ann, 0);
    const { body } = await apply(job.slug, ann);
    expect((await received(job.id, job.owner)).body.items).toMatchObject([{ has_cv: false, fit: null }]);
    expect((await ask('GET', `/received-applications/${body.id}/cv`, job.owner)).status).toBe(404);
    expect(
      (await employerStep(body.id, job.owner, { step: 'see', version: body.version })).body,
    ).toMatchObject({
      has_cv: false,
    });
  });
});

function file(path: string, who: string, language = 'en') {
  return server.app.inject({
    url: `/api/v1${path}`,
    headers: { authorization: `Bearer ${who}`, 'accept-language': language },
  });
}
