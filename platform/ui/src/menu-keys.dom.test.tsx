import { expect, it } from 'vitest';

import { nextItem } from './menu-keys.ts';

const lines = ['Ann', ' bola', 'Carla', 'Bob'].map((name) => {
  const line = document.createElement('button');
  line.textContent = name;
  return line;
});

it.each([
  ['ArrowDown', 'Ann', ' bola'],
  ['ArrowDown', 'Bob', 'Ann'],
  ['ArrowDown', undefined, 'Ann'],
  ['ArrowUp', 'Bob', 'Carla'],
  ['ArrowUp', ' bola', 'Ann'],
  ['ArrowUp', 'Ann', 'Bob'],
  ['ArrowUp', undefined, 'Bob'],
  ['Home', 'Carla', 'Ann'],
  ['End', 'Ann', 'Bob'],
  ['B', 'Ann', ' bola'],
  ['b', ' bola', 'Bob'],
  ['b', 'Bob', ' bola'],
  ['c', 'Carla', 'Carla'],
  ['x', 'Ann', undefined],
  [' ', 'Ann', undefined],
  ['Enter', 'Ann', undefined],
])('the key %j leads from %j to %j', (key, from, to) => {
  const focused = lines.find(({ textContent }) => textContent === from) ?? null;
  expect(nextItem(lines, focused, key)?.textContent).toBe(to);
});
