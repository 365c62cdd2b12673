import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export interface DataLock {
  release(): void;
}

/**
 * Takes DATA_DIR for this process alone. Node has no file locks of its own, but the SQLite inside it does: the system gives such a
 * lock back when its holder ends, however it ends, so there is nothing stale to clear away.
 */
export function lockData(dataDirectory: string): DataLock {
  // Others may pass through (the database runs as another account under root); each secret inside is closed on its own.
  mkdirSync(dataDirectory, { recursive: true, mode: 0o711 });
  const holder = join(dataDirectory, 'lock.pid');
  const lock = new DatabaseSync(join(dataDirectory, 'lock'), { timeout: 0 });
  try {
    lock.exec('pragma locking_mode = exclusive; begin exclusive');
  } catch (error) {
    lock.close();
    throw new Error(
      `${dataDirectory} is in use by process ${pidIn(holder)}. End it first, or set DATA_DIR to another directory.`,
      {
        cause: error,
      },
    );
  }
  writeFileSync(holder, String(process.pid));
  return { release: () => lock.close() };
}

function pidIn(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return 'unknown';
  }
}
