import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const REPOSITORY = join(import.meta.dirname, '..', '..', '..');
const BUILD = join(REPOSITORY, 'tools', 'build.ts');

/** Where the built web app lies. */
export const webRoot = join(REPOSITORY, 'apps', 'web', 'dist');

/** The web app, if it is built. */
export function builtWebRoot(): string | undefined {
  return existsSync(join(webRoot, 'index.html')) ? webRoot : undefined;
}

/** Builds the web app where it is missing or older than its sources. In a process of its own: the builder is large. */
export async function ensureWebBuild(): Promise<void> {
  const child = spawn(process.execPath, [BUILD, '--if-stale'], {
    cwd: REPOSITORY,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => (said += text));
  const [status]: unknown[] = await once(child, 'close');
  if (status !== 0) throw new Error(`The web app could not be built:\n${said.trim()}`);
}
