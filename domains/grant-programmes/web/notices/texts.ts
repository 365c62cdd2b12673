import { texts } from '@egcr/web-kit/messages';

/** What the bell says of programmes. */
export const noticeTexts = texts({
  'grant_programmes.plan_waits': {
    en: 'The programme {programme} waits for you',
    es: 'El programa {programme} te espera',
    fr: 'Le programme {programme} vous attend',
    de: 'Das Programm {programme} wartet auf Sie',
    it: 'Il programma {programme} ti aspetta',
    pt: 'O programa {programme} espera por si',
    zh: '计划 {programme} 等待您处理',
    ja: 'プログラム「{programme}」が対応を待っています',
    ko: '프로그램 {programme}이(가) 기다립니다',
    ar: 'البرنامج {programme} بانتظارك',
  },
  'grant_programmes.plan_sent_back': {
    en: 'The programme {programme} was sent back. Change it and send it again.',
    es: 'El programa {programme} fue devuelto. Cámbialo y reenvíalo.',
    fr: 'Le programme {programme} a été renvoyé. Modifiez-le et renvoyez-le.',
    de: 'Das Programm {programme} wurde zurückgegeben. Ändern Sie es und geben Sie es erneut ab.',
    it: 'Il programma {programme} è stato rinviato. Cambialo e invialo di nuovo.',
    pt: 'O programa {programme} foi devolvido. Mude-o e envie de novo.',
    zh: '计划 {programme} 已退回，请修改后重新提交。',
    ja: 'プログラム「{programme}」が差し戻されました。直して送り直してください。',
    ko: '프로그램 {programme}이(가) 돌아왔습니다. 고쳐서 다시 보내세요.',
    ar: 'أُعيد البرنامج {programme}. عدّله وأرسله مجددًا.',
  },
  'grant_programmes.plan_published': {
    en: 'The programme {programme} is published',
    es: 'El programa {programme} está publicado',
    fr: 'Le programme {programme} est publié',
    de: 'Das Programm {programme} ist veröffentlicht',
    it: 'Il programma {programme} è pubblicato',
    pt: 'O programa {programme} está publicado',
    zh: '计划 {programme} 已发布',
    ja: 'プログラム「{programme}」が公開されました',
    ko: '프로그램 {programme}이(가) 게시되었습니다',
    ar: 'نُشر البرنامج {programme}',
  },
});
