import { texts } from '@egcr/web-kit/messages';

/** What the public pages say about themselves to search engines and in shared links. */
export const headTexts = texts({
  newsletter: {
    en: 'Get new posts of the EGCR blog by email, in your language. You need no account, and leave with one press.',
    es: 'Recibe los artículos nuevos del blog de EGCR por correo, en tu idioma. Sin cuenta, y te das de baja con un toque.',
    fr: 'Recevez les nouveaux articles du blog d’EGCR par e-mail, dans votre langue, sans compte. Un geste suffit pour arrêter.',
    de: 'Neue Beiträge des EGCR-Blogs per E-Mail, in Ihrer Sprache. Ohne Konto, und mit einem Klick abbestellt.',
    it: 'Ricevi via email i nuovi articoli del blog di EGCR, nella tua lingua. Senza account, e smetti con un tocco.',
    pt: 'Receba por e-mail os novos artigos do blog da EGCR, no seu idioma. Sem conta, e sai com um toque.',
    zh: '用您的语言通过邮件接收 EGCR 博客的新文章。无需账户，一键退订。',
    ja: 'EGCRブログの新しい記事を、ご自分の言語でメールでお届けします。アカウントは不要で、一度押せば停止できます。',
    ko: 'EGCR 블로그의 새 글을 원하는 언어로 이메일로 받아 보세요. 계정이 필요 없고 한 번 누르면 그만둡니다.',
    ar: 'تلقّ مقالات مدونة EGCR الجديدة بالبريد وبلغتك. لا تحتاج حسابًا، وتتوقف بضغطة واحدة.',
  },
  'newsletter-link': {
    en: 'Confirm or end a subscription to the EGCR blog by the link in its email. You need no account for this.',
    es: 'Confirma o termina una suscripción al blog de EGCR con el enlace de su correo. No necesitas cuenta.',
    fr: 'Confirmez ou arrêtez un abonnement au blog d’EGCR par le lien de son e-mail, sans compte.',
    de: 'Bestätigen oder beenden Sie ein Abonnement des EGCR-Blogs über den Link in der E-Mail. Ein Konto ist nicht nötig.',
    it: 'Conferma o termina un’iscrizione al blog di EGCR con il link nell’email. Non serve un account.',
    pt: 'Confirme ou encerre uma assinatura do blog da EGCR pelo link do e-mail. Não é preciso ter conta.',
    zh: '通过邮件中的链接确认或结束 EGCR 博客的订阅，无需账户。',
    ja: 'メールのリンクからEGCRブログの購読を確認または終了できます。アカウントは不要です。',
    ko: '이메일의 링크로 EGCR 블로그 구독을 확인하거나 끝낼 수 있습니다. 계정은 필요 없습니다.',
    ar: 'أكّد اشتراكًا في مدونة EGCR أو أنهه عبر الرابط في رسالته. لا تحتاج حسابًا لذلك.',
  },
});
