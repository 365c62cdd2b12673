import { useText } from '@egcr/web-kit/i18n.tsx';
import { texts, type TextOf } from '@egcr/web-kit/messages';

import { rolesWords } from '../../contract/words.ts';

/** The sentences of the list of staff roles. */
export const grantTexts = texts({
  title: {
    en: 'Staff roles',
    es: 'Roles del personal',
    fr: 'Rôles du personnel',
    de: 'Rollen der Mitarbeitenden',
    it: 'Ruoli del personale',
    pt: 'Funções da equipe',
    zh: '工作人员角色',
    ja: 'スタッフの役割',
    ko: '직원 역할',
    ar: 'أدوار الموظفين',
  },
  lead: {
    en: 'Who has which role, and until when. Two people give a role.',
    es: 'Quién tiene qué rol y hasta cuándo. Un rol lo dan dos personas.',
    fr: 'Qui a quel rôle, et jusqu’à quand. Deux personnes donnent un rôle.',
    de: 'Wer welche Rolle hat und bis wann. Zwei Personen vergeben eine Rolle.',
    it: 'Chi ha quale ruolo, e fino a quando. Un ruolo lo danno due persone.',
    pt: 'Quem tem qual função, e até quando. Duas pessoas dão uma função.',
    zh: '谁拥有哪个角色，以及到何时为止。授予角色需要两个人。',
    ja: '誰がどの役割をいつまで持つかを示します。役割の付与には2人が必要です。',
    ko: '누가 어떤 역할을 언제까지 가지는지 보여 줍니다. 역할은 두 사람이 부여합니다.',
    ar: 'من لديه أي دور وإلى متى. يمنح الدورَ شخصان.',
  },
  none: rolesWords.noRoles,
  gone: {
    en: 'Deleted account',
    es: 'Cuenta eliminada',
    fr: 'Compte supprimé',
    de: 'Gelöschtes Konto',
    it: 'Account eliminato',
    pt: 'Conta excluída',
    zh: '已删除的账户',
    ja: '削除されたアカウント',
    ko: '삭제된 계정',
    ar: 'حساب محذوف',
  },
  until: {
    en: 'Until {date}',
    es: 'Hasta el {date}',
    fr: 'Jusqu’au {date}',
    de: 'Bis {date}',
    it: 'Fino al {date}',
    pt: 'Até {date}',
    zh: '至 {date}',
    ja: '{date}まで',
    ko: '{date}까지',
    ar: 'حتى {date}',
  },
  place: {
    en: 'Only for {place}',
    es: 'Solo para {place}',
    fr: 'Seulement pour {place}',
    de: 'Nur für {place}',
    it: 'Solo per {place}',
    pt: 'Somente para {place}',
    zh: '仅限 {place}',
    ja: '{place}のみ',
    ko: '{place}에만 적용',
    ar: 'فقط لـ {place}',
  },
  'by.two': {
    en: 'Proposed by {maker}, approved by {checker}',
    es: 'Propuesto por {maker}, aprobado por {checker}',
    fr: 'Proposé par {maker}, approuvé par {checker}',
    de: 'Vorgeschlagen von {maker}, genehmigt von {checker}',
    it: 'Proposto da {maker}, approvato da {checker}',
    pt: 'Proposto por {maker}, aprovado por {checker}',
    zh: '由 {maker} 提出，{checker} 批准',
    ja: '提案：{maker}、承認：{checker}',
    ko: '제안: {maker}, 승인: {checker}',
    ar: 'اقترحه {maker} ووافق عليه {checker}',
  },
  'by.operator': {
    en: 'Given by the operator',
    es: 'Dado por el operador',
    fr: 'Donné par l’exploitant',
    de: 'Vom Betreiber vergeben',
    it: 'Dato dal gestore',
    pt: 'Dada pelo operador',
    zh: '由运营方授予',
    ja: '運営者が付与',
    ko: '운영자가 부여',
    ar: 'منحه المشغّل',
  },
});

export function useGrantText(): TextOf<typeof grantTexts> {
  return useText(grantTexts);
}
