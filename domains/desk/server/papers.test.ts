import { pdfOf } from '@egcr/server-kit/testing/pictures';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { goodAnswers, serveDesk, type ServedDesk } from './testing/served-desk.ts';

let desk: ServedDesk;

beforeAll(async () => {
  desk = await serveDesk();
});
afterAll(() => desk.close());

/** A case with a paper that its applicant gave with it. */
async function caseWithPaper() {
  const who = desk.newId();
  const bytes = pdfOf(400, desk.newId());
  const paper = await desk.document(who, bytes, 'Plan.pdf');
  const id = await desk.openCase(who, { ...goodAnswers, papers: [paper] });
  return { who, paper, bytes, id };
}

const link = (id: string, paper: string, who: string) =>
  desk.ask('POST', `/admin/cases/${id}/papers/${paper}/link`, { who });

describe('a paper that is given with a form', () => {
  it('is shown to the applicant and to officers by its name, in the version that was given', async () => {
    const { who, paper, id } = await caseWithPaper();
    const officer = desk.officer();
    for (const [path, reader] of [
      ['/cases', who],
      ['/admin/cases', officer],
    ] as const) {
      const { answers } = (await desk.ask('GET', `${path}/${id}`, { who: reader })).body;
      expect(answers).toContainEqual(
        expect.objectContaining({
          name: 'papers',
          kind: 'file',
          value: 'Plan.pdf',
          papers: [
            expect.objectContaining({
              document_id: paper,
              version: 1,
              media_type: 'application/pdf',
              scan: 'not_scanned',
            }),
          ],
        }),
      );
    }
  });

  it('is opened by an officer with a link of five minutes, and its owner sees each opening', async () => {
    const { who, paper, bytes, id } = await caseWithPaper();
    const officer = desk.officer();
    const { ticket } = (await link(id, paper, officer)).body;
    expect((await desk.ask('GET', `/documents/${paper}`, { who })).body.openings).toEqual([]);
    const opened = await desk.open(ticket, officer);
    expect(opened.rawPayload.equals(bytes)).toBe(true);
    expect(opened.headers['content-disposition']).toMatch(/^attachment/);
    await desk.open(ticket, officer);
    const { openings, given } = (await desk.ask('GET', `/documents/${paper}`, { who })).body;
    expect(openings.map(({ case_id: caseId }) => caseId)).toEqual([id, id]);
    expect(given).toEqual([expect.objectContaining({ case_id: id, version: 1 })]);
    desk.services.movableClock.advance(301);
    expect((await desk.open(ticket, officer)).statusCode).toBe(410);
  });

  it('is opened with the link by nobody else, also not by another officer or session', async () => {
    const { paper, id } = await caseWithPaper();
    const officer = desk.newId();
    const { ticket } = (await link(id, paper, `${officer}/desk content_editor aal2`)).body;
    for (const other of [`${officer}/home content_editor aal2`, desk.officer(), desk.newId()])
      expect((await desk.open(ticket, other)).statusCode).toBe(404);
  });

  it('is not there for those who may not read the case, nor under another case', async () => {
    const { who, paper, id } = await caseWithPaper();
    const other = await caseWithPaper();
    expect((await link(id, paper, desk.newId())).status).toBe(403);
    expect((await link(id, paper, who)).status).toBe(403);
    expect((await link(other.id, paper, desk.officer())).status).toBe(404);
    expect((await link(id, desk.newId(), desk.officer())).status).toBe(404);
    expect((await link(desk.newId(), paper, desk.officer())).status).toBe(404);
    expect((await desk.ask('GET', `/documents/${paper}`, { who: desk.officer() })).status).toBe(404);
  });

  it('stays with the case in the version that was given, when its owner adds another or deletes it', async () => {
    const { who, paper, bytes, id } = await caseWithPaper();
    const begun = { kind: 'documents.paper', name: 'Plan 2.pdf', size_bytes: 500 };
    const upload = (await desk.ask('POST', '/uploads', { who, body: begun })).body.id;
    await desk.ask('PUT', `/uploads/${upload}/pieces/0`, { who, bytes: pdfOf(500, desk.newId()) });
    await desk.ask('POST', `/uploads/${upload}/complete`, { who });
    const newer = { who, body: { upload_id: upload } };
    expect((await desk.ask('POST', `/documents/${paper}/versions`, newer)).status).toBe(201);
    expect((await desk.ask('DELETE', `/documents/${paper}`, { who })).status).toBe(204);
    const officer = desk.officer();
    const { ticket } = (await link(id, paper, officer)).body;
    expect((await desk.open(ticket, officer)).rawPayload.equals(bytes)).toBe(true);
    const { body } = await desk.ask('GET', '/documents', { who });
    expect(body.items).toEqual([
      expect.objectContaining({
        id: paper,
        is_removed: true,
        version: expect.objectContaining({ number: 1 }),
      }),
    ]);
    expect(body.used_files).toBe(1);
    expect((await desk.ask('DELETE', `/documents/${paper}`, { who })).status).toBe(404);
    expect((await desk.ask('GET', `/documents/${paper}`, { who })).body.openings).toHaveLength(1);
    // The same content may be added anew, and given again.
    const again = await desk.document(who, bytes, 'Plan.pdf');
    expect(again).not.toBe(paper);
  });

  it('goes with the account of its owner', async () => {
    const { who, paper, id } = await caseWithPaper();
    const officer = desk.officer();
    const { ticket } = (await link(id, paper, officer)).body;
    const event = { id: desk.newId(), topic: 'identity.user_deleted', payload: { user_id: who } };
    await desk.services.unit(async (work) => {
      for (const { listeners } of desk.together) await listeners?.['identity.user_deleted']?.(work, event);
    });
    expect((await desk.open(ticket, officer)).statusCode).toBe(404);
    expect((await link(id, paper, officer)).status).toBe(404);
  });
});

describe('an answer that names a document', () => {
  const send = async (who: string, papers: unknown) => {
    const body = await desk.draft(who, { ...goodAnswers, papers });
    return desk.ask('POST', '/services/fund/cases', { who, body });
  };

  it('of another person is refused at the question, like one that there is not', async () => {
    const who = desk.newId();
    const foreign = await desk.document(desk.newId());
    const answers = await Promise.all([send(who, [foreign]), send(desk.newId(), [desk.newId()])]);
    for (const { status, body } of answers) {
      expect(status).toBe(422);
      expect(body.errors).toEqual([{ field: 'papers', code: 'document_missing' }]);
    }
    expect((await desk.ask('GET', '/cases', { who })).body.items).toEqual([]);
  });

  it('gives none of them where one is missing', async () => {
    const who = desk.newId();
    const own = await desk.document(who);
    expect((await send(who, [own, desk.newId()])).status).toBe(422);
    expect((await desk.ask('GET', `/documents/${own}`, { who })).body.given).toEqual([]);
  });

  it('that its owner has deleted is refused', async () => {
    const who = desk.newId();
    const own = await desk.document(who);
    const body = await desk.draft(who, { ...goodAnswers, papers: [own] });
    await desk.ask('DELETE', `/documents/${own}`, { who });
    const answer = await desk.ask('POST', '/services/fund/cases', { who, body });
    expect(answer.body.errors).toEqual([{ field: 'papers', code: 'document_missing' }]);
  });

  it('is either deleted or given when both are asked at the same time', async () => {
    const who = desk.newId();
    const own = await desk.document(who);
    const body = await desk.draft(who, { ...goodAnswers, papers: [own] });
    const [sent, removed] = await Promise.all([
      desk.ask('POST', '/services/fund/cases', { who, body }),
      desk.ask('DELETE', `/documents/${own}`, { who }),
    ]);
    expect(removed.status).toBe(204);
    expect([201, 422]).toContain(sent.status);
    const { items } = (await desk.ask('GET', '/documents', { who })).body;
    expect(items).toHaveLength(sent.status === 201 ? 1 : 0);
  });

  it.each([[['../../etc/passwd']], [["'; drop table documents.document; --"]], ['x']])(
    '%j is refused at the question when it is sent',
    async (papers) => {
      const { body } = await send(desk.newId(), papers);
      expect(body.errors.map(({ field }) => field)).toEqual(['papers']);
    },
  );

  it.each([[[1]], [{ a: 1 }], [Array.from({ length: 101 }, () => 'x')]])(
    '%j is not even kept in a draft',
    async (papers) => {
      const who = desk.newId();
      const { id } = (await desk.ask('POST', '/forms/desk.fund/drafts', { who })).body;
      const body = { version: 1, answers: { ...goodAnswers, papers } };
      const saved = await desk.ask('PUT', `/form-drafts/${id}`, { who, body });
      expect(saved.status).toBe(422);
      expect(saved.body.errors.every(({ field }) => field.startsWith('answers.papers'))).toBe(true);
    },
  );

  it('opens one case for twenty submissions at once, and is given once', async () => {
    const who = desk.newId();
    const own = await desk.document(who);
    const body = await desk.draft(who, { ...goodAnswers, papers: [own] });
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => desk.ask('POST', '/services/fund/cases', { who, body })),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect((await desk.ask('GET', `/documents/${own}`, { who })).body.given).toHaveLength(1);
  });
});

describe('a budget', () => {
  it('is kept in minor units and written with its currency', async () => {
    const who = desk.newId();
    const id = await desk.openCase(who, { ...goodAnswers, budget: '1234500' });
    const { answers } = (await desk.ask('GET', `/cases/${id}`, { who })).body;
    expect(answers).toContainEqual(
      expect.objectContaining({ name: 'budget', kind: 'money', value: '1234500', currency: 'JVD' }),
    );
  });

  it.each(['0', '1.5', '-1', '4000000000000000001', '١٢'])('of %s is refused', async (budget) => {
    const who = desk.newId();
    const body = await desk.draft(who, { ...goodAnswers, budget });
    const answer = await desk.ask('POST', '/services/fund/cases', { who, body });
    expect(answer.body.errors.map(({ field }) => field)).toEqual(['budget']);
  });
});
