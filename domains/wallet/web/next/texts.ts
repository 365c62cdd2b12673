import { texts } from '@egcr/web-kit/messages';

import { walletWords } from '../../contract/words.ts';

/** What the wallet proposes on the dashboard. */
export const nextTexts = texts({
  add: walletWords.putMoneyIntoWallet,
  'add.text': {
    en: 'Try everything with play money.',
    es: 'Pruébalo todo con dinero ficticio.',
    fr: 'Essayez tout avec de l’argent fictif.',
    de: 'Probieren Sie alles mit Spielgeld aus.',
    it: 'Prova tutto con denaro fittizio.',
    pt: 'Experimente tudo com dinheiro fictício.',
    zh: '用演示资金体验全部功能。',
    ja: 'デモ資金で何でも試せます。',
    ko: '체험용 머니로 무엇이든 해 보세요.',
    ar: 'جرّب كل شيء برصيد تجريبي.',
  },
  send: walletWords.sendMoneyToSomeone,
  'send.text': {
    en: 'You need their username, and check every detail before it goes.',
    es: 'Necesitas su nombre de usuario, y revisas cada dato antes de enviarlo.',
    fr: 'Il vous faut son nom d’utilisateur, et vous vérifiez chaque détail avant l’envoi.',
    de: 'Sie brauchen den Benutzernamen und prüfen alles, bevor es abgeht.',
    it: 'Ti serve il suo nome utente, e controlli ogni dettaglio prima dell’invio.',
    pt: 'Você precisa do nome de usuário e confere cada detalhe antes do envio.',
    zh: '您需要对方的用户名，转账前会逐项核对。',
    ja: '相手のユーザー名が必要です。送る前に内容をすべて確かめます。',
    ko: '상대방의 사용자 이름이 필요하며, 보내기 전에 모든 내용을 확인합니다.',
    ar: 'تحتاج إلى اسم المستخدم الخاص به، وتراجع كل التفاصيل قبل الإرسال.',
  },
});
