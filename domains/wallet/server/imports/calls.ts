import { handle, type MountedCall } from '@egcr/server-kit/domain';

import {
  importCall,
  outsideAccountsCall,
  outsideEntriesCall,
  removeOutsideAccountCall,
} from '../../contract/imports.ts';
import { importStatement, listOutsideAccounts, listOutsideEntries, removeOutsideAccount } from './imports.ts';

/** Statements of other banks, to look at. */
export function importHandlers(): readonly MountedCall[] {
  return [
    handle(importCall, importStatement),
    handle(outsideAccountsCall, (work) => listOutsideAccounts(work)),
    handle(outsideEntriesCall, listOutsideEntries),
    handle(removeOutsideAccountCall, removeOutsideAccount),
  ];
}
