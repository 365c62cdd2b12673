import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

import type { CopiedFile } from './manifest.ts';

export interface TreeCopy {
  readonly from: string;
  /** The folder of the copy. */
  readonly folder: string;
  /** Where in it the tree goes. */
  readonly as: string;
  /** Says of a path below `from` whether it stays behind. */
  readonly isLeftOut?: (path: string) => boolean;
}

/** Copies a tree and hashes what it copies. A file that disappears meanwhile was not needed: a running database does that. */
export async function copyTree({
  from,
  folder,
  as,
  isLeftOut = () => false,
}: TreeCopy): Promise<CopiedFile[]> {
  const copied: CopiedFile[] = [];
  const enter = async (below: string): Promise<void> => {
    await mkdir(join(folder, as, below), { recursive: true, mode: 0o700 });
    for (const entry of await readdir(join(from, below), { withFileTypes: true })) {
      const path = join(below, entry.name);
      if (isLeftOut(path)) continue;
      if (entry.isDirectory()) await enter(path);
      else if (entry.isFile()) {
        const file = await copyFile({ from: join(from, path), folder, as: join(as, path) });
        if (file !== undefined) copied.push(file);
      }
    }
  };
  await enter('');
  return copied;
}

/** Copies one file and hashes it on the way; undefined where it is no longer there. */
export async function copyFile({
  from,
  folder,
  as,
}: Omit<TreeCopy, 'isLeftOut'>): Promise<CopiedFile | undefined> {
  const hash = createHash('sha256');
  let bytes = 0;
  const counted = new Transform({
    transform(part: Buffer, _encoding, done) {
      hash.update(part);
      bytes += part.length;
      done(undefined, part);
    },
  });
  try {
    await pipeline(
      createReadStream(from),
      counted,
      createWriteStream(join(folder, as), { mode: 0o600, flush: true }),
    );
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
  return { path: as, bytes, sha256: hash.digest('hex') };
}
