import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Button } from './button.tsx';
import { CodeField } from './code-field.tsx';
import { PinField } from './pin-field.tsx';

afterEach(cleanup);

function CodeForm({ onComplete }: { readonly onComplete?: (code: string) => void }) {
  const [code, setCode] = useState('');
  return (
    <>
      <CodeField label="Code" value={code} onValueChange={setCode} onComplete={onComplete} />
      <Button disabled={code.length !== 6} disabledReason="Enter all six digits">
        Verify
      </Button>
    </>
  );
}

function PinForm() {
  const [pin, setPin] = useState('');
  return <PinField label="PIN" length={4} value={pin} onValueChange={setPin} />;
}

function field(name: string) {
  const input = screen.getByLabelText<HTMLInputElement>(name);
  return input;
}

describe('the code field', () => {
  it('takes digits only and at most six of them [AUTH-09]', async () => {
    render(<CodeForm />);
    await userEvent.type(field('Code'), 'a2b0-4 1x7789');
    expect(field('Code').value).toBe('204177');
  });

  it('opens Verify at exactly six digits, and says why before [AUTH-09]', async () => {
    render(<CodeForm />);
    const verify = screen.getByRole<HTMLButtonElement>('button', { name: 'Verify' });
    expect(verify.disabled).toBe(true);
    expect(document.getElementById(verify.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Enter all six digits',
    );
    await userEvent.type(field('Code'), '20417');
    expect(verify.disabled).toBe(true);
    await userEvent.type(field('Code'), '7');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Verify' }).disabled).toBe(false);
    await userEvent.type(field('Code'), '{Backspace}');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Verify' }).disabled).toBe(true);
  });

  it('takes a pasted code with spaces and dashes, and says that it is complete once', async () => {
    const onComplete = vi.fn<(code: string) => void>();
    render(<CodeForm onComplete={onComplete} />);
    field('Code').focus();
    await userEvent.paste(' 204-177 ');
    expect(field('Code').value).toBe('204177');
    expect(onComplete.mock.calls).toEqual([['204177']]);
  });

  it('can be filled in from a message on a phone', () => {
    render(<CodeForm />);
    expect(field('Code').autocomplete).toBe('one-time-code');
    expect(field('Code').inputMode).toBe('numeric');
    expect(field('Code').hasAttribute('maxlength')).toBe(false);
  });
});

describe('the PIN field', () => {
  it('takes focus when the screen is about it alone', () => {
    render(<PinField label="PIN" length={4} value="" onValueChange={() => undefined} startsFocused />);
    expect(document.activeElement).toBe(field('PIN'));
  });

  it('hides its digits and is not kept by the browser', async () => {
    render(<PinForm />);
    await userEvent.type(field('PIN'), '20x4199');
    expect(field('PIN').value).toBe('2041');
    expect(field('PIN').type).toBe('password');
    expect(field('PIN').autocomplete).toBe('off');
    expect(document.body.textContent).not.toContain('2');
  });
});
