import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Tabs } from './tabs.tsx';
import { UiProvider } from './ui-provider.tsx';

afterEach(cleanup);

const tabs = [
  { value: 'a', label: 'Overview', content: 'first side' },
  { value: 'b', label: 'Activity', content: 'second side' },
];

it('moves between tabs with the arrow keys and shows the side at once', async () => {
  const onValueChange = vi.fn<(value: string) => void>();
  render(<Tabs label="Views" tabs={tabs} onValueChange={onValueChange} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowRight}');
  expect(screen.getByRole('tab', { name: 'Activity' }).getAttribute('aria-selected')).toBe('true');
  expect(screen.getByRole('tabpanel').textContent).toBe('second side');
  expect(onValueChange).toHaveBeenLastCalledWith('b');
});

it('mirrors the arrow keys from right to left', async () => {
  render(
    <UiProvider locale="ar" direction="rtl">
      <Tabs label="Views" tabs={tabs} />
    </UiProvider>,
  );
  await userEvent.tab();
  await userEvent.keyboard('{ArrowLeft}');
  expect(screen.getByRole('tabpanel').textContent).toBe('second side');
});
