import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { registrationIn } from '../../contract/index.ts';
import type { OwnershipNetwork } from '../../contract/ownership/network.ts';
import { WrittenOwners } from './written-owners.tsx';

afterEach(cleanup);

const NUMBER = 'JVRIT0000042';
const answers = {
  name: 'Harbour Bakery',
  jurisdiction: 'IT',
  born: '1990-05-17',
  shares: 1000,
  share_value: '100',
  own_shares: 400,
  has_holders: true,
  holder_1_kind: 'business',
  holder_1: 'Lighthouse',
  holder_1_number: NUMBER,
  holder_1_shares: 600,
};
const none = { born_month: null, number: null, slug: null };
const behind: OwnershipNetwork = {
  subject: 'n1',
  is_cut: false,
  nodes: [
    { ...none, id: 'n1', kind: 'business', name: 'Lighthouse Holding', number: NUMBER },
    { ...none, id: 'n2', kind: 'person', name: 'Ada Lin', born_month: '1980-01' },
    { ...none, id: 'n3', kind: 'person', name: 'Bo Berg', born_month: '1975-09' },
  ],
  edges: [
    { owner: 'n2', owned: 'n1', shares: '3/4', votes: '3/4' },
    { owner: 'n3', owned: 'n1', shares: '1/4', votes: '1/4' },
  ],
};

describe('the owners beside a registration', () => {
  it('are found through a business of the register, with the way and the exact share', () => {
    render(<WrittenOwners written={registrationIn(answers)} known={new Map([[NUMBER, behind]])} />);
    expect(screen.getByText(/more than 25%/)).toBeDefined();
    expect(screen.getByText('45% (9/20) of the shares and votes')).toBeDefined();
    expect(screen.getByText(/Through Lighthouse/).textContent).toBe(
      'Through Lighthouse: 45% of the shares and votes',
    );
    expect(screen.getByText('40% (2/5) of the shares and votes')).toBeDefined();
    // 15 % is less than the rule names.
    expect(screen.queryByText(/15%/, { selector: 'li *' })).toBeNull();
  });

  it('stand in a table for those who do not see the drawing', () => {
    render(<WrittenOwners written={registrationIn(answers)} known={new Map([[NUMBER, behind]])} />);
    const rows = screen.getAllByRole('row', { hidden: true }).map(({ textContent }) => textContent);
    expect(rows).toEqual([
      'HoldingSharesVotes',
      'You in Harbour Bakery40%40%',
      'Lighthouse in Harbour Bakery60%60%',
      'Ada Lin in Lighthouse75%75%',
      'Bo Berg in Lighthouse25%25%',
    ]);
  });

  it('say that no one reaches the share while nothing is held', () => {
    render(<WrittenOwners written={registrationIn({ shares: 10, own_shares: 0 })} known={new Map()} />);
    expect(screen.getByText('No one reaches this share.')).toBeDefined();
  });
});
