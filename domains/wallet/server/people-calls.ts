import { handle, type Job, type MountedCall, type Schedule } from '@egcr/server-kit/domain';

import {
  addPayeeCall,
  changePayeeCall,
  checkNameCall,
  payeesCall,
  removePayeeCall,
} from '../contract/payees.ts';
import { changePotCall, closePotCall, createPotCall, movePotCall, potsCall } from '../contract/pots.ts';
import { DROP_LOOKUPS, dropLookups } from './count-lookups.ts';
import type { WalletParts } from './parts.ts';
import { addPayee, changePayee, checkName, readPayees, removePayee } from './payees/keep-payees.ts';
import { changePot, closePot, createPot, movePot, readPots } from './pots/keep-pots.ts';

/** Payees and pots. */
export function peopleCalls(parts: WalletParts): readonly MountedCall[] {
  return [
    handle(payeesCall, (work) => readPayees(parts, work)),
    handle(checkNameCall, (work, input) => checkName(parts, work, input)),
    handle(addPayeeCall, (work, input) => addPayee(parts, work, input)),
    handle(changePayeeCall, (work, input) => changePayee(parts, work, input)),
    handle(removePayeeCall, removePayee),
    handle(potsCall, (work) => readPots(parts, work)),
    handle(createPotCall, (work, input) => createPot(parts, work, input)),
    handle(changePotCall, (work, input) => changePot(parts, work, input)),
    handle(movePotCall, (work, input) => movePot(parts, work, input)),
    handle(closePotCall, (work, input) => closePot(parts, work, input)),
  ];
}

export const peopleJobs: Readonly<Record<string, Job>> = { [DROP_LOOKUPS]: dropLookups };

export const peopleSchedules: readonly Schedule[] = [{ cron: '37 3 * * *', job: DROP_LOOKUPS }];
