/** Slots of the wallet. */
export interface WalletSlots {
  /** On top: what stands in the way of using it. */
  readonly 'wallet.top': 'part';
  /** Under the actions: what waits for the person. */
  readonly 'wallet.waiting': 'part';
  /** On top of the history: money that is set aside and has not left yet. */
  readonly 'wallet.pending': 'part';
  /** At a payee and at a transaction with a person: about this person, by user id. */
  readonly 'wallet.party': 'part';
}
