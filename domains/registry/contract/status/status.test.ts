import { mayCause, stateAfter, transitionsOf } from '@egcr/contract/machine';
import { describe, expect, it } from 'vitest';

import { businessStatuses, type BusinessStatus } from '../rule-packs.ts';
import { officerEvents, ownerEvents, statusMachine, type StatusEvent } from './status-machine.ts';
import { forbiddenBy, forbids, isCertified, statusActs } from './status-rules.ts';

/** Where each step leads from each status; what is not here is refused. */
const ways: Readonly<Record<StatusEvent, Partial<Record<BusinessStatus, BusinessStatus>>>> = {
  rest: { active: 'dormant' },
  resume: { dormant: 'active' },
  suspend: { active: 'suspended', dormant: 'suspended', struck_off_pending: 'suspended' },
  lift: { suspended: 'active' },
  begin_liquidation: {
    active: 'liquidation',
    dormant: 'liquidation',
    suspended: 'liquidation',
    struck_off_pending: 'liquidation',
  },
  convert: { active: 'converted', dormant: 'converted' },
  close: { liquidation: 'dissolved' },
  give_notice: { active: 'struck_off_pending' },
  take_back: { struck_off_pending: 'active' },
  dissolve: { struck_off_pending: 'dissolved' },
};
const who: Readonly<Record<StatusEvent, string>> = {
  rest: 'owner',
  resume: 'owner',
  suspend: 'officers',
  lift: 'officers',
  begin_liquidation: 'officers',
  convert: 'officers',
  close: 'officers',
  give_notice: 'owner',
  take_back: 'owner',
  dissolve: 'time',
};

const events = Object.keys(ways) as StatusEvent[];
const table = businessStatuses.flatMap((status) =>
  events.flatMap((event) =>
    (['owner', 'officers', 'time'] as const).map((by) => [status, event, by] as const),
  ),
);

describe('the status of a business', () => {
  it.each(table)('from %s by %s of %s goes where the table says, or nowhere', (status, event, by) => {
    const isTheirs = mayCause(statusMachine, event, by);
    expect(isTheirs).toBe(who[event] === by);
    expect(stateAfter(statusMachine, status, event)).toBe(ways[event][status]);
  });

  it('has these steps and no others', () => {
    expect(transitionsOf(statusMachine)).toHaveLength(
      events.reduce((sum, event) => sum + Object.keys(ways[event]).length, 0),
    );
    expect([...ownerEvents, ...officerEvents].every((event) => events.includes(event))).toBe(true);
  });

  it('ends nowhere but dissolved and converted', () => {
    const ends = businessStatuses.filter((status) =>
      events.every((event) => stateAfter(statusMachine, status, event) === undefined),
    );
    expect(ends).toEqual(['dissolved', 'converted']);
  });
});

describe('what a status forbids', () => {
  it('is nothing of an active business, and everything of one that was suspended or has ended', () => {
    expect(forbiddenBy('active')).toEqual([]);
    for (const status of ['suspended', 'dissolved', 'converted'] as const)
      expect(forbiddenBy(status)).toEqual(statusActs);
  });

  it('leaves a business at rest its entry and its certificate, and one in liquidation its payments', () => {
    expect(statusActs.filter((act) => !forbids('dormant', act))).toEqual(['change', 'certify']);
    expect(statusActs.filter((act) => !forbids('liquidation', act))).toEqual(['pay']);
    expect(businessStatuses.filter(isCertified)).toEqual(['active', 'dormant', 'struck_off_pending']);
  });
});
