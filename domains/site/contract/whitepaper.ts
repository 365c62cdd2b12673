/** The white paper as an article: what stands at its head, on its PDF and in its structured data. Its text is in `whitepaper/`. */
export const whitepaperArticle = {
  path: '/egcr/whitepaper',
  version: '1.0',
  /** `YYYY-MM-DD`, UTC. */
  publishedOn: '2026-11-20',
  modifiedOn: '2026-11-23',
  author: 'EGCR',
  /** The same in print, by `?language=`. */
  pdfPath: '/api/v1/site/whitepaper.pdf',
  texts: {
    en: {
      title: 'An economy with open books',
      description:
        'The EGCR framework and its currency, the JVD: what it sets out to do, how it works, what was measured, and what it is not.',
    },
    es: {
      title: 'Una economía con los libros abiertos',
      description:
        'El marco EGCR y su moneda, el JVD: qué se propone, cómo funciona, qué se ha medido y qué no es.',
    },
    fr: {
      title: 'Une économie à livres ouverts',
      description:
        'Le cadre EGCR et sa monnaie, le JVD : ce qu’il vise, comment il fonctionne, ce qui a été mesuré et ce qu’il n’est pas.',
    },
    de: {
      title: 'Eine Wirtschaft mit offenen Büchern',
      description:
        'Das EGCR-Rahmenwerk und seine Währung, der JVD: was es anstrebt, wie es arbeitet, was gemessen ist und was es nicht ist.',
    },
    it: {
      title: 'Un’economia a libri aperti',
      description:
        'Il quadro EGCR e la sua moneta, il JVD: che cosa si propone, come funziona, che cosa è stato misurato e che cosa non è.',
    },
    pt: {
      title: 'Uma economia de livros abertos',
      description:
        'A estrutura EGCR e sua moeda, o JVD: o que pretende, como funciona, o que foi medido e o que não é.',
    },
    zh: {
      title: '账目公开的经济',
      description: 'EGCR 框架及其货币 JVD：目标是什么、如何运作、哪些已经实测，以及它不是什么。',
    },
    ja: {
      title: '帳簿の開かれた経済',
      description:
        'EGCRの枠組みとその通貨JVDについて、目指すもの、仕組み、実測した事実、そしてEGCRではないものを説明します。',
    },
    ko: {
      title: '장부가 열린 경제',
      description:
        'EGCR 체계와 그 통화 JVD: 무엇을 지향하고, 어떻게 작동하며, 무엇이 측정되었고, 무엇이 아닌지를 설명합니다.',
    },
    ar: {
      title: 'اقتصاد دفاتره مفتوحة',
      description: 'إطار EGCR وعملته JVD: ما يسعى إليه، وكيف يعمل، وما الذي قيس فعلًا، وما ليس هو عليه.',
    },
  },
} as const;

/** The languages in which the white paper is complete. */
export type WhitepaperLanguage = keyof typeof whitepaperArticle.texts;
