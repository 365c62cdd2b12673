import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { CallRefusal } from '../call-errors.ts';
import { useSchemaForm, type SchemaForm } from '../forms.ts';
import { anyReader, LanguageProvider, useLanguage, useText } from '../i18n.tsx';
import { commonTexts } from '../texts.ts';
import { FormShell } from './form-shell.tsx';

const ARABIC = /\p{Script=Arabic}/u;
const schema = z.strictObject({ text: z.string().check(z.minLength(3, 'too_short')) });
type Plan = SchemaForm<{ text: string }, { text: string }>;

beforeEach(() => localStorage.clear());
afterEach(cleanup);

/** A form whose words about a field depend on what is typed in it, as those about a payment depend on its currency. */
function Form({ send }: { readonly send: () => Promise<void> }) {
  const t = useText(commonTexts);
  const { choose } = useLanguage();
  const plan: Plan = useSchemaForm({
    schema,
    defaultValues: { text: '' },
    fieldOfCode: { taken: 'text' },
    sentences: {
      issue: ({ code }) => {
        const { length } = plan.form.getValues('text');
        return code === 'too_short' ? t('issue.too_long', { maximum: length + 90 }) : undefined;
      },
    },
  });
  const { error, ...field } = plan.field('text');
  return (
    <>
      <button type="button" onClick={() => choose('ar')}>
        Arabic
      </button>
      <FormShell form={plan} onSubmit={plan.submit(send)} action={<button type="submit">Send</button>}>
        <input aria-label="Text" {...field} />
        <p data-testid="error">{error}</p>
      </FormShell>
    </>
  );
}

async function sendThenReadArabic(typed: string, send: () => Promise<void> = async () => undefined) {
  render(
    <LanguageProvider initial={anyReader('en')}>
      <Form send={send} />
    </LanguageProvider>,
  );
  await userEvent.type(await screen.findByLabelText('Text'), typed);
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  const english = { field: atField(), form: document.body.textContent };
  await userEvent.click(screen.getByRole('button', { name: 'Arabic' }));
  await screen.findAllByText(ARABIC);
  return english;
}

const atField = () => screen.getByTestId('error').textContent;

describe('errors that are shown when another language is chosen', () => {
  it('turn into it at the field and in the summary', async () => {
    const english = await sendThenReadArabic('ab');
    expect(english.field).toMatch(/92/);
    expect(atField()).toMatch(ARABIC);
    expect(screen.getByRole('link').textContent).toBe(atField());
  });

  it('turn into it where the server named the field', async () => {
    const english = await sendThenReadArabic('abc', () =>
      Promise.reject(
        new CallRefusal({
          code: 'validation_failed',
          status: 422,
          errors: [{ field: 'text', code: 'required' }],
        }),
      ),
    );
    expect(english.field).toMatch(/\w/);
    expect(atField()).toMatch(ARABIC);
  });

  it('turn into it where a refusal belongs to a field', async () => {
    const english = await sendThenReadArabic('abc', () =>
      Promise.reject(new CallRefusal({ code: 'taken', status: 409 })),
    );
    expect(english.field).toMatch(/\w/);
    expect(atField()).toMatch(ARABIC);
  });

  it('turn into it where a refusal stands under the form', async () => {
    const english = await sendThenReadArabic('abc', () =>
      Promise.reject(new CallRefusal({ code: 'conflict', status: 409 })),
    );
    expect(english.form).toMatch(/This has changed/);
    expect(document.body.textContent).not.toMatch(/This has changed/);
  });

  it('are not shown again where they were mended before', async () => {
    await sendThenReadArabic('ab');
    await userEvent.type(screen.getByLabelText('Text'), 'c');
    expect(atField()).toBe('');
  });
});
