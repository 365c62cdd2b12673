import { texts } from '@egcr/web-kit/messages';

/** What the activity log keeps automatically. */
export const actTexts = texts({
  page_view: {
    en: 'Page opened',
    es: 'Página abierta',
    fr: 'Page ouverte',
    de: 'Seite geöffnet',
    it: 'Pagina aperta',
    pt: 'Página aberta',
    zh: '打开页面',
    ja: 'ページを開きました',
    ko: '페이지 열림',
    ar: 'فُتحت صفحة',
  },
  location_shared: {
    en: 'Place shared',
    es: 'Lugar compartido',
    fr: 'Lieu partagé',
    de: 'Ort geteilt',
    it: 'Luogo condiviso',
    pt: 'Lugar compartilhado',
    zh: '共享位置',
    ja: '場所を共有しました',
    ko: '위치 공유',
    ar: 'شورك المكان',
  },
});
