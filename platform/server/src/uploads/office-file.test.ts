import { officeTypes, type FileType } from '@egcr/contract/files';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

import { archiveOf, docxOf, docxParts, openDocumentOf, openXmlOf } from '../../testing/archives.ts';
import { serveUploads, type ServedUploads } from '../../testing/serve-uploads.ts';
import { mayBecome } from './file-type.ts';

let desk: ServedUploads;
beforeAll(async () => {
  desk = await serveUploads();
});
afterAll(() => desk.close());

describe('a document of an office program', () => {
  test.each([
    [officeTypes.docx, docxOf()],
    [officeTypes.xlsx, openXmlOf('xl/workbook.xml')],
    [officeTypes.pptx, openXmlOf('ppt/presentation.xml')],
    [officeTypes.odt, openDocumentOf()],
    [officeTypes.ods, openDocumentOf(officeTypes.ods)],
    [officeTypes.odp, openDocumentOf(officeTypes.odp)],
  ])('is told by its parts and kept as it came: %s', async (type, bytes) => {
    const who = desk.newId();
    const id = await desk.send(bytes, { who, name: 'Plan.docx' });
    expect((await desk.complete(id, who)).body.file).toMatchObject({ media_type: type });
    const { ticket } = await desk.take(id, who);
    const { headers, rawPayload } = await desk.open(ticket, who);
    expect(rawPayload.equals(bytes)).toBe(true);
    expect([headers['content-type'], headers['x-content-type-options']]).toEqual([type, 'nosniff']);
    expect(headers['content-disposition']).toMatch(/^attachment; /);
  });

  const first = docxParts();
  test.each([
    ['macros', docxOf({ name: 'word/vbaProject.bin' })],
    ['macros of a table', docxOf({ name: 'xl/macrosheets/sheet1.xml' })],
    ['macros of an OpenDocument', archiveOf([...first, { name: 'Basic/Standard/Module1.xml' }])],
    ['controls', docxOf({ name: 'word/activeX/activeX1.bin' })],
    ['the file of another program inside', docxOf({ name: 'word/embeddings/oleObject1.bin' })],
    ['a way out of its folder', docxOf({ name: '../../etc/passwd' })],
    ['a way out for Windows', docxOf({ name: 'word\\..\\..\\run.exe' })],
    ['one part twice', docxOf({ name: 'WORD/document.xml' })],
    ['a part that unfolds', docxOf({ name: 'word/big.xml', says: { unpackedBytes: 4_000_000_000 } })],
    ['a password', docxOf({ name: 'word/secret.xml', says: { flags: 1 } })],
    ['a rare way of packing', docxOf({ name: 'word/rare.xml', says: { method: 99 } })],
    ['two kinds at once', docxOf({ name: 'xl/workbook.xml' })],
    ['a page behind it', Buffer.concat([docxOf(), Buffer.from('<script>alert(1)</script>')])],
    ['a page before it', Buffer.concat([Buffer.from('<html>'), docxOf()])],
    ['nothing of an office program in it', archiveOf([{ name: 'run.exe' }])],
    ['another mimetype', openDocumentOf('application/java-archive')],
    ['a directory that is cut', docxOf().subarray(0, -30)],
    ['a directory that says more parts than there are', withByte(docxOf(), -12, 200)],
    ['a directory that begins elsewhere', withByte(docxOf(), -6, 1)],
  ])('with %s is refused (attack U1)', async (_what, bytes) => {
    expect(await sentOrRefused(bytes)).toBe('file_type_refused');
  });

  test('is refused with its first piece where only pictures are taken', () => {
    const pictures: readonly FileType[] = ['image/png'];
    expect([mayBecome(docxOf(), pictures), mayBecome(docxOf(), [officeTypes.odt])]).toEqual([false, true]);
  });
});

function withByte(bytes: Buffer, at: number, value: number): Buffer {
  const changed = Buffer.from(bytes);
  changed[changed.length + at] = value;
  return changed;
}

/** The same, also where the first piece is already refused. */
async function sentOrRefused(bytes: Buffer): Promise<string> {
  const who = desk.newId();
  const { id } = (await desk.begin(bytes, { who, name: 'Plan.docx' })).body;
  const sent = await desk.ask('PUT', `/${id}/pieces/0`, { who, bytes });
  return sent.status === 200 ? (await desk.complete(id, who)).body.code : sent.body.code;
}
