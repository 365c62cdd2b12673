import { inLatin } from '@egcr/contract/latin-digits';

import { testInstrumentOf } from '../../contract/index.ts';

/** The digits of a card in groups of four, as they stand on it. */
export function spacedNumber(number: string): string {
  return number.startsWith('+') ? number : number.replaceAll(/(\d{4})(?=\d)/g, '$1 ');
}

/** The test number that was typed, in digits of whatever script, as it travels; `none` where nothing was typed, undefined where it is no test number. */
export function typedTestNumber(text: string): string | undefined {
  if (text.trim() === '') return 'none';
  return testInstrumentOf(inLatin(text))?.number;
}
