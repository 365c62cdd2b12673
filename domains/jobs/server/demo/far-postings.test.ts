import { describe, expect, it } from 'vitest';

import { sampleEmployers } from './demo-employers.ts';
import { sampleJobs } from './demo-postings.ts';
import { farJobs } from './far-postings.ts';
import { farEmployers, jobsOf } from './more-employers.ts';
import { sampleText } from './sample-text.ts';

describe('the jobs of a demonstration', () => {
  const all = [...farJobs, ...sampleJobs];
  const far = farEmployers.flatMap((employer, at) => jobsOf(employer, at, all));

  it('are 600 of 90 employers, in twelve languages', () => {
    // Those of the people of the demonstration offer ten each.
    expect(far.length + sampleEmployers.length * 10).toBe(600);
    expect(farEmployers.length + sampleEmployers.length).toBe(90);
    const languages = new Set([...far, ...sampleJobs].map(({ language }) => language));
    expect([...languages].toSorted().join(' ')).toBe('ar de en es fr it ja ko pt th tr zh');
  });

  it('have headings in the language of their text', () => {
    const headings = new Map(all.map((job) => [job.language, sampleText(job).split('\n')[0]]));
    expect(new Set(headings.values()).size).toBe(headings.size);
  });
});
