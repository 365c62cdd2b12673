import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { FormEvent } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import { Button, ButtonLink } from './button.tsx';
import { LinkProvider, type AnchorProps } from './link.tsx';

afterEach(cleanup);

it('does not send a form again while it is busy, by press or by Enter', async () => {
  const onSubmit = vi.fn<(event: FormEvent) => void>((event) => event.preventDefault());
  const form = (busy: boolean) => (
    <form onSubmit={onSubmit}>
      <input aria-label="Note" />
      <Button type="submit" busy={busy}>
        Send
      </Button>
    </form>
  );
  const { rerender } = render(form(false));
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  rerender(form(true));
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Send' });
  expect(button.getAttribute('aria-busy')).toBe('true');
  expect(button.disabled).toBe(false);
  expect(document.activeElement).toBe(button);
  await userEvent.click(button);
  await userEvent.type(screen.getByLabelText('Note'), '{Enter}');
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

it('sends every link through the anchor of the app', async () => {
  const visited: string[] = [];
  function RouterAnchor({ href, children, ...props }: AnchorProps) {
    return (
      <a
        {...props}
        href={href}
        onClick={(event) => {
          event.preventDefault();
          visited.push(href);
        }}
      >
        {children}
      </a>
    );
  }
  render(
    <LinkProvider anchor={RouterAnchor}>
      <ButtonLink href="/wallet">Wallet</ButtonLink>
    </LinkProvider>,
  );
  await userEvent.click(screen.getByRole('link', { name: 'Wallet' }));
  expect(visited).toEqual(['/wallet']);
});
