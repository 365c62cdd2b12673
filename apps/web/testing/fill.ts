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
  'Words enough for a reason. '.repeat(6),
  'Long '.repeat(900),
];
/** What fits where the field has no kind of its own and its label says what it takes. */
const BY_LABEL: readonly (readonly [label: RegExp, texts: readonly string[]])[] = [
  [/iban/iu, ['DE89370400440532013000', 'DE00 1']],
  [/bic/iu, ['COBADEFFXXX', 'x']],
  [/website|link|url|web address/iu, ['https://shop.example/b', 'shop']],
  [/e-?mail/iu, ['bob@post.example', 'not an address']],
  [/phone/iu, ['+4915112345678', '123']],
  [/amount|price|limit|figure|percent|share/iu, DIGITS],
];

/** Files by their ending, with what stands in them. */
const FILES: Readonly<Record<string, { readonly type: string; readonly texts: readonly string[] }>> = {
  '.csv': {
    type: 'text/csv',
    texts: ['name,amount\nAnn Example,12.50\nBob,3\n', 'name\n', ''],
  },
  '.json': { type: 'application/json', texts: ['{"id":"1","name":"Ann"}', '[', '[]'] },
  '.xml': { type: 'application/xml', texts: ['<Document><a>1</a></Document>', '<Document>'] },
  '.pdf': { type: 'application/pdf', texts: ['%PDF-1.4 and no more', ''] },
  '.png': { type: 'image/png', texts: ['no picture'] },
};

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
    } else if (field instanceof HTMLInputElement && field.type === 'file') {
      fireEvent.change(field, { target: { files: [fileFor(field, chance)] } });
    } else if (field instanceof HTMLInputElement && /hidden|range|color/.test(field.type)) {
      continue;
    } else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) {
      if (field.value !== '' && (chance === undefined || chance() < 0.8)) continue;
      fireEvent.change(field, { target: { value: textOf(textsFor(field)) } });
    }
  }
}

/** What was entered wrongly is entered anew: another text, a choice, a tick. Says whether there was anything. */
export function mendFields(root: ParentNode | null, chance: Chance): boolean {
  const wrong = [...(root?.querySelectorAll<HTMLElement>('[aria-invalid=true]') ?? [])];
  for (const field of wrong) {
    if (field instanceof HTMLSelectElement) choose(field, chance);
    else if (field instanceof HTMLInputElement && field.type === 'file')
      fireEvent.change(field, { target: { files: [fileFor(field, chance)] } });
    else if (field instanceof HTMLInputElement && /checkbox|radio/.test(field.type)) fireEvent.click(field);
    else if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)
      fireEvent.change(field, { target: { value: oneOf(chance, textsFor(field)) } });
  }
  return wrong.length > 0;
}

function textsFor(field: HTMLInputElement | HTMLTextAreaElement): readonly string[] {
  const isDigits = field.inputMode === 'numeric' || field.inputMode === 'decimal';
  if (isDigits) return DIGITS;
  const label = field.labels?.[0]?.textContent ?? field.getAttribute('aria-label') ?? '';
  const byLabel = BY_LABEL.find(([pattern]) => pattern.test(label));
  if (byLabel !== undefined && TYPED[field.type] === undefined) return byLabel[1];
  return (field instanceof HTMLTextAreaElement ? undefined : TYPED[field.type]) ?? WORDS;
}

/** A small file of the first kind that the field takes. */
function fileFor(field: HTMLInputElement, chance: Chance | undefined): File {
  const kinds = Object.entries(FILES).filter(
    ([ending, { type }]) => field.accept.includes(ending) || field.accept.includes(type),
  );
  const [ending, { type, texts }] = kinds[0] ?? ['.txt', { type: 'text/plain', texts: ['Some words'] }];
  const text = (chance === undefined ? texts[0] : oneOf(chance, texts)) ?? '';
  return new File([text], `file${ending}`, { type, lastModified: 0 });
}

function choose(field: HTMLSelectElement, chance: Chance): void {
  const offered = [...field.options].filter(({ disabled }) => !disabled);
  if (offered.length > 0) fireEvent.change(field, { target: { value: oneOf(chance, offered).value } });
}
