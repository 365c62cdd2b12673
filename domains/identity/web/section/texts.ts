import { texts } from '@egcr/web-kit/messages';

import { identityWords } from '../../contract/words.ts';

/** How what identity shows is called among the settings. */
export const sectionTexts = texts({
  contacts: {
    en: 'Contacts',
    es: 'Contactos',
    fr: 'Contacts',
    de: 'Kontakte',
    it: 'Contatti',
    pt: 'Contatos',
    zh: '联系方式',
    ja: '連絡先',
    ko: '연락처',
    ar: 'جهات الاتصال',
  },
  'contacts.text': identityWords.emailAndPhone,
  security: {
    en: 'Security',
    es: 'Seguridad',
    fr: 'Sécurité',
    de: 'Sicherheit',
    it: 'Sicurezza',
    pt: 'Segurança',
    zh: '安全',
    ja: 'セキュリティ',
    ko: '보안',
    ar: 'الأمان',
  },
  'security.text': {
    en: 'Password, second factor, passkeys, devices',
    es: 'Contraseña, segundo factor, llaves de acceso, dispositivos',
    fr: 'Mot de passe, second facteur, clés d’accès, appareils',
    de: 'Passwort, zweiter Faktor, Passkeys, Geräte',
    it: 'Password, secondo fattore, passkey, dispositivi',
    pt: 'Senha, segundo fator, chaves de acesso, dispositivos',
    zh: '密码、第二重验证、通行密钥、设备',
    ja: 'パスワード、2段階認証、パスキー、端末',
    ko: '비밀번호, 2단계 인증, 패스키, 기기',
    ar: 'كلمة المرور والعامل الثاني ومفاتيح المرور والأجهزة',
  },
});
