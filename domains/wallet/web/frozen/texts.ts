import { useText } from '@egcr/web-kit/i18n.tsx';
import { texts } from '@egcr/web-kit/messages';

import { walletWords } from '../../contract/words.ts';

/** What a frozen wallet says wherever money would leave it. */
const frozenTexts = texts({
  title: walletWords.walletFrozen,
  text: {
    en: 'Since {time}, money can come in but none can leave.',
    es: 'Desde {time} puede entrar dinero, pero no salir.',
    fr: 'Depuis {time}, l’argent peut entrer mais pas sortir.',
    de: 'Seit {time} kann Geld hereinkommen, aber keines hinaus.',
    it: 'Da {time} il denaro può entrare ma non uscire.',
    pt: 'Desde {time}, o dinheiro pode entrar, mas não sair.',
    zh: '自 {time} 起，可以收款，但无法转出。',
    ja: '{time}から、受け取りはできますが、出金はできません。',
    ko: '{time}부터 받을 수는 있지만 내보낼 수는 없습니다.',
    ar: 'منذ {time} يمكن أن يدخل المال ولا يمكن أن يخرج.',
  },
  unfreeze: {
    en: 'Unfreeze wallet',
    es: 'Desbloquear monedero',
    fr: 'Dégeler le portefeuille',
    de: 'Geldbörse entsperren',
    it: 'Sblocca il portafoglio',
    pt: 'Descongelar carteira',
    zh: '解除冻结',
    ja: '凍結を解除',
    ko: '동결 해제',
    ar: 'إلغاء تجميد المحفظة',
  },
  reason: {
    en: 'Your wallet is frozen. Unfreeze it first.',
    es: 'Tu monedero está bloqueado. Desbloquéalo primero.',
    fr: 'Votre portefeuille est gelé. Dégelez-le d’abord.',
    de: 'Ihre Geldbörse ist gesperrt. Entsperren Sie sie zuerst.',
    it: 'Il tuo portafoglio è bloccato. Sbloccalo prima.',
    pt: 'Sua carteira está congelada. Descongele-a primeiro.',
    zh: '您的钱包已冻结，请先解除冻结。',
    ja: 'ウォレットは凍結されています。先に解除してください。',
    ko: '지갑이 동결되었습니다. 먼저 해제하세요.',
    ar: 'محفظتك مجمّدة. ألغِ تجميدها أولًا.',
  },
  badge: {
    en: 'Frozen',
    es: 'Bloqueado',
    fr: 'Gelé',
    de: 'Gesperrt',
    it: 'Bloccato',
    pt: 'Congelada',
    zh: '已冻结',
    ja: '凍結中',
    ko: '동결됨',
    ar: 'مجمّدة',
  },
});

export const useFrozenText = () => useText(frozenTexts);
