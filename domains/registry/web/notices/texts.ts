import { texts } from '@egcr/web-kit/messages';

/** What the bell says of the register. */
export const noticeTexts = texts({
  'registry.change_filed': {
    en: 'Someone asked to change the entry of {name}',
    es: 'Se pidió cambiar el asiento de {name}',
    fr: 'Une modification de la fiche de {name} a été demandée',
    de: 'Eine Änderung des Eintrags von {name} wurde beantragt',
    it: 'È stata chiesta una modifica della voce di {name}',
    pt: 'Foi pedida uma alteração no registro de {name}',
    zh: '有人申请变更 {name} 的登记',
    ja: '{name}の登録の変更が申請されました',
    ko: '{name} 등록의 변경이 신청되었습니다',
    ar: 'طُلب تغيير قيد {name}',
  },
  'registry.change_entered': {
    en: 'The entry of {name} was changed',
    es: 'El asiento de {name} cambió',
    fr: 'La fiche de {name} a été modifiée',
    de: 'Der Eintrag von {name} wurde geändert',
    it: 'La voce di {name} è stata modificata',
    pt: 'O registro de {name} foi alterado',
    zh: '{name} 的登记已变更',
    ja: '{name}の登録が変わりました',
    ko: '{name} 등록이 변경되었습니다',
    ar: 'تغيّر قيد {name}',
  },
});
