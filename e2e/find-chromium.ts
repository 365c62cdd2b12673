// Finds a Chromium for the journeys. With --install, and as root on Debian, fetches it from the distribution's packages, with fonts for
// every language of the product.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const DEBIAN_PACKAGES = ['chromium', 'fonts-noto-core', 'fonts-noto-cjk'];

/** `CHROMIUM_PATH` where set, else the first Chromium or Chrome in PATH; undefined where there is none. */
export function findChromium(): string | undefined {
  const chosen = process.env['CHROMIUM_PATH'];
  if (chosen !== undefined && chosen !== '') return existsSync(chosen) ? chosen : undefined;
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return [...NAMES.flatMap((name) => folders.map((folder) => join(folder, name))), ...MAC].find((path) =>
    existsSync(path),
  );
}

function install(): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  execFileSync('apt-get', ['update', '-q'], { stdio: 'inherit', env });
  execFileSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...DEBIAN_PACKAGES], {
    stdio: 'inherit',
    env,
  });
}

if (import.meta.main) {
  const mayInstall =
    process.argv.includes('--install') && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (findChromium() === undefined && mayInstall) install();
  const found = findChromium();
  if (found === undefined) {
    console.error(
      `No Chromium found: install one (Debian: apt-get install ${DEBIAN_PACKAGES.join(' ')}) or set CHROMIUM_PATH.`,
    );
    process.exitCode = 1;
  } else {
    console.log(`${found} (${execFileSync(found, ['--version'], { encoding: 'utf8' }).trim()})`);
  }
}
