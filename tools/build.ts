// Builds the browser's app into apps/web/dist, compresses it once for all requests, and holds it to its byte budgets.
//   npm run build                 build and check
//   node tools/build.ts --if-stale  do nothing when the build matches its inputs (what `npm start` uses)
import { readFileSync } from 'node:fs';
import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'vite';

import { inputStamp } from './build/inputs.ts';
import { precompress } from './build/precompress.ts';
import { checkBudgets } from './build/budgets.ts';
import { repositoryRoot } from './tidy/source-file.ts';

const WEB = join(repositoryRoot, 'apps/web');
const DIST = join(WEB, 'dist');
const STAMP = join(DIST, '.stamp');

/** Builds the web app when its inputs changed, or always with `force`. Answers whether it built. Throws when a budget is broken. */
export async function buildWeb({ force = false }: { readonly force?: boolean } = {}): Promise<boolean> {
  const stamp = await inputStamp(repositoryRoot);
  if (!force && readStamp() === stamp) return false;
  await rm(DIST, { recursive: true, force: true });
  await build({
    root: WEB,
    configFile: join(WEB, 'vite.config.ts'),
    logLevel: 'warn',
    build: { outDir: DIST, emptyOutDir: true, manifest: true },
  });
  await precompress(DIST);
  const lines = checkBudgets(DIST);
  for (const { text } of lines) console.log(text);
  if (lines.some(({ isKept }) => !isKept)) throw new Error('the build is larger than its budget');
  await writeFile(STAMP, stamp);
  return true;
}

function readStamp(): string | undefined {
  try {
    return readFileSync(STAMP, 'utf8');
  } catch {
    return undefined;
  }
}

if (import.meta.main) {
  const began = performance.now();
  try {
    const built = await buildWeb({ force: !process.argv.includes('--if-stale') });
    const size = (await readFile(join(DIST, 'index.html'))).length;
    if (built)
      console.log(`built in ${((performance.now() - began) / 1000).toFixed(1)} s, index.html ${size} bytes`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
