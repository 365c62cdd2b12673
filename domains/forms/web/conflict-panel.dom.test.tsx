import {
  AnsweringServer,
  choose,
  closeShown,
  openShown,
  press,
  says,
  type,
} from '@egcr/web-kit/testing/answering-server.tsx';
import type { FieldIssue } from '@egcr/contract/problem';
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import type { Form } from '../contract/index.ts';
import { ConflictPanel } from './conflict-panel.tsx';
import type { Conflict } from './draft-saver.ts';
import { useIssueText } from './issue-text.ts';
import { ManyField } from './many-field.tsx';
import { MoneyField } from './money-field.tsx';

type Question = Form['questions'][number];
const question = (name: string, kind: Question['kind'], label: string): Question => ({
  name,
  kind,
  label,
  hint: '',
  options: [],
});
const form = {
  schema: { properties: {} },
  questions: [
    question('title', 'text', 'Its title'),
    question('boats', 'number', 'How many boats'),
    question('port', 'text', 'Its port'),
  ],
} as Form;

let server: AnsweringServer;
beforeEach(() => {
  server = new AnsweringServer();
});
afterEach(() => closeShown(server));

describe('answers that were changed here and elsewhere [SYS-09]', () => {
  const conflict = {
    found: { answers: { title: 'Fishing', port: 'Lecce' }, version: 2, saved_at: '2026-11-29T12:00:00.000Z' },
    differing: ['boats', 'title'],
  } as Conflict;
  const here = { title: 'Sailing', boats: 3, port: 'Bari' };

  it('are shown with both answers, in the order of the form, and each must be chosen', async () => {
    const chosen = vi.fn<(...given: readonly unknown[]) => void>();
    await openShown(() => <ConflictPanel form={form} here={here} conflict={conflict} onChoose={chosen} />);
    const groups = screen.getAllByRole('radiogroup');
    expect(
      groups.map((group) => [...group.querySelectorAll('label')].map(({ textContent }) => textContent)),
    ).toEqual([
      ['On this pageSailing', 'Saved elsewhereFishing'],
      ['On this page3', 'Saved elsewhereNot answered'],
    ]);
    expect(screen.queryByText('Its port')).toBeNull();
    expect(screen.queryByText('Choose one of the answers.')).toBeNull();
    fireEvent.click(screen.getByRole('radio', { name: /Fishing/ }));
    await press('Continue');
    expect(await says('Choose one of the answers.')).toHaveLength(1);
    expect(chosen).not.toHaveBeenCalled();
    await choose('radio', /On this page3|On this page 3|3$/);
    await press('Continue');
    expect(chosen).toHaveBeenCalledExactlyOnceWith(['title']);
  });

  it('can all be taken from this page', async () => {
    const chosen = vi.fn<(...given: readonly unknown[]) => void>();
    await openShown(() => <ConflictPanel form={form} here={here} conflict={conflict} onChoose={chosen} />);
    for (const radio of screen.getAllByRole('radio', { name: /On this page/ })) fireEvent.click(radio);
    await press('Continue');
    expect(chosen).toHaveBeenCalledExactlyOnceWith([]);
  });
});

describe('an amount that a form asks for [SYS-09]', () => {
  it.each([
    ['USD', '125050', '1250.50'],
    ['JPY', '1250', '1250'],
    ['USD', '', ''],
    ['USD', 'much', 'much'],
    ['USD', '007', '007'],
  ])('in %s that is kept as %j stands in its field as %j', async (currency, kept, shown) => {
    await openShown(() => (
      <MoneyField label="Costs" currency={currency} value={kept} onChange={() => undefined} />
    ));
    expect(screen.getByLabelText<HTMLInputElement>(/Costs/).value).toBe(shown);
  });

  it.each([
    ['USD', '1,250.5', '125050'],
    ['USD', '12', '1200'],
    ['JPY', '1,250', '1250'],
    ['USD', ' much ', 'much'],
    ['USD', '9'.repeat(40), '4000000000000000001'],
  ])('in %s that is typed as %j is kept as %j', async (currency, typed, kept) => {
    const changed = vi.fn<(...given: readonly unknown[]) => void>();
    await openShown(() => <MoneyField label="Costs" currency={currency} value="" onChange={changed} />);
    await type(/Costs/, typed);
    expect(changed.mock.calls).toEqual([[kept]]);
  });
});

describe('several answers of a list [SYS-09]', () => {
  const options = ['a', 'b', 'c'].map((value) => ({ value, label: value.toUpperCase() }));

  it('stay in the order of the list; one that is ticked off again is left out', async () => {
    const changed = vi.fn<(...given: readonly unknown[]) => void>();
    await openShown(() => (
      <ManyField label="Which" options={options} value={['c', 'a']} onChange={changed} />
    ));
    expect(screen.getAllByRole<HTMLInputElement>('checkbox').map(({ checked }) => checked)).toEqual([
      true,
      false,
      true,
    ]);
    await choose('checkbox', 'B');
    await choose('checkbox', 'A');
    expect(changed.mock.calls).toEqual([[['a', 'b', 'c']], [['c']]]);
  });
});

describe('what is wrong with an answer [SYS-09]', () => {
  const limits = { minimum: '2', maximum: '5000' };
  it.each<[Question['kind'], string, string, FieldIssue['params']?, string?]>([
    [
      'text',
      'document_missing',
      'One of these documents isn’t in your documents any more. Take it out and choose another one.',
    ],
    ['many', 'too_few', 'Choose at least 2.', limits],
    ['many', 'too_many', 'Choose at most 5,000.', limits],
    ['file', 'required', 'Choose or upload a document.'],
    ['choice', 'required', 'Choose one of the answers.'],
    ['yes_no', 'required', 'Choose one of the answers.'],
    ['many', 'required', 'Choose one of the answers.'],
    ['country', 'required', 'Choose one of the answers.'],
    ['number', 'too_small', 'Enter 2 or more.', limits],
    ['number', 'too_large', 'Enter 5,000 or less.', limits],
    ['number', 'invalid', 'Enter a whole number.'],
    ['date', 'in_the_future', 'Enter today or an earlier day.'],
    ['date', 'invalid', 'Enter a date that exists.'],
    ['email', 'invalid', 'Enter an email address.'],
    ['money', 'too_small', 'Enter $0.02 or more.', limits, 'USD'],
    ['money', 'too_large', 'Enter $50.00 or less.', limits, 'USD'],
    ['money', 'invalid', 'Enter an amount.', undefined, 'USD'],
    ['money', 'invalid', 'Enter a whole amount, without decimals.', undefined, 'JPY'],
    ['money', 'required', 'Enter an amount.', undefined, 'JPY'],
    ['money', 'invalid', 'Enter an amount.'],
  ])('of the kind %s with %s: %s', async (...[kind, code, said, params, currency]) => {
    const issue = { field: 'answers.q', code, ...(params && { params }) };
    const Page = () => (
      <p>{useIssueText()(question('q', kind, 'Q'), issue, currency ? { currency } : undefined)}</p>
    );
    await openShown(() => <Page />);
    expect(screen.getByText(said)).toBeDefined();
  });
});
