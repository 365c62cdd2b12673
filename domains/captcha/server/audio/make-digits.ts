// Makes digits.pcm.br: the ten digits spoken in ten languages, one file for all. Run by hand where espeak-ng is installed:
//   npm run make-digits -w @egcr/captcha
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import { DIGITS_FILE, SAMPLE_RATE_HZ, type DigitIndex } from './digits-file.ts';

const voices: Readonly<Record<string, string>> = {
  en: 'en-us',
  es: 'es',
  fr: 'fr-fr',
  de: 'de',
  it: 'it',
  pt: 'pt-br',
  zh: 'cmn',
  ja: 'ja',
  ko: 'ko',
  ar: 'ar',
};
const WORDS_A_MINUTE = '150';
const SILENCE = 400;
const WAV_HEADER_BYTES = 44;
const WAV_RATE_AT = 24;

/** One digit as 16-bit samples at the rate of the file, without the silence around it. */
function speak(folder: string, voice: string, digit: number): Int16Array {
  const path = join(folder, 'digit.wav');
  execFileSync('espeak-ng', ['-v', voice, '-s', WORDS_A_MINUTE, '-w', path, String(digit)]);
  const wav = readFileSync(path);
  const rate = wav.readUInt32LE(WAV_RATE_AT);
  const spoken = new Int16Array(Uint8Array.from(wav.subarray(WAV_HEADER_BYTES)).buffer);
  return trim(resample(spoken, rate));
}

/** Each sample is the mean of those it replaces, which also takes away what the lower rate cannot carry. */
function resample(samples: Int16Array, rate: number): Int16Array {
  const ratio = rate / SAMPLE_RATE_HZ;
  return Int16Array.from({ length: Math.floor(samples.length / ratio) }, (_, at) => {
    const piece = samples.subarray(Math.floor(at * ratio), Math.ceil((at + 1) * ratio));
    return piece.reduce((sum, each) => sum + each, 0) / piece.length;
  });
}

function trim(samples: Int16Array): Int16Array {
  const isLoud = (sample: number) => Math.abs(sample) > SILENCE;
  return samples.subarray(samples.findIndex(isLoud), samples.findLastIndex(isLoud) + 1);
}

/** As 8-bit samples, each digit equally loud. */
function toBytes(samples: Int16Array): Buffer {
  const loudest = samples.reduce((most, each) => Math.max(most, Math.abs(each)), 1);
  return Buffer.from(Int8Array.from(samples, (each) => Math.round((each / loudest) * 127)).buffer);
}

const folder = mkdtempSync(join(tmpdir(), 'digits-'));
const index: Record<string, [number, number][]> = {};
const clips: Buffer[] = [];
let at = 0;
for (const [language, voice] of Object.entries(voices)) {
  index[language] = Array.from({ length: 10 }, (_, digit) => {
    const clip = toBytes(speak(folder, voice, digit));
    clips.push(clip);
    at += clip.length;
    return [at - clip.length, clip.length];
  });
}
rmSync(folder, { recursive: true });
const head: DigitIndex = index;
const content = Buffer.concat([Buffer.from(`${JSON.stringify(head)}\n`), ...clips]);
writeFileSync(DIGITS_FILE, brotliCompressSync(content));
