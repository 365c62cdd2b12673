import { act, cleanup, render, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { CONCEALMENT_KEY, useConcealment } from '@egcr/web-kit/concealment';

const shown = () => renderHook(() => useConcealment()).result;
const Amount = () => <p>{useConcealment().isConcealed ? 'hidden' : '25.00'}</p>;

afterEach(() => {
  const { current } = shown();
  if (current.isConcealed) act(current.toggle);
  cleanup();
});

describe('amounts', () => {
  it('are hidden and shown again in each place at once, which this device remembers', () => {
    const places = [shown(), shown()];
    const seen = () => [
      ...places.map(({ current }) => current.isConcealed),
      localStorage.getItem(CONCEALMENT_KEY),
    ];
    expect(seen()).toEqual([false, false, null]);
    act(() => places[0]?.current.toggle());
    expect(seen()).toEqual([true, true, 'yes']);
    act(() => places[1]?.current.toggle());
    expect(seen()).toEqual([false, false, null]);
  });

  it('are shown in a page that is drawn ahead of time for everyone, and hidden once it stands on a device that hides them', () => {
    const place = shown();
    act(() => place.current.toggle());
    const drawn = renderToString(<Amount />);
    expect(drawn).toBe('<p>25.00</p>');
    const complaints = vi.spyOn(console, 'error');
    const container = document.createElement('div');
    container.innerHTML = drawn;
    render(<Amount />, { container, hydrate: true });
    expect(container.innerHTML).toBe('<p>hidden</p>');
    expect(complaints).not.toHaveBeenCalled();
    complaints.mockRestore();
  });
});
