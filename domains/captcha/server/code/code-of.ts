import { createHmac, timingSafeEqual } from 'node:crypto';

import { CODE_LENGTH } from '../../contract/limits.ts';
import { RandomStream } from '../random-stream.ts';
import { speakCode } from '../audio/speak-code.ts';
import { drawCode } from './draw-code.ts';

/** The digits behind an id: nothing is kept, every server of the installation comes to the same. */
export function codeOf(key: Uint8Array, codeId: string): string {
  const number = createHmac('sha256', key).update(codeId).digest().readUIntBE(0, 6);
  return String(number % 10 ** CODE_LENGTH).padStart(CODE_LENGTH, '0');
}

/** Whether these are the digits; blanks do not count, digits of other scripts do. */
export function isCode(key: Uint8Array, codeId: string, given: string): boolean {
  const typed = given
    .normalize('NFKC')
    .replace(/\s/gu, '')
    .replace(/[\u0660-\u0669]/gu, latinDigit);
  const right = Buffer.from(codeOf(key, codeId));
  const tried = Buffer.from(typed.padEnd(CODE_LENGTH));
  return right.length === tried.length && timingSafeEqual(right, tried);
}

const ARABIC_ZERO = 0x0660;

function latinDigit(digit: string): string {
  return String((digit.codePointAt(0) ?? ARABIC_ZERO) - ARABIC_ZERO);
}

/** The digits as a picture, always the same for an id. */
export function pictureOf(key: Uint8Array, codeId: string): Buffer {
  return drawCode(codeOf(key, codeId), new RandomStream(key, `picture ${codeId}`));
}

/** The digits as sound, always the same for an id and language. */
export function soundOf(key: Uint8Array, codeId: string, language: string): Buffer {
  const random = new RandomStream(key, `sound ${codeId} ${language}`);
  return speakCode(codeOf(key, codeId), { language, random });
}
