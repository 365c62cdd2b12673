import { handle, handleFile, type ServerDomain } from '@egcr/server-kit/domain';
import type { LiveRails } from '@egcr/payments/server';

import { balanceEntriesCall, balanceFileCall, overviewCall } from '../contract/index.ts';
import { connectorScreens } from '../contract/screens.ts';
import { exportBalanceEntries, listBalanceEntries, type EntryParts } from './entries/balance-entries.ts';
import type { PaymentsSeen } from './parts.ts';
import { readOverview } from './read-overview.ts';
import { registerOpenPaymentsBack } from './open-payments/op-back.ts';
import { continueTokenColumn, payTokenColumn } from './open-payments/op-store.ts';
import {
  openPaymentsRail,
  PRUNE_OPEN_PAYMENTS,
  pruneOpenPayments,
  type OpenPaymentsSettings,
} from './open-payments/open-payments-rail.ts';
import { ASK_STRIPE_DISPUTE, askStripeDispute } from './stripe/stripe-disputes.ts';
import { stripeApi, stripeRail, type StripeSettings } from './stripe/stripe-rail.ts';
import { registerStripeWebhook } from './stripe/stripe-webhook.ts';

/** Rails of other companies, each there only where its settings are. */
export interface RailSettings {
  readonly stripe?: StripeSettings | undefined;
  readonly openPayments?: OpenPaymentsSettings | undefined;
}

interface ConnectorParts extends PaymentsSeen, EntryParts {
  readonly settings: RailSettings;
}

/** The rails of others over which payments can come in, and what merchants read of their money on them. */
export function createConnectors(parts: ConnectorParts): {
  readonly domain: ServerDomain;
  readonly rails: LiveRails;
} {
  const { stripe, openPayments } = parts.settings;
  const api = stripe && stripeApi(stripe);
  return {
    rails: [...(api ? [stripeRail(api)] : []), ...(openPayments ? [openPaymentsRail(openPayments)] : [])],
    domain: {
      name: 'connectors',
      screens: connectorScreens,
      calls: [
        handle(balanceEntriesCall, (work, input) => listBalanceEntries(parts, work, input)),
        handleFile(balanceFileCall, (work, input) => exportBalanceEntries(parts, work, input)),
        handle(overviewCall, (work, input) => readOverview(parts, work, input)),
      ],
      ...(api && { errands: { [ASK_STRIPE_DISPUTE]: askStripeDispute(parts, api) } }),
      ...(openPayments && {
        jobs: { [PRUNE_OPEN_PAYMENTS]: pruneOpenPayments },
        schedules: [{ cron: '37 3 * * *', job: PRUNE_OPEN_PAYMENTS }],
      }),
      sealed: [continueTokenColumn, payTokenColumn],
      routes: async (app, services) => {
        if (stripe && api) await registerStripeWebhook([app, services], { ...parts, stripe, api });
        if (openPayments) registerOpenPaymentsBack([app, services], parts);
      },
    },
  };
}
