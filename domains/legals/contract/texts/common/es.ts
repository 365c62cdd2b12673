import type { CommonText } from '../common-text.ts';

export const common: CommonText = {
  notice: {
    id: 'what-egcr-is-not',
    title: 'Lo que EGCR no es',
    body: [
      'EGCR no es un registro estatal, ni un banco autorizado, ni un fondo de garantía de depósitos. Ningún organismo público respalda un saldo aquí, ningún seguro lo cubre y ningún certificado nuestro sustituye al de una autoridad. Las cifras marcadas en nuestras páginas como objetivo de la plataforma son metas, no resultados.',
      'En una instalación de demostración todo el dinero es de muestra y no vale nada. Este texto es un borrador propio en lenguaje sencillo; quien opere EGCR con dinero real lo hará revisar antes por un abogado.',
    ],
  },
  binding:
    'El texto vinculante es el inglés. Las traducciones están para que puedas leerlo en tu idioma; si alguna difiere, vale el inglés.',
};
