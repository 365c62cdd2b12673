import { texts } from '@egcr/web-kit/messages';

/** What the public page says about itself to search engines and in shared links. */
export const headTexts = texts({
  rails: {
    en: 'How each payment rail of EGCR did in the last 90 days: success rate, speed and pauses, day by day, open to everyone.',
    es: 'Cómo fue cada vía de pago de EGCR en los últimos 90 días: éxito, rapidez y pausas, día a día, abierto a todos.',
    fr: 'L’état de chaque voie de paiement d’EGCR sur 90 jours : réussite, rapidité et pauses, jour par jour, pour tous.',
    de: 'Wie jeder Zahlungsweg von EGCR in 90 Tagen lief: Erfolg, Tempo und Pausen, Tag für Tag, offen für alle.',
    it: 'Come è andato ogni canale di pagamento di EGCR in 90 giorni: successo, rapidità e pause, giorno per giorno, aperto a tutti.',
    pt: 'Como foi cada via de pagamento da EGCR em 90 dias: sucesso, rapidez e pausas, dia a dia, aberto a todos.',
    zh: 'EGCR 各付款通道过去 90 天的成功率、速度与暂停，逐日公开。',
    ja: 'EGCRの各支払い経路の直近90日間の成功率、速さ、停止を日ごとに公開。',
    ko: 'EGCR 각 결제 경로의 지난 90일 성공률, 속도, 중지를 날마다 공개합니다.',
    ar: 'أداء كل مسار دفع في EGCR خلال 90 يومًا: النجاح والسرعة والتوقف، يومًا بيوم، للجميع.',
  },
});
