import { platformRefusals } from '@egcr/contract/refusals';
import { FileReply } from '@egcr/server-kit/file-reply';
import { A4, ink, Paper } from '@egcr/server-kit/pdf/paper';
import { wrapLines } from '@egcr/server-kit/pdf/wrap-lines';
import { requireRight } from '@egcr/organisations/server';
import type { CallInput } from '@egcr/server-kit/domain';
import { Refusal } from '@egcr/server-kit/refusal';
import { personOf, type Work } from '@egcr/server-kit/work';

import type { readAgreementCall } from '../../contract/index.ts';
import type { GrantParts } from '../parts.ts';
import { findAward, milestonesOf, type AwardRow } from './award-store.ts';
import { termsFor, type Terms } from './terms.ts';
import { termsTexts } from './texts.ts';

const WIDTH = A4.width - 2 * A4.margin;
const NAMES = 150;
const ROW = 26;
const LINE = 16;

/** The agreement as a file. Refuses not_found, as if those of other people were not there. */
export async function readAgreement(
  { acting, people }: Pick<GrantParts, 'acting' | 'people'>,
  work: Work,
  { params }: CallInput<typeof readAgreementCall>,
): Promise<FileReply> {
  const award = await findAward(work.db, { caseId: params.id });
  if (award === undefined) throw new Refusal(platformRefusals.not_found);
  const { organisation_id: organisationId } = award;
  if (organisationId !== null) await requireRight(acting, work, { organisationId, right: 'view' });
  else if (award.user_id !== personOf(work).userId) throw new Refusal(platformRefusals.not_found);
  const { language } = work.request;
  const terms = termsFor(award, await milestonesOf(work.db, [award.id]), language);
  const person = (await people.findByIds(work.db, [award.user_id])).get(award.user_id);
  const name = person === undefined ? '' : `${person.firstName} ${person.lastName}`;
  const { title } = termsTexts(language);
  const paper = new Paper({ language, title: `${title} ${award.reference}`, madeAt: work.now });
  return new FileReply({
    name: `egcr-agreement-${award.reference}.pdf`,
    mediaType: 'application/pdf',
    content: () => {
      drawAgreement(paper, { language, award, terms, name });
      return paper.rest();
    },
  });
}

interface Agreement {
  readonly language: string;
  readonly award: Pick<AwardRow, 'reference' | 'accepted_at' | 'is_sample'>;
  readonly terms: Terms;
  readonly name: string;
}

/** On one page: its paragraphs, then whose it is. */
export function drawAgreement(paper: Paper, { language, award, terms, name }: Agreement): void {
  const { title, paper: words } = termsTexts(language);
  paper.doc.addPage();
  paper.rosette({ x: paper.at(A4.width - A4.margin - 38), y: 88 }, 40, ink.brand);
  const start = (y: number) => ({ x: paper.at(A4.margin), y });
  const [sender, heading] = [paper.content.within('P'), paper.content.within('H1')];
  paper.text('EGCR', start(48), { size: 13, weight: 'strong', colour: ink.brand, tag: sender });
  paper.text(title, start(74), { size: 22, weight: 'strong', tag: heading });
  paper.rule(start(124), WIDTH, { colour: ink.brand, thickness: 0.8 });
  let y = 142;
  const write = (text: string, size: number, colour?: string) => {
    const tag = paper.content.within('P');
    for (const line of wrapLines(paper, text, { width: WIDTH, size, language })) {
      paper.text(line, start(y), { size, width: WIDTH, tag, ...(colour && { colour }) });
      y += LINE;
    }
    y += LINE / 2;
  };
  for (const [at, paragraph] of terms.paragraphs.entries()) write(`${at + 1}. ${paragraph}`, 11);
  y += LINE;
  for (const [label, value] of [
    [words.person, name],
    [words.reference, award.reference],
    [words.accepted, acceptedOn(award, language) ?? words.open],
    [words.version, String(terms.version)],
  ] as const) {
    const fact = paper.content.within('P');
    paper.text(label, start(y), { size: 9, colour: ink.faint, width: NAMES - 8, tag: fact });
    const at = { x: paper.at(A4.margin + NAMES), y };
    paper.text(value, at, { size: 10.5, width: WIDTH - NAMES, tag: paper.content.within('P') });
    y += ROW;
    paper.rule(start(y - 7), WIDTH);
  }
  write(`${words.hash}: ${terms.sha256}`, 9, ink.faint);
  if (award.is_sample) write(words.sample, 9, ink.faint);
}

function acceptedOn({ accepted_at: at }: Agreement['award'], language: string): string | undefined {
  if (at === null) return undefined;
  const locale = language === 'ar' ? 'ar-u-nu-latn' : language;
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(
    at,
  );
}
