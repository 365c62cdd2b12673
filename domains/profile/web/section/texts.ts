import { texts } from '@egcr/web-kit/messages';

/** How the profile is called among the settings. */
export const sectionTexts = texts({
  profile: {
    en: 'Profile',
    es: 'Perfil',
    fr: 'Profil',
    de: 'Profil',
    it: 'Profilo',
    pt: 'Perfil',
    zh: '个人资料',
    ja: 'プロフィール',
    ko: '프로필',
    ar: 'الملف الشخصي',
  },
  'profile.text': {
    en: 'Names, username and PIN',
    es: 'Nombres, usuario y PIN',
    fr: 'Noms, nom d’utilisateur et PIN',
    de: 'Namen, Benutzername und PIN',
    it: 'Nomi, nome utente e PIN',
    pt: 'Nomes, nome de usuário e PIN',
    zh: '姓名、用户名和 PIN',
    ja: '名前、ユーザー名、PIN',
    ko: '이름, 사용자 이름, PIN',
    ar: 'الأسماء واسم المستخدم والرقم السري',
  },
});
