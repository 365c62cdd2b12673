import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { repositoryRoot } from '../tidy/source-file.ts';
import { contentsOfCommit, differing, filesAt, type Contents } from './contents.ts';
import { askGit } from './git.ts';

/** Names the commit for which everything was last proven, and what was left over there; a run with `--record` writes it. */
const PROVEN = 'tools/run/proven.json';

/** What a recorded run leaves to later ones. */
interface Leftover {
  /** Files of journeys that failed then: they run until they are recorded without a failure. */
  readonly unproven: readonly string[];
  /** Files of journeys that a change had reached and that run left to later ones. */
  readonly postponed: readonly string[];
  /** Test files that a change of SQL had reached, and that were left to later runs on the other PostgreSQL. */
  readonly postponedOnOther: readonly string[];
}

interface Proven extends Leftover {
  readonly commit: string;
  /** What that commit held: found again by its contents where history was rewritten and the commit is known no more. */
  readonly contents?: Contents;
}

/** What the last recorded run left over. */
export function leftThen(root = repositoryRoot): Leftover {
  return proven(root);
}

function proven(root: string): Proven {
  const record: Partial<Proven> = JSON.parse(readFileSync(join(root, PROVEN), 'utf8'));
  return { commit: '', unproven: [], postponed: [], postponedOnOther: [], ...record };
}

/** A number that another commit changes, for what takes turns; 0 in a copy without its history. */
export function turnOfCommit(): number {
  try {
    const [commit = '0'] = askGit(repositoryRoot, 'rev-parse', '--short=8', 'HEAD');
    return Number.parseInt(commit, 16);
  } catch {
    return 0;
  }
}

/**
 * The files that differ from the last commit for which everything was proven, those not committed yet included. Where that commit is known no
 * more, all files of the folders whose contents differ. Undefined where neither can be known: a copy without git, or a record without contents.
 */
export function changedSinceProven(root = repositoryRoot): readonly string[] | undefined {
  const { commit, contents } = proven(root);
  try {
    const changed = changedSince(root, commit) ?? changedInContents(root, contents);
    const added = askGit(root, 'ls-files', '--others', '--exclude-standard');
    return changed && [...changed, ...added].filter((path) => path !== PROVEN);
  } catch {
    return undefined;
  }
}

function changedSince(root: string, commit: string): readonly string[] | undefined {
  try {
    return askGit(root, 'diff', '--name-only', commit, '--');
  } catch {
    return undefined; // History was rewritten, or is not here.
  }
}

function changedInContents(root: string, then: Contents | undefined): readonly string[] | undefined {
  if (then === undefined) return undefined;
  const committed = filesAt(root, differing(then, contentsOfCommit(root, PROVEN)));
  return [...new Set([...committed, ...askGit(root, 'diff', '--name-only', 'HEAD')])];
}

/**
 * Notes that everything was proven for the commit that is checked out, but for what is left over; refuses where the tree holds something else.
 * What else a run leaves out was proven for the record before and is reached by no change since, so it is proven for this commit too.
 */
export function recordProven(
  { unproven, postponed, postponedOnOther }: Leftover,
  root = repositoryRoot,
): void {
  if (askGit(root, 'status', '--porcelain').length > 0)
    throw new Error('not recorded: the tree holds changes that no commit has');
  const [commit = ''] = askGit(root, 'rev-parse', 'HEAD');
  const record: Proven = {
    commit,
    contents: contentsOfCommit(root, PROVEN),
    unproven: [...new Set(unproven)].toSorted(),
    postponed: postponed.filter((path) => !unproven.includes(path)),
    postponedOnOther,
  };
  writeFileSync(join(root, PROVEN), `${JSON.stringify(record, undefined, 2)}\n`);
}
