import type { Words } from '@egcr/contract/words';

/** What several texts of this domain say, on both sides or in several places, each once. */
export const fundsWords = {
  unread: {
    en: 'The funds could not be read',
    es: 'No se pudieron leer los fondos',
    fr: 'Les fonds n’ont pas pu être lus',
    de: 'Die Fonds konnten nicht gelesen werden',
    it: 'Non è stato possibile leggere i fondi',
    pt: 'Não foi possível ler os fundos',
    zh: '无法读取基金',
    ja: '基金を読み込めませんでした',
    ko: '기금을 읽지 못했습니다',
    ar: 'تعذّرت قراءة الصناديق',
  },
} as const satisfies Words;
