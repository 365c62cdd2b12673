import { describe, expect, it } from 'vitest';

import { signsIn } from './signs.ts';

const own = ['egcr.example'];

describe('signs that a link is false', () => {
  it.each([
    ['https://egcr.example/wallet', []],
    ['https://pay.egcr.example', []],
    ['https://harbour.example', []],
    ['https://egcr-unlock.example', ['looks_like_us']],
    ['https://egcr.example.bad.example/x', ['looks_like_us']],
    ['support@egcr-help.example', ['looks_like_us']],
    ['https://e6cr.example', ['looks_like_us']],
    ['https://еgсr.example', ['looks_like_us', 'mixed_letters']],
    ['https://egcr.example@bad.example', ['name_before_host']],
    ['http://93.184.216.34/pay', ['number_as_host', 'not_encrypted']],
    ['https://[2001:db8::1]/', ['number_as_host']],
    ['https://a.b.c.d.e.example', ['many_names']],
    ['https://bad\u200B.example', ['hidden_characters']],
    ['+12025550143', []],
    ['hello', []],
  ])('%j: %j', (text, signs) => {
    expect(signsIn(text, own)).toEqual(signs);
  });
});
