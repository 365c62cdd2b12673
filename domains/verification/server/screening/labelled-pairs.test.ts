import { expect, it } from 'vitest';

import { REFER_FROM } from '../../contract/limits.ts';
import { compareNames, mayReach } from './compare-names.ts';
import { labelledPairs } from './labelled-pairs.ts';
import { prepareName } from './prepare-name.ts';

it('of 300 labelled pairs in ten scripts the F1 of screening is at least 0.80 [SYS-09]', () => {
  const counted = Object.entries(labelledPairs).map(([script, { same, other }]) => {
    const isHit = ([one, two]: readonly [string, string]) => compareNames(one, two).score >= REFER_FROM;
    return {
      script,
      pairs: same.length + other.length,
      found: same.filter(isHit).length,
      missed: same.filter((pair) => !isHit(pair)).length,
      wrong: other.filter(isHit).length,
    };
  });
  const sum = (key: 'pairs' | 'found' | 'missed' | 'wrong') =>
    counted.reduce((total, each) => total + each[key], 0);
  const f1 = (2 * sum('found')) / (2 * sum('found') + sum('missed') + sum('wrong'));
  process.stdout.write(`F1 of screening: ${f1.toFixed(3)} ${JSON.stringify(counted)}\n`);
  expect([counted.length, sum('pairs')]).toEqual([10, 300]);
  expect(f1).toBeGreaterThanOrEqual(0.8);
});

it('no name that is alike is left out before its words are compared [SYS-09]', () => {
  for (const { same, other } of Object.values(labelledPairs)) {
    const names = [...same, ...other].flat();
    const missed = names.flatMap((one) =>
      names
        .filter((two) => !mayReach(prepareName(one), prepareName(two), REFER_FROM))
        .filter((two) => compareNames(one, two).score >= REFER_FROM)
        .map((two) => [one, two]),
    );
    expect(missed).toEqual([]);
  }
});
