import { describe, expect, it } from 'vitest';

import type { Outcome } from './plant.ts';
import { reportOf, unreachedLines } from './report.ts';

describe('the report', () => {
  const goals = [
    {
      area: 'demonstration data',
      percent: 40,
      inEveryDomain: ['server/demo/'],
      filesOfServers: ['demo-'],
    },
    { area: 'money', percent: 85, folders: ['domains/wallet/server/'] },
    { area: 'elsewhere', percent: 75, folders: [''] },
  ];
  const text = 'a < b';
  const of = (path: string, outcomes: readonly Outcome[]) =>
    outcomes.map((outcome) => ({
      fault: { path, start: 2, end: 3, replacement: '<=', kind: 'boundary of a comparison' },
      text,
      outcome,
    }));

  it('names what survived and compares each area with its goal', () => {
    const tried = [
      ...of('domains/wallet/server/send.ts', ['caught', 'caught', 'caught', 'survived']),
      ...of('domains/wallet/web/send.tsx', ['caught', 'not as generated', 'does not compile', 'survived']),
    ];
    expect(reportOf(tried, goals)).toEqual({
      isReached: false,
      lines: [
        '',
        'Survived:',
        '  domains/wallet/server/send.ts:1  <  →  <=  (boundary of a comparison)',
        '  domains/wallet/web/send.tsx:1  <  →  <=  (boundary of a comparison)',
        '',
        'money: 3 of 4 caught, 0 of them by the compiler alone and 0 by generated files, 75 %; goal 85 %: MISSED',
        'elsewhere: 3 of 4 caught, 1 of them by the compiler alone and 1 by generated files, 75 %; goal 75 %: reached',
      ],
    });
    expect(reportOf(of('domains/wallet/web/send.tsx', ['caught']), goals).isReached).toBe(true);
  });

  it('counts demonstration data on its own, in whichever domain it stands', () => {
    const samples = [
      ...of('domains/wallet/server/pots/demo-pots.ts', ['caught']),
      ...of('domains/wallet/server/demo/said.ts', ['survived']),
    ];
    const tried = [...samples, ...of('domains/wallet/server/send.ts', ['caught'])];
    expect(reportOf(tried, goals).lines.slice(-2)).toEqual([
      'demonstration data: 1 of 2 caught, 0 of them by the compiler alone and 0 by generated files, 50 %; goal 40 %: reached',
      'money: 1 of 1 caught, 0 of them by the compiler alone and 0 by generated files, 100 %; goal 85 %: reached',
    ]);
  });

  it('names the lines that no test reaches, file by file', () => {
    const lines = 'a < b;\na < b;\n';
    const at = (start: number) => ({
      fault: { path: 'price.ts', start, end: start + 1, replacement: '<=', kind: 'boundary of a comparison' },
      text: lines,
    });
    expect(unreachedLines([at(2), at(9)])).toEqual(['price.ts: 2 at lines 1, 2']);
  });
});
