import { fileURLToPath } from 'node:url';

const ROOT = new URL('../', import.meta.url);

/** The path of a file or folder of the repository, given from its root. */
export function inRepository(path: string): string {
  return fileURLToPath(new URL(path, ROOT));
}
