import type { Translation } from '@egcr/web-kit/messages';

import type { messages as english } from './en.ts';

export const messages: Translation<typeof english> = {
  state: 'Aún no está abierto',
  will: 'Qué hará',
  honest:
    'Todavía estamos construyendo este servicio. Aquí aún no funciona nada, y nada de lo que ves en otros lugares depende de él.',
  back: 'Volver a la página anterior',
  home: 'Ir a la página de inicio',
  dashboard: 'Ir a tu panel',
  'not-found.title': 'No hay ninguna página en esta dirección',
  'not-found.text':
    'Puede que la dirección esté mal escrita o que la página se haya movido. Revísala o empieza de nuevo desde uno de estos lugares.',
  'not-found.code': 'Error 404',
  'about.contact': 'Podrás escribirnos aquí y recibir respuesta por correo electrónico.',
  'about.legals':
    'Aquí estarán las condiciones de uso, el aviso de privacidad y los demás documentos legales, cada uno con su fecha y sus versiones anteriores.',
  'about.benefits-individuals':
    'Esta página mostrará lo que EGCR te ofrece como persona: apoyo a los ingresos, monedero, informe de crédito y ayuda con las deudas.',
  'about.benefits-businesses':
    'Esta página mostrará lo que EGCR ofrece a las empresas con EconomicOS: registro, subvenciones, pagos y acceso al capital.',
  'about.benefits-governments':
    'Esta página mostrará lo que EGCR ofrece a los gobiernos con GovOS: fondos públicos, gestión de la deuda y pagos a la ciudadanía.',
  'about.benefits-organizations':
    'Esta página mostrará lo que EGCR ofrece a las ONG e instituciones con CivicOS: subvenciones, fondos y cuentas abiertas.',
  'about.blog': 'Aquí se publicarán noticias y explicaciones sobre trabajo, dinero y servicios públicos.',
  'about.jobs': 'Aquí se listarán las vacantes de la bolsa mundial de empleo para que cualquiera las lea.',
  'about.security':
    'Esta página explicará cómo protegemos las cuentas y el dinero, y cómo avisar de una debilidad.',
  'about.settings':
    'Aquí gestionarás tu perfil, el inicio de sesión, los dispositivos, el idioma y los avisos.',
  'about.services':
    'Aquí se listarán todos los servicios para personas, empresas, gobiernos e instituciones.',
  'about.services-business':
    'Las empresas encontrarán aquí registro, verificación, subvenciones, pagos y capital.',
  'about.services-personal':
    'Aquí encontrarás trabajo, apoyo a los ingresos, subvenciones, informe de crédito y ayuda con las deudas.',
  'about.services-government':
    'Los gobiernos gestionarán desde aquí fondos, programas de deuda y pagos a la ciudadanía.',
  'about.services-ngo':
    'Las ONG e instituciones pedirán subvenciones, llevarán sus programas y rendirán cuentas abiertamente desde aquí.',
  'about.business-reserve':
    'El sistema de reserva subnacional permitirá a regiones y empresas guardar, emitir y redimir reservas.',
  'about.grants':
    'Aquí encontrarás subvenciones para personas, empresas y gobiernos, las solicitarás y seguirás tu solicitud.',
  'about.job-board':
    'La bolsa de empleo te emparejará con trabajo en todo el mundo e iniciará el apoyo a los ingresos cuando no lo tengas.',
  'about.capital-market': 'Podrás ver y negociar tokens de empresas registradas en EGCR.',
  'about.email': 'Tendrás un buzón propio, unido a tu cuenta.',
  'about.debt': 'Verás todas tus deudas en un solo lugar, con planes de pago y ofertas para saldarlas.',
  'about.businesses': 'Aquí se listarán las empresas que son tuyas o en las que trabajas.',
  'about.business':
    'Cada empresa tendrá aquí su resumen, monedero, tokens, subvenciones, documentos y ajustes.',
  'about.credit': 'Leerás tu informe de crédito en lenguaje claro e impugnarás lo que esté mal.',
  'about.create-service': 'Aquí pedirás un servicio y te guiaremos por lo que necesita.',
  'about.registration': 'Registrarás una empresa en un formulario guiado y lo guardarás sobre la marcha.',
  'about.register-business': 'Aquí se abrirá el formulario guiado para registrar una empresa.',
  'about.business-verification': 'Las empresas demostrarán aquí quiénes son y a quién pertenecen.',
  'about.directory': 'Aquí buscarás empresas verificadas y leerás sus perfiles públicos.',
  'about.business-capital-market': 'Las empresas emitirán tokens y captarán capital aquí.',
  'about.business-admin':
    'Los propietarios gestionarán aquí los papeles, los permisos y los ajustes de su empresa.',
  'about.funding-application':
    'Aquí solicitarás una subvención o un fondo, paso a paso, y guardarás tus respuestas sobre la marcha.',
  'about.ai-agents': 'Los agentes de IA redactarán, comprobarán y explicarán por ti. Tú apruebas cada paso.',
  'about.payment-gateway':
    'Los comercios aceptarán pagos en cualquier moneda, encaminados automáticamente al menor coste.',
  'about.business-ai-agents':
    'Los agentes de IA ayudarán a tu empresa con el papeleo, el cumplimiento y los clientes.',
};
