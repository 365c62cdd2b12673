import type { Words } from '@egcr/contract/words';

/** What several texts say of risk, each once. */
export const riskWords = {
  rules: {
    en: 'Rules',
    es: 'Reglas',
    fr: 'Règles',
    de: 'Regeln',
    it: 'Regole',
    pt: 'Regras',
    zh: '规则',
    ja: 'ルール',
    ko: '규칙',
    ar: 'القواعد',
  },
  blocked: {
    en: 'Blocked',
    es: 'Bloqueados',
    fr: 'Bloqués',
    de: 'Gesperrt',
    it: 'Bloccati',
    pt: 'Bloqueados',
    zh: '已屏蔽',
    ja: 'ブロック済み',
    ko: '차단됨',
    ar: 'المحظورون',
  },
} as const satisfies Words;
