import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ToastProvider, useToasts, type ToastContent } from './toast.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Shower({ content }: { readonly content: ToastContent }) {
  const toasts = useToasts();
  return (
    <button type="button" onClick={() => toasts.show(content)}>
      show
    </button>
  );
}

function showToast(content: ToastContent) {
  render(
    <ToastProvider regionLabel="Notices" closeLabel="Close">
      <Shower content={content} />
    </ToastProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'show' }));
}

function pass(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

describe('a toast', () => {
  it('stays four seconds by default [SHELL-06]', () => {
    showToast({ title: 'Sent', description: 'It is on its way' });
    expect(screen.getByRole('status').textContent).toContain('Sent');
    pass(3999);
    expect(screen.queryByText('Sent')).not.toBeNull();
    pass(1);
    expect(screen.queryByText('Sent')).toBeNull();
  });

  it('stays as long as it is told to [SHELL-06]', () => {
    showToast({ title: 'Applied', durationMs: 6000 });
    pass(5999);
    expect(screen.queryByText('Applied')).not.toBeNull();
    pass(1);
    expect(screen.queryByText('Applied')).toBeNull();
  });

  it('can be closed before [SHELL-06]', () => {
    showToast({ title: 'Sent' });
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('Sent')).toBeNull();
  });

  it('goes although it appeared under a pointer that stands still', () => {
    showToast({ title: 'Sent' });
    fireEvent.pointerEnter(screen.getByRole('status'));
    pass(4000);
    expect(screen.queryByText('Sent')).toBeNull();
  });

  it('stands once, with the later time, where another says the same', () => {
    showToast({ title: 'Sent' });
    pass(3000);
    fireEvent.click(screen.getByRole('button', { name: 'show' }));
    expect(screen.getAllByText('Sent')).toHaveLength(1);
    pass(3999);
    expect(screen.queryByText('Sent')).not.toBeNull();
    pass(1);
    expect(screen.queryByText('Sent')).toBeNull();
  });

  it('waits while the pointer is on it and goes on with the time that was left', () => {
    showToast({ title: 'Sent' });
    pass(3000);
    fireEvent.pointerMove(screen.getByRole('status'));
    pass(60_000);
    expect(screen.queryByText('Sent')).not.toBeNull();
    fireEvent.pointerLeave(screen.getByRole('status'));
    pass(999);
    expect(screen.queryByText('Sent')).not.toBeNull();
    pass(1);
    expect(screen.queryByText('Sent')).toBeNull();
  });

  it('is read out at once when something went wrong', () => {
    showToast({ title: 'Not sent', tone: 'bad' });
    expect(screen.getByRole('alert').textContent).toContain('Not sent');
  });
});
