import { describe, expect, it } from 'vitest';

import { checkCharacter, isRegisterNumber, registerNumber } from './number-rules.ts';
import { judgeRegistration, yearsBetween } from './registration-rules.ts';
import { registrationIn } from './written-registration.ts';

const TODAY = '2026-11-24';
const good = {
  name: 'Harbour Bakery',
  jurisdiction: 'IT',
  type: 'private_company',
  born: '1990-05-01',
  shares: 1000,
  share_value: '100',
  own_shares: 600,
  has_holders: true,
  holder_1: 'Bao Lin',
  holder_1_shares: 400,
};
const judge = (answers: object) => judgeRegistration(registrationIn({ ...good, ...answers }), TODAY);

describe('a registration would be refused [SYS-08]', () => {
  it('for nothing where all is right, nor for what is not written yet', () => {
    expect(judge({})).toEqual([]);
    expect(judgeRegistration(registrationIn({}), TODAY)).toEqual([]);
  });

  it.each([
    [{ street: 'Via\u0000Roma 1' }, [{ field: 'street', code: 'characters' }]],
    [{ town: 'Genova\u202e' }, [{ field: 'town', code: 'characters' }]],
    [{ holder_1: '\u202eniL oaB' }, [{ field: 'holder_1', code: 'characters' }]],
    [{ holder_1: '\u200b\u200b' }, [{ field: 'holder_1', code: 'characters' }]],
    [{ holder_1: 'می\u200cخواهم' }, []],
    [
      { has_director_2: true, director_2: '\u2066Ana', director_2_born: '1990-01-01' },
      [{ field: 'director_2', code: 'characters' }],
    ],
    [{ name: 'Аcme' }, [{ field: 'name', code: 'mixed_scripts' }]],
    [{ name: 'Harbour Bank' }, [{ field: 'name_paper', code: 'paper_needed' }]],
    [{ name: 'Harbour Bank', name_paper: ['an-id'] }, []],
    [{ jurisdiction: 'JP', type: 'public_company' }, [{ field: 'type', code: 'not_offered' }]],
    [{ born: '2008-11-25' }, [{ field: 'born', code: 'under_age', params: { minimum: 18 } }]],
    [{ born: '2008-11-24' }, []],
    [{ jurisdiction: 'GB', born: '2010-11-24' }, []],
    [{ born: '1890-01-01' }, [{ field: 'born', code: 'too_early' }]],
    [{ holder_1_shares: 399 }, [{ field: 'own_shares', code: 'sum_differs', params: { difference: 1 } }]],
    [{ own_shares: 601 }, [{ field: 'own_shares', code: 'sum_differs', params: { difference: -1 } }]],
    [{ holder_1_shares: 0, own_shares: 1000 }, [{ field: 'holder_1_shares', code: 'no_shares' }]],
    [
      { has_holder_2: true, holder_2: 'bao  LIN', holder_2_shares: 0, has_second: true, holder_2_second: 5 },
      [{ field: 'holder_2', code: 'holder_repeated' }],
    ],
    [
      { holder_1_kind: 'business', holder_1_number: 'JVRIT0000042X' },
      [{ field: 'holder_1_number', code: 'number_wrong' }],
    ],
    [{ holder_1_kind: 'business', holder_1_number: registerNumber('IT', 42).toLowerCase() }, []],
    [
      { holder_1_kind: 'person', holder_1_born: '2026-11-25' },
      [{ field: 'holder_1_born', code: 'born_later' }],
    ],
    [
      { has_second: true, second_shares: 10, own_second: 4, holder_1_second: 5 },
      [{ field: 'own_second', code: 'sum_differs', params: { difference: 1 } }],
    ],
    [
      { has_director_2: true, director_2: 'Ada Lin', director_2_born: '2015-01-01' },
      [{ field: 'director_2_born', code: 'under_age', params: { minimum: 18 } }],
    ],
    [
      {
        has_director_2: true,
        director_2: 'Ada Lin',
        director_2_born: '1980-01-01',
        has_director_3: true,
        director_3: 'ADA LIN',
        director_3_born: '1980-01-09',
      },
      [{ field: 'director_3', code: 'director_repeated' }],
    ],
    // A third holder is asked for only after a second.
    [{ has_holder_3: true, holder_3: 'Cy', holder_3_shares: 7 }, []],
    // What is written about holders does not count where there are none.
    [{ has_holders: false }, [{ field: 'own_shares', code: 'sum_differs', params: { difference: 400 } }]],
  ])('%j: %j', (answers, issues) => {
    expect(judge(answers)).toEqual(issues);
  });

  it('for all faults at once, each by its question', () => {
    const fields = judge({ name: 'Royal Bank', born: '2020-01-01', own_shares: 1 }).map(({ field }) => field);
    expect(fields).toEqual(['name_paper', 'born', 'own_shares']);
  });
});

it('years are full on the birthday', () => {
  expect(yearsBetween('2000-02-29', '2018-02-28')).toBe(17);
  expect(yearsBetween('2000-02-29', '2018-03-01')).toBe(18);
});

describe('a number of the register', () => {
  it('has the check character of ISO 7064 MOD 37,36', () => {
    // The example of the standard for recordings (GRid).
    expect(checkCharacter('A12425GABC1234002')).toBe('M');
    expect(registerNumber('IT', 42)).toMatch(/^JVRIT0000042[0-9A-Z]$/);
  });

  it('is found out where one sign is wrong, or two neighbours are swapped', () => {
    const number = registerNumber('KE', 7_310_528);
    expect(isRegisterNumber(number)).toBe(true);
    for (let at = 5; at < 12; at += 1) {
      for (const digit of '0123456789') {
        const changed = number.slice(0, at) + digit + number.slice(at + 1);
        expect(isRegisterNumber(changed)).toBe(changed === number);
      }
      const swapped = number.slice(0, at) + number.charAt(at + 1) + number.charAt(at) + number.slice(at + 2);
      expect(isRegisterNumber(swapped)).toBe(swapped === number);
    }
  });
});
