/*
 * `npm start`. Runs under the Node 24 that came with npm, whatever the system has: npm puts it first on the path, and the person who calls
 * this file directly with another Node is handed over.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const PACKAGES = join(import.meta.dirname, '..', '..', '..', 'node_modules');
const OUR_NODE = join(PACKAGES, '.bin', 'node');
const NODE_MAJOR = '24';

if (process.versions.node.split('.')[0] === NODE_MAJOR) {
  const { enableCompileCache } = await import('node:module');
  // What is compiled once is kept for later starts, beside the packages. Server processes find the place in the environment.
  process.env['NODE_COMPILE_CACHE'] ??= join(PACKAGES, '.cache', 'compiled');
  enableCompileCache(process.env['NODE_COMPILE_CACHE']);
  const { startProduct } = await import('./supervisor.ts');
  await startProduct({ buildsWeb: true });
} else if (
  existsSync(OUR_NODE) &&
  process.execve !== undefined &&
  process.env['EGCR_HANDED_OVER'] === undefined
) {
  process.execve(OUR_NODE, [OUR_NODE, ...process.argv.slice(1)], { ...process.env, EGCR_HANDED_OVER: '1' });
} else {
  process.stderr.write(
    `This needs Node ${NODE_MAJOR}; this is ${process.version}. Run npm ci, then npm start.\n`,
  );
  process.exitCode = 1;
}
