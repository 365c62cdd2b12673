import { texts } from '@egcr/server-kit/texts';

import { grantsWords } from '../../contract/words.ts';

/** What the mail of an alert says. */
export const alertMailTexts = texts({
  one: grantsWords.opened,
  many: grantsWords.openedMany,
  button: {
    en: 'Show all',
    es: 'Ver todos',
    fr: 'Tout afficher',
    de: 'Alle zeigen',
    it: 'Mostra tutti',
    pt: 'Ver todas',
    zh: '查看全部',
    ja: 'すべて見る',
    ko: '모두 보기',
    ar: 'عرض الكل',
  },
  why: {
    en: 'You get this email because you asked to be told of grants that open.',
    es: 'Recibes este correo porque pediste avisos de subvenciones que se abren.',
    fr: 'Vous recevez cet e-mail car vous avez demandé à être averti des subventions qui ouvrent.',
    de: 'Sie erhalten diese E-Mail, weil Sie über neue Förderungen informiert werden wollten.',
    it: 'Ricevi questa email perché hai chiesto avvisi sui contributi che si aprono.',
    pt: 'Você recebe este e-mail porque pediu avisos de subsídios que se abrem.',
    zh: '您收到此邮件，是因为您要求接收资助开放提醒。',
    ja: '助成金の受付開始の通知を希望されたため、このメールをお送りしています。',
    ko: '지원금 접수 알림을 신청하셔서 이 이메일을 보냅니다.',
    ar: 'تصلك هذه الرسالة لأنك طلبت إعلامك بالمنح التي تُفتح.',
  },
  off: {
    en: 'Stop this alert',
    es: 'Detener este aviso',
    fr: 'Arrêter cette alerte',
    de: 'Diese Benachrichtigung beenden',
    it: 'Ferma questo avviso',
    pt: 'Parar este aviso',
    zh: '停止此提醒',
    ja: 'この通知を止める',
    ko: '이 알림 중지',
    ar: 'إيقاف هذا التنبيه',
  },
});
