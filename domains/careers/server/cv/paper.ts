import { skillOf } from '@egcr/jobs/contract';
import { countryName, languageOf } from '@egcr/locale/contract';
import { FileReply } from '@egcr/server-kit/file-reply';
import { A4, ink, Paper } from '@egcr/server-kit/pdf/paper';
import { wrapLines } from '@egcr/server-kit/pdf/wrap-lines';
import { personOf, type Work } from '@egcr/server-kit/work';

import { emptyCv, type Cv } from '../../contract/cv/shape.ts';
import type { CareerParts } from '../parts.ts';
import { nameOf } from './export-resume.ts';
import { findCv } from './store.ts';
import { cvPaperWords } from './words/texts.ts';

const WIDTH = A4.width - 2 * A4.margin;
const BOTTOM = A4.height - A4.margin;
const LINE = 14;

/** The caller's CV on paper, in their language: the same bytes as long as nothing changes. */
export async function drawCv({ people }: Pick<CareerParts, 'people'>, work: Work): Promise<FileReply> {
  const { userId } = personOf(work);
  const { cv, savedAt } = (await findCv(work, userId)) ?? { cv: emptyCv, savedAt: new Date(0) };
  const name = await nameOf({ people }, work, userId);
  const { language } = work.request;
  const words = cvPaperWords(language);
  const paper = new Paper({ language, title: `${words.title} ${name}`.trim(), madeAt: savedAt });
  return new FileReply({
    name: 'egcr-cv.pdf',
    mediaType: 'application/pdf',
    content: () => {
      new CvSheet(paper, language).draw(cv, name);
      return paper.rest();
    },
  });
}

interface Written {
  readonly size?: number;
  readonly weight?: 'plain' | 'strong';
  readonly colour?: string;
}

/** Writes from top to bottom, on as many pages as it takes. */
export class CvSheet {
  #y = BOTTOM;
  readonly #words: ReturnType<typeof cvPaperWords>;

  readonly #paper: Paper;
  readonly #language: string;

  constructor(paper: Paper, language: string) {
    this.#paper = paper;
    this.#language = language;
    this.#words = cvPaperWords(language);
  }

  draw(cv: Cv, name: string): void {
    this.#room(LINE);
    this.#write(name, 'H1', { size: 22, weight: 'strong' }, 30);
    this.#write(cv.headline, 'P', { size: 12, colour: ink.brand }, 18);
    const place = [cv.town, cv.country === '' ? '' : countryName(cv.country, this.#language)];
    this.#write(place.filter(Boolean).join(', '), 'P', { colour: ink.faint });
    this.#y += 6;
    this.#paper.rule({ x: this.#paper.at(A4.margin), y: this.#y }, WIDTH, {
      colour: ink.brand,
      thickness: 0.8,
    });
    this.#y += 12;
    this.#paragraphs(cv.about);
    this.#section(this.#words.work, cv.work, ({ position, employer, from, until, summary }) =>
      this.#entry([position, employer], { from, until }, summary),
    );
    this.#section(this.#words.education, cv.education, ({ degree, subject, school, from, until }) =>
      this.#entry([[degree, subject].filter(Boolean).join(', '), school], { from, until }, ''),
    );
    this.#section(this.#words.skills, cv.skills.length > 0 ? [cv.skills] : [], (ids) =>
      this.#paragraphs(ids.map((id) => skillOf(id)?.name ?? id).join(', ')),
    );
    this.#section(this.#words.languages, cv.languages, ({ code, level }) => {
      const said = level === 'native' ? this.#words.native : level;
      this.#write(`${languageOf(code)?.native_name ?? code} (${said})`, 'P');
    });
    this.#section(this.#words.links, cv.links, ({ label, url }) =>
      this.#write([label, url].filter(Boolean).join(': '), 'P'),
    );
  }

  #section<Entry extends object>(
    title: string,
    entries: readonly Entry[],
    drawEntry: (entry: Entry) => void,
  ): void {
    const full = entries.filter((entry) => Object.values(entry).some((value) => value !== ''));
    if (full.length === 0) return;
    this.#y += 12;
    this.#room(60);
    this.#write(title, 'H2', { size: 13, weight: 'strong', colour: ink.brand }, 20);
    for (const entry of full) drawEntry(entry);
  }

  #entry(
    names: readonly string[],
    { from, until }: { readonly from: string; readonly until: string },
    summary: string,
  ): void {
    const [first = '', second = ''] = names.filter(Boolean);
    this.#room(3 * LINE);
    this.#write(first, 'P', { size: 10.5, weight: 'strong' }, 15);
    this.#write(second, 'P');
    const last = until === '' ? this.#words.today : this.#month(until);
    if (from !== '' || until !== '')
      this.#write([from === '' ? '' : this.#month(from), last].filter(Boolean).join(' – '), 'P', {
        colour: ink.faint,
      });
    this.#paragraphs(summary);
    this.#y += 6;
  }

  #paragraphs(text: string): void {
    for (const paragraph of text.split('\n')) this.#write(paragraph, 'P');
  }

  #month(month: string): string {
    const locale = this.#language === 'ar' ? 'ar-u-nu-latn' : this.#language;
    return new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long', timeZone: 'UTC' }).format(
      new Date(`${month}-15T12:00:00Z`),
    );
  }

  /** A paragraph in lines that fit; nothing where there is nothing to say. */
  #write(text: string, tag: 'H1' | 'H2' | 'P', written: Written = {}, height: number = LINE): void {
    if (text.trim() === '') return;
    const { size = 10, weight = 'plain', colour = ink.text } = written;
    const within = this.#paper.content.within(tag);
    for (const line of wrapLines(this.#paper, text, {
      width: WIDTH,
      size,
      weight,
      language: this.#language,
    })) {
      this.#room(height);
      const place = { x: this.#paper.at(A4.margin), y: this.#y };
      this.#paper.text(line, place, { size, weight, colour, width: WIDTH, tag: within });
      this.#y += height;
    }
  }

  /** Begins a page where there is too little room on this one. */
  #room(height: number): void {
    if (this.#y + height <= BOTTOM) return;
    this.#paper.doc.addPage();
    this.#y = A4.margin;
  }
}
