import { handleFile, type MountedCall } from '@egcr/server-kit/domain';

import { receiptCall, statementCall } from '../../contract/statements.ts';
import type { WalletParts } from '../parts.ts';
import { readStatement } from './read-statement.ts';
import { readReceipt } from './receipt.ts';

/** What people take away on paper or as a file. */
export function statementHandlers(parts: WalletParts): readonly MountedCall[] {
  return [
    handleFile(statementCall, (work, input) => readStatement(parts, work, input)),
    handleFile(receiptCall, (work, input) => readReceipt(parts, work, input)),
  ];
}
