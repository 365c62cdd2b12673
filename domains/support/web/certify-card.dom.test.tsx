import { ToastProvider } from '@egcr/ui/toast';
import { createQueryClient } from '@egcr/web-kit/query';
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import type { OwnSupport } from '../contract/shapes.ts';
import { CertifyCard } from './certify-card.tsx';
import { Paused } from './claim-view.tsx';

afterEach(cleanup);

const usd = (value: string) => ({ value, assetCode: 'USD', assetScale: 2 });
const open: OwnSupport['to_certify'][number] = {
  week: '2026-W50',
  starts_on: '2026-12-07',
  ends_on: '2026-12-13',
  due_on: '2026-12-23',
  is_late: false,
  acts_seen: 0,
  is_search_waived: true,
};
const claim: OwnSupport = {
  case_id: '01990000-0000-7000-8000-000000000001',
  reference: 'EG-4K7M-2PQX',
  state: 'active',
  state_label: 'Active',
  state_mark: 'good',
  policy_version: 1,
  zone: 'Europe/Rome',
  benefit: usd('12000'),
  first_week: '2026-W40',
  weeks_paid: 4,
  weeks_max: 26,
  owed: usd('0'),
  to_certify: [open],
  calendar: [],
  weeks: [],
  paused: [],
  hired: null,
  is_sample: false,
};

function show(week: OwnSupport['to_certify'][number]): void {
  render(
    <QueryClientProvider client={createQueryClient()}>
      <ToastProvider regionLabel="Notices" closeLabel="Close">
        <CertifyCard claim={claim} open={week} others={0} />
      </ToastProvider>
    </QueryClientProvider>,
  );
}

it.each([
  ['active', 1],
  ['exited', 0],
] as const)('says which weeks were paused while other weeks can be confirmed (%s)', (state, count) => {
  const paused = [{ starts_on: '2026-11-23', ends_on: '2026-12-06' }];
  render(<Paused claim={{ ...claim, state, paused }} />);
  const said = screen.queryAllByText(
    /^Support was paused: .*23.* – .*6.*can’t be confirmed and are not paid/,
  );
  expect(said).toHaveLength(count);
});

describe('a week that is confirmed [SYS-07]', () => {
  it('asks those who have found a job for what they earned, and for no search', () => {
    show(open);
    expect(screen.getByText('No search is asked for: you had found a job.')).toBeDefined();
    expect(screen.getAllByRole('textbox')).toHaveLength(1);
    expect(screen.getAllByRole('checkbox')).toHaveLength(1);
    expect(screen.queryByText('Fewer acts count than needed.')).toBeNull();
    expect(screen.getByRole('button', { name: 'Confirm the week' })).toBeDefined();
  });

  it('asks others for both', () => {
    show({ ...open, is_search_waived: false });
    expect(screen.getByText('0 of 3 acts count')).toBeDefined();
    expect(screen.getByText(/Fewer acts count than needed/)).toBeDefined();
    expect(screen.getAllByRole('checkbox')).toHaveLength(3);
  });
});
