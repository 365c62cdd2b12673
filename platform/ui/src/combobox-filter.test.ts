import { expect, it } from 'vitest';
import { matching } from './combobox-filter.ts';

const people = [
  { label: 'Amara Diallo', hint: '@amara' },
  { label: 'Björk Þórsdóttir', hint: '@bjork' },
  { label: 'Nguyễn Thị Ánh', hint: '@anh' },
  { label: 'Diana Amari', hint: '@diana' },
];

it.each([
  ['bjork', ['Björk Þórsdóttir']],
  ['NGUYEN', ['Nguyễn Thị Ánh']],
  ['@anh', ['Nguyễn Thị Ánh']],
  ['dia', ['Diana Amari', 'Amara Diallo']],
  ['nobody', []],
])('finds by %j whatever the marks, beginnings first', (query, labels) => {
  expect(matching(people, query, 'en').map((person) => person.label)).toEqual(labels);
});
