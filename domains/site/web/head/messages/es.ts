import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  landing:
    'Una cuenta para trabajo, dinero y servicios públicos. Abiertos: monedero y pagos en JVD y nueve monedas más. En construcción: subvenciones, crédito, empleo y empresas.',
  legals:
    'Términos, privacidad, cookies y los demás documentos legales de EGCR, con todas sus versiones, lo que cambió entre ellas y una página para imprimir.',
  whitepaper:
    'El marco EGCR de principio a fin: su moneda, su reserva, sus fondos y sus garantías, con cada cifra marcada como afirmación, objetivo o medida.',
  'benefits-individuals':
    'Lo que EGCR ofrece a una persona: una cuenta en JVD, trabajo pagado, crédito, subvenciones y servicios públicos, con una calculadora para tus cifras.',
  'benefits-businesses':
    'Lo que EGCR ofrece a una empresa: cobros, contratación, crédito y fondos, registro y mercados, con una calculadora para tus cifras.',
  'benefits-governments':
    'Lo que EGCR ofrece a un gobierno: subvenciones, resolución de deuda, empleo y servicios públicos, con una calculadora para tus cifras.',
  'benefits-organizations':
    'Lo que EGCR ofrece a las ONG e instituciones: fondos, programas, pagos e informes, con una calculadora para tus cifras.',
  security:
    'Cómo protege EGCR las cuentas y el dinero: acceso, PIN, libro mayor sellado, cifrado y cómo avisarnos de un fallo.',
  contact:
    'Escribe a EGCR sobre tu cuenta, un pago, una colaboración o la prensa, y consulta cómo va tu mensaje.',
  auth: 'Entra en EGCR o crea una cuenta con correo, teléfono o una llave de acceso.',
  'verification-example': 'Cómo es la verificación de una cuenta EGCR, paso a paso, con datos inventados.',
  verify: 'Comprueba un recibo de EGCR: si está en el libro mayor sellado y cuándo se anotó.',
  'not-found': 'No hay ninguna página en esta dirección de EGCR.',
  script:
    'Los menús, los formularios y las cifras en vivo de esta página necesitan JavaScript. La API se describe en /api/reference.',
};
