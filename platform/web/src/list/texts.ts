import { texts } from '../messages.ts';
import { words } from '@egcr/contract/words';

/** What every list says. */
export const listTexts = texts({
  loading: words.loading,
  unread: words.notLoaded,
  retry: words.tryAgain,
  more: words.showMore,
  shown: {
    en: 'Shown: {count}',
    es: 'Mostrados: {count}',
    fr: 'Affichés : {count}',
    de: 'Angezeigt: {count}',
    it: 'Mostrati: {count}',
    pt: 'Exibidos: {count}',
    zh: '已显示：{count}',
    ja: '表示中：{count}',
    ko: '표시됨: {count}',
    ar: 'المعروض: {count}',
  },
  filters: words.filters,
  clear: {
    en: 'Clear filters',
    es: 'Quitar filtros',
    fr: 'Effacer les filtres',
    de: 'Filter aufheben',
    it: 'Rimuovi i filtri',
    pt: 'Limpar filtros',
    zh: '清除筛选',
    ja: '絞り込みを解除',
    ko: '필터 지우기',
    ar: 'مسح عوامل التصفية',
  },
});
