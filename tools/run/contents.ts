import { askGit } from './git.ts';

/** The hash of what stands in each workspace folder and in each file beside them, by its path. */
export type Contents = Readonly<Record<string, string>>;

/** Folders of folders: what stands in them is noted one by one. `tools/run` holds the record itself. */
const OPENED = ['apps', 'platform', 'domains', 'tools', 'tools/run'];
const LISTED = /^\d+ \w+ ([0-9a-f]+)\t(.+)$/;

/** What the commit that is checked out holds, without the file `except`. */
export function contentsOfCommit(root: string, except: string): Contents {
  const folders = ['', ...OPENED.map((folder) => `${folder}/`)];
  const lines = folders.flatMap((folder) =>
    askGit(root, 'ls-tree', 'HEAD', ...(folder === '' ? [] : [folder])),
  );
  const entries = lines.flatMap((line) => {
    const [, hash = '', path = ''] = LISTED.exec(line) ?? [];
    return path === '' || path === except || OPENED.includes(path) ? [] : [[path, hash] as const];
  });
  return Object.fromEntries(entries.toSorted(([one], [other]) => one.localeCompare(other, 'en')));
}

/** What differs between two commits: folders and files, those that only one of them has included. */
export function differing(one: Contents, other: Contents): readonly string[] {
  const paths = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...paths].filter((path) => one[path] !== other[path]);
}

/** The files that the commit holds at some paths; a path that it has no more stands for itself. */
export function filesAt(root: string, paths: readonly string[]): readonly string[] {
  return paths.flatMap((path) => {
    const files = askGit(root, 'ls-tree', '-r', '--name-only', 'HEAD', path);
    return files.length === 0 ? [path] : files;
  });
}
