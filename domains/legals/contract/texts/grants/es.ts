import type { LegalText } from '../../legal-text.ts';

export const text: LegalText = {
  title: 'Condiciones de las subvenciones',
  summary: 'Cómo funcionarán las subvenciones y los fondos sectoriales, y qué no cabe esperar hoy.',
  sections: [
    {
      id: 'status',
      title: 'En qué punto están',
      body: [
        'Las subvenciones y los fondos sectoriales aún no están abiertos. No se puede presentar ninguna solicitud, no se decide ninguna y no hay dinero reservado para nadie. Los importes de nuestras páginas son objetivos de la plataforma.',
      ],
    },
    {
      id: 'no-fee',
      title: 'Nadie paga por solicitar',
      body: [
        'Solicitar no costará nada. Nadie puede pedir una tasa, un depósito o un regalo por una solicitud, un mejor puesto o un pago, ni en nuestro nombre ni en el suyo. Quien lo haga estafa: avísanos.',
      ],
    },
    {
      id: 'who',
      title: 'Quién podrá solicitar',
      body: [
        'Personas, empresas, gobiernos y organizaciones con cuenta completa, cada cual en los programas pensados para ellos. Las condiciones, el plazo, los criterios y su peso figurarán en cada programa antes de abrirse.',
      ],
    },
    {
      id: 'decision',
      title: 'Cómo se decidirá',
      body: [
        'Por personas y con criterios publicados. Quien tenga interés en una solicitud no la juzga. Sabrás el resultado con sus motivos y podrás pedir que otra persona revise un rechazo. Nadie tiene derecho a una subvención.',
      ],
    },
    {
      id: 'use',
      title: 'Cómo usar el dinero',
      body: [
        'Solo para el fin solicitado. Las subvenciones mayores se pagan por etapas, cada una tras un informe. El dinero no usado, o usado para otra cosa, se devuelve.',
      ],
    },
    {
      id: 'openness',
      title: 'Transparencia',
      body: [
        'Las concesiones se publicarán con programa, importe y fin. No se publican nombres de particulares sin su consentimiento.',
      ],
    },
    {
      id: 'false',
      title: 'Declaraciones falsas',
      body: [
        'Quien obtenga una subvención con datos falsos la devuelve y queda excluido. Los errores de buena fe se pueden corregir sin perjuicio hasta la decisión.',
      ],
    },
    {
      id: 'law',
      title: 'Impuestos y ley',
      body: [
        'Si una subvención tributa lo decide la ley del lugar donde vives. Estas condiciones se completarán, y se te pedirá aceptarlas, antes de abrir el primer programa.',
      ],
    },
  ],
  earlier: {
    '1.0': {
      'no-fee': [
        'Solicitar no costará nada. Nadie puede pedir una tasa, un depósito o un regalo por una solicitud, un mejor puesto o un pago, ni en nuestro nombre ni en el suyo. Quien lo haga estafa: avísanos.',
      ],
      decision: [
        'Por personas y con criterios publicados. Quien tenga interés en una solicitud no la juzga. Sabrás el resultado con sus motivos y podrás pedir que otra persona revise un rechazo. Nadie tiene derecho a una subvención.',
      ],
    },
  },
};
