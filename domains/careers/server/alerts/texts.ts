import { texts } from '@egcr/server-kit/texts';

import { careersWords } from '../../contract/words.ts';

/** What the mail of an alert says. */
export const alertMailTexts = texts({
  one: {
    en: 'New job: {job}',
    es: 'Nuevo empleo: {job}',
    fr: 'Nouvelle offre : {job}',
    de: 'Neue Stelle: {job}',
    it: 'Nuovo lavoro: {job}',
    pt: 'Nova vaga: {job}',
    zh: '新职位：{job}',
    ja: '新しい求人：{job}',
    ko: '새 일자리: {job}',
    ar: 'وظيفة جديدة: {job}',
  },
  many: careersWords.newJobs,
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
    en: 'You get this email because you asked to be told of new jobs.',
    es: 'Recibes este correo porque pediste avisos de nuevos empleos.',
    fr: 'Vous recevez cet e-mail car vous avez demandé à être averti des nouvelles offres.',
    de: 'Sie erhalten diese E-Mail, weil Sie über neue Stellen informiert werden wollten.',
    it: 'Ricevi questa email perché hai chiesto avvisi sui nuovi lavori.',
    pt: 'Você recebe este e-mail porque pediu avisos de novas vagas.',
    zh: '您收到此邮件，是因为您要求接收新职位提醒。',
    ja: '新しい求人の通知を希望されたため、このメールをお送りしています。',
    ko: '새 일자리 알림을 신청하셔서 이 이메일을 보냅니다.',
    ar: 'تصلك هذه الرسالة لأنك طلبت إعلامك بالوظائف الجديدة.',
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
