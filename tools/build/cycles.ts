import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Manifest } from './budgets.ts';

/**
 * Files of the build that import each other, however far. Which of them runs first depends on what the network brings first, and it finds the
 * other one empty: a part of a page is then undefined for some people and not for others.
 */
export function cyclesOf(manifest: Manifest): readonly string[] {
  const reaches = (from: string, goal: string, seen: Set<string>): boolean =>
    (manifest[from]?.imports ?? []).some(
      (next) => next === goal || (!seen.has(next) && reaches(next, goal, seen.add(next))),
    );
  return Object.keys(manifest).filter((chunk) => reaches(chunk, chunk, new Set()));
}

export function requireNoCycles(dist: string): void {
  const manifest: Manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
  const cycles = cyclesOf(manifest);
  if (cycles.length > 0) throw new Error(`files of the build import each other: ${cycles.join(', ')}`);
}
