import { texts } from '@egcr/web-kit/messages';

/** What staff look up about people, as the audit log names it. */
export const actTexts = texts({
  person_looked_up: {
    en: 'Account looked up',
    es: 'Cuenta consultada',
    fr: 'Compte consulté',
    de: 'Konto nachgesehen',
    it: 'Account consultato',
    pt: 'Conta consultada',
    zh: '查看了账户',
    ja: 'アカウントを照会',
    ko: '계정 조회',
    ar: 'اطُّلع على حساب',
  },
  role_given_up: {
    en: 'Role given up',
    es: 'Rol abandonado',
    fr: 'Rôle abandonné',
    de: 'Rolle abgegeben',
    it: 'Ruolo lasciato',
    pt: 'Função deixada',
    zh: '放弃了角色',
    ja: '役割を返上',
    ko: '역할 반납',
    ar: 'تُنازل عن دور',
  },
});
