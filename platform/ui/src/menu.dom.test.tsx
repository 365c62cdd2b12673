import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Button } from './button.tsx';
import { Menu } from './menu.tsx';

afterEach(cleanup);

function showMenu(onSelect: () => void = () => undefined) {
  render(
    <Menu
      trigger={<Button>Account</Button>}
      header={<span>Amara Diallo</span>}
      items={[
        { label: 'Dashboard', href: '/dashboard' },
        { label: 'Settings', onSelect },
        { label: 'Closed', isDisabled: true, onSelect },
        { label: 'Alerts', isChecked: true, onSelect },
        { label: 'Sign out', tone: 'danger', onSelect },
      ]}
    />,
  );
  return screen.getByRole('button', { name: 'Account' });
}

function focused(): string | null | undefined {
  return document.activeElement?.textContent;
}

describe('a menu', () => {
  it('opens by keyboard on its first line and is named by its button', async () => {
    const trigger = showMenu();
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    expect(trigger.getAttribute('aria-expanded')).toBe('true');
    expect(screen.getByRole('menu', { name: 'Account' })).toBeDefined();
    expect(focused()).toBe('Dashboard');
  });

  it('moves by arrows past what is closed, around the ends, and by first letters', async () => {
    showMenu().focus();
    await userEvent.keyboard('{ArrowUp}');
    expect(focused()).toBe('Sign out');
    await userEvent.keyboard('{ArrowDown}');
    expect(focused()).toBe('Dashboard');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(focused()).toBe('Alerts');
    await userEvent.keyboard('s');
    expect(focused()).toBe('Sign out');
    await userEvent.keyboard('s');
    expect(focused()).toBe('Settings');
    await userEvent.keyboard('{End}');
    expect(focused()).toBe('Sign out');
  });

  it('does what was chosen, closes and gives focus back', async () => {
    const onSelect = vi.fn<() => void>();
    const trigger = showMenu(onSelect);
    await userEvent.click(trigger);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Closed' }));
    expect(onSelect).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Settings' }));
    expect(onSelect).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('menu')).toBeNull();
    expect(document.activeElement).toBe(trigger);
  });

  it('closes at Escape, at a press outside and at a second press of its button', async () => {
    const trigger = showMenu();
    for (const leave of [
      () => userEvent.keyboard('{Escape}'),
      () => userEvent.click(document.body),
      () => userEvent.click(trigger),
    ]) {
      await userEvent.click(trigger);
      expect(screen.getByRole('menu')).toBeDefined();
      await leave();
      expect(screen.queryByRole('menu')).toBeNull();
    }
  });
});
