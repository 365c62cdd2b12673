import type { LegalText } from '../../legal-text.ts';

export const text: LegalText = {
  title: 'Cookies y almacenamiento',
  summary: 'Qué guardan nuestras páginas en tu navegador y cómo decides sobre ello.',
  sections: [
    {
      id: 'short',
      title: 'En breve',
      body: [
        'Sin publicidad, sin seguimiento entre sitios, nada de terceros. Antes de que elijas, guardamos solo aquello sin lo que la página no funciona.',
      ],
    },
    {
      id: 'necessary',
      title: 'Necesario',
      body: [
        'En el almacenamiento local: tu sesión mientras estás dentro, tu respuesta sobre cookies, los ajustes de pantalla que haces tú, como idioma, tema e importes ocultos, y un código de referido con el que viniste. En el de la pestaña, hasta cerrarla: la página a la que querías llegar antes de entrar, lo que empezaste a rellenar y un número para la visita cuando has iniciado sesión. También los archivos del propio sitio, para poder decir que no hay conexión. No requiere consentimiento, porque tú lo pediste.',
        'Una cookie, que se pone cuando entras o pides un código: un número al azar con el que tu cuenta reconoce este navegador durante noventa días. No abre nada; evita que los intentos fallidos de un extraño te dejen fuera.',
      ],
    },
    {
      id: 'optional',
      title: 'Solo si aceptas',
      body: [
        'Preferencias: recordar elecciones de forma que también el servidor las lea y la página llegue ya en tu idioma. Analítica: anotar qué páginas usas con tu sesión iniciada, en nuestro propio servidor, durante noventa días. Lugar por seguridad: el lugar aproximado de un inicio de sesión, redondeado a unos diez kilómetros, para notar accesos ajenos. Marketing: novedades de los servicios. Cada categoría va por separado y está apagada hasta que la actives.',
      ],
    },
    {
      id: 'choice',
      title: 'Tu elección',
      body: [
        'La pregunta aparece un segundo después de la primera página, menos aquí: esto puedes leerlo con calma. Aceptar y rechazar son igual de fáciles. Si tu navegador envía Global Privacy Control o Do Not Track, lo tratamos como rechazo hasta que digas otra cosa.',
      ],
    },
    {
      id: 'withdraw',
      title: 'Cambiar de idea',
      body: [
        'Al pie de cada página pública está el acceso a los ajustes de cookies. Retirarlo es tan fácil como aceptar, y lo guardado con ese consentimiento se elimina de tu navegador.',
      ],
    },
    {
      id: 'record',
      title: 'Qué anotamos',
      body: [
        'Si has iniciado sesión guardamos a qué versión de este texto respondiste, qué elegiste, cuándo y en qué idioma. Es la prueba de tu elección y la ves en los ajustes.',
      ],
    },
    {
      id: 'changes',
      title: 'Cambios',
      body: ['Si cambia lo que este texto permite, la pregunta se hace de nuevo.'],
    },
  ],
  earlier: {
    '1.3': {
      necessary: [
        'En el almacenamiento local: tu sesión mientras estás dentro, tu respuesta sobre cookies, los ajustes de pantalla que haces tú, como idioma, tema e importes ocultos, y un código de referido con el que viniste. En el de la pestaña, hasta cerrarla: la página a la que querías llegar antes de entrar, lo que empezaste a rellenar y un número para la visita cuando has iniciado sesión. También los archivos del propio sitio, para poder decir que no hay conexión. No requiere consentimiento, porque tú lo pediste.',
        'Una cookie, que se pone cuando entras o pides un código: un número al azar con el que tu cuenta reconoce este navegador durante noventa días. No abre nada; evita que los intentos fallidos de un extraño te dejen fuera.',
      ],
    },
    '1.2': {
      necessary: [
        'En el almacenamiento local: tu sesión mientras estás dentro, tu respuesta sobre cookies, los ajustes de pantalla que haces tú, como idioma, tema e importes ocultos, y un código de referido con el que viniste. En el de la pestaña, hasta cerrarla: la página a la que querías llegar antes de entrar, lo que empezaste a rellenar y un número para la visita cuando has iniciado sesión. También los archivos del propio sitio, para poder decir que no hay conexión. No requiere consentimiento, porque tú lo pediste.',
      ],
    },
    '1.1': {
      necessary: [
        'En el almacenamiento local: tu sesión mientras estás dentro, tu respuesta sobre cookies y los ajustes de pantalla que haces tú, como idioma y tema. En el de la pestaña: la página a la que querías llegar antes de entrar y un código de referido con el que viniste. No requiere consentimiento, porque tú lo pediste.',
      ],
      optional: [
        'Preferencias: recordar elecciones de forma que también el servidor las lea y la página llegue ya en tu idioma. Analítica: contar qué páginas se usan, en nuestro propio servidor. Lugar por seguridad: el lugar aproximado de un inicio de sesión, redondeado a unos diez kilómetros, para notar accesos ajenos. Marketing: novedades de los servicios. Cada categoría va por separado y está apagada hasta que la actives.',
      ],
    },
    '1.0': {
      necessary: [
        'En el almacenamiento local: tu sesión mientras estás dentro, tu respuesta sobre cookies y los ajustes de pantalla que haces tú, como idioma y tema. En el de la pestaña: la página a la que querías llegar antes de entrar y un código de referido con el que viniste. No requiere consentimiento, porque tú lo pediste.',
      ],
      optional: [
        'Preferencias: recordar elecciones. Analítica: contar qué páginas se usan, en nuestro propio servidor. Marketing: novedades de los servicios. Cada categoría va por separado y está apagada hasta que la actives.',
      ],
    },
  },
};
