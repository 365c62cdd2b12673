import { call, CallRefusal } from '@egcr/web-kit/call';

import { applyReferralCall } from '../contract/index.ts';
import { forgetCode, pendingCode } from './pending-code.ts';

export type Outcome =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'applied'; readonly detail: string }
  | { readonly kind: 'failed' };

type Apply = (code: string) => Promise<{ readonly detail: string }>;

const applyByCall: Apply = (code) => call(applyReferralCall, { body: { referral_code: code } });

let running: Promise<Outcome> | undefined;

/**
 * Tells the server who sent the person, once however many ask at the same time. A code that is applied, or refused with 400, is
 * forgotten; after any other failure it is kept for another time.
 */
export function applyPending(apply: Apply = applyByCall): Promise<Outcome> {
  running ??= applyStored(apply).finally(() => {
    running = undefined;
  });
  return running;
}

async function applyStored(apply: Apply): Promise<Outcome> {
  const code = pendingCode();
  if (code === undefined) return { kind: 'nothing' };
  try {
    const { detail } = await apply(code);
    forgetCode();
    return { kind: 'applied', detail };
  } catch (failure) {
    if (!(failure instanceof CallRefusal) || failure.status !== 400) return { kind: 'failed' };
    forgetCode();
    return { kind: 'nothing' };
  }
}
