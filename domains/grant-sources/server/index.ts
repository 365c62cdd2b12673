import { handle, type ServerDomain } from '@egcr/server-kit/domain';

import { listImportsCall, listOutsideCall, startImportCall } from '../contract/index.ts';
import { grantSourceScreens } from '../contract/screens.ts';
import { readSource } from './read-source.ts';
import { listImports, listOutside, READ_SOURCE, startImport, type ImportRules } from './start-import.ts';

/** Programmes of others: read from where they are published, and applied for there. */
export function createGrantSources(rules: ImportRules): { readonly domain: ServerDomain } {
  return {
    domain: {
      name: 'grant_sources',
      screens: grantSourceScreens,
      calls: [
        handle(startImportCall, (work, input) => startImport(rules, work, input)),
        handle(listImportsCall, listImports),
        handle(listOutsideCall, listOutside),
      ],
      errands: { [READ_SOURCE]: readSource },
    },
  };
}
