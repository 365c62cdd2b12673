import { describe, expect, it } from 'vitest';

import { chooseJourneys, failedJourneys, mainJourneys } from './journeys.ts';

describe('journeys that failed', () => {
  it('are named by their file and line, however deep they stand', () => {
    const report = {
      suites: [
        {
          file: 'send.e2e.ts',
          specs: [{ title: 'is sent', line: 4, ok: true }],
          suites: [{ file: 'send.e2e.ts', specs: [{ title: 'is refused', line: 9, ok: false }] }],
        },
        { file: 'offline.e2e.ts', specs: [{ title: 'waits', line: 60, ok: false }] },
      ],
    };
    expect(failedJourneys(JSON.stringify(report))).toEqual([
      { place: 'send.e2e.ts:9', title: 'is refused' },
      { place: 'offline.e2e.ts:60', title: 'waits' },
    ]);
  });
});

describe('the journeys of a run', () => {
  const reached = ['domains/a/e2e/a.e2e.ts', 'domains/b/e2e/b.e2e.ts', 'domains/c/e2e/c.e2e.ts'];

  it('are the main ones where nothing else is reached', () => {
    expect(chooseJourneys({ reached: [], failed: [], turn: 7 })).toEqual({
      taken: mainJourneys,
      postponed: [],
    });
  });

  it('are all that a change reaches, each once, where these are few', () => {
    const [main = ''] = mainJourneys;
    const few = reached.slice(0, 2);
    const { taken, postponed } = chooseJourneys({ reached: [main, ...few], failed: [], turn: 7 });
    expect(taken.toSorted()).toEqual([...mainJourneys, ...few].toSorted());
    expect(postponed).toEqual([]);
  });

  it('take turns by the commit where more are reached, and every one comes round', () => {
    const besides = (turn: number) =>
      chooseJourneys({ reached, failed: [], turn, most: 2 }).taken.slice(mainJourneys.length);
    expect(besides(0)).toEqual(reached.slice(0, 2));
    expect(besides(2)).toEqual(['domains/c/e2e/c.e2e.ts', 'domains/a/e2e/a.e2e.ts']);
    expect(chooseJourneys({ reached, failed: [], turn: 2, most: 2 }).postponed).toEqual([
      'domains/b/e2e/b.e2e.ts',
    ]);
  });

  it('hold those that failed when the last run was recorded, whatever the turn', () => {
    const failed = ['domains/c/e2e/c.e2e.ts'];
    const { taken, postponed } = chooseJourneys({ reached, failed, turn: 0, most: 1 });
    expect(taken).toEqual([...mainJourneys, ...failed, 'domains/a/e2e/a.e2e.ts']);
    expect(postponed).toEqual(['domains/b/e2e/b.e2e.ts']);
  });
});
