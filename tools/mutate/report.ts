import { basename } from 'node:path';

import { describeFault, type Fault } from './fault.ts';
import { isCaught, type Outcome } from './plant.ts';

export interface Goal {
  readonly area: string;
  readonly percent: number;
  readonly folders?: readonly string[];
  /** How such paths begin inside a domain, whichever it is: `server/demo`. */
  readonly inEveryDomain?: readonly string[];
  /** How the names of files begin that stand anywhere inside a domain's server: `demo-`. */
  readonly filesOfServers?: readonly string[];
}

export interface Tried {
  readonly fault: Fault;
  /** The file's text without the fault. */
  readonly text: string;
  readonly outcome: Outcome;
}

export interface Report {
  readonly lines: readonly string[];
  readonly isReached: boolean;
}

/** What survived, and the share that was caught in each area against its goal. A hang counts as caught: no test run ends with it. */
export function reportOf(tried: readonly Tried[], goals: readonly Goal[]): Report {
  const survivors = tried.filter(({ outcome }) => !isCaught(outcome));
  const shares = goals.flatMap((goal) => {
    const inArea = tried.filter(({ fault }) => goalOf(fault.path, goals) === goal);
    if (inArea.length === 0) return [];
    const caught = inArea.filter(({ outcome }) => isCaught(outcome)).length;
    const count = (wanted: Outcome) => inArea.filter(({ outcome }) => outcome === wanted).length;
    const [compiler, generated] = [count('does not compile'), count('not as generated')];
    return [
      { goal, caught, compiler, generated, all: inArea.length, percent: (100 * caught) / inArea.length },
    ];
  });
  return {
    lines: [
      ...(survivors.length > 0 ? ['', 'Survived:'] : []),
      ...survivors.map(({ fault, text, outcome }) => {
        const note = outcome === 'survived' ? '' : `: ${outcome}`;
        return `  ${describeFault(fault, text)}${note}`;
      }),
      '',
      ...shares.map(({ goal, caught, compiler, generated, all, percent }) => {
        const verdict = percent >= goal.percent ? 'reached' : 'MISSED';
        return `${goal.area}: ${caught} of ${all} caught, ${compiler} of them by the compiler alone and ${generated} by generated files, ${percent.toFixed(0)} %; goal ${goal.percent} %: ${verdict}`;
      }),
    ],
    isReached: shares.every(({ goal, percent }) => percent >= goal.percent),
  };
}

/** The goal of the area that a file stands in: the first one that names its place. */
export function goalOf(path: string, goals: readonly Goal[]): Goal | undefined {
  const inside = /^domains\/[\w-]+\/(.*)/.exec(path)?.[1];
  return goals.find(
    ({ folders = [], inEveryDomain = [], filesOfServers = [] }) =>
      folders.some((folder) => path.startsWith(folder)) ||
      inEveryDomain.some((start) => inside?.startsWith(start) === true) ||
      (inside?.startsWith('server/') === true &&
        filesOfServers.some((start) => basename(path).startsWith(start))),
  );
}

/** The lines of faults that no test reaches, file by file: there a test is missing, whatever the fault. */
export function unreachedLines(unreached: readonly Pick<Tried, 'fault' | 'text'>[]): readonly string[] {
  const byFile = Map.groupBy(unreached, ({ fault }) => fault.path);
  return [...byFile].map(([path, places]) => {
    const lines = new Set(places.map(({ fault, text }) => text.slice(0, fault.start).split('\n').length));
    return `${path}: ${places.length} at ${lines.size === 1 ? 'line' : 'lines'} ${[...lines].join(', ')}`;
  });
}
