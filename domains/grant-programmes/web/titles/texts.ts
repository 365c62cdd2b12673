import { grantsWords } from '@egcr/grants/contract';
import { texts } from '@egcr/web-kit/messages';

import { programmeWords } from '../../contract/words.ts';

/** The titles of the screens: of the page, in navigation and in the search. */
export const programmeTitles = texts({
  'grant-budgets': grantsWords.budgetsOfGrants,
  'grant-programmes': programmeWords.programmes,
  'grant-programme-new': {
    en: 'New grant programme',
    es: 'Nuevo programa de subvenciones',
    fr: 'Nouveau programme de subventions',
    de: 'Neues Förderprogramm',
    it: 'Nuovo programma di contributi',
    pt: 'Novo programa de subsídios',
    zh: '新建资助计划',
    ja: '新しい助成プログラム',
    ko: '새 지원금 프로그램',
    ar: 'برنامج منح جديد',
  },
});
