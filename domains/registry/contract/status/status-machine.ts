import { machine, type EventOf } from '@egcr/contract/machine';

import { registryRefusals } from '../refusals.ts';
import { businessStatuses } from '../rule-packs.ts';

/** What becomes of a business in the register, and who decides it. */
export const statusMachine = machine({
  name: 'registry.status',
  states: businessStatuses,
  first: 'active',
  events: {
    rest: { by: ['owner'], moves: { active: 'dormant' }, effect: 'it pays, applies and hires no more' },
    resume: { by: ['owner'], moves: { dormant: 'active' } },
    suspend: {
      by: ['officers'],
      moves: { active: 'suspended', dormant: 'suspended', struck_off_pending: 'suspended' },
      effect: 'its certificate is not valid meanwhile; a dissolution that was noticed is over',
    },
    lift: { by: ['officers'], moves: { suspended: 'active' } },
    begin_liquidation: {
      by: ['officers'],
      moves: {
        active: 'liquidation',
        dormant: 'liquidation',
        suspended: 'liquidation',
        struck_off_pending: 'liquidation',
      },
      effect: 'what it owes is paid, nothing else',
    },
    convert: {
      by: ['officers'],
      moves: { active: 'converted', dormant: 'converted' },
      effect: 'a new entry of another type takes its place',
    },
    close: { by: ['officers'], moves: { liquidation: 'dissolved' }, effect: 'it can be read, no more' },
    give_notice: { by: ['owner'], moves: { active: 'struck_off_pending' } },
    take_back: { by: ['owner'], moves: { struck_off_pending: 'active' } },
    dissolve: { by: ['time'], moves: { struck_off_pending: 'dissolved' } },
  },
  refusal: registryRefusals.status_step_refused,
});
export type StatusEvent = EventOf<typeof statusMachine>;

/** What officers do, two of them. */
export const officerEvents = ['suspend', 'lift', 'begin_liquidation', 'convert', 'close'] as const;
export type OfficerEvent = (typeof officerEvents)[number];
/** What owners do alone. */
export const ownerEvents = ['rest', 'resume'] as const;
export type OwnerEvent = (typeof ownerEvents)[number];
