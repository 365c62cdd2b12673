import { spawn } from 'node:child_process';

/** No machine takes so long for them. */
const LIMIT_MS = 300_000;

/** Whether the files under `generated/` in a copy of the tree are what its contracts, tables and pages make of them now. */
export function generatedFilesStand(folder: string, databaseUrl: string): Promise<boolean> {
  const child = spawn(process.execPath, ['tools/generate.ts', '--check'], {
    cwd: folder,
    stdio: 'ignore',
    timeout: LIMIT_MS,
    env: { ...process.env, TEST_DATABASE_URL: databaseUrl },
  });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code) => resolve(code === 0));
  });
}
