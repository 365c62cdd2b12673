import { createRequire } from 'node:module';

import { findSkill, skills } from '@egcr/jobs/contract';
import sample from '@jsonresume/schema/sample.resume.json' with { type: 'json' };
import fc from 'fast-check';
import * as z from 'zod/mini';
import { describe, expect, it } from 'vitest';

import { readResume } from './read-resume.ts';
import { cv as cvSchema, emptyCv, languageLevels, type Cv } from './shape.ts';
import { writeResume } from './write-resume.ts';

// It has no types of its own.
const jsonResume: unknown = createRequire(import.meta.url)('@jsonresume/schema');
const { validate } = z.parse(
  z.object({ validate: z.custom<(resume: unknown, done: (failure: unknown) => void) => void>() }),
  jsonResume,
);

/** What the schema of JSON Resume finds wrong; null where it is valid. */
function faultsOf(resume: unknown): unknown {
  let found: unknown = 'the validator did not answer';
  validate(resume, (failure) => {
    found = failure;
  });
  return found;
}

const month = fc
  .tuple(fc.integer({ min: 1950, max: 2030 }), fc.integer({ min: 1, max: 12 }))
  .map(([year, number]) => `${year}-${String(number).padStart(2, '0')}`);
const words = fc.string({ minLength: 1, maxLength: 40, unit: 'grapheme' });
const anyCv: fc.Arbitrary<Cv> = fc
  .record({
    headline: words,
    about: words,
    country: fc.constantFrom('', 'IT', 'KE', 'JP'),
    town: words,
    may_work_in: fc.uniqueArray(fc.constantFrom('DE', 'FR', 'IN'), { maxLength: 3 }),
    occupation: fc.constantFrom('' as const, '2' as const, '7' as const),
    pay: fc.constantFrom(null, { least: '250000', currency: 'EUR' as const, period: 'month' as const }),
    work: fc.array(
      fc.record({ position: words, employer: words, from: month, until: month, summary: words }),
      { maxLength: 3 },
    ),
    education: fc.array(
      fc.record({ school: words, subject: words, degree: words, from: month, until: month }),
      { maxLength: 3 },
    ),
    skills: fc.uniqueArray(fc.constantFrom(...skills.map(({ id }) => id)), { maxLength: 10 }),
    languages: fc.uniqueArray(
      fc.record({ code: fc.constantFrom('en', 'ar', 'ja', 'de'), level: fc.constantFrom(...languageLevels) }),
      { maxLength: 3, selector: ({ code }) => code },
    ),
    links: fc.array(fc.record({ label: words, url: fc.constant('https://example.org/me') }), {
      maxLength: 3,
    }),
  })
  .map((made) => cvSchema.parse(made))
  // An entry whose texts were signs that no one sees is empty, and is left out.
  .filter((cv) => [...cv.work, ...cv.education].every((entry) => Object.values(entry).some(Boolean)));

const own = { name: 'Amina Okafor', savedAt: '2026-11-20T12:00:00.000Z' };

describe('a CV as a JSON Resume [SYS-07]', () => {
  it('is valid by the schema of JSON Resume, whatever is written in it', () => {
    fc.assert(
      fc.property(anyCv, (cv) => {
        expect(faultsOf(writeResume(cv, own))).toBeNull();
      }),
      { numRuns: 150 },
    );
    expect(faultsOf({ basics: { email: 7 } })).not.toBeNull();
  });

  it('comes back whole; the name alone is said to be that of the account', () => {
    fc.assert(
      fc.property(anyCv, (cv) => {
        expect(readResume(JSON.stringify(writeResume(cv, own)))).toEqual({
          cv,
          remarks: [{ path: 'basics.name', code: 'from_account' }],
        });
      }),
      { numRuns: 150 },
    );
  });

  it('says nothing of a person who wrote nothing', () => {
    expect(readResume(JSON.stringify(writeResume(emptyCv, { name: '', savedAt: null })))).toEqual({
      cv: emptyCv,
      remarks: [],
    });
  });
});

describe('a JSON Resume that someone else wrote', () => {
  it('is read, and each field that is not in the CV is named: none is dropped in silence', () => {
    const read = readResume(JSON.stringify(sample));
    expect(read?.cv.work[0]?.summary).toContain('•');
    const named = (read?.remarks ?? []).map(({ path }) => path);
    expect(read?.cv.languages).toEqual([{ code: 'en', level: 'native' }]);
    const kept = JSON.stringify(read?.cv);
    for (const [path, value] of leavesOf(sample))
      expect(
        kept.includes(JSON.stringify(value).slice(1, 8)) ||
          (path.startsWith('skills') && findSkill(String(value)) !== undefined) ||
          // Languages are kept by their codes: see above.
          path.startsWith('languages') ||
          named.some((each) => path.startsWith(each)),
        `${path}: ${JSON.stringify(value)}`,
      ).toBe(true);
  });

  it('names what it does not understand with its place and why', () => {
    const file = {
      basics: {
        image: 'https://example.org/me.png',
        location: { countryCode: 'XX' },
        url: 'javascript:alert(1)',
      },
      work: [{ name: 'Mill', startDate: '2020', endDate: 'soon', position: 7, gender: 'f' }, 'no entry'],
      skills: [{ name: 'Golang' }, { name: 'Charm' }, { name: 'Web', keywords: ['React', 'Magic', 5] }],
      languages: [{ language: 'Klingon' }, { language: 'German', fluency: 'well' }],
      references: [{ name: 'Jo' }],
      birthDate: '1990-01-01',
    };
    const read = readResume(JSON.stringify(file));
    expect(read?.remarks.map(({ path, code }) => `${path} ${code}`).toSorted()).toEqual(
      [
        'basics.image no_place',
        'basics.location.countryCode country_unknown',
        'basics.url not_a_link',
        'birthDate no_place',
        'languages[0].language language_unknown',
        'languages[1].fluency level_assumed',
        'references no_place',
        'skills[1].name skill_unknown',
        'skills[2].keywords[1] skill_unknown',
        'skills[2].keywords[2] wrong_type',
        'skills[2].name skill_unknown',
        'work[0].endDate not_a_date',
        'work[0].gender no_place',
        'work[0].position wrong_type',
        'work[0].startDate month_assumed',
        'work[1] wrong_type',
      ].toSorted(),
    );
    expect(read?.cv).toMatchObject({
      skills: ['go', 'react'],
      languages: [{ code: 'de', level: 'B1' }],
      work: [{ employer: 'Mill', from: '2020-01', until: '', position: '' }],
    });
  });

  it('never fails, and what it reads can always be saved', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 6 }), fc.anything(), (text, odd) => {
        readResume(text);
        const read = readResume(
          JSON.stringify(
            {
              basics: odd,
              work: [odd, { name: odd, startDate: odd, highlights: odd, summary: text.repeat(30) }],
              education: odd,
              skills: [{ name: odd, keywords: odd }],
              languages: [{ language: odd }],
              egcr: odd,
            },
            (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value),
          ),
        );
        expect(cvSchema.safeParse(read?.cv ?? emptyCv).success).toBe(true);
      }),
      { numRuns: 300 },
    );
    expect(readResume('{ "basics": ')).toBeUndefined();
    expect(readResume('[]')).toBeUndefined();
    expect(readResume(`${'['.repeat(5000)}${']'.repeat(5000)}`)).toBeUndefined();
  });

  it('names what is nested deeper than anyone writes, and takes the rest', () => {
    const nested = `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`;
    expect(readResume(`{"basics":{"label":"Cook"},"x":${nested}}`)).toMatchObject({
      cv: { headline: 'Cook' },
      remarks: [{ path: 'x', code: 'no_place' }],
    });
  });

  it('takes a file that begins with the mark of its encoding', () => {
    expect(readResume('\uFEFF{"basics":{"label":"Cook"}}')?.cv.headline).toBe('Cook');
  });
});

/** All values of a file with their paths. */
function leavesOf(value: unknown, path = ''): readonly (readonly [string, unknown])[] {
  if (typeof value !== 'object' || value === null)
    return value === '' || path.startsWith('meta') || path === '$schema' ? [] : [[path, value]];
  if (Array.isArray(value)) return value.flatMap((each, at) => leavesOf(each, `${path}[${at}]`));
  return Object.entries(value).flatMap(([name, each]) =>
    leavesOf(each, path === '' ? name : `${path}.${name}`),
  );
}
