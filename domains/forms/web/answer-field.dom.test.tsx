import { openPages } from '@egcr/web-kit/testing/open-pages.tsx';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import type { Form } from '../contract/index.ts';
import { AnswerField } from './answer-field.tsx';
import { useIssueText } from './issue-text.ts';
import { WrittenAnswers } from './written-answers.tsx';

afterEach(cleanup);

const money: Form['questions'][number] = {
  name: 'amount',
  kind: 'money',
  label: 'How much?',
  hint: '',
  options: [],
};
const schemaIn = (currency: string) => ({ type: 'string', format: 'money', currency }) as const;

function Said({ currency, code }: { readonly currency: string; readonly code: 'format' | 'required' }) {
  const say = useIssueText();
  return (
    <p data-testid={`${currency} ${code}`}>{say(money, { field: 'amount', code }, schemaIn(currency))}</p>
  );
}

it('an amount in a currency without decimals is asked for in whole units, where decimals were written', async () => {
  await openPages({
    address: '/ask',
    pages: {
      '/ask': () => (
        <>
          <Said currency="JPY" code="format" />
          <Said currency="JPY" code="required" />
          <Said currency="JVD" code="format" />
        </>
      ),
    },
  });
  expect(screen.getByTestId('JPY format').textContent).toBe('Enter a whole amount, without decimals.');
  expect(screen.getByTestId('JPY required').textContent).toBe('Enter an amount.');
  expect(screen.getByTestId('JVD format').textContent).toBe('Enter an amount.');
});

it('a question that others wrote keeps the direction of its own script, in the form and beside its answer', async () => {
  await openPages({
    address: '/ask',
    pages: {
      '/ask': () => (
        <>
          <AnswerField
            id="q"
            question={{ name: 'own_1', kind: 'text', label: 'Which craft?', hint: '', options: [] }}
            schema={{ type: 'string' }}
            isOptional={false}
            answer={undefined}
            error={undefined}
            onAnswer={() => undefined}
          />
          <WrittenAnswers
            answers={[{ name: 'own_2', kind: 'text', label: 'Which house?', value: 'The old one' }]}
          />
        </>
      ),
    },
  });
  expect(screen.getByRole('textbox', { name: 'Which craft?' })).toBeDefined();
  expect(screen.getByText('Which craft?').tagName).toBe('BDI');
  expect(screen.getByText('Which house?').tagName).toBe('BDI');
});
