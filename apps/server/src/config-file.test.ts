import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, describe, expect, test, vi } from 'vitest';

import { ConfigError } from './config.ts';
import { loadConfig } from './config-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'egcr-settings-'));
afterAll(() => rmSync(folder, { recursive: true }));

const path = join(folder, 'settings.json');
const written = (content: string) => {
  writeFileSync(path, content);
  return path;
};
const issuesOf = (environment: NodeJS.ProcessEnv): readonly string[] => {
  try {
    loadConfig(environment);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.issues.map(({ name, problem }) => `${name} ${problem}`);
    throw error;
  }
};

describe('a file of settings', () => {
  test('is read with its values as JSON has them; the environment stands above it, a blank there does not', () => {
    const CONFIG_FILE = written(
      '{"PORT": 4100, "DEMO": false, "ALLOWED_ORIGINS": ["http://localhost:5173", "http://localhost:5174"]}',
    );
    const config = loadConfig({ CONFIG_FILE, PORT: '' });
    expect([config.port, config.kit.isDemo, config.kit.allowedOrigins]).toEqual([
      4100,
      false,
      ['http://localhost:5173', 'http://localhost:5174'],
    ]);
    expect(loadConfig({ CONFIG_FILE, PORT: '4200' }).port).toBe(4200);
  });

  test('that is named has to be there; the usual one need not', () => {
    const missing = join(folder, 'missing.json');
    expect(issuesOf({ CONFIG_FILE: missing })).toEqual([`CONFIG_FILE ${missing} does not exist`]);
    vi.spyOn(process, 'cwd').mockReturnValue(folder);
    expect(loadConfig({}).port).toBe(3000);
    writeFileSync(join(folder, 'egcr.config.json'), '{"PORT": 4300}');
    expect(loadConfig({}).port).toBe(4300);
    vi.restoreAllMocks();
  });

  test.each([
    ['{', 'is not JSON that can be read'],
    ['', 'is not JSON that can be read'],
    ['[]', 'must hold one JSON object of settings'],
    ['"PORT"', 'must hold one JSON object of settings'],
    ['{"PORT": null}', 'must hold one JSON object of settings'],
    ['{"PORT": {"a": 1}}', 'must hold one JSON object of settings'],
  ])('with %j is refused', (content, problem) => {
    const [issue] = issuesOf({ CONFIG_FILE: written(content) });
    expect(issue).toMatch(new RegExp(`^CONFIG_FILE .*${problem}$`));
  });

  test('with names that are no settings is refused, each by its name', () => {
    const CONFIG_FILE = written('{"PORT": 1, "PROT": 2, "HOME": "x"}');
    expect(issuesOf({ CONFIG_FILE })).toEqual([
      `PROT is not a setting (in ${path})`,
      `HOME is not a setting (in ${path})`,
    ]);
  });

  test('with a wrong value is refused as a wrong setting', () => {
    expect(issuesOf({ CONFIG_FILE: written('{"PORT": 70000}') })).toEqual([
      'PORT must be a whole number from 0 to 65535 (it is "70000")',
    ]);
  });
});
