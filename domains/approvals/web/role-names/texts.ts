import { rolesWords } from '@egcr/roles/contract';
import { useText } from '@egcr/web-kit/i18n.tsx';
import { texts, type TextOf } from '@egcr/web-kit/messages';

/** What the roles of the staff are called. */
export const roleNameTexts = texts({
  'role.registry_reviewer': rolesWords.registryReviewer,
  'role.verification_reviewer': rolesWords.verificationReviewer,
  'role.grants_reviewer': rolesWords.grantsReviewer,
  'role.jobs_reviewer': rolesWords.jobsReviewer,
  'role.benefits_reviewer': rolesWords.benefitsReviewer,
  'role.content_editor': rolesWords.contentEditor,
  'role.fraud_reviewer': rolesWords.fraudReviewer,
  'role.programme_manager': rolesWords.programmeManager,
  'role.finance_officer': rolesWords.financeOfficer,
  'role.auditor': rolesWords.auditor,
  'role.oversight': {
    en: 'Oversight',
    es: 'Supervisión',
    fr: 'Supervision',
    de: 'Aufsicht',
    it: 'Vigilanza',
    pt: 'Supervisão',
    zh: '监督员',
    ja: '監督担当',
    ko: '감독 담당',
    ar: 'الإشراف',
  },
  'role.admin': {
    en: 'Admin',
    es: 'Administración',
    fr: 'Administration',
    de: 'Administration',
    it: 'Amministrazione',
    pt: 'Administração',
    zh: '管理员',
    ja: '管理者',
    ko: '관리자',
    ar: 'مشرف',
  },
  'role.super_admin': {
    en: 'Super admin',
    es: 'Superadministración',
    fr: 'Super administration',
    de: 'Superadmin',
    it: 'Super amministratore',
    pt: 'Superadministração',
    zh: '超级管理员',
    ja: 'スーパー管理者',
    ko: '최고 관리자',
    ar: 'مشرف عام',
  },
  'role.author': rolesWords.author,
});

export function useRoleNames(): TextOf<typeof roleNameTexts> {
  return useText(roleNameTexts);
}
