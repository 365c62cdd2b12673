import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(js|css|html|svg|json|txt|webmanifest|xml)$/;
/** Below this the header that names the compression costs what it saves. */
const BYTES_MIN = 200;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

export interface Effort {
  /** Of brotli, 0 to 11. */
  readonly brotli: number;
  /** Of gzip, 1 to 9. */
  readonly gzip: number;
}

/** For what is installed once and served for long. */
export const THOROUGH: Effort = { brotli: 11, gzip: 9 };
/** For a first start, which a person waits for: a twelfth more bytes on the line, in a tenth of the time. */
export const QUICK: Effort = { brotli: 5, gzip: 6 };

/** Writes `.br` and `.gz` twins beside every text file of a build, so that the server never compresses an asset. */
export async function precompress(folder: string, effort: Effort): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  for (const entry of entries) {
    if (!entry.isFile() || !COMPRESSIBLE.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    const content = await readFile(path);
    if (content.length < BYTES_MIN) continue;
    const params = {
      [constants.BROTLI_PARAM_QUALITY]: effort.brotli,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      // Scripts come out a little smaller so.
      [constants.BROTLI_PARAM_NPOSTFIX]: 1,
    };
    const [br, gz] = await Promise.all([brotli(content, { params }), zip(content, { level: effort.gzip })]);
    if (br.length < content.length) await writeFile(`${path}.br`, br);
    if (gz.length < content.length) await writeFile(`${path}.gz`, gz);
  }
}
