import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

import * as z from 'zod/mini';

import { type Config, ConfigError, readConfig, settingNames } from './config.ts';

const DEFAULT_FILE = 'egcr.config.json';

/** `{"PORT": 3000, "DEMO": false, "ALLOWED_ORIGINS": ["https://…"]}`: the variables' names with JSON values. */
const fileShape = z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.array(z.string())]));

/**
 * The settings of this process: its environment, and under it the file CONFIG_FILE names (`egcr.config.json` in the working
 * directory when there is one). Throws a `ConfigError` that lists everything that is wrong.
 */
export function loadConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  return readConfig({ ...fileTexts(environment['CONFIG_FILE']), ...withoutBlanks(environment) });
}

function withoutBlanks(environment: NodeJS.ProcessEnv): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
}

function fileTexts(named: string | undefined): Record<string, string> {
  const path = resolve(named ?? DEFAULT_FILE);
  const content = contentOf(path, named !== undefined);
  if (content === undefined) return {};
  const parsed = fileShape.safeParse(content);
  if (!parsed.success) throw wrongFile(`${path} must hold one JSON object of settings`);
  const known = new Set(settingNames());
  const unknown = Object.keys(parsed.data).filter((name) => !known.has(name));
  if (unknown.length > 0)
    throw new ConfigError(unknown.map((name) => ({ name, problem: `is not a setting (in ${path})` })));
  return Object.fromEntries(Object.entries(parsed.data).map(([name, value]) => [name, String(value)]));
}

function contentOf(path: string, isNeeded: boolean): unknown {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    if (isMissing && !isNeeded) return undefined;
    throw wrongFile(isMissing ? `${path} does not exist` : `${path} is not JSON that can be read`);
  }
}

function wrongFile(problem: string): ConfigError {
  return new ConfigError([{ name: 'CONFIG_FILE', problem }]);
}
