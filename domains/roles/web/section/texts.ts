import { texts } from '@egcr/web-kit/messages';

/** How the roles of a person are called among the settings. */
export const sectionTexts = texts({
  roles: {
    en: 'Roles',
    es: 'Tus roles',
    fr: 'Rôles',
    de: 'Rollen',
    it: 'Ruoli',
    pt: 'Funções',
    zh: '角色',
    ja: '役割',
    ko: '역할',
    ar: 'الأدوار',
  },
  'roles.text': {
    en: 'Your staff roles, and how to ask for one',
    es: 'Tus roles del personal y cómo pedir uno',
    fr: 'Vos rôles du personnel et comment en demander un',
    de: 'Ihre Mitarbeiterrollen und wie Sie eine beantragen',
    it: 'I tuoi ruoli nel personale e come chiederne uno',
    pt: 'Suas funções na equipe e como pedir uma',
    zh: '您的工作人员角色及申请方式',
    ja: 'スタッフとしての役割と申請方法',
    ko: '내 직원 역할과 신청 방법',
    ar: 'أدوارك ضمن الموظفين وكيف تطلب دورًا',
  },
});
