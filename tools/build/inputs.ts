import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What ends up in the browser: everything else may change without a new build. */
const ROOTS = ['apps/web', 'platform/web', 'platform/ui', 'platform/contract', 'domains', 'tools/build'];
const LEFT_OUT = /(^|\/)(node_modules|dist|data|server|schema|testing|e2e|gallery)(\/|$)|\.test\.tsx?$|\.md$/;

/** A hash of all that the web build reads: sources, the lockfile and the builder itself. Takes some 50 ms. */
export async function inputStamp(root: string): Promise<string> {
  const hash = createHash('sha256');
  const files = (await Promise.all(ROOTS.map((folder) => filesIn(root, folder)))).flat().sort();
  for (const path of [...files, 'package-lock.json', 'tools/build.ts']) {
    hash.update(`${path}\n`).update(await readFile(join(root, path)));
  }
  return hash.digest('hex');
}

async function filesIn(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { withFileTypes: true });
  const found = await Promise.all(
    entries.map(async (entry) => {
      const path = `${folder}/${entry.name}`;
      if (LEFT_OUT.test(path)) return [];
      return entry.isDirectory() ? filesIn(root, path) : [path];
    }),
  );
  return found.flat();
}
