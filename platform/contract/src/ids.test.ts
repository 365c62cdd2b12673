import { describe, expect, it } from 'vitest';

import { uuidv7, uuidv7Time_ms } from './ids.ts';

describe('ids', () => {
  it('carry the millisecond they were made in, the version and the variant', () => {
    const id = uuidv7(1_795_174_359_120);
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(uuidv7Time_ms(id)).toBe(1_795_174_359_120);
  });

  it('are the example of RFC 9562 for its time and random bits', () => {
    const random = [0, 0, 0, 0, 0, 0, 0x0c, 0xc3, 0x18, 0xc4, 0xdc, 0x0c, 0x0c, 0x07, 0x39, 0x8f];
    expect(uuidv7(0x017f22e279b0, (bytes) => bytes.set(random))).toBe('017f22e2-79b0-7cc3-98c4-dc0c0c07398f');
  });

  it('hold every byte as two signs, and fill all sixteen of them at random', () => {
    const drawn: number[] = [];
    const id = uuidv7(0xfffffffffffe, (bytes) => {
      drawn.push(bytes.length);
      bytes.set([0, 0, 0, 0, 0, 0, 0xff, 0xff, 0xff, 0x0a, 0xfe, 0xff, 0, 0x10, 0x0f, 0xff]);
    });
    expect(drawn).toEqual([16]);
    expect(id).toBe('ffffffff-fffe-7fff-bf0a-feff00100fff');
  });

  it('sort by time', () => {
    expect(uuidv7(1000) < uuidv7(1001)).toBe(true);
  });

  it('give no time where they are not of version 7', () => {
    expect(uuidv7Time_ms('017f22e2-79b0-4cc3-98c4-dc0c0c07398f')).toBeUndefined();
    expect(uuidv7Time_ms('nothing')).toBeUndefined();
    expect(uuidv7Time_ms('017f22e2-79b0-7cc3-98c4-dc0c0c07398f')).toBe(0x017f22e279b0);
  });
});
