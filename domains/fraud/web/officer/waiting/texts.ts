import { texts } from '@egcr/web-kit/messages';

/** What is said of holds that wait for a second officer. */
export const waitingTexts = texts({
  title: {
    en: 'Holds to confirm',
    es: 'Retenciones por confirmar',
    fr: 'Blocages à confirmer',
    de: 'Zu bestätigendes Zurückhalten',
    it: 'Blocchi da confermare',
    pt: 'Retenções a confirmar',
    zh: '待确认的暂扣',
    ja: '確認待ちの保留',
    ko: '확인할 보류',
    ar: 'حجوزات تنتظر التأكيد',
  },
  lead: {
    en: 'Another officer has held this money. It is free again at the time shown unless you or a colleague confirm it.',
    es: 'Otro agente ha retenido este dinero. Queda libre a la hora indicada si nadie más lo confirma.',
    fr: 'Un autre agent a bloqué cet argent. Il sera libre à l’heure indiquée si personne d’autre ne confirme.',
    de: 'Eine andere Person hat dieses Geld zurückgehalten. Es wird zur genannten Zeit frei, wenn niemand sonst es bestätigt.',
    it: 'Un altro operatore ha trattenuto questo denaro. Torna libero all’ora indicata se nessun altro conferma.',
    pt: 'Outro agente reteve este dinheiro. Fica livre na hora indicada se ninguém mais confirmar.',
    zh: '另一名工作人员已暂扣这笔资金。若无其他人确认，将在所示时间解除。',
    ja: '別の担当者がこの資金を保留しました。ほかの人が確認しない場合、表示の時刻に解除されます。',
    ko: '다른 담당자가 이 자금을 보류했습니다. 다른 사람이 확인하지 않으면 표시된 시간에 해제됩니다.',
    ar: 'حجز موظف آخر هذا المال. ويُفرج عنه في الوقت المبيّن ما لم يؤكده غيره.',
  },
  until: {
    en: 'Held by {officer}, until {time}',
    es: 'Retenido por {officer}, hasta el {time}',
    fr: 'Bloqué par {officer}, jusqu’au {time}',
    de: 'Zurückgehalten von {officer}, bis {time}',
    it: 'Trattenuto da {officer}, fino a {time}',
    pt: 'Retido por {officer}, até {time}',
    zh: '由 {officer} 暂扣，至 {time}',
    ja: '{officer}が保留、{time}まで',
    ko: '{officer}님이 보류, {time}까지',
    ar: 'حجزه {officer} حتى {time}',
  },
});
