import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

import * as z from 'zod/mini';

export const DIGITS_FILE = join(import.meta.dirname, 'digits.pcm.br');
export const SAMPLE_RATE_HZ = 8000;

/** Language → where each digit begins, and how many samples it has. */
const digitIndex = z.record(z.string(), z.array(z.tuple([z.number(), z.number()])));
export type DigitIndex = z.output<typeof digitIndex>;

type Clips = ReadonlyMap<string, readonly Int8Array[]>;

let opened: Clips | undefined;

/** The ten digits in a language, as signed 8-bit samples; English where we do not have that language. */
export function digitsIn(language: string): readonly Int8Array[] {
  opened ??= openDigits();
  return opened.get(language) ?? opened.get('en') ?? [];
}

function openDigits(): Clips {
  const content = brotliDecompressSync(readFileSync(DIGITS_FILE));
  const end = content.indexOf('\n');
  const index = digitIndex.parse(JSON.parse(content.subarray(0, end).toString('utf8')));
  const samples = new Int8Array(Uint8Array.from(content.subarray(end + 1)).buffer);
  return new Map(
    Object.entries(index).map(([language, clips]) => [
      language,
      clips.map(([from, length]) => samples.subarray(from, from + length)),
    ]),
  );
}
