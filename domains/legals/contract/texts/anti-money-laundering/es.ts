import type { LegalText } from '../../legal-text.ts';

export const text: LegalText = {
  title: 'Reglas contra el blanqueo de capitales',
  summary: 'Qué hacemos, y qué aún no, para que EGCR no sirva para ocultar o mover dinero delictivo.',
  sections: [
    {
      id: 'principle',
      title: 'El principio',
      body: [
        'El dinero en EGCR debe tener origen y fin honrados. Quien lo use para blanquear, financiar el terrorismo o eludir sanciones queda excluido.',
      ],
    },
    {
      id: 'know',
      title: 'A quién conocemos',
      body: [
        'Antes de usar el monedero, cada persona confirma un correo o teléfono, da su nombre y elige un PIN. En esta versión no se comprueban documentos de identidad, dueños de empresas ni listas de sanciones. Por eso no sirve para dinero real sin los controles que exija la ley del operador, que debe añadirlos primero.',
      ],
    },
    {
      id: 'watch',
      title: 'Qué vigilamos',
      body: [
        'Cada movimiento está en un libro de partida doble que no se puede cambiar ni vaciar. Hay límites para transferencias y retiradas, y se muestran en «Límites y seguridad». Las recompensas de referidos que parecen amañadas esperan la decisión de una persona.',
      ],
    },
    {
      id: 'freeze',
      title: 'Bloquear',
      body: [
        'Puedes bloquear tu propio monedero cuando quieras. También puede bloquearse una cuenta si hay sospecha fundada u orden legal: entonces no sale nada. Lo que contiene se queda allí; nadie lo toma sin base legal.',
      ],
    },
    {
      id: 'duty',
      title: 'Qué te pedimos',
      body: [
        'Envía y recibe solo para ti o para quien representes abiertamente. No prestes tu cuenta. Responde con verdad a las preguntas sobre un pago. Si no esperabas un pago, dínoslo y no lo reenvíes.',
      ],
    },
    {
      id: 'report',
      title: 'Avisar',
      body: [
        'Avísanos de pagos sospechosos en la página de contacto, tema «Blanqueo o fraude». Si la ley exige comunicarlo a una autoridad, lo hace el operador, y no puede decírselo a la persona afectada.',
      ],
    },
    {
      id: 'records',
      title: 'Conservación',
      body: [
        'Guardamos los registros que exige la ley del país del operador y durante el tiempo que exija; por lo general, al menos cinco años tras el último pago.',
      ],
    },
  ],
  earlier: {
    '1.0': {
      know: [
        'Antes de usar el monedero, cada persona confirma un correo o teléfono, da su nombre y elige un PIN. En esta versión no se comprueban documentos de identidad, dueños de empresas ni listas de sanciones. Por eso no sirve para dinero real sin los controles que exija la ley del operador, que debe añadirlos primero.',
      ],
      watch: [
        'Cada movimiento está en un libro de partida doble que no se puede cambiar ni vaciar. Hay límites para transferencias y retiradas, y se muestran en «Límites y seguridad». Las recompensas de referidos que parecen amañadas esperan la decisión de una persona.',
      ],
      records: [
        'Guardamos los registros que exige la ley del país del operador y durante el tiempo que exija; por lo general, al menos cinco años tras el último pago.',
      ],
    },
  },
};
