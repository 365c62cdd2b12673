import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { goodAnswers, serveFraud, type ServedFraud } from './testing/served-fraud.ts';

let desk: ServedFraud;

beforeAll(async () => {
  desk = await serveFraud();
});
afterAll(() => desk.close());

/** A job that everyone could see, of an organisation with these members. */
function addJob(title = 'Harbour cook', members: readonly string[] = []): string {
  const [id, employer] = [desk.newId(), `${title} Kitchens`];
  const organisationId = desk.organisations.add(employer, members);
  const slug = title.toLowerCase().replaceAll(' ', '-');
  desk.jobs.set(id, { slug, title, employer, organisationId, url: `https://egcr.example/jobs/${slug}` });
  return id;
}

const begin = (who: string, job: string) =>
  desk.ask('POST', `/forms/fraud.report/drafts?subject=${job}`, { who });

async function reported(who: string, job: string, answers: object = {}) {
  const { body: begun } = await begin(who, job);
  const body = { version: begun.version, answers: { ...goodAnswers, ...answers } };
  const { version } = (await desk.ask('PUT', `/form-drafts/${begun.id}`, { who, body })).body;
  return desk.ask('POST', '/fraud/reports', { who, body: { draft_id: begun.id, version, job_id: job } });
}

const asOfficer = (id: string, who: string) => desk.ask('GET', `/admin/fraud/cases/${id}`, { who });

describe('a report that is begun at a job', () => {
  it('opens with the job named, and officers find it there [SYS-23]', async () => {
    const [who, job] = [desk.newId(), addJob()];
    expect((await begin(who, job)).body).toMatchObject({
      answers: {
        category: 'job',
        has_contact: true,
        contact: 'Harbour cook, Harbour cook Kitchens\nhttps://egcr.example/jobs/harbour-cook',
      },
    });
    const { body: sent } = await reported(who, job);
    expect((await asOfficer(sent.id, desk.officer())).body).toMatchObject({
      job: { slug: 'harbour-cook', title: 'Harbour cook', employer: 'Harbour cook Kitchens' },
    });
  });

  it('stays of that job where its words are taken out of the answers, and is not there for officers of its employer', async () => {
    const member = desk.officer();
    const job = addJob('Quay porter', [member.split(' ')[0] ?? '']);
    const { body: sent } = await reported(desk.newId(), job, { has_contact: false, contact: undefined });
    expect((await asOfficer(sent.id, desk.officer())).body).toMatchObject({ job: { slug: 'quay-porter' } });
    expect((await asOfficer(sent.id, member)).status).toBe(404);
  });

  it('has a draft of its own beside any other report, and takes no draft of another', async () => {
    const [who, job, other] = [desk.newId(), addJob('Dock hand'), addJob('Deck hand')];
    const plain = await desk.draft(who, { ...goodAnswers, story: 'Something else happened before.' });
    const { body: begun } = await begin(who, job);
    expect(begun.id).not.toBe(plain.draft_id);
    expect((await begin(who, job)).body.id).toBe(begun.id);
    for (const body of [
      { ...plain, job_id: job },
      { draft_id: begun.id, version: begun.version, job_id: other },
      { draft_id: begun.id, version: begun.version },
    ])
      expect(await desk.ask('POST', '/fraud/reports', { who, body })).toMatchObject({
        status: 404,
        body: { code: 'not_found' },
      });
    const { items } = (await desk.ask('GET', '/form-drafts', { who })).body;
    expect(items).toContainEqual(
      expect.objectContaining({ address: `/dashboard?tool=fraud-reportingdetection&job=${job}` }),
    );
  });

  it('is not begun for what no one could see', async () => {
    expect(await begin(desk.newId(), desk.newId())).toMatchObject({
      status: 404,
      body: { code: 'not_found' },
    });
  });
});
