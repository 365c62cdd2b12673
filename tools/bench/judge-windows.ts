import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

import { decide } from '@egcr/routing/server';

import { questionOf, RAILS, withWindows } from './routing-questions.ts';

/** A look at the memory costs more than a decision. */
const LOOK_EVERY = 20;

/**
 * Judges as many windows as it is asked for, and says how many bytes more the process had at most. Only the windows are new each time: to read a whole
 * question as a caller wrote it takes more than to judge it, and is no part of this.
 */
function judge(windows: number): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const asked = questionOf(0);
  decide(asked);
  collect();
  const before = process.memoryUsage.rss();
  let most = before;
  for (let at = 0; at < windows / RAILS; at += 1) {
    decide(withWindows(asked, at));
    if (at % LOOK_EVERY === 0) most = Math.max(most, process.memoryUsage.rss());
  }
  return most - before;
}

process.stdout.write(String(judge(Number(process.argv[2]))));
