import { pdfOf } from '@egcr/server-kit/testing/pictures';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { isLent } from './giving-store.ts';
import { serveDocuments, type ServedDocuments } from './testing/served-documents.ts';

let desk: ServedDocuments;
beforeAll(async () => {
  desk = await serveDocuments();
});
afterAll(() => desk.close());

const MINUTE_S = 60;
const give = (
  who: string,
  caseId: string,
  documentIds: readonly string[],
  offered: readonly { readonly documentId: string; readonly ownerId: string }[] = [],
) => desk.as(who, (work) => desk.door.give(work, { caseId, documentIds, offered }));
const papersOf = (caseId: string) => desk.as(desk.newId(), (work) => desk.door.papersOf(work, caseId));
const linkFor = async (officer: string, caseId: string, documentId: string) =>
  (await desk.as(officer, (work) => desk.door.linkToGiven(work, { caseId, documentId }))).ticket;
const read = async (who: string, id: string) => (await desk.ask('GET', `/documents/${id}`, { who })).body;
const addVersion = async (who: string, id: string, bytes?: Buffer) =>
  desk.ask('POST', `/documents/${id}/versions`, { who, body: { upload_id: await desk.upload(who, bytes) } });
const remove = (who: string, id: string) => desk.ask('DELETE', `/documents/${id}`, { who });

describe('papers that are given to a case', () => {
  it('are the newest versions of the giver’s own, each once; its owner reads to which case, the newest first', async () => {
    const who = desk.newId();
    const [first, second] = [await desk.add(who, { name: 'old.pdf' }), await desk.add(who)];
    await addVersion(who, first.id);
    const caseId = desk.newId();
    expect(await give(who, caseId, [first.id, second.id, first.id])).toEqual([]);
    const later = desk.newId();
    desk.services.movableClock.advance(MINUTE_S);
    await give(who, later, [first.id]);
    expect(await papersOf(caseId)).toEqual(
      [
        { document_id: first.id, version: 2 },
        { document_id: second.id, version: 1 },
      ]
        .toSorted((one, other) => (one.document_id < other.document_id ? -1 : 1))
        .map((paper) => ({
          ...paper,
          name: 'paper.pdf',
          media_type: 'application/pdf',
          size_bytes: expect.any(Number),
          scan: 'not_scanned',
        })),
    );
    // A version that comes later is not given with it.
    await addVersion(who, second.id);
    expect((await papersOf(caseId)).find((paper) => paper.document_id === second.id)?.version).toBe(1);
    expect((await read(who, first.id)).given).toEqual([
      { case_id: later, version: 2, given_at: expect.any(String) },
      { case_id: caseId, version: 2, given_at: expect.any(String) },
    ]);
    expect((await read(who, second.id)).given).toMatchObject([{ case_id: caseId, version: 1 }]);
    expect(await papersOf(desk.newId())).toEqual([]);
  });

  it('are none of other people, but for those that their owner offered in the same form; one that is missing keeps back all', async () => {
    const [who, colleague] = [desk.newId(), desk.newId()];
    const [own, theirs] = [await desk.add(who), await desk.add(colleague)];
    const caseId = desk.newId();
    const unknown = desk.newId();
    expect(await give(who, caseId, [])).toEqual([]);
    expect(await give(who, caseId, [own.id, theirs.id, unknown])).toEqual([theirs.id, unknown]);
    expect(await papersOf(caseId)).toEqual([]);
    const stranger = [{ documentId: theirs.id, ownerId: who }];
    expect(await give(who, caseId, [own.id, theirs.id], stranger)).toEqual([theirs.id]);
    const offered = [{ documentId: theirs.id, ownerId: colleague }];
    expect(await give(who, caseId, [own.id, theirs.id], offered)).toEqual([]);
    expect(await papersOf(caseId)).toHaveLength(2);
    expect((await read(colleague, theirs.id)).given).toMatchObject([{ case_id: caseId }]);
    const ownAmong = (ids: readonly string[]) => desk.as(who, (work) => desk.door.ownAmong(work, ids));
    expect([await ownAmong([theirs.id, own.id, unknown]), await ownAmong([])]).toEqual([[own.id], []]);
  });

  it('stay with the case where their owner deletes them; what was not given goes with its bytes', async () => {
    const who = desk.newId();
    const bytes = pdfOf(400);
    const { id } = await desk.add(who, { bytes });
    const caseId = desk.newId();
    await give(who, caseId, [id]);
    await addVersion(who, id);
    const other = await desk.add(who);
    expect((await remove(who, id)).status).toBe(204);
    expect(await papersOf(caseId)).toMatchObject([{ document_id: id, version: 1 }]);
    const { items, used_files: used } = (await desk.ask('GET', '/documents', { who })).body;
    expect(items.map(({ id: each, is_removed: isRemoved }) => [each, isRemoved])).toEqual([
      [other.id, false],
      [id, true],
    ]);
    expect(used).toBe(2);
    const { versions } = await read(who, id);
    expect(versions.map(({ number }) => number)).toEqual([1]);
    // What is left of it is neither given again, nor changed, nor deleted twice.
    expect(await give(who, desk.newId(), [id])).toEqual([id]);
    expect(await desk.as(who, (work) => desk.door.ownAmong(work, [id]))).toEqual([]);
    expect((await addVersion(who, id)).status).toBe(404);
    expect((await remove(who, id)).status).toBe(404);
    // The same content may be added anew.
    expect((await desk.add(who, { bytes })).id).toEqual(expect.any(String));
  });
});

describe('a paper of a case', () => {
  it('is opened by the officer who asked for its link, for five minutes, and its owner reads for which case', async () => {
    const who = desk.newId();
    const bytes = pdfOf(500);
    const { id } = await desk.add(who, { bytes });
    const caseId = desk.newId();
    await give(who, caseId, [id]);
    const [officer, other] = [desk.newId(), desk.newId()];
    const ticket = await linkFor(officer, caseId, id);
    const opened = await desk.open(ticket, officer);
    expect([opened.statusCode, opened.rawPayload.equals(bytes)]).toEqual([200, true]);
    expect((await desk.open(ticket, other)).statusCode).toBe(404);
    await desk.open(await desk.linkTo(id, who), who);
    expect((await read(who, id)).openings).toEqual([
      { version: 1, opened_at: expect.any(String), case_id: null },
      { version: 1, opened_at: expect.any(String), case_id: caseId },
    ]);
    desk.services.movableClock.advance(5 * MINUTE_S);
    expect((await desk.open(ticket, officer)).json()).toMatchObject({ code: 'file_link_expired' });
  });

  it('is no paper of another case, nor of none', async () => {
    const who = desk.newId();
    const [given, kept] = [await desk.add(who), await desk.add(who)];
    const caseId = desk.newId();
    await give(who, caseId, [given.id]);
    const officer = desk.newId();
    await expect(linkFor(officer, desk.newId(), given.id)).rejects.toThrow('not_found');
    await expect(linkFor(officer, caseId, kept.id)).rejects.toThrow('not_found');
  });

  it('is lent to one officer until an instant and not in it; a later link says for which case it is opened', async () => {
    const who = desk.newId();
    const { id } = await desk.add(who);
    const [first, second] = [desk.newId(), desk.newId()];
    await give(who, first, [id]);
    await give(who, second, [id]);
    const [officer, other] = [desk.newId(), desk.newId()];
    await linkFor(officer, first, id);
    await desk.open(await linkFor(officer, second, id), officer);
    expect((await read(who, id)).openings).toMatchObject([{ case_id: second }]);
    const { rows } = await desk.owner.query(
      'select file_id, expires_at from documents.lending where reader_id = $1',
      [officer],
    );
    expect(rows).toHaveLength(1);
    const [{ file_id: fileId, expires_at: until }] = rows;
    const lent = (readerId: string, now: Date) => isLent({ db: desk.services.db, now }, { fileId, readerId });
    const before = new Date(until.getTime() - 1);
    expect([await lent(officer, before), await lent(officer, until), await lent(other, before)]).toEqual([
      true,
      false,
      false,
    ]);
    // Those that have ended go when the next link is asked for.
    desk.services.movableClock.advance(6 * MINUTE_S);
    await linkFor(other, first, id);
    const left = await desk.owner.query('select reader_id from documents.lending where file_id = $1', [
      fileId,
    ]);
    expect(left.rows).toEqual([{ reader_id: other }]);
  });
});
