import { texts } from '@egcr/web-kit/messages';

/** What the public pages say about themselves to search engines and in shared links. */
export const headTexts = texts({
  verify: {
    en: 'Check a receipt of EGCR: whether it is in the sealed ledger, and when it was written there.',
    es: 'Comprueba un recibo de EGCR: si está en el libro mayor sellado y cuándo se anotó.',
    fr: 'Vérifiez un reçu d’EGCR : s’il figure dans le grand livre scellé, et quand il y a été inscrit.',
    de: 'Prüfen Sie einen Beleg von EGCR: ob er im versiegelten Hauptbuch steht und wann er dort eingetragen wurde.',
    it: 'Controlla una ricevuta di EGCR: se è nel libro mastro sigillato e quando vi è stata scritta.',
    pt: 'Confira um recibo da EGCR: se ele está no livro-razão selado e quando foi escrito ali.',
    zh: '核对 EGCR 的回单：它是否在封存的账本中，以及何时写入。',
    ja: 'EGCRの控えを確かめます。封印された台帳に記されているか、いつ記されたかがわかります。',
    ko: 'EGCR 영수증을 확인하세요. 봉인된 원장에 있는지, 언제 기록되었는지 알 수 있습니다.',
    ar: 'تحقق من إيصال EGCR: هل هو في دفتر الأستاذ المختوم، ومتى كُتب فيه.',
  },
});
