import { openBank } from '@egcr/payments/testing';
import { invariant } from '@egcr/server-kit/refusal';

import { createConnectors, type RailSettings } from '../index.ts';

/** A bank with payments, and with the rails of these settings. */
export async function openRailBank(settings: RailSettings) {
  let made: ReturnType<typeof createConnectors> | undefined;
  const bank = await openBank((parts) => (made = createConnectors({ ...parts, settings })));
  invariant(made !== undefined, 'the bank was opened without its connectors');
  const { rails, domain } = made;
  return {
    bank,
    rails,
    /** Runs an errand of the connectors, as the queue would. */
    errand: async (name: string, payload: Readonly<Record<string, unknown>>) => {
      const errand = domain.errands?.[name];
      invariant(errand !== undefined, `there is no errand ${name}`);
      await errand(bank.services, payload);
    },
  };
}
