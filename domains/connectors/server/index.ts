import { handle, handleFile, type ServerDomain } from '@egcr/server-kit/domain';
import type { LiveRails } from '@egcr/payments/server';

import { balanceEntriesCall, balanceFileCall } from '../contract/index.ts';
import { connectorScreens } from '../contract/screens.ts';
import { exportBalanceEntries, listBalanceEntries, type EntryParts } from './entries/balance-entries.ts';
import type { PaymentsSeen } from './parts.ts';
import { ASK_STRIPE_DISPUTE, askStripeDispute } from './stripe/stripe-disputes.ts';
import { stripeApi, stripeRail, type StripeSettings } from './stripe/stripe-rail.ts';
import { registerStripeWebhook } from './stripe/stripe-webhook.ts';

/** Rails of other companies, each there only where its settings are. */
export interface RailSettings {
  readonly stripe?: StripeSettings | undefined;
}

interface ConnectorParts extends PaymentsSeen, EntryParts {
  readonly settings: RailSettings;
}

/** The rails of others over which payments can come in, and what merchants read of their money on them. */
export function createConnectors(parts: ConnectorParts): {
  readonly domain: ServerDomain;
  readonly rails: LiveRails;
} {
  const { stripe } = parts.settings;
  const api = stripe && stripeApi(stripe);
  return {
    rails: api ? [stripeRail(api)] : [],
    domain: {
      name: 'connectors',
      screens: connectorScreens,
      calls: [
        handle(balanceEntriesCall, (work, input) => listBalanceEntries(parts, work, input)),
        handleFile(balanceFileCall, (work, input) => exportBalanceEntries(parts, work, input)),
      ],
      ...(stripe &&
        api && {
          errands: { [ASK_STRIPE_DISPUTE]: askStripeDispute(parts, api) },
          routes: (app, services) => registerStripeWebhook([app, services], { ...parts, stripe, api }),
        }),
    },
  };
}
