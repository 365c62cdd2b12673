import type { LegalText } from '../../legal-text.ts';

export const text: LegalText = {
  title: 'Aviso de privacidad',
  summary: 'Qué datos tuyos guardamos, por qué, cuánto tiempo y qué puedes hacer.',
  sections: [
    {
      id: 'who',
      title: 'Quién es responsable',
      body: [
        'Quien opera esta instalación. Contacta desde la página de contacto; elige el tema «Privacidad y datos».',
      ],
    },
    {
      id: 'what',
      title: 'Qué guardamos',
      body: [
        'Tu correo o teléfono, tu nombre y nombre de usuario, tus ajustes, y tu contraseña y PIN como resúmenes que no se pueden revertir. Tus sesiones con su dispositivo y red. Tus movimientos de dinero. Quién te invitó, si usaste un código. Qué textos legales aceptaste. Lo que nos escribes.',
        'Un registro completo de actividad se lleva solo si lo consientes. Sin consentimiento anotamos únicamente eventos de seguridad, como un inicio de sesión, con la dirección de red acortada y sin lugar.',
      ],
    },
    {
      id: 'why',
      title: 'Por qué',
      body: [
        'Para llevar tu cuenta y hacer lo que ordenas, que es nuestro contrato contigo; para proteger las cuentas del abuso, que es nuestro interés legítimo; para cumplir obligaciones legales de conservación; y todo lo demás solo con tu consentimiento.',
      ],
    },
    {
      id: 'how-long',
      title: 'Cuánto tiempo',
      body: [
        'El registro de actividad, noventa días; sus eventos de seguridad, trece meses. Los mensajes que nos envías, un año después de resolverse. Los datos de la cuenta, mientras la tengas. Los asientos del libro permanecen, porque la otra parte también los necesita; cerrada la cuenta, ya no muestran tu nombre a otros.',
      ],
    },
    {
      id: 'who-else',
      title: 'Quién más los ve',
      body: [
        'Nadie a quien se los vendamos: no vendemos nada ni mostramos publicidad. Quien entrega correos y SMS ve lo que entrega. Quien te paga o cobra de ti ve tu nombre y nombre de usuario. La página no carga nada de otras empresas.',
      ],
    },
    {
      id: 'rights',
      title: 'Tus derechos',
      body: [
        'Puedes ver y corregir tus datos en los ajustes, exportar o borrar tu registro de actividad, llevarte extractos en archivos, oponerte, retirar el consentimiento y pedirnos una copia o el borrado. Respondemos en un mes. También puedes reclamar ante tu autoridad de protección de datos.',
      ],
    },
    {
      id: 'safety',
      title: 'Cómo se protegen',
      body: [
        'Las conexiones van cifradas cuando se ofrece el sitio por HTTPS, los secretos se guardan como resúmenes, el acceso se comprueba en el servidor en cada llamada y el personal necesita un segundo factor. Hay más en la página de seguridad.',
      ],
    },
  ],
  earlier: {
    '1.1': {
      what: [
        'Tu correo o teléfono, tu nombre y nombre de usuario, tus ajustes, y tu contraseña y PIN como resúmenes que no se pueden revertir. Tus sesiones con su dispositivo y red. Tus movimientos de dinero. Quién te invitó, si usaste un código. Qué textos legales aceptaste. Lo que nos escribes.',
        'Un registro completo de actividad se lleva solo si lo consientes. Sin consentimiento anotamos únicamente eventos de seguridad, como un inicio de sesión, con la dirección de red acortada y sin lugar.',
      ],
      why: [
        'Para llevar tu cuenta y hacer lo que ordenas, que es nuestro contrato contigo; para proteger las cuentas del abuso, que es nuestro interés legítimo; para cumplir obligaciones legales de conservación; y todo lo demás solo con tu consentimiento.',
      ],
      'how-long': [
        'El registro de actividad, noventa días; sus eventos de seguridad, trece meses. Los mensajes que nos envías, un año después de resolverse. Los datos de la cuenta, mientras la tengas. Los asientos del libro permanecen, porque la otra parte también los necesita; cerrada la cuenta, ya no muestran tu nombre a otros.',
      ],
      rights: [
        'Puedes ver y corregir tus datos en los ajustes, exportar o borrar tu registro de actividad, llevarte extractos en archivos, oponerte, retirar el consentimiento y pedirnos una copia o el borrado. Respondemos en un mes. También puedes reclamar ante tu autoridad de protección de datos.',
      ],
      safety: [
        'Las conexiones van cifradas cuando se ofrece el sitio por HTTPS, los secretos se guardan como resúmenes, el acceso se comprueba en el servidor en cada llamada y el personal necesita un segundo factor. Hay más en la página de seguridad.',
      ],
    },
    '1.0': {
      what: [
        'Tu correo o teléfono, tu nombre y nombre de usuario, tus ajustes, y tu contraseña y PIN como resúmenes que no se pueden revertir. Tus sesiones con su dispositivo y red. Tus movimientos de dinero. Quién te invitó, si usaste un código. Qué textos legales aceptaste. Lo que nos escribes.',
        'Un registro completo de actividad se lleva solo si lo consientes. Sin consentimiento anotamos únicamente eventos de seguridad, como un inicio de sesión, con la dirección de red acortada y sin lugar.',
      ],
      why: [
        'Para llevar tu cuenta y hacer lo que ordenas, que es nuestro contrato contigo; para proteger las cuentas del abuso, que es nuestro interés legítimo; para cumplir obligaciones legales de conservación; y todo lo demás solo con tu consentimiento.',
      ],
      'how-long': [
        'El registro de actividad, noventa días. Los mensajes, un año. Los datos de la cuenta, mientras la tengas. Los asientos del libro permanecen.',
      ],
      rights: [
        'Puedes ver y corregir tus datos en los ajustes, exportar o borrar tu registro de actividad, llevarte extractos en archivos, oponerte, retirar el consentimiento y pedirnos una copia o el borrado. Respondemos en un mes. También puedes reclamar ante tu autoridad de protección de datos.',
      ],
      safety: [
        'Las conexiones van cifradas cuando se ofrece el sitio por HTTPS, los secretos se guardan como resúmenes, el acceso se comprueba en el servidor en cada llamada y el personal necesita un segundo factor. Hay más en la página de seguridad.',
      ],
    },
  },
};
