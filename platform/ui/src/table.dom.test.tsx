import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Table, type Paging } from './table.tsx';

afterEach(cleanup);

interface Row {
  readonly id: string;
  readonly amount: string;
}

function show({
  rows,
  isLoading,
  paging,
}: {
  readonly rows: readonly Row[];
  readonly isLoading?: boolean;
  readonly paging?: Paging;
}) {
  return render(
    <Table
      caption="Payments"
      columns={[
        { key: 'id', header: 'Who', isRowName: true, cell: (row) => row.id },
        { key: 'amount', header: 'Amount', isNumeric: true, cell: (row) => row.amount },
      ]}
      rows={rows}
      rowKey={(row) => row.id}
      empty={<p>No payments yet</p>}
      isLoading={isLoading}
      loadingLabel="Loading payments"
      paging={paging}
    />,
  );
}

const paging = { label: 'Pages', previousLabel: 'Previous', nextLabel: 'Next' };

describe('a table', () => {
  it('names itself, its columns and its rows', () => {
    show({ rows: [{ id: 'amara', amount: '12.50' }] });
    expect(screen.getByRole('table', { name: 'Payments' })).toBeDefined();
    expect(screen.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Who',
      'Amount',
    ]);
    expect(screen.getByRole('rowheader').textContent).toBe('amara');
    expect(screen.getByRole('cell').dataset['num']).toBe('true');
  });

  it('gives way to its empty state when there is nothing', () => {
    show({ rows: [] });
    expect(screen.queryByRole('table')).toBeNull();
    expect(screen.getByText('No payments yet')).toBeDefined();
  });

  it('shows its shape while the first rows are on their way, and keeps the old ones later', () => {
    const { unmount } = show({ rows: [], isLoading: true });
    expect(screen.getByRole('table').getAttribute('aria-busy')).toBe('true');
    expect(screen.getByText('Loading payments')).toBeDefined();
    expect(screen.queryByText('No payments yet')).toBeNull();
    unmount();
    show({ rows: [{ id: 'amara', amount: '12.50' }], isLoading: true });
    expect(screen.getByRole('rowheader').textContent).toBe('amara');
  });

  it('turns pages, and neither loses focus nor acts where there is no page', async () => {
    const onNext = vi.fn<() => void>();
    show({ rows: [{ id: 'amara', amount: '12.50' }], paging: { ...paging, onNext } });
    const previous = screen.getByRole('button', { name: 'Previous' });
    expect(previous.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(previous);
    expect(document.activeElement).toBe(previous);
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(onNext).toHaveBeenCalledTimes(1);
  });
});
