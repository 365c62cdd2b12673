import { connectScreens } from '@egcr/contract/product-screens';
import { ToastProvider } from '@egcr/ui/toast';
import { createQueryClient } from '@egcr/web-kit/query';
import { openPages } from '@egcr/web-kit/testing/open-pages.tsx';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import type { BusinessDashboard } from '../../contract/index.ts';
import { registryScreens } from '../../contract/screens.ts';
import { OverviewTab } from './overview-tab.tsx';

const business: BusinessDashboard = {
  id: '01990000-0000-7000-8000-000000000001',
  slug: 'harbour-bakery',
  number: 'JVRIT0000042X',
  name: 'Harbour Bakery',
  type: 'private_company',
  jurisdiction: 'IT',
  town: 'Genova',
  activities: ['C'],
  status: 'suspended',
  registered_at: '2025-01-02T09:00:00.000Z',
  is_sample: false,
  rights: ['view', 'edit', 'pay'],
  organisation_id: '01990000-0000-7000-8000-000000000002',
  wallet_address: 'egcr1test',
  tokens: { jrc20: 0, jrc721: 0, jrc998: 0 },
  compliance: { percent: 20, lost: ['active', 'owners', 'annual', 'governance'] },
  capitalization: { value: '100000', assetCode: 'USD', assetScale: 2 },
  shareholders: 2,
  directors: 1,
  officers: [],
  dissolution: null,
  status_said: null,
  signatory_rule: null,
  activity: [],
  certificate: null,
};

beforeEach(() => connectScreens(registryScreens));
afterEach(cleanup);

const open = (found: BusinessDashboard) =>
  openPages({
    address: '/businesses/x',
    pages: { '/businesses/$businessId': () => <OverviewTab found={found} /> },
    around: (page) => (
      <QueryClientProvider client={createQueryClient()}>
        <ToastProvider regionLabel="Notices" closeLabel="Close">
          {page}
        </ToastProvider>
      </QueryClientProvider>
    ),
  });

describe('each lost point of a business [SYS-11]', () => {
  it('has the act that wins it for an owner, each under a name of its own', async () => {
    await open(business);
    const names = (await screen.findAllByRole('button')).map((each) => each.getAttribute('aria-label') ?? '');
    expect(new Set(names).size).toBe(2);
    const links = screen.getAllByRole('link').map((each) => each.textContent);
    expect(links).toEqual(['Settings', 'Governance']);
  });

  it('says to a viewer who wins it, and never that it is not open', async () => {
    await open({ ...business, rights: ['view'] });
    expect(await screen.findAllByText('For owners and editors')).toHaveLength(2);
    expect(screen.queryAllByRole('button')).toEqual([]);
    expect(screen.queryByText('Not open yet')).toBeNull();
    expect(screen.getAllByText('For owners')).toHaveLength(2);
  });
});
