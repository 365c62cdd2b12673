import type { Services } from '@egcr/server-kit/services';

import type { Caller, OpenPaymentsSettings } from './op-http.ts';

/** What each step needs. */
export interface Desk {
  readonly services: Services;
  readonly settings: OpenPaymentsSettings;
  readonly caller: Caller;
}

type TroubleKind = 'no_answer' | 'no_server' | 'refused' | 'no_wallet' | 'payer_silent';

/** Why a step got no further. */
export class Trouble extends Error {
  readonly kind: TroubleKind;
  readonly said: unknown;
  constructor(kind: TroubleKind, said?: unknown) {
    super(`open payments: ${kind}`);
    this.kind = kind;
    this.said = said;
  }
}
