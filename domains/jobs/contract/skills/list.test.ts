import { foldText } from '@egcr/contract/search-text';
import { describe, expect, it } from 'vitest';

import { sampleJobs } from '../../server/demo/demo-postings.ts';
import { farJobs } from '../../server/demo/far-postings.ts';
import { sectors } from '../lists.ts';
import { findSkill, skillIdsOf, skillOf, skills } from './list.ts';

describe('the list of skills', () => {
  it('has at least 400, some for each section of ISIC, each with an id of its own', () => {
    expect(skills.length).toBeGreaterThanOrEqual(400);
    expect(new Set(skills.map(({ id }) => id)).size).toBe(skills.length);
    expect(sectors.filter((sector) => !skills.some((each) => each.sector === sector))).toEqual([]);
    expect(skills.filter(({ id }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([]);
  });

  it('has no name twice, so that a word means one skill', () => {
    const names = skills.flatMap(({ name, also }) => [...new Set([name, ...also].map(foldText))]);
    expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
  });

  it('finds a skill by another name, in another language, and without regard to capitals and accents', () => {
    expect(findSkill('K8s')?.name).toBe('kubernetes');
    expect(findSkill('  Ensenanza ')?.name).toBe('teaching');
    expect(findSkill('簿記')?.name).toBe('bookkeeping');
    expect(findSkill('C++')?.id).toBe('c-plus-plus');
    expect(findSkill('charm')).toBeUndefined();
    expect(skillIdsOf(['golang', 'Go', 'charm'])).toEqual(['go']);
    expect(skillOf('bookkeeping')?.sector).toBe('K');
  });

  it('knows every skill that a sample job asks', () => {
    const asked = [...sampleJobs, ...farJobs].flatMap((job) => job.skills);
    expect(asked.filter((word) => findSkill(word) === undefined)).toEqual([]);
  });
});
