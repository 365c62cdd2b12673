import { texts } from '@egcr/web-kit/messages';

/** What the public pages say about themselves to search engines and in shared links. */
export const headTexts = texts({
  auth: {
    en: 'Sign in to EGCR or create an account with email, phone or a passkey.',
    es: 'Entra en EGCR o crea una cuenta con correo, teléfono o una llave de acceso.',
    fr: 'Connectez-vous à EGCR ou créez un compte par e-mail, par téléphone ou avec une clé d’accès.',
    de: 'Melden Sie sich bei EGCR an oder eröffnen Sie ein Konto mit E-Mail, Telefon oder Passkey.',
    it: 'Accedi a EGCR o crea un account con e-mail, telefono o una passkey.',
    pt: 'Entre na EGCR ou crie uma conta com e-mail, telefone ou uma chave de acesso.',
    zh: '使用电子邮件、手机或通行密钥登录 EGCR 或创建账户。',
    ja: 'メール、電話番号、パスキーでEGCRにログインするか、アカウントを作成できます。',
    ko: '이메일, 전화번호 또는 패스키로 EGCR에 로그인하거나 계정을 만드세요.',
    ar: 'سجّل الدخول إلى EGCR أو أنشئ حسابًا بالبريد الإلكتروني أو الهاتف أو مفتاح المرور.',
  },
  'verification-example': {
    en: 'What the verification of an EGCR account looks like, step by step, with invented data.',
    es: 'Cómo es la verificación de una cuenta EGCR, paso a paso, con datos inventados.',
    fr: 'À quoi ressemble la vérification d’un compte EGCR, étape par étape, avec des données inventées.',
    de: 'Wie die Verifizierung eines EGCR-Kontos aussieht, Schritt für Schritt, mit erfundenen Daten.',
    it: 'Com’è la verifica di un account EGCR, passo per passo, con dati inventati.',
    pt: 'Como é a verificação de uma conta EGCR, passo a passo, com dados inventados.',
    zh: '用虚构的数据，一步步展示 EGCR 账户的验证过程。',
    ja: 'EGCRのアカウントの本人確認がどのようなものかを、架空のデータで順を追って示します。',
    ko: 'EGCR 계정의 인증 과정을 가상의 데이터로 한 단계씩 보여 드립니다.',
    ar: 'كيف يبدو التحقق من حساب EGCR خطوة بخطوة، ببيانات مختلقة.',
  },
});
