import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { anonymousState } from '../auth-state.ts';
import { CallRefusal } from '../call-errors.ts';
import { changeAuthState } from '../session-state.ts';
import { forgetDrafts } from './forget-drafts.ts';
import { FormShell } from './form-shell.tsx';
import { useKeptForm } from './use-kept-form.ts';

const signIn = (id: string) =>
  changeAuthState({
    ...anonymousState,
    isAuthenticated: true,
    user: { id, email: null, phone: null, isEmailVerified: true, isPhoneVerified: false },
  });
beforeEach(() => signIn('ada'));
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

const schema = z.strictObject({
  text: z.string().check(z.minLength(3, 'too_short')),
  secret: z.string(),
});

/** A form with a text that is kept and one that is not. */
function Form({ send }: { readonly send: () => Promise<void> }) {
  const form = useKeptForm({
    name: 'test',
    keeps: ['text'],
    schema,
    defaultValues: { text: '', secret: '' },
  });
  return (
    <FormShell form={form} onSubmit={form.submit(send)} action={<button type="submit">Send</button>}>
      <input aria-label="Text" {...form.form.register('text')} />
      <input aria-label="Secret" {...form.form.register('secret')} />
    </FormShell>
  );
}

const text = () => screen.getByLabelText<HTMLInputElement>('Text').value;

/** The page as it is after a load. */
function load(send: () => Promise<void> = async () => undefined): void {
  cleanup();
  render(<Form send={send} />);
}

describe('what is typed in a form', () => {
  it('is there again after a reload, but for what is not to be kept', async () => {
    load();
    await userEvent.type(screen.getByLabelText('Text'), 'Good day');
    await userEvent.type(screen.getByLabelText('Secret'), '1234');
    load();
    expect(text()).toBe('Good day');
    expect(screen.getByLabelText<HTMLInputElement>('Secret').value).toBe('');
    expect(JSON.stringify(sessionStorage)).not.toContain('1234');
  });

  it('is forgotten once it was sent', async () => {
    load();
    await userEvent.type(screen.getByLabelText('Text'), 'Good day');
    await userEvent.click(screen.getByRole('button'));
    load();
    expect(text()).toBe('');
  });

  it('stays where it was refused, and the reason stands at the form', async () => {
    load(() => Promise.reject(new CallRefusal({ code: 'conflict', status: 409 })));
    await userEvent.type(screen.getByLabelText('Text'), 'Good day');
    await userEvent.click(screen.getByRole('button'));
    expect(await screen.findByText(/This has changed/)).toBeDefined();
    load();
    expect(text()).toBe('Good day');
  });

  it('is not shown to the next person on this device', async () => {
    load();
    await userEvent.type(screen.getByLabelText('Text'), 'Good day');
    signIn('bola');
    load();
    expect(text()).toBe('');
  });

  it('is there again on a page that is shown before it is known who reads it', async () => {
    load();
    await userEvent.type(screen.getByLabelText('Text'), 'Good day');
    act(() => changeAuthState({ ...anonymousState, loading: true }));
    load();
    expect(text()).toBe('');
    act(() => signIn('ada'));
    expect(text()).toBe('Good day');
  });

  it('is there again for a visitor as well', async () => {
    changeAuthState(anonymousState);
    load();
    await userEvent.type(screen.getByLabelText('Text'), 'Good day');
    load();
    expect(text()).toBe('Good day');
  });

  it('is forgotten when the person signs out', async () => {
    load();
    await userEvent.type(screen.getByLabelText('Text'), 'Good day');
    forgetDrafts();
    load();
    expect(text()).toBe('');
    expect(sessionStorage).toHaveLength(0);
  });

  it('leaves nothing behind where it was taken out again', async () => {
    load();
    await userEvent.type(screen.getByLabelText('Text'), 'a');
    await userEvent.clear(screen.getByLabelText('Text'));
    expect(sessionStorage).toHaveLength(0);
  });
});

it('all problems stand on top, and the summary takes the focus', async () => {
  load();
  await userEvent.click(screen.getByRole('button'));
  expect(await screen.findByRole('region', { name: 'Check these fields' })).toBe(document.activeElement);
});
