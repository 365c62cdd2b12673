import { execFileSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

export interface TreeCopy {
  readonly folder: string;
  remove(): void;
}

/**
 * A copy of the work tree as it stands, uncommitted changes included: mistakes are planted there and never in files that people edit. The
 * packages are linked, not copied; the house's own lead to the copy.
 */
export function copyTree(root: string): TreeCopy {
  const folder = mkdtempSync(join(tmpdir(), 'egcr-mutate-'));
  // Some tests start the product as another user.
  chmodSync(folder, 0o755);
  const listed = execFileSync('git', ['ls-files', '-coz', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  for (const path of listed.split('\0')) {
    if (path === '' || !existsSync(join(root, path))) continue;
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    cpSync(join(root, path), join(folder, path));
  }
  linkPackages(root, folder);
  for (const own of globSync('{apps,domains,examples,platform}/*/node_modules', { cwd: root }))
    symlinkSync(join(root, own), join(folder, own));
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

const OWN = '@egcr';

function linkPackages(root: string, folder: string): void {
  mkdirSync(join(folder, 'node_modules', OWN), { recursive: true });
  const packages = readdirSync(join(root, 'node_modules')).filter(
    (name) => name !== OWN && !/^\.(vite|cache)/.test(name),
  );
  for (const name of packages)
    symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name));
  // Links from one place in the repository to another: in the copy they lead into the copy.
  for (const name of readdirSync(join(root, 'node_modules', OWN))) {
    const path = join('node_modules', OWN, name);
    symlinkSync(readlinkSync(join(root, path)), join(folder, path));
  }
}
