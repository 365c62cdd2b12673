import { describe, expect, it } from 'vitest';

import { failedJourneys } from './journeys.ts';

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
