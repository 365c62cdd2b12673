import { createHash } from 'node:crypto';

import { cutIntoPieces, type BankFilePiece } from './pieces.ts';
import { readCamt, type MessageProblem } from './read-camt.ts';

/** What stands in the way of believing a file, first of all; without it the pieces are the whole file. */
export interface ParsedFile {
  readonly problem: MessageProblem | undefined;
  /** Of the whole text, in hexadecimal. */
  readonly sha256: string;
}

/** For `piecesAside`: a file of the bank. Undefined where it is none. */
export function* parse(text: string): Generator<BankFilePiece, ParsedFile | undefined> {
  const read = readCamt(text);
  if (!read) return undefined;
  const [problem] = read.problems;
  if (problem === undefined) yield* cutIntoPieces(read.messages);
  return { problem, sha256: createHash('sha256').update(text).digest('hex') };
}
