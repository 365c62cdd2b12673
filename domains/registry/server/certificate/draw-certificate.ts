import { A4, ink, Paper } from '@egcr/server-kit/pdf/paper';
import { asWritten } from '@egcr/server-kit/pdf/visual-order';
import { wrapLines } from '@egcr/server-kit/pdf/wrap-lines';
import { fill } from '@egcr/server-kit/texts';
import { countryName } from '@egcr/locale/contract';
import { encodeQR } from 'qr';
import * as z from 'zod/mini';

import { businessProfile, certificateFacts } from '../../contract/shapes.ts';
import { questionWords } from '../questions/texts.ts';
import { certificateWords } from './texts.ts';

const paperOrder = z.object({
  language: z.string(),
  /** What was signed, as JSON. */
  facts: z.string(),
  isSample: z.boolean(),
  issuedAt: z.string(),
  /** Where anyone checks it. */
  address: z.string(),
  /** How it was checked, as of today: no part of what was signed. */
  standing: z.pick(businessProfile, { verified: true, people_changed_at: true }),
  today: z.string(),
});
export type PaperOrder = z.output<typeof paperOrder>;

const LEFT = A4.margin;
const WIDTH = A4.width - 2 * A4.margin;
const ROW = 28;
const LINE = 15;
const NAMES = 150;
/** The edge of the QR code, in points. */
const CODE = 120;

/** Draws a certificate: what the register says, and the code by which anyone checks it. */
export async function draw(what: unknown): Promise<Uint8Array> {
  const { language, facts: text, isSample, issuedAt, address, standing, today } = paperOrder.parse(what);
  const facts = certificateFacts.parse(JSON.parse(text));
  const say = certificateWords(language);
  const paper = new Paper({ language, title: `${say.title} ${facts.number}`, madeAt: new Date(issuedAt) });
  const start = (y: number) => ({ x: paper.at(LEFT), y });
  const paragraph = () => paper.content.within('P');
  paper.doc.addPage();
  paper.rosette({ x: paper.at(A4.width - A4.margin - 46), y: 96 }, 48, ink.brand);
  paper.text('EGCR', start(48), { size: 13, weight: 'strong', colour: ink.brand, tag: paragraph() });
  paper.text(say.title, start(76), { size: 22, weight: 'strong', tag: paper.content.within('H1') });
  paper.text(facts.certificate, start(108), { size: 10, colour: ink.faint, tag: paragraph() });
  paper.rule(start(142), WIDTH, { colour: ink.brand, thickness: 0.8 });
  const name = paragraph();
  let y = 162;
  for (const line of wrapLines(paper, facts.name, { width: WIDTH, size: 20, language })) {
    paper.text(asWritten(line), start(y), { size: 20, weight: 'strong', width: WIDTH, tag: name });
    y += 28;
  }
  if (isSample)
    for (const line of wrapLines(paper, say.sample, { width: WIDTH, size: 12, language })) {
      paper.text(line, start(y), { size: 12, weight: 'strong', colour: ink.brass, tag: name });
      y += LINE;
    }
  const types: Readonly<Record<string, string>> = questionWords(language).questions.type.options;
  const rows = [
    [say.number, facts.number],
    [say.type, types[facts.type] ?? facts.type],
    [say.country, countryName(facts.jurisdiction, language)],
    [say.address, facts.address],
    [say.registered, facts.registered_on],
    [say.issued, facts.issued_on],
    [say.expires, facts.expires_on],
    [fill(say.verification, { today }), standingIn(say, standing)],
  ] as const;
  y += 10;
  for (const [key, value] of rows) {
    const tag = paragraph();
    paper.text(key, start(y), { size: 9, colour: ink.faint, width: NAMES - 8, tag });
    for (const line of wrapLines(paper, value, { width: WIDTH - NAMES, size: 11, language })) {
      paper.text(asWritten(line), { x: paper.at(LEFT + NAMES), y }, { size: 11, width: WIDTH - NAMES, tag });
      y += LINE;
    }
    y += ROW - LINE;
    paper.rule(start(y - 8), WIDTH);
  }
  drawCode(paper, y + 12, { address, alt: say.code });
  y += 12 + CODE + 16;
  for (const sentence of [fill(say.check, { address }), say.own_record]) {
    const tag = paragraph();
    for (const line of wrapLines(paper, sentence, { width: WIDTH, size: 9, language })) {
      paper.text(line, start(y), { size: 9, colour: ink.faint, width: WIDTH, tag });
      y += LINE;
    }
    y += 4;
  }
  return paper.whole();
}

/** How it was checked, in one line. */
function standingIn(
  say: ReturnType<typeof certificateWords>,
  { verified, people_changed_at: changedAt }: PaperOrder['standing'],
): string {
  const level =
    verified === null
      ? say.not_verified
      : fill(say.verified, { level: String(verified.level), date: verified.until });
  return changedAt === null
    ? level
    : `${level} ${fill(say.people_changed, { date: changedAt.slice(0, 10) })}`;
}

/** The address of the check as a QR code. */
function drawCode(
  paper: Paper,
  top: number,
  { address, alt }: { readonly address: string; readonly alt: string },
): void {
  const rows = encodeQR(address, 'raw', { ecc: 'medium', border: 2 });
  const unit = CODE / rows.length;
  const left = paper.direction === 'ltr' ? paper.at(LEFT) : paper.at(LEFT) - CODE;
  const figure = paper.content.within('Figure', { alt });
  paper.picture(figure, () => {
    for (const [y, row] of rows.entries())
      for (const [x, isDark] of row.entries())
        if (isDark) paper.doc.rect(left + x * unit, top + y * unit, unit, unit);
    paper.doc.fillColor(ink.text).fill();
  });
}
