import { skills } from '@egcr/jobs/contract';
import { Paper } from '@egcr/server-kit/pdf/paper';
import { drawnFile, tellDrawing } from '@egcr/server-kit/testing/told-drawing';
import { expect, it } from 'vitest';

import { emptyCv, type Cv } from '../../contract/cv/shape.ts';
import { CvSheet } from './paper.ts';

const summary =
  'Kept four looms running.\nTaught the others how to thread them, and wrote down what I taught.';
const full: Cv = {
  ...emptyCv,
  headline: 'Weaver of sails',
  about: 'I weave.\n\nI also mend what others wove, which takes longer than one thinks and is worth it.',
  country: 'IT',
  town: 'Genoa',
  work: [
    { position: 'Weaver', employer: 'Looms & Sons', from: '2020-03', until: '', summary },
    { position: '', employer: 'The harbour', from: '', until: '2019-12', summary: '' },
    { position: 'Helper', employer: '', from: '', until: '', summary },
    { position: '', employer: '', from: '', until: '', summary: '' },
    ...Array.from({ length: 9 }, (_, at) => ({
      position: `Apprentice, year ${at + 1}`,
      employer: 'A mill',
      from: `200${at}-01`,
      until: `200${at}-12`,
      summary,
    })),
  ],
  education: [
    { school: 'School of crafts', subject: 'Weaving', degree: 'Master', from: '1999-09', until: '2000-07' },
    { school: '', subject: 'Reading', degree: '', from: '', until: '' },
  ],
  skills: skills.slice(0, 2).map(({ id }) => id),
  languages: [
    { code: 'it', level: 'native' },
    { code: 'en', level: 'B2' },
  ],
  links: [
    { label: 'My sails', url: 'https://sails.example' },
    { label: '', url: 'https://more.example' },
  ],
};

it.each([
  { name: 'en', language: 'en', cv: full },
  { name: 'ar', language: 'ar', cv: full },
  { name: 'empty', language: 'en', cv: emptyCv },
])('a CV is drawn as it is written down: $name', async ({ name, language, cv }) => {
  const told = await tellDrawing(() => {
    const paper = new Paper({ language, title: 'CV', madeAt: new Date('2026-11-21T09:00:00Z') });
    new CvSheet(paper, language).draw(cv, 'Ann Lee');
  });
  await expect(told).toMatchFileSnapshot(drawnFile(`cv-${name}`));
});

it('a page is turned where too little of an entry or a section would fit, as it is written down', async () => {
  const pages: string[] = [];
  // With the first an entry would begin too low; with the second one more line would not have fitted.
  for (const lines of [4, 8]) {
    const about = Array.from({ length: lines }, (_, line) => `Line ${line + 1}`).join('\n');
    const told = await tellDrawing(() => {
      const paper = new Paper({ language: 'en', title: 'CV', madeAt: new Date('2026-11-21T09:00:00Z') });
      new CvSheet(paper, 'en').draw({ ...full, about }, 'Ann Lee');
    });
    const begins = told
      .split('\n')
      .flatMap((line, at, all) => (line.startsWith('page') ? [all[at - 1], all[at + 1]] : []));
    pages.push(`${lines} lines`, ...begins.slice(2).map(String));
  }
  await expect(`${pages.join('\n')}\n`).toMatchFileSnapshot(drawnFile('cv-pages'));
});
