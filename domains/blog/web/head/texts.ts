import { texts } from '@egcr/web-kit/messages';

/** What the public pages say about themselves to search engines and in shared links. */
export const headTexts = texts({
  'blog-post': {
    en: 'A post of EGCR about money, work, security or public services. Each figure has a source and a day.',
    es: 'Un artículo de EGCR sobre dinero, trabajo, seguridad o servicios públicos. Cada cifra tiene fuente y fecha.',
    fr: 'Un article d’EGCR sur l’argent, le travail, la sécurité ou les services publics. Chaque chiffre a sa source et sa date.',
    de: 'Ein Beitrag von EGCR über Geld, Arbeit, Sicherheit oder öffentliche Dienste. Jede Zahl hat Quelle und Datum.',
    it: 'Un articolo di EGCR su denaro, lavoro, sicurezza o servizi pubblici. Ogni cifra ha fonte e data.',
    pt: 'Um artigo da EGCR sobre dinheiro, trabalho, segurança ou serviços públicos. Cada número tem fonte e data.',
    zh: 'EGCR 关于资金、工作、安全或公共服务的文章。每个数字都有来源和日期。',
    ja: 'お金、仕事、安全、公共サービスについてのEGCRの記事。どの数字にも出典と日付があります。',
    ko: '돈, 일자리, 보안, 공공 서비스에 관한 EGCR의 글입니다. 모든 수치에 출처와 날짜가 있습니다.',
    ar: 'مقال من EGCR عن المال أو العمل أو الأمان أو الخدمات العامة. لكل رقم مصدر وتاريخ.',
  },
});
