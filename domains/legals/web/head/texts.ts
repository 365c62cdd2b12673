import { texts } from '@egcr/web-kit/messages';

/** What the public pages say about themselves to search engines and in shared links. */
export const headTexts = texts({
  legals: {
    en: 'Terms, privacy, cookies and every other legal document of EGCR, with all versions, what changed between them, and a page to print.',
    es: 'Términos, privacidad, cookies y los demás documentos legales de EGCR, con todas sus versiones, lo que cambió entre ellas y una página para imprimir.',
    fr: 'Conditions, confidentialité, cookies et tous les autres documents juridiques d’EGCR, avec leurs versions, ce qui a changé et une page à imprimer.',
    de: 'Nutzungsbedingungen, Datenschutz, Cookies und alle anderen rechtlichen Dokumente von EGCR, mit sämtlichen Fassungen, den Unterschieden und einer Druckansicht.',
    it: 'Condizioni, privacy, cookie e tutti gli altri documenti legali di EGCR, con ogni versione, che cosa è cambiato e una pagina da stampare.',
    pt: 'Termos, privacidade, cookies e todos os outros documentos legais da EGCR, com cada versão, o que mudou entre elas e uma página para imprimir.',
    zh: 'EGCR 的条款、隐私、Cookie 及其他全部法律文件，附所有版本、版本之间的变化，并可打印。',
    ja: '利用規約、プライバシー、Cookieなど、EGCRのすべての法的文書。各版と変更点を確認し、印刷できます。',
    ko: '이용 약관, 개인정보, 쿠키 등 EGCR의 모든 법률 문서를 모든 버전과 변경 내용, 인쇄용 화면과 함께 볼 수 있습니다.',
    ar: 'الشروط والخصوصية وملفات تعريف الارتباط وسائر المستندات القانونية لمنصة EGCR، بكل إصداراتها وما تغيّر بينها، مع صفحة للطباعة.',
  },
});
