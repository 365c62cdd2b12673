// Finds a Chromium for the journeys. With --install, and as root on Debian, fetches the one without windows from the distribution's packages,
// with fonts for every language of the product (decision 169).
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { basename, delimiter, join } from 'node:path';

/** The same engine without windows: journeys take two fifths less time in it. */
const WITHOUT_WINDOWS = 'chromium-headless-shell';
const NAMES = [WITHOUT_WINDOWS, 'chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const DEBIAN_PACKAGES = [WITHOUT_WINDOWS, 'fonts-noto-core', 'fonts-noto-cjk'];

/** So long a server of packages may say nothing. */
const SILENT_S = 30;

/** `CHROMIUM_PATH` where set, else a Chromium or Chrome in PATH, one without windows before others; undefined where there is none. */
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
  const aptGet = (...words: readonly string[]) =>
    execFileSync('apt-get', ['-q', '-o', `Acquire::http::Timeout=${SILENT_S}`, ...words], {
      stdio: 'inherit',
      env,
    });
  aptGet('update');
  aptGet('install', '-y', '--no-install-recommends', ...DEBIAN_PACKAGES);
}

/** Where the packages cannot be reached, another Chromium that is there does as well. */
function tryToInstall(): void {
  try {
    install();
  } catch (error) {
    console.error(`${WITHOUT_WINDOWS} could not be installed: ${String(error)}`);
  }
}

if (import.meta.main) {
  const mayInstall =
    process.argv.includes('--install') && process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
  if (
    basename(findChromium() ?? '') !== WITHOUT_WINDOWS &&
    process.env['CHROMIUM_PATH'] === undefined &&
    mayInstall
  )
    tryToInstall();
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
