/** What a copy consists of, file by file, so that a damaged one is recognised before anything depends on it. */
import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';

const NAME = 'manifest.json';

export interface CopiedFile {
  /** Below the copy's folder. */
  readonly path: string;
  readonly bytes: number;
  /** Hexadecimal. */
  readonly sha256: string;
}

export interface Manifest {
  readonly format: 1;
  readonly postgres: string;
  /** Which cluster it is a copy of. */
  readonly system: string;
  readonly startedAt: string;
  /** The earliest moment that it can be brought back to. */
  readonly endedAt: string;
  /** Segments of the log that lie in the copy itself. */
  readonly log: { readonly first: string; readonly last: string };
  readonly files: readonly CopiedFile[];
}

export function writeManifest(folder: string, manifest: Manifest): void {
  writeFileSync(join(folder, NAME), `${JSON.stringify(manifest, undefined, 1)}\n`, {
    mode: 0o600,
    flush: true,
  });
}

/** Undefined where the folder holds no complete copy. */
export function readManifest(folder: string): Manifest | undefined {
  const path = join(folder, NAME);
  if (!existsSync(path)) return undefined;
  const manifest: Manifest = JSON.parse(readFileSync(path, 'utf8'));
  return manifest.format === 1 ? manifest : undefined;
}

/** Reads every file again. Answers the paths of those that are missing or not as they were. */
export async function damagedFiles(folder: string, { files }: Manifest): Promise<string[]> {
  const damaged: string[] = [];
  for (const { path, sha256 } of files) {
    const found = await hashOf(join(folder, path)).catch(() => undefined);
    if (found !== sha256) damaged.push(path);
  }
  return damaged;
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}
