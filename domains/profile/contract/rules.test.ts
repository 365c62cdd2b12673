import { describe, expect, it } from 'vitest';

import { isHouseName, nameIssue, tidyName, tidyUsername, usernameIssue, usernameSkeletons } from './rules.ts';

describe('a name', () => {
  it.each([
    ['', 'name_required'],
    ['   ', 'name_required'],
    ['a'.repeat(80), undefined],
    ['a'.repeat(81), 'name_too_long'],
    ['𝒜'.repeat(80), undefined],
    ['Ana\u202Egnp', 'name_characters'],
    ['Ana\u2066x', 'name_characters'],
    ['Ana\u200Bx', 'name_characters'],
    ['Ana\nMaria', 'name_characters'],
    ['\u3164', 'name_characters'],
    ['\u115F\u1160', 'name_characters'],
    ['Ana\uFFA0', 'name_characters'],
    ['Ana\u2800', 'name_characters'],
    ['Ana\u17B4', 'name_characters'],
    ['한글', undefined],
    ['Ana\u0000', 'name_characters'],
    ['---', 'name_characters'],
    ['Ana María', undefined],
    ["O'Brien-Smith", undefined],
    ['Nguyễn', undefined],
    ['محمد', undefined],
    ['می\u200Cخواهم', undefined],
    ['李', undefined],
    ['X', undefined],
  ])('%j gives %s [PROF-01] (threat 19) (attack X3)', (text, issue) => {
    expect(nameIssue(text)).toBe(issue);
  });

  it('is kept composed, trimmed and with single spaces', () => {
    expect(tidyName('  Ana   Mari\u0301a ')).toBe('Ana María');
  });
});

describe('a username that looks like another', () => {
  it.each([
    ['amina', 'amina', true],
    ['bob0', 'bobo', true],
    ['paypa1', 'paypal', true],
    ['arnina', 'amina', true],
    ['vvill', 'will', true],
    ['elia', 'ella', false],
    ['ann.lee', 'ann-lee', true],
    ['am1na', 'amina', true],
    ['a.mina', 'amina', true],
    ['a_m-1.n4', 'amina', true],
    ['l1sa', 'lisa', true],
    ['l1sa', 'llsa', true],
    ['ann2', 'ann3', false],
  ])('%s and %s look the same: %s (threat 19) (attack G4)', (one, other, isSame) => {
    expect(usernameSkeletons(one).some((look) => usernameSkeletons(other).includes(look))).toBe(isSame);
  });

  it.each([
    ['adm1n', 'username_reserved'],
    ['supp0rt', 'username_reserved'],
    ['e.g.c.r', 'username_reserved'],
    ['adrnin', 'username_reserved'],
    ['egcr_support', 'username_reserved'],
    ['theegcr', 'username_reserved'],
    ['3gcr-help', 'username_reserved'],
    ['\uFF41dmin', 'username_reserved'],
    ['\u0430dmin', 'username_characters'],
    ['amina\u202E', 'username_characters'],
    ['amina\u200B', 'username_characters'],
    ['ami\u0301na', 'username_characters'],
    ['adminton', undefined],
  ])('%j gives %s (threat 19)', (text, issue) => {
    expect(usernameIssue(text)).toBe(issue);
  });
});

describe('a username', () => {
  it.each([
    ['', 'username_required'],
    ['@', 'username_required'],
    ['ab', 'username_too_short'],
    ['abc', undefined],
    ['a'.repeat(30), undefined],
    ['a'.repeat(31), 'username_too_long'],
    ['amina', undefined],
    ['Amina', undefined],
    ['@amina', undefined],
    ['amina.okafor_7-b', undefined],
    ['.amina', 'username_characters'],
    ['-amina', 'username_characters'],
    ['amina okafor', 'username_characters'],
    ['аmina', 'username_characters'],
    ['amïna', 'username_characters'],
    ['amina\u202E', 'username_characters'],
    ['ａｍｉｎａ', undefined],
    ['admin', 'username_reserved'],
    ['Support', 'username_reserved'],
    ['egcr', 'username_reserved'],
  ])('%j gives %s [PROF-01]', (text, issue) => {
    expect(usernameIssue(text)).toBe(issue);
  });

  it('is kept in lower case and plain letters', () => {
    expect(tidyUsername(' @Ａmina ')).toBe('amina');
  });
});

describe('a name that speaks for the house', () => {
  it.each([
    ['EGCR', 'Support', true],
    ['Anna', 'Egcr', true],
    ['\u0415G\u0421R', 'Anna', true],
    ['\uFF25GCR', 'Bank', true],
    ['E.G.C.R.', 'Team', true],
    ['E', 'GCR', true],
    ['Customer', 'Support', true],
    ['Supp0rt', 'Te\u0430m', true],
    ['JVD', 'Treasury', true],
    ['Anna', 'Bank', false],
    ['Help', 'Okafor', false],
    ['Grace', 'Service-Mensah', false],
    ['Рос', 'Егоров', false],
    ['美咲', '田中', false],
  ])('%s %s: %s (attack G4)', (first, last, isOurs) => {
    expect(isHouseName(first, last)).toBe(isOurs);
  });
});
