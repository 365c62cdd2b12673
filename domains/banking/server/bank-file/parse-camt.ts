import { readCamt, type ReadBankFile } from './read-camt.ts';

/** For `parserAside`: a file of the bank. */
export function parse(text: string): ReadBankFile | undefined {
  return readCamt(text);
}
