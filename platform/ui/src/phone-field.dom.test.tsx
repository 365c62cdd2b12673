import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { PhoneField } from './phone-field.tsx';

afterEach(cleanup);

async function open(defaultValue = '') {
  const heard: string[] = [];
  render(
    <PhoneField
      label="Phone number"
      countryLabel="Country"
      defaultValue={defaultValue}
      onValueChange={(e164) => heard.push(e164)}
    />,
  );
  const country = screen.getByLabelText<HTMLSelectElement>('Country');
  // The rules of all countries are fetched when the field shows.
  await waitFor(() => expect(country.options.length).toBeGreaterThan(200));
  const field = screen.getByLabelText<HTMLInputElement>('Phone number');
  const type = (text: string) => fireEvent.change(field, { target: { value: text } });
  return { heard, country, field, type };
}

describe('a phone field', () => {
  it('begins in the United States, writes the number as the country does and tells it in international form [AUTH-15]', async () => {
    const { country, field, type, heard } = await open();
    expect(country.value).toBe('US');
    type('2133734253');
    expect(field.value).toBe('213 373 4253');
    expect(heard.at(-1)).toBe('+12133734253');
  });

  it('keeps the calling code out of the text: it belongs to the country, and changes with it alone [AUTH-15]', async () => {
    const { country, field, type, heard } = await open();
    type('2079460018');
    fireEvent.change(country, { target: { value: 'GB' } });
    expect(heard.at(-1)).toBe('+442079460018');
    expect(field.value).not.toContain('44');
  });

  it('takes no digit more than the country’s numbers have [AUTH-15]', async () => {
    const { field, type, heard } = await open();
    type('2133734253');
    type('213 373 42530');
    expect(field.value).toBe('213 373 4253');
    expect(heard.at(-1)).toBe('+12133734253');
  });

  it('moves to the country of a whole international number that is pasted [AUTH-15]', async () => {
    const { country, field, type, heard } = await open();
    type('+4915123456789');
    expect(country.value).toBe('DE');
    expect(field.value).toBe('1512 3456789');
    expect(heard.at(-1)).toBe('+4915123456789');
  });

  it('shows a number it was given in its country', async () => {
    const { country, field } = await open('+442079460018');
    expect([country.value, field.value]).toEqual(['GB', '20 7946 0018']);
  });
});
