import { platformRefusals } from '@egcr/contract/refusals';
import type { CallInput } from '@egcr/server-kit/domain';
import { FileReply } from '@egcr/server-kit/file-reply';
import { Refusal } from '@egcr/server-kit/refusal';
import type { Work } from '@egcr/server-kit/work';

import { sampleFileBytes, type readSampleFileCall } from '../contract/sample-files/endpoints.ts';
import { hasSampleFigures } from './businesses/standing-store.ts';
import { findBusiness } from './directory/directory-store.ts';

const LINES_ON_PAGE = 60;
const NOTE = 'SAMPLE: every figure is invented.';

/** An invented document of the sample business; every other business has none. Refuses not_found. */
export async function readSampleFile(
  { db }: Work,
  { params: { slug, kind } }: CallInput<typeof readSampleFileCall>,
): Promise<FileReply> {
  const found = await findBusiness(db, { slug });
  if (!found?.is_sample || !(await hasSampleFigures(db, found.id)))
    throw new Refusal(platformRefusals.not_found);
  const isPdf = kind === 'pdf';
  return new FileReply({
    name: `sample-report.${kind}`,
    mediaType: isPdf ? 'application/pdf' : 'application/json',
    content: async function* content() {
      yield isPdf ? samplePdf(found.name) : sampleJson(found.name);
      await Promise.resolve();
    },
  });
}

/** The same figures each time: a row is made from its number alone. */
function rowOf(at: number): { readonly entry: number; readonly item: string; readonly amount: string } {
  const cents = (at * 7_919) % 1_000_000;
  const item = ['Sale', 'Purchase', 'Wages', 'Rent', 'Energy', 'Freight'][at % 6] ?? 'Sale';
  return { entry: at, item: `Sample ${item.toLowerCase()}`, amount: (cents / 100).toFixed(2) };
}

/** As many rows as fit, and spaces up to the size. */
export function sampleJson(name: string): Buffer {
  const [head, tail] = [
    `{"note":${JSON.stringify(NOTE)},"business":${JSON.stringify(name)},"rows":[\n`,
    '\n]}\n',
  ];
  const rows: string[] = [];
  let bytes = Buffer.byteLength(head) + Buffer.byteLength(tail);
  for (let at = 1; ; at += 1) {
    const row = JSON.stringify(rowOf(at));
    if (bytes + row.length + 2 > sampleFileBytes.json) break;
    bytes += row.length + (rows.length === 0 ? 0 : 2);
    rows.push(row);
  }
  const text = head + rows.join(',\n') + tail;
  return Buffer.from(text + ' '.repeat(sampleFileBytes.json - Buffer.byteLength(text)));
}

/** Pages of plain text with the outline that readers of PDF need; a comment fills it up to the size. */
export function samplePdf(name: string): Buffer {
  const title = name.replaceAll(/[^\x20-\x7e]|[()\\]/g, '?');
  const objects: string[] = [];
  const pages: number[] = [];
  let bytes = 0;
  for (let page = 0; bytes < sampleFileBytes.pdf - 60_000; page += 1) {
    const lines = Array.from({ length: LINES_ON_PAGE }, (_line, line) => {
      const { entry, item, amount } = rowOf(page * LINES_ON_PAGE + line + 1);
      return `(${String(entry).padStart(7)}   ${item.padEnd(20)} ${amount.padStart(12)} JVD) ' `;
    });
    const text = `BT /F1 9 Tf 12 TL 50 800 Td (${title} - ${NOTE} Page ${page + 1}) ' () '\n${lines.join('\n')}\nET`;
    const body = `<< /Length ${text.length} >>\nstream\n${text}\nendstream`;
    objects.push(body, `<< /Type /Page /Parent 2 0 R /Contents ${4 + page * 2} 0 R >>`);
    pages.push(5 + page * 2);
    bytes += body.length + 120;
  }
  return assembled([
    '<< /Type /Catalog /Pages 2 0 R /Lang (en) >>',
    `<< /Type /Pages /Count ${pages.length} /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Kids [${pages.map((id) => `${id} 0 R`).join(' ')}] >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Courier >>',
    ...objects,
  ]);
}

/** The objects of a PDF, each with its place in the table at the end. */
function assembled(objects: readonly string[]): Buffer {
  let body = '%PDF-1.7\n';
  const places = objects.map((object, at) => {
    const place = body.length;
    body += `${at + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const endOf = (start: number) =>
    [
      `xref\n0 ${places.length + 1}\n0000000000 65535 f \n`,
      ...places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`),
      `trailer\n<< /Size ${places.length + 1} /Root 1 0 R >>\nstartxref\n${String(start).padStart(10, '0')}\n%%EOF\n`,
    ].join('');
  const left = sampleFileBytes.pdf - body.length - endOf(0).length - 2;
  const filled = `${body}%${' '.repeat(left)}\n`;
  return Buffer.from(filled + endOf(filled.length), 'latin1');
}
