import { useText } from '@egcr/web-kit/i18n.tsx';
import { texts, type TextOf } from '@egcr/web-kit/messages';

import { rolesWords } from '../../contract/words.ts';

/** The words around the matrix of roles. */
export const matrixTexts = texts({
  title: {
    en: 'What each role may do',
    es: 'Qué permite cada rol',
    fr: 'Ce que permet chaque rôle',
    de: 'Was jede Rolle darf',
    it: 'Cosa può fare ogni ruolo',
    pt: 'O que cada função permite',
    zh: '各角色的权限',
    ja: '役割ごとの権限',
    ko: '역할별 권한',
    ar: 'ما يتيحه كل دور',
  },
  lead: {
    en: 'As the server judges it: one table for all calls.',
    es: 'Como lo juzga el servidor: una tabla para todas las llamadas.',
    fr: 'Tel que le serveur en juge : un seul tableau pour tous les appels.',
    de: 'So urteilt der Server: eine Tabelle für alle Aufrufe.',
    it: 'Come giudica il server: una tabella per tutte le chiamate.',
    pt: 'Como o servidor decide: uma tabela para todas as chamadas.',
    zh: '与服务器的判断一致：所有调用共用一张表。',
    ja: 'サーバーの判断そのものです。すべての呼び出しが1つの表に従います。',
    ko: '서버가 판단하는 그대로: 모든 호출에 하나의 표.',
    ar: 'كما يحكم الخادم: جدول واحد لكل الطلبات.',
  },
  role: rolesWords.role,
  all: {
    en: 'All roles',
    es: 'Todos los roles',
    fr: 'Tous les rôles',
    de: 'Alle Rollen',
    it: 'Tutti i ruoli',
    pt: 'Todas as funções',
    zh: '全部角色',
    ja: 'すべての役割',
    ko: '모든 역할',
    ar: 'كل الأدوار',
  },
  permission: {
    en: 'Permission',
    es: 'Permiso',
    fr: 'Droit',
    de: 'Berechtigung',
    it: 'Permesso',
    pt: 'Permissão',
    zh: '权限',
    ja: '権限',
    ko: '권한',
    ar: 'الصلاحية',
  },
  who: {
    en: 'Roles that have it',
    es: 'Roles que lo tienen',
    fr: 'Rôles qui l’ont',
    de: 'Rollen, die sie haben',
    it: 'Ruoli che lo hanno',
    pt: 'Funções que a têm',
    zh: '拥有该权限的角色',
    ja: 'この権限を持つ役割',
    ko: '이 권한을 가진 역할',
    ar: 'الأدوار التي تملكها',
  },
});

export function useMatrixText(): TextOf<typeof matrixTexts> {
  return useText(matrixTexts);
}
