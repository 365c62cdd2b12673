import type { LegalText } from '../../legal-text.ts';

export const text: LegalText = {
  title: 'Condiciones de los referidos',
  summary: 'Cómo traes a alguien a EGCR, qué recibe cada uno y qué no cuenta.',
  sections: [
    {
      id: 'how',
      title: 'Cómo funciona',
      body: [
        'Cada persona tiene un código. Quien se registra con él, o lo introduce en los ajustes en los treinta días siguientes, cuenta como traído por ti. Ocurre una vez y para siempre, y nadie puede traerse a sí mismo. Los círculos en que unas personas se traen a otras se rechazan.',
      ],
    },
    {
      id: 'steps',
      title: 'Tres pasos',
      body: [
        'Pendiente, hasta que la otra persona tenga dirección confirmada, perfil y PIN. Verificado, desde entonces. Completado, con su primer pago de diez unidades o más a alguien que no seas tú. Ves solo en qué paso está, no quién es.',
      ],
    },
    {
      id: 'reward',
      title: 'La recompensa',
      body: [
        'Diez JVD para ti y diez para la otra persona. Se retienen catorce días tras completarse y luego vencen. Si esta instalación funciona con dinero de muestra, se pagan en dinero de muestra. Si no, quedan pendientes hasta que un programa con dinero propio las pague; no prometemos fecha.',
      ],
    },
    {
      id: 'limits',
      title: 'Límites',
      body: [
        'Como mucho veinte personas al día, cincuenta recompensas en treinta días y quinientas en total. Más allá, la otra persona recibe igualmente la suya.',
      ],
    },
    {
      id: 'review',
      title: 'Mirar de cerca',
      body: [
        'El mismo buzón o red en ambos lados, muchos registros en una hora o un correo desechable hacen que la recompensa espere a una persona. Esta la libera o la rechaza, una vez, y nunca si está en uno de los lados.',
      ],
    },
    {
      id: 'not',
      title: 'Lo que no se permite',
      body: [
        'Publicidad con mensajes no deseados, personas inventadas, cuentas compradas y promesas que no hacemos. Las recompensas así obtenidas se rechazan y pueden retirarse.',
      ],
    },
    {
      id: 'no-pyramid',
      title: 'Sin pirámide',
      body: [
        'Hay un solo nivel. No recibes nada por quienes traigan a su vez tus referidos, y participar nunca cuesta nada.',
      ],
    },
    {
      id: 'end',
      title: 'Cambios y final',
      body: [
        'Podemos cambiar o terminar el programa para el futuro. Las recompensas ya retenidas siguen como se anunciaron.',
      ],
    },
  ],
};
