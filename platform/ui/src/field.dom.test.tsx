import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { AmountField } from './amount-field.tsx';
import { Checkbox } from './checkbox.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { PasswordField } from './password-field.tsx';
import { PhoneField } from './phone-field.tsx';
import { Select } from './select.tsx';
import { TextField } from './text-field.tsx';

afterEach(cleanup);

function descriptionOf(element: HTMLElement): string {
  const ids = (element.getAttribute('aria-describedby') ?? '').split(' ').filter(Boolean);
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
}

describe('a refused field', () => {
  it('is marked invalid and described by its hint and its message', () => {
    render(<TextField label="E-mail" hint="Never shown" error="Enter an address" />);
    const input = screen.getByLabelText('E-mail');
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(descriptionOf(input)).toBe('Never shown Enter an address');
  });

  it('is neither once it is put right', () => {
    const { rerender } = render(<TextField label="E-mail" error="Enter an address" />);
    rerender(<TextField label="E-mail" />);
    const input = screen.getByLabelText('E-mail');
    expect(input.hasAttribute('aria-invalid')).toBe(false);
    expect(input.hasAttribute('aria-describedby')).toBe(false);
  });

  it('works alike for a checkbox and a list', () => {
    render(
      <>
        <Checkbox label="Terms" error="Accept the terms" />
        <Select
          label="Currency"
          options={[]}
          value={null}
          onValueChange={() => undefined}
          error="Choose one"
        />
      </>,
    );
    for (const [element, message] of [
      [screen.getByRole('checkbox', { name: 'Terms' }), 'Accept the terms'],
      [screen.getByRole('combobox', { name: /Currency/ }), 'Choose one'],
    ] as const) {
      expect(element.getAttribute('aria-invalid')).toBe('true');
      expect(descriptionOf(element)).toBe(message);
    }
  });
});

describe('the error summary', () => {
  const problems = [{ fieldId: 'email', message: 'Enter an address' }];

  it('takes focus when problems appear and again at each attempt, and leads to the field', async () => {
    const form = (attempt: number) => (
      <>
        <ErrorSummary title="One thing" problems={attempt === 0 ? [] : problems} attempt={attempt} />
        <TextField id="email" label="E-mail" />
      </>
    );
    const { rerender } = render(form(0));
    expect(screen.queryByRole('region')).toBeNull();
    rerender(form(1));
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'One thing' }));
    await userEvent.click(screen.getByRole('link', { name: 'Enter an address' }));
    expect(document.activeElement).toBe(screen.getByLabelText('E-mail'));
    rerender(form(2));
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'One thing' }));
  });

  it('names the fields whose messages are the same', async () => {
    const same = ['name', 'town'].map((fieldId) => ({ fieldId, message: 'Fill this in' }));
    const form = (attempt: number) => (
      <>
        <ErrorSummary title="Look again" problems={attempt === 0 ? [] : same} attempt={attempt} />
        <TextField id="name" label="Name" />
        <TextField id="town" label="Town" />
      </>
    );
    const { rerender } = render(form(0));
    rerender(form(1));
    await userEvent.click(screen.getByRole('link', { name: 'Town: Fill this in' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Town'));
    expect(screen.getByRole('link', { name: 'Name: Fill this in' })).toBeDefined();
  });
});

describe('the password field', () => {
  it('shows and hides what was typed, and reads out its strength with it', async () => {
    render(
      <PasswordField
        label="Password"
        showLabel="Show"
        hideLabel="Hide"
        strength={{ completed: 1, total: 2, text: '1/2 complete' }}
      />,
    );
    const input = screen.getByLabelText<HTMLInputElement>('Password');
    expect(input.type).toBe('password');
    expect(descriptionOf(input)).toBe('1/2 complete');
    await userEvent.click(screen.getByRole('button', { name: 'Show' }));
    expect(input.type).toBe('text');
    await userEvent.click(screen.getByRole('button', { name: 'Hide' }));
    expect(input.type).toBe('password');
  });
});

describe('the amount field', () => {
  it('hands on what was typed, letter for letter', async () => {
    function Form() {
      const [text, setText] = useState('');
      return <AmountField label="Amount" assetCode="JVD" value={text} onValueChange={setText} />;
    }
    render(<Form />);
    const input = screen.getByLabelText<HTMLInputElement>('Amount');
    await userEvent.type(input, '1.234,50x');
    expect(input.value).toBe('1.234,50x');
    expect(input.inputMode).toBe('decimal');
  });
});

describe('the phone field', () => {
  it('begins in the United States, groups the digits, stops at the last and answers E.164', async () => {
    const numbers: string[] = [];
    render(
      <PhoneField label="Phone" countryLabel="Country" onValueChange={(number) => numbers.push(number)} />,
    );
    const country = await screen.findByRole('option', { name: 'Germany +49' });
    expect(country).toBeDefined();
    expect(screen.getByLabelText<HTMLSelectElement>('Country').value).toBe('US');
    const input = screen.getByLabelText<HTMLInputElement>('Phone');
    await userEvent.type(input, '21337342539');
    expect(input.value).toBe('213 373 4253');
    expect(numbers.at(-1)).toBe('+12133734253');
    await userEvent.selectOptions(screen.getByLabelText('Country'), 'DE');
    expect(numbers.at(-1)).toBe('+492133734253');
  });

  it('moves to the country of a pasted international number', async () => {
    const numbers: string[] = [];
    render(
      <PhoneField label="Phone" countryLabel="Country" onValueChange={(number) => numbers.push(number)} />,
    );
    await screen.findByRole('option', { name: 'Germany +49' });
    screen.getByLabelText('Phone').focus();
    await userEvent.paste('+44 20 7946 0018');
    expect(screen.getByLabelText<HTMLSelectElement>('Country').value).toBe('GB');
    expect(numbers).toEqual(['+442079460018']);
  });
});
