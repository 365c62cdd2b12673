import { giveWay } from '@egcr/server-kit/give-way';
import { A4, ink, Paper } from '@egcr/server-kit/pdf/paper';
import type { Tag } from '@egcr/server-kit/pdf/tags';

import { figureKinds } from '../../contract/whitepaper/figures.ts';
import { paperReader, writeDay } from '../../contract/whitepaper/reader.ts';
import { sectionIds, type SectionId, type WhitepaperText } from '../../contract/whitepaper/text.ts';
import { whitepaperArticle, type WhitepaperLanguage } from '../../contract/whitepaper.ts';
import { paginate, type PlacedSlab, type Slab } from './paginate.ts';
import { sectionSlabs } from './section-slabs.ts';
import { cuts, frame, Sheet, WIDTH, type Box } from './sheet.ts';

const TITLE = { size: 30, leading: 37, weight: 'strong' } as const;
const LEAD = { size: 12, leading: 18, colour: ink.faint } as const;
const ENTRY = { size: 10, leading: 18 } as const;
const HEAD = { size: 8, leading: 11, colour: ink.faint } as const;
const whole: Box = { from: frame.start, width: WIDTH };

interface Drawing {
  readonly sheet: Sheet;
  /** The title page. */
  readonly front: Tag;
  readonly text: WhitepaperText;
  readonly language: WhitepaperLanguage;
  /** The page on which each section begins. */
  readonly pageOf: ReadonlyMap<SectionId, number>;
  readonly pageCount: number;
}

/** The white paper on A4: a title page with the contents, then its sections, with page numbers, outline and links from the contents. */
export async function drawWhitepaper(text: WhitepaperText, language: WhitepaperLanguage): Promise<Paper> {
  const article = whitepaperArticle.texts[language];
  const paper = new Paper({
    language,
    title: article.title,
    madeAt: new Date(`${whitepaperArticle.publishedOn}T00:00:00Z`),
  });
  const sheet = new Sheet(paper, language);
  // Fonts are chosen on a page.
  paper.doc.addPage();
  // What is read first is tagged first, though it is drawn when the pages of the sections are known.
  const front = paper.content.within('Sect');
  const begins = new Map<Slab, SectionId>();
  const slabs: Slab[] = [];
  for (const [at, id] of sectionIds.entries()) {
    const [first, ...others] = sectionSlabs(id, at + 1, { sheet, text, reader: paperReader(language) });
    if (first) begins.set(first, id);
    slabs.push(...(first ? [first] : []), ...others);
    await giveWay();
  }
  const pages = paginate(slabs, frame);
  const drawing = {
    sheet,
    front,
    text,
    language,
    pageOf: pagesOf(pages, begins),
    pageCount: pages.length + 1,
  };
  drawTitlePage(drawing);
  for (const [at, page] of pages.entries()) {
    paper.doc.addPage();
    drawMargins(drawing, at + 2);
    for (const { slab, y } of page) slab.draw(y);
    await giveWay();
  }
  return paper;
}

function pagesOf(
  pages: readonly (readonly PlacedSlab[])[],
  begins: ReadonlyMap<Slab, SectionId>,
): ReadonlyMap<SectionId, number> {
  const found = new Map<SectionId, number>();
  for (const [at, page] of pages.entries()) {
    for (const { slab } of page) {
      const id = begins.get(slab);
      // The title page is the first.
      if (id !== undefined) found.set(id, at + 2);
    }
  }
  return found;
}

/** Above and below the text: which paper it is, and which page of it. */
function drawMargins({ sheet, text, language, pageCount }: Drawing, page: number): void {
  const y = frame.foot;
  sheet.line('EGCR', { from: frame.start, y: 44 }, { ...HEAD, weight: 'strong', colour: ink.brand });
  sheet.lineAtEnd(whitepaperArticle.texts[language].title, { ...whole, y: 44 }, HEAD);
  sheet.paper.rule({ x: sheet.paper.at(frame.start), y: 60 }, WIDTH);
  sheet.line(issue(text, language), { from: frame.start, y }, HEAD);
  sheet.lineAtEnd(`${page} / ${pageCount}`, { ...whole, y }, HEAD);
}

function issue(text: WhitepaperText, language: WhitepaperLanguage): string {
  const { version, publishedOn } = whitepaperArticle;
  return text.version
    .replace('{version}', version)
    .replace('{date}', writeDay(publishedOn, paperReader(language)));
}

/** Draws one text under another; answers where the next begins. */
function drawLines(slabs: readonly Slab[], from: number): number {
  let y = from;
  for (const { height, draw } of slabs) {
    draw(y);
    y += height;
  }
  return y;
}

function drawTitlePage(drawing: Drawing): void {
  const { sheet, front, text, language, pageCount } = drawing;
  const { paper } = sheet;
  const { title, description } = whitepaperArticle.texts[language];
  const seal = { x: paper.at(A4.width - frame.start - 70), y: frame.start + 62 };
  paper.rosette(seal, 84, ink.brand);
  const narrow: Box = { from: frame.start, width: WIDTH - 170 };
  sheet.line(
    'EGCR',
    { from: frame.start, y: frame.start },
    { size: 13, leading: 16, weight: 'strong', colour: ink.brand, tag: front.within('P') },
  );
  const eyebrow = { ...LEAD, colour: ink.brand, tag: front.within('P') };
  sheet.line(text.eyebrow, { from: frame.start, y: frame.start + 40 }, eyebrow);
  let y = drawLines(sheet.words(title, { ...TITLE, tag: front.within('H1') }, narrow), frame.start + 64) + 6;
  y = drawLines(sheet.words(description, { ...LEAD, tag: front.within('P') }, narrow), y) + 8;
  const version = { ...cuts.small, tag: front.within('P') };
  y = drawLines(sheet.words(issue(text, language), version, narrow), y) + 14;
  // The double hairline of a certificate.
  for (const at of [y, y + 2.5])
    paper.rule({ x: paper.at(frame.start), y: at }, WIDTH, { colour: ink.brand });
  y = drawKinds(drawing, y + 18);
  drawContents(drawing, y + 8);
  sheet.lineAtEnd(`1 / ${pageCount}`, { ...whole, y: frame.foot }, HEAD);
}

/** What each kind of figure is worth, side by side. */
function drawKinds({ sheet, front, text }: Drawing, y: number): number {
  const width = (WIDTH - 2 * 20) / figureKinds.length;
  const list = front.within('L');
  const ends = figureKinds.map((kind, at) => {
    const box: Box = { from: frame.start + at * (width + 20), width };
    const { label, short, text: words } = text.kinds[kind];
    const item = list.within('LI');
    const strong = { ...cuts.label, weight: 'strong', tag: item.within('Lbl') } as const;
    const name = sheet.words(`${label} [${short}]`, strong, box);
    return drawLines([...name, ...sheet.words(words, { ...cuts.small, tag: item.within('LBody') }, box)], y);
  });
  return Math.max(...ends);
}

function drawContents({ sheet, front, text, pageOf }: Drawing, from: number): void {
  const { paper } = sheet;
  paper.rule({ x: paper.at(frame.start), y: from }, WIDTH);
  const heading = { ...cuts.caption, tag: front.within('H2') };
  sheet.line(text.contents, { from: frame.start, y: from + 14 }, heading);
  const contents = front.within('TOC');
  let y = from + 14 + cuts.caption.leading + 4;
  for (const [at, id] of sectionIds.entries()) {
    const { title } = text.sections[id];
    const link = contents.within('TOCI').within('Link');
    const entry = { ...ENTRY, tag: link };
    sheet.line(`${at + 1} `, { from: frame.start, y }, { ...entry, colour: ink.brand });
    sheet.line(`${title} `, { from: frame.start + 26, y }, entry);
    sheet.lineAtEnd(String(pageOf.get(id) ?? ''), { ...whole, y }, entry);
    link.leadTo(id, sheet.area({ ...whole, y: y - 2, height: ENTRY.leading }), title);
    link.end();
    y += ENTRY.leading;
  }
}
