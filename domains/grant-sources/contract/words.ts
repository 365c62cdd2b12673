import type { Words } from '@egcr/contract/words';

/** What more than one text says about programmes of others. */
export const sourceWords = {
  importProgrammes: {
    en: 'Import programmes',
    es: 'Importar programas',
    fr: 'Importer des programmes',
    de: 'Programme importieren',
    it: 'Importa programmi',
    pt: 'Importar programas de outros',
    zh: '导入项目',
    ja: 'プログラムの取り込み',
    ko: '프로그램 가져오기',
    ar: 'استيراد البرامج',
  },
} as const satisfies Words;
