import { basename } from 'node:path';

/**
 * Whether this run proves everything (`npm run test:all`). The shorter proof of `npm test` takes its turn: what is shown in several looks is
 * walked in some of them, and the commit decides in which, so that all come round.
 */
export const isWhole = process.env['PROOF'] === 'all';

/** Some of a journey's variants, in their order: all of them in the whole proof, else `count` that begin where the commit and the journey's name say. */
export function ofTurn<T>(file: string, variants: readonly T[], count = 1): readonly T[] {
  if (isWhole || count >= variants.length) return variants;
  const first = (turn() + letterSum(basename(file))) % variants.length;
  return variants.filter((_, at) => (at - first + variants.length) % variants.length < count);
}

/** A number that another commit changes: `PROOF_TURN`, which the configuration takes from the commit. */
function turn(): number {
  return Number.parseInt(process.env['PROOF_TURN'] ?? '0', 16);
}

/** Journeys of one run begin at different variants, so that each run has something of all. */
function letterSum(name: string): number {
  return Array.from(name).reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
}
