import { texts } from '@egcr/web-kit/messages';

/** What a business of the person may not do, or they for it. */
export const principalTexts = texts({
  unregistered: {
    en: '{business} can’t sell yet. It isn’t in the register of businesses.',
    es: '{business} aún no puede vender. No está en el registro de empresas.',
    fr: '{business} ne peut pas encore vendre. Elle n’est pas au registre des entreprises.',
    de: '{business} kann noch nicht verkaufen. Es steht nicht im Unternehmensregister.',
    it: '{business} non può ancora vendere. Non è nel registro delle imprese.',
    pt: '{business} ainda não pode vender. Não está no registro de empresas.',
    zh: '{business} 还不能销售，因为它不在企业登记册中。',
    ja: '{business} はまだ販売できません。企業登録簿に載っていません。',
    ko: '{business}은(는) 아직 판매할 수 없습니다. 기업 등록부에 없습니다.',
    ar: 'لا يمكن لـ{business} البيع بعد، فهي ليست في سجل الأعمال.',
  },
  'read.only': {
    en: 'You can read here. Owners and finance of {business} can make changes.',
    es: 'Aquí puedes leer. Los propietarios y finanzas de {business} pueden hacer cambios.',
    fr: 'Vous pouvez lire ici. Les propriétaires et les finances de {business} peuvent modifier.',
    de: 'Sie können hier lesen. Eigentümer und Finanzen von {business} können etwas ändern.',
    it: 'Qui puoi leggere. I titolari e le finanze di {business} possono fare modifiche.',
    pt: 'Aqui você pode ler. Donos e finanças de {business} podem fazer mudanças.',
    zh: '您在这里只能查看。{business} 的所有者和财务人员可以更改。',
    ja: 'ここでは閲覧のみできます。変更できるのは {business} のオーナーと経理です。',
    ko: '여기서는 보기만 할 수 있습니다. {business}의 소유자와 재무 담당자가 변경할 수 있습니다.',
    ar: 'يمكنك القراءة هنا فقط. المالكون والمالية في {business} يمكنهم التغيير.',
  },
});
