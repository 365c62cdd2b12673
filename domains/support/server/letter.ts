import { FileReply } from '@egcr/server-kit/file-reply';
import { A4, ink, Paper } from '@egcr/server-kit/pdf/paper';
import { wrapLines } from '@egcr/server-kit/pdf/wrap-lines';
import { Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';

import { mondayOf, sundayOf } from '../contract/index.ts';
import { SUPPORT_ASSET } from '../contract/programme.ts';
import { supportRefusals } from '../contract/refusals.ts';
import { lastWeekOf } from './claim-weeks.ts';
import { newestClaim } from './claim-store.ts';
import type { SupportParts } from './parts.ts';
import { supportTexts } from './texts.ts';
import { weeksOfClaim } from './week-store.ts';

const WIDTH = A4.width - 2 * A4.margin;
const NAMES = 200;
const ROW = 26;
const LINE = 14;

/** A letter about the caller's newest claim, in their language. Refuses no_claim. */
export async function readLetter({ namesOf }: Pick<SupportParts, 'namesOf'>, work: Work): Promise<FileReply> {
  const { userId } = personOf(work);
  const claim = await newestClaim(work.db, { userId });
  if (claim === undefined) throw new Refusal(supportRefusals.no_claim);
  const weeks = (await weeksOfClaim(work.db, claim.case_id)).filter(({ state }) => state === 'paid');
  const name = (await namesOf(work.db, [userId])).get(userId) ?? '';
  const { language } = work.request;
  const { letter, states } = supportTexts(language);
  const stateNames: Readonly<Record<string, string>> = states;
  const write = writersOf(language);
  const paid = weeks.reduce((sum, { paid_minor: minor }) => sum + minor, 0n);
  const last = lastWeekOf(claim);
  const facts = [
    [letter.person, name],
    [letter.reference, claim.reference],
    [letter.state, stateNames[claim.state] ?? claim.state],
    [letter.first, write.day(mondayOf(claim.first_week))],
    ...(claim.works_from === null ? [] : [[letter.works, write.day(claim.works_from)] as const]),
    ...(last === undefined ? [] : [[letter.last, write.day(sundayOf(last))] as const]),
    [letter.benefit, write.amount(claim.benefit_minor)],
    [letter.weeks, String(weeks.length)],
    [letter.total, write.amount(paid)],
    [letter.made, write.day(work.now.toISOString().slice(0, 10))],
  ] satisfies Letter['facts'];
  const paper = new Paper({ language, title: `${letter.title} ${claim.reference}`, madeAt: work.now });
  const notes = claim.is_sample ? [letter.note, letter.sample] : [letter.note];
  return new FileReply({
    name: `egcr-support-${claim.reference}.pdf`,
    mediaType: 'application/pdf',
    content: () => {
      drawLetter(paper, { language, title: letter.title, facts, notes });
      return paper.rest();
    },
  });
}

function writersOf(language: string) {
  const locale = language === 'ar' ? 'ar-u-nu-latn' : language;
  const money = new Intl.NumberFormat(locale, { style: 'currency', currency: SUPPORT_ASSET });
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return {
    amount: (minor: bigint) => money.format(Number(minor) / 100),
    day: (day: string) => days.format(new Date(`${day}T12:00:00Z`)),
  };
}

interface Letter {
  readonly language: string;
  readonly title: string;
  readonly facts: readonly (readonly [name: string, value: string])[];
  readonly notes: readonly string[];
}

export function drawLetter(paper: Paper, { language, title, facts, notes }: Letter): void {
  paper.doc.addPage();
  paper.rosette({ x: paper.at(A4.width - A4.margin - 38), y: 88 }, 40, ink.brand);
  const start = (y: number) => ({ x: paper.at(A4.margin), y });
  const [sender, heading] = [paper.content.within('P'), paper.content.within('H1')];
  paper.text('EGCR', start(48), { size: 13, weight: 'strong', colour: ink.brand, tag: sender });
  paper.text(title, start(74), { size: 22, weight: 'strong', tag: heading });
  paper.rule(start(124), WIDTH, { colour: ink.brand, thickness: 0.8 });
  let y = 142;
  for (const [name, value] of facts) {
    const fact = paper.content.within('P');
    paper.text(name, start(y), { size: 9, colour: ink.faint, width: NAMES - 8, tag: fact });
    const at = { x: paper.at(A4.margin + NAMES), y };
    paper.text(value, at, { size: 10.5, width: WIDTH - NAMES, tag: paper.content.within('P') });
    y += ROW;
    paper.rule(start(y - 7), WIDTH);
  }
  for (const note of notes) {
    const tag = paper.content.within('P');
    for (const line of wrapLines(paper, note, { width: WIDTH, size: 9, language })) {
      paper.text(line, start(y + 8), { size: 9, colour: ink.faint, width: WIDTH, tag });
      y += LINE;
    }
  }
}
