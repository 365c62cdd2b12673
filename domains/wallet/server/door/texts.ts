import { texts } from '@egcr/server-kit/texts';

/** What people read of play money. */
export const playMoneyWords = texts({
  title: {
    en: 'Play money added',
    es: 'Dinero ficticio añadido',
    fr: 'Argent fictif ajouté',
    de: 'Spielgeld hinzugefügt',
    it: 'Denaro fittizio aggiunto',
    pt: 'Dinheiro fictício adicionado',
    zh: '已存入演示资金',
    ja: 'デモ資金の入金',
    ko: '체험용 머니 충전',
    ar: 'إضافة رصيد تجريبي',
  },
});
