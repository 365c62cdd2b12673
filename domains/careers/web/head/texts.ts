import { texts } from '@egcr/web-kit/messages';

/** What the public pages say about themselves to search engines and in shared links. */
export const headTexts = texts({
  'job-alert-link': {
    en: 'Turn a job alert off by the link in its email. You need no account for this.',
    es: 'Desactiva un aviso de empleo con el enlace de su correo. No necesitas cuenta.',
    fr: 'Désactivez une alerte d’emploi par le lien de son e-mail, sans compte.',
    de: 'Schalten Sie eine Benachrichtigung über den Link in der E-Mail aus. Ein Konto ist nicht nötig.',
    it: 'Disattiva un avviso di lavoro con il link nell’email. Non serve un account.',
    pt: 'Desative um aviso de vagas pelo link do e-mail. Não é preciso ter conta.',
    zh: '通过邮件中的链接关闭职位提醒，无需账户。',
    ja: 'メールのリンクから求人通知を止められます。アカウントは不要です。',
    ko: '이메일의 링크로 일자리 알림을 끌 수 있습니다. 계정은 필요 없습니다.',
    ar: 'أوقف تنبيه الوظائف عبر الرابط في رسالته. لا تحتاج حسابًا لذلك.',
  },
});
