import { texts } from '@egcr/web-kit/messages';

/** How the tool is called on the dashboard. */
export const sectionTexts = texts({
  'grant-reviews': {
    en: 'Grant reviews',
    es: 'Evaluación de subvenciones',
    fr: 'Évaluation des subventions',
    de: 'Förderanträge bewerten',
    it: 'Valutazione dei contributi',
    pt: 'Avaliação de subsídios',
    zh: '资助评审',
    ja: '助成金の審査',
    ko: '지원금 심사',
    ar: 'تقييم المنح',
  },
  'grant-reviews.text': {
    en: 'Score applications that you’re asked to judge.',
    es: 'Evalúa las solicitudes que te asignan.',
    fr: 'Notez les demandes qui vous sont confiées.',
    de: 'Bewerten Sie die Anträge, um die wir Sie bitten.',
    it: 'Valuta le domande che ti vengono affidate.',
    pt: 'Avalie os pedidos que recebeu.',
    zh: '为交给您的申请评分。',
    ja: '依頼された申請を採点します。',
    ko: '요청받은 신청을 채점합니다.',
    ar: 'قيّم الطلبات المسندة إليك.',
  },
});
