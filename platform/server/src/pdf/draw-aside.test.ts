import { describe, expect, it } from 'vitest';

import { drawAside } from './draw-aside.ts';

/** A module that stands in its own address. */
const module = (source: string) => new URL(`data:text/javascript,${encodeURIComponent(source)}`);

describe('drawing in a thread of its own', () => {
  it('answers the bytes that were drawn from what it was told', async () => {
    const bytes = await drawAside(
      module('export const draw = async ({ letters }) => new TextEncoder().encode(letters.join(""));'),
      { letters: ['a', 'b'] },
    );
    expect(new TextDecoder().decode(bytes)).toBe('ab');
  });

  it.each([
    ['goes wrong', 'export const draw = () => { throw new Error("no ink"); };', 'no ink'],
    ['answers no bytes', 'export const draw = () => "words";', 'drew no bytes'],
    ['is missing', 'export const other = 1;', 'has no draw()'],
    ['ends its thread', 'export const draw = () => process.exit(3);', 'ended with 3 and no paper'],
  ])('fails where the drawing %s, and the next one is drawn', async (_, source, message) => {
    await expect(drawAside(module(source), null)).rejects.toThrow(message);
    const next = await drawAside(module('export const draw = () => new Uint8Array([1]);'), null);
    expect([...next]).toEqual([1]);
  });
});
