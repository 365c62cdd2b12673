import { describe, expect, it } from 'vitest';

import { compareNames } from './name-rules.ts';

describe('a typed name', () => {
  it.each([
    ['Ada Lovelace', 'Ada Lovelace', 'match'],
    ['lovelace, ADA', 'Ada Lovelace', 'match'],
    ['Jose Nunez', 'José Núñez', 'match'],
    ['Soren Kierkegaard', 'Søren Kierkegaard', 'match'],
    ['Weiss', 'Weiß', 'match'],
    ['A. Lovelace', 'Ada Lovelace', 'match'],
    ['Ada Lovelace', 'A Lovelace', 'match'],
    ["Conor O'Brien", 'Conor OBrien', 'match'],
    ['Jean-Luc Martin', 'Jean Luc Martin', 'match'],
    ['Ronald Mc Donald', 'Ronald McDonald', 'match'],
    ['山田太郎', '太郎 山田', 'match'],
    ['محمد علي', 'علي محمد', 'match'],
    ['김 민수', '민수 김', 'match'],
    ['Ada Lovelase', 'Ada Lovelace', 'close'],
    ['Dai Lovelaec', 'Dai Lovelace', 'close'],
    ['Ada Lovelace', 'Ada Byron Lovelace', 'close'],
    ['Ada Byron', 'Ada Lovelace', 'no_match'],
    ['Ada', 'Ada Lovelace', 'no_match'],
    ['A L', 'Ada Lovelace', 'no_match'],
    ['Lovelace', 'Lovelace', 'match'],
    ['Bola', 'Bole', 'close'],
    ['Bo', 'Ba', 'no_match'],
    ['Yamada Taro', '太郎 山田', 'no_match'],
    ['', 'Ada Lovelace', 'no_match'],
    ['...', 'Ada Lovelace', 'no_match'],
    ['Ada Lovelace', '', 'no_match'],
    ['Grace Hopper', 'Ada Lovelace', 'no_match'],
    ['Bob', 'Bop', 'no_match'],
    ['Bola', 'Bol', 'no_match'],
    ['Bola', 'Bolas', 'close'],
    ['Bola', 'Boa', 'no_match'],
    ['Bolat', 'Bola', 'close'],
    ['Bloa', 'Bola', 'close'],
    ['Obla', 'Bola', 'close'],
    ['Boal', 'Bola', 'close'],
    ['Kora', 'Bola', 'no_match'],
    ['Boalat', 'Bolata', 'no_match'],
    ['Xovelacy', 'Lovelace', 'no_match'],
    ['Xovelacys', 'Lovelaces', 'close'],
    ['Lovelaec', 'Lovelace', 'close'],
    ['Olvelaecs', 'Lovelaces', 'close'],
    ['Olvelaecx', 'Lovelaces', 'no_match'],
    ['Lvlace', 'Lovelace', 'no_match'],
    ['Lvlaceson', 'Lovelaceson', 'close'],
    ['Maria De La Cruz', 'Cruz Maria Dela', 'match'],
    ['A B C D E', 'ABCDE', 'no_match'],
    ['Ann Bea Cleo Dora Ev', 'AnnBea CleoDora Ev', 'no_match'],
    ['AnnBea CleoDora Ev', 'Ann Bea Cleo Dora Ev', 'no_match'],
    ['A Lovelace', 'Ada Byron Lovelace', 'close'],
    ['A L', 'A L', 'match'],
    ['A B', 'A Byron', 'no_match'],
    ['李 M', '李 Mei', 'match'],
    ['A Lovelace', 'Bea Lovelace', 'no_match'],
    ['Ada Ada', 'Ada Lovelace', 'no_match'],
    ['Þór Ægisson', 'Thor Aegisson', 'match'],
    ['Đorđe Łęcki', 'Dorde Lecki', 'match'],
    ['Ýr Eiðsdóttir', 'Yr Eidsdottir', 'match'],
    ['Œuvrard Yılmaz', 'Oeuvrard Yilmaz', 'match'],
  ])('%j against %j: %s', (typed, actual, verdict) => {
    expect(compareNames(typed, actual)).toBe(verdict);
  });

  it('is compared quickly however long it is', () => {
    const long = Array.from({ length: 20 }, (_, at) => `name${at}`).join(' ');
    expect(compareNames(long, long)).toBe('match');
  });
});
