import type { ListedEntry } from './read-list.ts';

/** Invented people and businesses, so that screening can be seen at work. None of them exists. */
const names: readonly (readonly [name: string, born: string | null, ...others: readonly string[]])[] = [
  ['Zoltan Fictive', '1961', 'Золтан Фиктив'],
  ['Marla Inventia', '1974'],
  ['Grigor Nonexis', '1958', 'Григор Нонексис'],
  ['Black Quill Sample Shipping', null, 'Black Quill Shipping Ltd'],
  ['Ostrava Phantom Sample Metals', null],
  ['Tariq al-Wahmi', '1969', 'طارق الوهمي'],
  ['Selim Hayali', '1980'],
  ['Nadia Falsova', '1971', 'Надия Фальсова'],
  ['Umbra Sample Holdings', null, 'Umbra Holdings Limited'],
  ['Casimir Vacant', '1955'],
  ['Lin Xuwu', '1966', '林虚无'],
  ['Kaku Uso', '1977', 'うそ かく'],
  ['Ha Gasang', '1983', '하가상'],
  ['Giorgi Araviniani', '1964', 'გიორგი არავინიანი'],
  ['Faux Meridian Sample Trust', null],
];
/** The sample list has more of one family, so that near names can be told apart. */
const family = ['Anselm', 'Bertil', 'Cosima', 'Dorit', 'Edvard', 'Frida', 'Gerlach', 'Hedda', 'Ivar'];
const houses = ['Notreal', 'Imaginar', 'Pretendi', 'Mockley', 'Dummand'];

export const sampleList: readonly ListedEntry[] = [
  ...names.map(([name, bornYear, ...others], at) => ({
    key: `sample-${at + 1}`,
    names: [name, ...others],
    bornYear,
  })),
  ...family.flatMap((given, at) =>
    houses.map((house, index) => ({
      key: `sample-${house.toLowerCase()}-${at + 1}`,
      names: [`${given} ${house}`],
      bornYear: String(1950 + at * 3 + index),
    })),
  ),
];
