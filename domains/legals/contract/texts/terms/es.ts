import type { LegalText } from '../../legal-text.ts';

export const text: LegalText = {
  title: 'Condiciones de uso',
  summary: 'Lo que tú y nosotros podemos esperar cuando usas EGCR.',
  sections: [
    {
      id: 'agreement',
      title: 'El acuerdo',
      body: [
        'Estas condiciones rigen entre tú y quien opera esta instalación de EGCR, aquí «nosotros». Empiezan cuando marcas la casilla al registrarte. Guardamos qué versión aceptaste, con su huella y la hora, y puedes verlo en esta página.',
      ],
    },
    {
      id: 'account',
      title: 'Tu cuenta',
      body: [
        'Una persona, una cuenta, a su propio nombre. Confirmas un correo o un teléfono, completas un perfil y eliges un PIN. No compartas contraseña, PIN ni códigos: nunca te los pedimos por correo, teléfono o chat. Diez minutos sin actividad cierran tu sesión; el dinero solo se mueve con el PIN recién introducido.',
      ],
    },
    {
      id: 'money',
      title: 'Dinero y registros',
      body: [
        'Una transferencia hecha es definitiva. Nadie, tampoco nosotros, puede borrarla; un error se corrige con un asiento nuevo que ven ambas partes. Cada transferencia ocupa un lugar en un registro sellado, y cualquiera puede comprobar su prueba sin cuenta. Enviar dentro de la plataforma no cuesta nada a quien envía. Si un servicio tiene comisión o tipo de cambio, lo ves antes de aceptar.',
        'Los saldos existen solo en esta instalación. Si funciona con dinero de muestra, nada puede pagarse de verdad.',
      ],
    },
    {
      id: 'conduct',
      title: 'Lo que no se permite',
      body: [
        'Las reglas de uso aceptable forman parte de estas condiciones. A quien las incumpla se le pueden negar servicios; lo suyo sigue siendo suyo salvo que una ley diga otra cosa.',
      ],
    },
    {
      id: 'availability',
      title: 'Disponibilidad',
      body: [
        'Trabajamos para que el servicio esté siempre, pero no lo prometemos. Lo que aún no está abierto lo dice en su página, y nada en esa página es una oferta.',
      ],
    },
    {
      id: 'liability',
      title: 'Nuestra responsabilidad',
      body: [
        'Respondemos de lo que causemos con dolo o negligencia grave, y siempre que la ley no permita limitarlo. No respondemos de pérdidas por contraseñas o PIN que hayas entregado.',
      ],
    },
    {
      id: 'ending',
      title: 'Terminar',
      body: [
        'Puedes irte cuando quieras: mueve tu dinero y escríbenos. Podemos terminar el acuerdo con treinta días de aviso, y de inmediato solo si una ley o la seguridad de otros lo exige.',
      ],
    },
    {
      id: 'changes',
      title: 'Cambios',
      body: [
        'Una versión nueva se publica aquí con sus diferencias. Te pedimos aceptarla antes de que rija para ti; si no quieres, puedes irte.',
      ],
    },
    {
      id: 'complaints',
      title: 'Quejas',
      body: [
        'Escríbenos desde la página de contacto. Una persona lee cada queja y puedes seguirla con su referencia. Tu derecho a acudir a un tribunal o una autoridad queda intacto.',
      ],
    },
  ],
  earlier: {
    '1.0': {
      complaints: null,
      ending: [
        'Puedes irte cuando quieras: mueve tu dinero y escríbenos. Podemos terminar el acuerdo con catorce días de aviso.',
      ],
    },
  },
};
