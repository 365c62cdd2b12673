import { handle, handlePrepared, type MountedCall } from '@egcr/server-kit/domain';

import {
  importCall,
  outsideAccountsCall,
  outsideEntriesCall,
  removeOutsideAccountCall,
} from '../../contract/imports.ts';
import {
  importStatement,
  listOutsideAccounts,
  listOutsideEntries,
  readStatement,
  removeOutsideAccount,
} from './imports.ts';

/** Statements of other banks, to look at. */
export function importHandlers(): readonly MountedCall[] {
  return [
    handlePrepared(importCall, readStatement, importStatement),
    handle(outsideAccountsCall, (work) => listOutsideAccounts(work)),
    handle(outsideEntriesCall, listOutsideEntries),
    handle(removeOutsideAccountCall, removeOutsideAccount),
  ];
}
