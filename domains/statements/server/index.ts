import { handleFile, type ServerDomain } from '@egcr/server-kit/domain';

import { receiptCall, statementCall } from '../contract/endpoints.ts';
import { statementsScreens } from '../contract/screens.ts';
import type { StatementParts } from './parts.ts';
import { readReceipt } from './receipt.ts';
import { readStatement } from './read-statement.ts';

/** What people take away of their money, on paper or as a file. */
export function createStatements(parts: StatementParts): { readonly domain: ServerDomain } {
  return {
    domain: {
      name: 'statements',
      screens: statementsScreens,
      calls: [
        handleFile(statementCall, (work, input) => readStatement(parts, work, input)),
        handleFile(receiptCall, (work, input) => readReceipt(parts, work, input)),
      ],
    },
  };
}
