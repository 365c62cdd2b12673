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
  ])('%j against %j: %s', (typed, actual, verdict) => {
    expect(compareNames(typed, actual)).toBe(verdict);
  });

  it('is compared quickly however long it is', () => {
    const long = Array.from({ length: 20 }, (_, at) => `name${at}`).join(' ');
    expect(compareNames(long, long)).toBe('match');
  });
});
