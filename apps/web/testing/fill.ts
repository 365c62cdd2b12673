import { oneOf, type Chance } from '@egcr/web-kit/testing/draw-value';
import { fireEvent } from '@testing-library/react';

/** What is typed into a field of a kind: the first at the first visit, at others any of them. */
const TYPED: Readonly<Record<string, readonly string[]>> = {
  email: ['bob@post.example', 'not an address'],
  tel: ['+4915112345678', '123'],
  date: ['2026-03-20', '2025-11-05', '2027-01-31'],
  month: ['2026-03', '2025-11'],
  time: ['10:30', '23:15'],
  'datetime-local': ['2026-03-20T10:30', '2025-11-05T08:00'],
  number: ['12', '0', '500'],
  url: ['https://shop.example/b', 'shop'],
  password: ['Long enough 1!', 'short'],
};
const DIGITS: readonly string[] = ['123456', '12', '1', '0', '250.50', '99999999'];
const WORDS: readonly string[] = [
  'Some words that were typed',
  'Ann Example',
  '12.50',
  'ann@post.example',
  'ABCD-1234',
  'x',
  'Long '.repeat(900),
];

/** Something is typed into every field that is empty; after the first visit choices are made too, and what stands there is written over at times. */
export function fillFields(root: ParentNode | null, chance: Chance | undefined): void {
  const textOf = (texts: readonly string[]): string =>
    (chance === undefined ? texts[0] : oneOf(chance, texts)) ?? '';
  for (const field of root?.querySelectorAll('input, textarea, select') ?? []) {
    if (field.matches(':disabled, [readonly]')) continue;
    if (field instanceof HTMLSelectElement) {
      if (chance !== undefined) choose(field, chance);
    } else if (field instanceof HTMLInputElement && /checkbox|radio/.test(field.type)) {
      if (chance !== undefined && !field.checked && chance() < 0.5) fireEvent.click(field);
    } else if (field instanceof HTMLInputElement && /file|hidden|range|color/.test(field.type)) {
      continue;
    } else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
      if (field.value !== '' && (chance === undefined || chance() < 0.8)) continue;
      const isDigits = field.inputMode === 'numeric' || field.inputMode === 'decimal';
      const isLong = field instanceof HTMLTextAreaElement;
      const texts = isDigits ? DIGITS : ((isLong ? undefined : TYPED[field.type]) ?? WORDS);
      fireEvent.change(field, { target: { value: textOf(texts) } });
    }
  }
}

function choose(field: HTMLSelectElement, chance: Chance): void {
  const offered = [...field.options].filter(({ disabled }) => !disabled);
  if (offered.length > 0) fireEvent.change(field, { target: { value: oneOf(chance, offered).value } });
}
