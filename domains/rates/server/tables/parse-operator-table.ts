import type { RateTable } from '../../contract/shapes.ts';
import { parseTable } from './parse-table.ts';

/** For `parserAside`: a table from the operator's address or file. */
export function parse(text: string): RateTable {
  return parseTable(text, 'operator');
}
