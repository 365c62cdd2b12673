import { cleanup, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import * as z from 'zod/mini';

import { useSchemaForm, type SchemaForm } from '../forms.ts';
import { anyReader, LanguageProvider } from '../i18n.tsx';
import { FormShell } from './form-shell.tsx';

afterEach(cleanup);

const needed = z.string().check(z.minLength(1, 'required'));
const schema = z.strictObject({ last: needed, first: needed, middle: needed });
type Values = z.infer<typeof schema>;

function Form() {
  const plan: SchemaForm<Values, Values> = useSchemaForm({
    schema,
    defaultValues: { last: '', first: '', middle: '' },
  });
  return (
    <FormShell
      form={plan}
      onSubmit={plan.submit(async () => undefined)}
      action={<button type="submit">Send</button>}
    >
      {(['first', 'middle', 'last'] as const).map((name) => {
        const { error: _error, ...field } = plan.field(name);
        return <input key={name} aria-label={name} {...field} />;
      })}
    </FormShell>
  );
}

it('problems stand in the summary in the order of their fields on the page, whatever order the rules have', async () => {
  render(
    <LanguageProvider initial={anyReader('en')}>
      <Form />
    </LanguageProvider>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Send' }));
  const links = within(await screen.findByRole('region')).getAllByRole('link');
  const fields = links.map((link) => document.getElementById(link.getAttribute('href')?.slice(1) ?? ''));
  expect(fields.map((field) => field?.getAttribute('aria-label'))).toEqual(['first', 'middle', 'last']);
});
