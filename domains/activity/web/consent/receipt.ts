import { CONSENT_VERSION, type ConsentChoices } from '@egcr/contract/consent';
import { call } from '@egcr/web-kit/call';
import { consent, keepConsent } from '@egcr/web-kit/consent';

import { readConsentCall, saveConsentCall } from '../../contract/endpoints.ts';

/**
 * Brings this browser and the account of the person who is signed in together: the later answer counts. An answer that another person's account
 * has already taken over is not taken over again.
 */
export async function agreeWithAccount(): Promise<void> {
  const { receipt } = await call(readConsentCall);
  const here = consent();
  if (receipt?.version === CONSENT_VERSION) {
    const isNewerHere = here && !here.isTold && (here.at ?? '') > receipt.at;
    if (!isNewerHere) return keepConsent({ choices: receipt.choices, at: receipt.at, isTold: true });
  }
  // A bare word says neither when nor to which text it was given: no receipt is made of it.
  if (here?.at && !here.isTold) await tellAccount(here.choices);
}

/** Writes the receipt of an answer; its time is the server's. */
export async function tellAccount(choices: ConsentChoices): Promise<void> {
  const { receipt } = await call(saveConsentCall, { body: { version: CONSENT_VERSION, choices } });
  if (receipt) keepConsent({ choices, at: receipt.at, isTold: true });
}
