// Builds the browser's app into apps/web/dist, compresses it once for all requests, and holds it to its byte budgets.
//   npm run build                 build and check
//   node tools/build.ts --if-stale  do nothing when the build matches its inputs, and do not judge its size (what `npm start` uses)
import { readFileSync, rmSync } from 'node:fs';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { inputStamp } from './build/inputs.ts';
import { precompress, QUICK, THOROUGH, type Effort } from './build/precompress.ts';
import { prerender } from './build/prerender.ts';
import { checkBudgets } from './build/budgets.ts';
import { requireNoCycles } from './build/cycles.ts';

const repositoryRoot = join(import.meta.dirname, '..');
const WEB = join(repositoryRoot, 'apps/web');
const DIST = join(WEB, 'dist');
const STAMP = '.stamp';

interface BuildOptions {
  /** A person waits for the product to start: build only what changed, compress quickly and judge no size. */
  readonly isForStart: boolean;
}

/** Builds the web app when its inputs changed. Answers whether it built. */
async function buildWeb({ isForStart }: BuildOptions): Promise<boolean> {
  const stamp = await inputStamp(repositoryRoot);
  if (isForStart && readStamp() === stamp) return false;
  // Made beside the old one and exchanged at the end: a failed build leaves the old one standing.
  const workshop = join(WEB, `.making-${process.pid}`);
  const making = join(workshop, 'dist');
  // Who starts the product waits for us, and may go away.
  process.once('SIGTERM', () => {
    rmSync(workshop, { recursive: true, force: true });
    process.exit(1);
  });
  process.send?.('building');
  let undrawn: readonly string[] = [];
  try {
    undrawn = await make({ workshop, folder: making, effort: isForStart ? QUICK : THOROUGH });
    requireNoCycles(making);
    await writeFile(join(making, STAMP), stamp);
    await rm(DIST, { recursive: true, force: true });
    await rename(making, DIST);
  } finally {
    await rm(workshop, { recursive: true, force: true });
  }
  for (const failure of undrawn) console.warn(`not drawn ahead of time: ${failure}`);
  if (isForStart) return true;
  if (undrawn.length > 0) throw new Error('some pages cannot be drawn ahead of time');
  const lines = checkBudgets(DIST);
  for (const { text } of lines) console.log(text);
  if (lines.some(({ isKept }) => !isKept)) throw new Error('the build is larger than its budget');
  return true;
}

const shared = {
  root: WEB,
  configFile: join(WEB, 'vite.config.ts'),
  configLoader: 'native',
  logLevel: 'warn',
} as const;

interface Making {
  readonly workshop: string;
  readonly folder: string;
  readonly effort: Effort;
}

/** Builds the app for browsers, then the half of it that draws pages ahead of time. Answers which pages could not be drawn. */
async function make({ workshop, folder, effort }: Making): Promise<readonly string[]> {
  // Only here: most starts find a build that matches, and the builder is large.
  const { build } = await import('vite');
  await build({ ...shared, build: { outDir: folder, emptyOutDir: true, manifest: true } });
  const drawing = join(workshop, 'drawing');
  // Side by side: the one compresses on threads beside this one.
  const drawn = build({
    ...shared,
    // The same code as in the browser, and none of React's help for developers.
    define: { 'process.env.NODE_ENV': '"production"' },
    ssr: { noExternal: true },
    build: {
      ssr: 'src/entry-server.tsx',
      outDir: drawing,
      manifest: false,
      minify: false,
      copyPublicDir: false,
    },
  });
  await Promise.all([precompress(folder, effort), drawn]);
  return prerender(folder, join(drawing, 'entry-server.js'));
}

function readStamp(): string | undefined {
  try {
    return readFileSync(join(DIST, STAMP), 'utf8');
  } catch {
    return undefined;
  }
}

if (import.meta.main) {
  const began = performance.now();
  try {
    const isForStart = process.argv.includes('--if-stale');
    const built = await buildWeb({ isForStart });
    const size = (await readFile(join(DIST, 'index.html'))).length;
    if (built)
      console.log(`built in ${((performance.now() - began) / 1000).toFixed(1)} s, index.html ${size} bytes`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
  // The drawing half has drawn pages whose parts would go on waiting for readers.
  process.exit();
}
