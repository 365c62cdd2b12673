import type { Ledger } from '@egcr/ledger/server';
import type { People } from '@egcr/profile/server';
import type { RatesDoor } from '@egcr/rates/server';
import { handle, handleBatch, type ServerDomain } from '@egcr/server-kit/domain';

import { walletScreens } from '../contract/screens.ts';
import {
  addSandboxMoneyCall,
  recipientCall,
  sendMoneyCall,
  transferCall,
  transfersCall,
  walletCall,
} from '../contract/endpoints.ts';
import { addSandboxMoney } from './add-sandbox-money.ts';
import { demoFunds } from './demo-funds.ts';
import { historyDoor, type HistoryDoor } from './door/history-door.ts';
import { custodyDoor, type CustodyDoor } from './door/keep-back.ts';
import type { MoneyKind } from './door/money-kind.ts';
import { moneyKinds } from './door/money-kinds.ts';
import { moneyDoor, type MoneyDoor } from './door/money-door.ts';
import { peopleDoor, type PeopleDoor } from './door/people-door.ts';
import { playMoney } from './door/play-money.ts';
import { findRecipient } from './find-recipient.ts';
import { forgetPerson } from './forget-person.ts';
import { tellReceivers } from './tell-receivers.ts';
import { historyHandlers } from './history/calls.ts';
import type { WalletParts } from './parts.ts';
import { peopleCalls, peopleJobs, peopleSchedules } from './people-calls.ts';
import { listTransfers, readTransfer } from './read-history.ts';
import { readWallet } from './read-wallet.ts';
import { securityHandlers, securityJobs } from './security/calls.ts';
import { sendMoney } from './send-money.ts';
import type { WalletSettings } from './settings.ts';

export {
  type BusinessAccount,
  businessAccount,
  businessAccountIn,
  fundAccount,
  fundAccountIn,
  houseAccount,
  type HouseAccount,
  moneyKind,
  type MoneyKind,
} from './door/money-kind.ts';
export type { PaidOne } from './door/pay-many.ts';
export type { CustodyDoor } from './door/keep-back.ts';
export type { HistoryDoor } from './door/history-door.ts';
export type { MoneyDoor } from './door/money-door.ts';
export type { PeopleDoor } from './door/people-door.ts';
export { playMoney, playMoneySource } from './door/play-money.ts';
export { ACROSS, ACROSS_IN, sharedIdOf, sidesOf, type AcrossMeta } from './history/across-legs.ts';
export {
  CONVERSION,
  CONVERSION_IN,
  conversionIn,
  type ConversionLegMeta,
} from './history/conversion-legs.ts';
export { recipientForStaff } from './find-recipient.ts';
export { partyOf } from './own-party.ts';
export { partiesOf, toParty } from './parties.ts';
export { pathId } from './path-id.ts';
export { MAIN, personOwner, purseOf, sandboxSource } from './purses.ts';
export { explainLimit } from './security/guard.ts';
export { refuseInstructions, refuseLeaving, refusePromises, type Leaving } from './security/judge-leaving.ts';
export { frozenAmong } from './security/store.ts';

/** What other domains, demo data and tests may ask of the wallet. */
export type WalletDoor<Kind extends MoneyKind = typeof playMoney> = MoneyDoor<Kind> &
  PeopleDoor &
  CustodyDoor &
  HistoryDoor;

interface Given<Kind extends MoneyKind> {
  /** Why other domains move money, in their words: the door takes these and no others. */
  readonly kinds: readonly Kind[];
  readonly people: People;
  readonly ledger: Ledger;
  readonly rates: RatesDoor;
  /** What else has to wait where a person freezes their wallet: see `WalletParts`. */
  readonly lockWaiting: WalletParts['lockWaiting'];
  /** What waits for the bank and has to come back where the house keeps money back: see `WalletParts`. */
  readonly stopWaiting: WalletParts['stopWaiting'];
  readonly settings: WalletSettings;
}

/** The wallet, given how to find people. */
export function createWallet<Kind extends MoneyKind>({
  kinds: declared,
  people,
  ledger,
  rates,
  lockWaiting,
  stopWaiting,
  settings,
}: Given<Kind>): {
  readonly domain: ServerDomain;
  readonly door: WalletDoor<Kind | typeof playMoney>;
} {
  const kinds = moneyKinds([playMoney, ...declared]);
  const parts: WalletParts = { people, rates, lockWaiting, stopWaiting, settings, kinds, ledger };
  const door = {
    ...moneyDoor<Kind | typeof playMoney>(parts),
    ...peopleDoor(parts),
    ...custodyDoor(parts),
    ...historyDoor(parts),
  };
  const domain: ServerDomain = {
    name: 'wallet',
    behindPin: ['wallet'],
    screens: walletScreens,
    calls: [
      handle(walletCall, (work) => readWallet(parts, work)),
      handleBatch(sendMoneyCall, (batch) => sendMoney(parts, batch)),
      handle(transfersCall, (work, input) => listTransfers(parts, work, input)),
      handle(transferCall, (work, input) => readTransfer(parts, work, input)),
      handle(recipientCall, (work, input) => findRecipient(parts, work, input)),
      handle(addSandboxMoneyCall, (work, input) => addSandboxMoney(parts, work, input)),
      ...securityHandlers(parts),
      ...historyHandlers(parts),
      ...peopleCalls(parts),
    ],
    jobs: { ...peopleJobs, ...securityJobs(parts) },
    schedules: peopleSchedules,
    listeners: { ...forgetPerson, ...tellReceivers },
    demo: demoFunds(moneyDoor<typeof playMoney>(parts)),
  };
  return { domain, door };
}
