import { readInput } from '@egcr/contract/issues';
import { describe, expect, it } from 'vitest';

import { isReference, messageForm, pageAddress, tidyReference, tidyText } from './rules.ts';

describe('a reference', () => {
  it.each([
    ['EG-7K3M-9TQX', 'EG-7K3M-9TQX', true],
    [' eg 7k3m 9tqx ', 'EG-7K3M-9TQX', true],
    ['EG7K3M9TQX', 'EG-7K3M-9TQX', true],
    ['EG-7K3M', 'EG7K3M', false],
    ['EG-OIL1-0000', 'EG-OIL1-0000', false],
    ['', '', false],
  ])('typed as %j is read as %j', (typed, read, isOne) => {
    expect([tidyReference(typed), isReference(tidyReference(typed))]).toEqual([read, isOne]);
  });
});

describe('the text of a message', () => {
  it('keeps its lines and loses marks that turn direction or are not seen', () => {
    expect(tidyText('  a\r\nb\u202e\u200b\u0000c\td ')).toBe('a\nbc\td');
  });

  it('names every problem at once', () => {
    const read = readInput(messageForm, { name: '', email: 'x@y', topic: '', message: 'hi' });
    expect('errors' in read && read.errors.map(({ field, code }) => `${field} ${code}`)).toEqual([
      'name required',
      'email email_format',
      'topic topic_unknown',
      'message too_short',
    ]);
  });

  it('says by how much a long one is too long, instead of losing its end', () => {
    const read = readInput(messageForm, {
      name: 'Ann',
      email: 'ann@example.com',
      topic: 'other',
      message: 'é'.repeat(10_000),
    });
    expect('errors' in read && read.errors).toMatchObject([
      { field: 'message', code: 'too_long', params: { maximum: 4000 } },
    ]);
  });
});

describe('the page a message is about', () => {
  it.each(['/', '/security', '/legals?document=cookies', '/%D8%A7'])('may be one of ours: %s', (address) => {
    expect(pageAddress(address)).toBe(address);
  });

  it.each([
    null,
    '',
    'security',
    '//elsewhere.example',
    '/\\elsewhere.example',
    'https://elsewhere.example/',
    'javascript:alert(1)',
    '/a b',
    '/a\nb',
    '/\u202eb',
    `/${'a'.repeat(200)}`,
  ])('is not believed to be one otherwise: %j', (address) => {
    expect(pageAddress(address)).toBeUndefined();
  });
});
