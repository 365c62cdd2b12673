import { describe, expect, it } from 'vitest';

import { tracesIn } from './traces.ts';

const keys = (text: string) => tracesIn(text).map(({ kind, key }) => `${kind} ${key}`);

describe('what a text leads to', () => {
  it.each([
    ['https://Bad.example/login?x=1#top', ['link bad.example/login', 'link bad.example']],
    ['bad.example', ['link bad.example']],
    ['www.bad.example/', ['link bad.example']],
    ['http://bad.example:8080/a/', ['link bad.example/a', 'link bad.example']],
    ['Look: (https://bad.example), now!', ['link bad.example']],
    ['https://bit.ly/3abc', ['link bit.ly/3abc']],
    ['https://bit.ly', []],
    ['https://пример.example', ['link xn--e1afmkfd.example']],
    ['Billing@Olive.example', ['email billing@olive.example']],
    ['+1 (202) 555-0143', ['phone 12025550143']],
    ['0012025550143', ['phone 12025550143']],
    ['tel. 2025550143', ['phone 2025550143']],
    ['GB00 EXAM 1234 5612 3456 78', ['account gb00exam12345612345678']],
    ['GB00EXAM12345612345678', ['account gb00exam12345612345678']],
    ['tel 0012025550199', ['phone 12025550199']],
    ['0x52908400098527886E0F7030069857D2E4169EE7', ['account 0x52908400098527886e0f7030069857d2e4169ee7']],
    ['@Director_Helps', ['username director_helps']],
    ['Ｂａｄ．example', ['link bad.example']],
    ['bad.example\u200B', ['link bad.example']],
    ['javascript:alert(1)', []],
    ['http://', []],
    ['hello there', []],
    ['e.g. 3.5 of 4', []],
    ['', []],
  ])('%j: %j', (text, found) => {
    expect(keys(text)).toEqual(found);
  });

  it('is read on every line, each once, twenty at most', () => {
    expect(keys('a.example\nb@b.example\na.example')).toEqual(['link a.example', 'email b@b.example']);
    const many = Array.from({ length: 50 }, (_, at) => `host${at}.example`).join(' ');
    expect(tracesIn(many)).toHaveLength(20);
  });
});
