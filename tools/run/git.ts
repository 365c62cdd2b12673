import { execFileSync } from 'node:child_process';

/** What git answers in a work tree, line by line. Throws where git refuses. */
export function askGit(root: string, ...words: readonly string[]): readonly string[] {
  const said = execFileSync('git', words, {
    cwd: root,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    maxBuffer: 2 ** 26,
  });
  return said.split('\n').filter((line) => line !== '');
}
