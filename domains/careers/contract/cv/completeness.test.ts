import { describe, expect, it } from 'vitest';

import { completenessOf, cvParts } from './completeness.ts';
import { emptyCv, type Cv } from './shape.ts';

const whole: Cv = {
  ...emptyCv,
  headline: 'Keeper of a mill',
  about: 'I keep what turns turning.',
  country: 'IT',
  occupation: '7',
  skills: ['welding', 'mechanics', 'english'],
  work: [{ position: 'Miller', employer: '', from: '', until: '', summary: '' }],
  languages: [{ code: 'en', level: 'B2' }],
};

describe('a CV', () => {
  it('is complete with each of its parts, and empty without any', () => {
    expect(completenessOf(whole)).toEqual({ percent: 100, missing: [] });
    expect(completenessOf(emptyCv)).toEqual({ percent: 0, missing: cvParts });
  });

  it.each<readonly [string, Partial<Cv>, number]>([
    ['headline', { headline: '' }, 90],
    ['about', { about: '' }, 85],
    ['where', { country: '' }, 90],
    ['occupation', { occupation: '' }, 85],
    ['skills', { skills: ['welding', 'mechanics'] }, 80],
    ['history', { work: [] }, 80],
    ['languages', { languages: [] }, 90],
  ])('without %s says so', (part, change, percent) => {
    expect(completenessOf({ ...whole, ...change })).toEqual({ percent, missing: [part] });
  });

  it('counts a school where nobody worked yet, and no line that is empty', () => {
    const none = { position: '', employer: 'Sample Mill', from: '', until: '', summary: '' };
    const school = { school: 'Evening school', subject: '', degree: '', from: '', until: '' };
    expect(completenessOf({ ...whole, work: [none] }).missing).toEqual(['history']);
    expect(completenessOf({ ...whole, work: [none], education: [school] }).percent).toBe(100);
  });

  it('needs neither town, nor pay, nor links, nor permits: nobody is asked for what a claim does not need', () => {
    expect(completenessOf({ ...whole, town: '', pay: null, links: [], may_work_in: [] }).percent).toBe(100);
  });
});
