import { skills } from '@egcr/jobs/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { emptyCv, type Cv } from '../cv/shape.ts';
import { matchOf, matchParts, matchWeights, monthsWorked, offeredBy, type Asked } from './match-rule.ts';
import { hoursTogether } from './working-hours.ts';

const NOW = new Date('2026-11-27T12:00:00Z');
const bookkeeper: Asked = {
  skills: [
    { id: 'bookkeeping', isMust: true },
    { id: 'spreadsheets', isMust: false },
    { id: 'invoicing', isMust: false },
  ],
  unlisted: [],
  occupation: '3',
  isRemote: false,
  country: 'IT',
  place: 'Lecce',
  asset: 'EUR',
  payYearMinor: 3_480_000n,
  language: 'en',
  experienceMonths: 24,
  postedAt: NOW,
};
const amina: Cv = {
  ...emptyCv,
  country: 'IT',
  town: 'Lecce',
  occupation: '3',
  pay: { least: '200000', currency: 'EUR', period: 'month' },
  skills: ['bookkeeping', 'spreadsheets', 'invoicing'],
  languages: [{ code: 'en', level: 'C1' }],
  work: [{ position: 'Clerk', employer: 'Mill', from: '2024-01', until: '', summary: '' }],
};
const fit = (cv: Cv, asked: Asked = bookkeeper) => matchOf(offeredBy(cv, NOW), asked, NOW);

const anyCv: fc.Arbitrary<Cv> = fc.record({
  headline: fc.string(),
  about: fc.string(),
  country: fc.constantFrom('', 'IT', 'KE', 'JP', 'US'),
  town: fc.constantFrom('', 'Lecce', 'Nairobi'),
  may_work_in: fc.subarray(['IT', 'DE', 'KE']),
  occupation: fc.constantFrom('' as const, '2' as const, '3' as const),
  pay: fc.constantFrom(null, { least: '400000', currency: 'EUR' as const, period: 'month' as const }),
  work: fc.constantFrom([], amina.work),
  education: fc.constant([]),
  skills: fc.subarray(['bookkeeping', 'spreadsheets', 'invoicing', 'welding']),
  languages: fc.constantFrom([], amina.languages),
  links: fc.constant([]),
});
const anyAsked: fc.Arbitrary<Asked> = fc.record({
  skills: fc.subarray([...bookkeeper.skills]),
  unlisted: fc.constantFrom([], ['charm']),
  occupation: fc.constantFrom('3', '2', '331', '3313'),
  isRemote: fc.boolean(),
  country: fc.constantFrom('IT', 'JP', 'US'),
  place: fc.constantFrom('Lecce', 'Osaka'),
  asset: fc.constantFrom('EUR', 'USD'),
  payYearMinor: fc.bigInt({ min: 0n, max: 10_000_000n }),
  language: fc.constantFrom('en', 'ja'),
  experienceMonths: fc.integer({ min: 0, max: 120 }),
  postedAt: fc.integer({ min: 0, max: 90 }).map((days) => new Date(NOW.getTime() - days * 86_400_000)),
});

describe('the match of a person and a job [SYS-07]', () => {
  it('has the weights of the rule: 100 points where all is met', () => {
    expect(matchWeights).toEqual({
      skills: 45,
      occupation: 15,
      place: 15,
      pay: 10,
      languages: 8,
      experience: 5,
      freshness: 2,
    });
    expect(fit(amina)).toMatchObject({ score: 100, missing: [], hints: ['same_town'] });
  });

  it('counts a skill that is a must double, and caps at 60 where one is missing', () => {
    const lacking = fit({ ...amina, skills: ['bookkeeping', 'spreadsheets'] });
    expect(lacking.parts.skills).toBe(33.8);
    expect(lacking.missing).toEqual([{ id: 'invoicing', isMust: false }]);
    const without = fit({ ...amina, skills: ['spreadsheets', 'invoicing'] });
    expect([without.parts.skills, without.score]).toEqual([22.5, 60]);
    expect(without.missing).toEqual([{ id: 'bookkeeping', isMust: true }]);
  });

  it('counts shared digits of the occupation as 0.2, 0.4, 0.7 and 1, by the digits that the job names', () => {
    const points = (own: string, asked: string) =>
      matchOf({ ...offeredBy(amina, NOW), occupation: own }, { ...bookkeeper, occupation: asked }, NOW).parts
        .occupation;
    expect(['3', '33', '331', '3313', '4'].map((own) => points(own, '3313'))).toEqual([3, 6, 10.5, 15, 0]);
    expect([points('3', '3'), points('3313', '3'), points('', '3')]).toEqual([15, 15, 0]);
  });

  it('says what place, permit, pay and time zones mean for the person', () => {
    expect(fit({ ...amina, town: 'Bari' }).hints).toEqual(['same_country']);
    expect(fit({ ...amina, country: 'KE', may_work_in: ['IT'] }).hints).toEqual(['move']);
    expect(fit({ ...amina, country: 'KE' })).toMatchObject({
      hints: ['move', 'permit_unknown'],
      parts: { place: 0 },
    });
    const remote = { ...bookkeeper, isRemote: true };
    expect(fit({ ...amina, country: 'KE' }, remote).hints).toEqual(['remote']);
    expect(fit({ ...amina, country: 'NZ' }, remote)).toMatchObject({
      hints: ['remote', 'few_hours_together'],
      parts: { place: 9 },
    });
    const pay = { least: '300000', currency: 'EUR', period: 'month' } as const;
    expect(fit({ ...amina, pay })).toMatchObject({ hints: ['same_town', 'pay_below'], parts: { pay: 8.4 } });
    expect(fit({ ...amina, pay: { ...pay, currency: 'USD' } }).hints).toContain('pay_not_compared');
    expect(fit(amina, { ...bookkeeper, skills: [], unlisted: ['charm'] })).toMatchObject({
      hints: ['no_skills_named', 'same_town'],
      score: 55,
    });
  });

  it('is blind: other names, pictures, ages, sexes and origins in the texts of a CV change nothing', () => {
    const person = fc.record({
      name: fc.constantFrom('Amina Okafor', 'Hans Müller', '山田太郎'),
      sex: fc.constantFrom('woman', 'man', 'female', 'male'),
      birth: fc.constantFrom('born 1961', 'born 2004', 'aged 58'),
      origin: fc.constantFrom('Nigerian', 'German', 'Japanese'),
    });
    const written = (cv: Cv, { name, sex, birth, origin }: Readonly<Record<string, string>>): Cv => ({
      ...cv,
      headline: `${name}, ${sex}`,
      about: `${sex}, ${birth}, ${origin}`,
      links: [{ label: `${name}`, url: `https://example.org/${sex}.png` }],
      education: [
        { school: `${origin} school`, subject: `${name}`, degree: `${sex}`, from: '1979-01', until: '' },
      ],
      work: cv.work.map((entry) => ({ ...entry, employer: `${origin} club`, summary: `${name} ${birth}` })),
    });
    fc.assert(
      fc.property(anyCv, anyAsked, person, person, (cv, asked, one, other) => {
        expect(fit(written(cv, one), asked)).toEqual(fit(written(cv, other), asked));
      }),
    );
    expect(skills.filter(({ name }) => /\b(?:female|male|woman|man|young|native born)\b/.test(name))).toEqual(
      [],
    );
  });

  it('lies between 0 and 100, is the sum of its parts or the cap, and never falls with one skill more', () => {
    fc.assert(
      fc.property(anyCv, anyAsked, fc.constantFrom(...skills), (cv, asked, more) => {
        const found = fit(cv, asked);
        const sum = Math.round(matchParts.reduce((all, part) => all + found.parts[part], 0));
        const isCapped = found.missing.some(({ isMust }) => isMust);
        expect(found.score).toBe(isCapped ? Math.min(60, sum) : sum);
        expect(found.score).toBeGreaterThanOrEqual(0);
        expect(found.score).toBeLessThanOrEqual(100);
        for (const part of matchParts) expect(found.parts[part]).toBeLessThanOrEqual(matchWeights[part]);
        const learned = { ...cv, skills: [...new Set([...cv.skills, more.id])] };
        expect(fit(learned, asked).score).toBeGreaterThanOrEqual(found.score);
      }),
    );
  });
});

describe('what a match is made of', () => {
  it('counts months of two jobs at once as one, and none that are still to come', () => {
    const entry = { from: '2026-01', until: '2026-06' };
    expect(monthsWorked([entry], NOW)).toBe(6);
    expect(monthsWorked([entry, { from: '2026-04', until: '2026-08' }], NOW)).toBe(8);
    expect(monthsWorked([{ from: '2026-10', until: '2030-01' }], NOW)).toBe(2);
    expect(
      monthsWorked(
        [
          { from: '', until: '2026-01' },
          { from: '2027-01', until: '' },
        ],
        NOW,
      ),
    ).toBe(0);
  });

  it('knows how many hours of the day two countries work together, in summer and in winter', () => {
    const [winter, summer] = [NOW, new Date('2026-07-01T12:00:00Z')];
    expect(hoursTogether('IT', 'IT', winter)).toBe(8);
    expect(hoursTogether('IT', 'KE', winter)).toBe(6);
    expect(hoursTogether('IT', 'KE', summer)).toBe(7);
    expect(hoursTogether('IT', 'JP', winter)).toBe(0);
    expect(hoursTogether('', 'JP', winter)).toBeUndefined();
  });
});
