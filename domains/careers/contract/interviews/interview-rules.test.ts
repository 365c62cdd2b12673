import { describe, expect, it } from 'vitest';

import { timesIssue, zonesOfJob } from './interview-rules.ts';

const now = new Date('2026-11-27T12:00:00Z');
const inHours = (hours: number) => new Date(now.getTime() + hours * 3_600_000);
const issue = (...hours: readonly number[]) => timesIssue({ starts: hours.map(inHours), minutes: 45 }, now);

describe('the times that an employer offers for an interview', () => {
  it.each([
    [[2], undefined],
    [[26, 50, 27], undefined],
    [[26, 26.75], undefined],
    [[1440], undefined],
    [[], 'required'],
    [Array.from({ length: 10 }, (_, at) => 24 + at), undefined],
    [Array.from({ length: 11 }, (_, at) => 24 + at), 'too_many'],
    [[1], undefined],
    [[0.999], 'in_the_past'],
    [[0.5], 'in_the_past'],
    [[1440.001], 'too_far'],
    [[26.74, 26], 'overlap'],
    [[26, -1], 'in_the_past'],
    [[26, 1441], 'too_far'],
    [[26, 26.5], 'overlap'],
    [[26, 26], 'overlap'],
  ] as const)('%j hours from now: %s', (hours, expected) => {
    expect(issue(...hours)).toBe(expected);
  });
});

describe('the zones of a job', () => {
  it('are those of its country, and UTC where none is known', () => {
    expect(zonesOfJob('IT')).toEqual(['Europe/Rome']);
    expect(zonesOfJob('BR')).toContain('America/Sao_Paulo');
    expect(zonesOfJob('ZZ')).toEqual(['UTC']);
  });
});
